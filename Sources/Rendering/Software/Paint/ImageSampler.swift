import CPixels
import RenderScene

/// Samples the pixels of an image along a row of the target, each from its absolute position.
struct ImageSampler {
    /// Premultiplied, tightly packed.
    let texels: UnsafePointer<UInt32>
    let width: Int
    let height: Int
    let map: Map
    /// nil if every pixel is the bilinear mean of four texels.
    private let filter: TexelFilter?
    let kernels: Kernels

    enum Map {
        /// One texel per pixel, offset by whole pixels.
        case offset(x: Int, y: Int)
        case affine(AffineMap)
        case perspective(PerspectiveMap)
        /// From pixels to the plane, and from there to texels.
        case stretched(Homography, ContentsStretch)
    }

    /// Samples the image of a command; nil if its map has no inverse.
    init?(_ texels: UnsafeBufferPointer<UInt32>, of command: DisplayCommand.Image, _ kernels: Kernels) {
        guard let base = texels.baseAddress, let planeFromDevice = command.shape.matrix.inverse else { return nil }
        self.texels = base
        self.kernels = kernels
        (width, height) = (command.image.width, command.image.height)
        if let stretch = command.stretch {
            map = .stretched(planeFromDevice, stretch)
            filter = TexelFilter(command.filters, of: command.image, map: map)
            return
        }
        let (scale, offset) = (command.texelScale, command.texelOffset)
        let texelFromDevice = planeFromDevice.concatenating(
            Homography(scale.x, 0, 0, 0, scale.y, 0, offset.x, offset.y, 1))
        guard texelFromDevice.isFinite else { return nil }
        let rect = command.shape.outline.rect
        map = Self.map(texelFromDevice, near: command.shape.matrix(SIMD2(rect.left, rect.top)))
        filter = TexelFilter(command.filters, of: command.image, map: map)
    }

    /// Samples through a map from device pixels to texels; nil if it is not finite.
    init?(_ texels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, texelFromDevice: Homography, _ kernels: Kernels) {
        guard texelFromDevice.isFinite, let deviceFromTexel = texelFromDevice.inverse else { return nil }
        (self.texels, self.width, self.height, filter, self.kernels) = (texels, width, height, nil, kernels)
        map = Self.map(texelFromDevice, near: deviceFromTexel(.zero))
    }

    private static func map(_ texelFromDevice: Homography, near corner: SIMD3<Double>) -> Map {
        texelFromDevice.isAffine
            ? .affine(AffineMap(texelFromDevice, near: corner)) : .perspective(PerspectiveMap(texelFromDevice, near: corner))
    }

    /// Samples a surface at its own position.
    init(_ surface: Surface, _ kernels: Kernels) {
        texels = UnsafePointer(surface.pixels)
        (width, height, filter, self.kernels) = (surface.stride, surface.bounds.height, nil, kernels)
        map = .offset(x: -surface.bounds.left, y: -surface.bounds.top)
    }

    /// The pixels along a row of the target: in `scratch` (returned), or in the image itself where they are unchanged.
    func row(x: Int, y: Int, count: Int, into scratch: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
        if let filter {
            filteredRow(filter, x: x, y: y, count: count, into: scratch)
            return UnsafePointer(scratch)
        }
        switch map {
        case .offset(let left, let top): return texels + ((y + top) * width + x + left)
        case .affine(let map): return affineRow(map, x: x, y: y, count: count, into: scratch)
        case .perspective(let map):
            let line = map.line(x: x, y: y, count: count, width: width)
            kernels.project(scratch, count, from: kernelTexels, by: line, column: map.column(x))
            return UnsafePointer(scratch)
        case .stretched(let map, let stretch):
            stretchedRow(map, stretch, x: x, y: y, count: count, into: scratch)
            return UnsafePointer(scratch)
        }
    }

    /// Paints a whole outline; false if it must or should be done row by row.
    func paint(_ outline: FlatOutline, opacity: UInt32, isOpaque: Bool) -> Bool {
        guard filter == nil, case .affine(let map) = map else { return false }
        let canvas = outline.canvas
        if map.isWhole, canvas.right - canvas.left > Self.widestShifted { return false }
        let plane = map.plane(x: Int(canvas.left), y: Int(canvas.top))
        return kernels.blend(outline, kernelTexels, by: plane, opacity: opacity, isOpaque: isOpaque)
    }

    /// Longer rows are faster shifted than sampled.
    private static let widestShifted: Int32 = 64

    /// Prefetches the texels of some pixels at a scale of 1.
    func fetch(_ pixels: DeviceRect) {
        guard case .affine(let map) = map, map.isOneToOne, Surface.isWorthFetching(pixels) else { return }
        let (u, v) = map.texel(x: pixels.left, y: pixels.top)
        let texels = DeviceRect(
            left: Int(u >> 32), top: Int(v >> 32), right: Int(u >> 32) + pixels.width, bottom: Int(v >> 32) + pixels.height
        )
        .intersection(DeviceRect(left: 0, top: 0, right: width, bottom: height))
        guard !texels.isEmpty else { return }
        kinora_fetch(self.texels + (texels.top * width + texels.left), texels.width * 4, texels.height, width * 4)
    }

    private func affineRow(
        _ map: AffineMap, x: Int, y: Int, count: Int, into scratch: UnsafeMutablePointer<UInt32>
    ) -> UnsafePointer<UInt32> {
        let span = map.span(x: x, y: y)
        if let shifted = shiftedRow(span, count, into: scratch) { return shifted }
        kernels.sample(scratch, count, from: kernelTexels, along: span)
        return UnsafePointer(scratch)
    }

    /// A row at a scale of 1 and a subpixel offset; its two ends decide, since the texels between are on a straight line.
    private func shiftedRow(_ span: kinora_span, _ count: Int, into scratch: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32>? {
        let last = Int64(count - 1)
        let (endU, endV) = (span.u &+ span.du &* last, span.v &+ span.dv &* last)
        // The eight bits of each weight, and the row, are the same at both ends.
        guard (span.u ^ endU) & 0xff00_0000 == 0, endU &>> 32 &- span.u &>> 32 == last, endV &>> 24 == span.v &>> 24 else {
            return nil
        }
        let (column, row) = (Int(span.u &>> 32), Int(span.v &>> 32))
        let (fx, fy) = (UInt32(span.u &>> 24 & 255), UInt32(span.v &>> 24 & 255))
        guard column >= 0, column + count + (fx > 0 ? 1 : 0) <= width else { return nil }
        let upper = texels + (min(max(row, 0), height - 1) * width + column)
        if fx | fy == 0 { return upper }
        let lower = texels + (min(max(row &+ 1, 0), height - 1) * width + column)
        kernels.shift(scratch, count, upper: upper, lower: lower, fx: fx, fy: fy)
        return UnsafePointer(scratch)
    }

    private var kernelTexels: kinora_texels { kinora_texels(base: texels, width: Int32(width), height: Int32(height)) }

    private func stretchedRow(
        _ map: Homography, _ stretch: ContentsStretch, x: Int, y: Int, count: Int, into scratch: UnsafeMutablePointer<UInt32>
    ) {
        let row = Double(y) + 0.5
        let (right, bottom) = (Double(width) + 1, Double(height) + 1)
        for index in 0..<count {
            let point = map.homogeneous(Double(x &+ index) + 0.5, row)
            let u = stretch.horizontal.texel(at: point.x / point.z)
            let v = stretch.vertical.texel(at: point.y / point.z)
            scratch[index] = sample(Self.fixed(u, below: right), Self.fixed(v, below: bottom))
        }
    }

    /// A texel coordinate minus half a texel, in 1/256, rounded; clamped to the image's surroundings, NaN to the near side.
    @inline(__always)
    static func fixed(_ coordinate: Double, below limit: Double) -> Int {
        let near = coordinate > -1 ? (coordinate < limit ? coordinate : limit) : -1
        // Adding 1.5 * 2^52 rounds to an integer in the low 51 bits: faster than a checked conversion.
        let rounded = (near - 0.5) * 256 + 0x1.8p52
        return Int(Int64(bitPattern: rounded.bitPattern &<< 13) &>> 13)
    }

    /// Bilinear mean of four texels around a position in 1/256 texel; beyond the image its edge texels extend.
    @inline(__always)
    private func sample(_ u: Int, _ v: Int) -> UInt32 { Self.sample(texels, width, height, u, v) }

    @inline(__always)
    static func sample(_ texels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ u: Int, _ v: Int) -> UInt32 {
        let (x, y) = (u >> 8, v >> 8)
        let (fx, fy) = (UInt64(truncatingIfNeeded: u & 255), UInt64(truncatingIfNeeded: v & 255))
        if UInt(bitPattern: x) < UInt(bitPattern: width &- 1), UInt(bitPattern: y) < UInt(bitPattern: height &- 1) {
            let corner = UnsafeRawPointer(texels + (y &* width &+ x))
            let next = corner + width &* MemoryLayout<UInt32>.stride
            return mean(corner.loadUnaligned(as: SIMD8<UInt8>.self), next.loadUnaligned(as: SIMD8<UInt8>.self), fx, fy)
        }
        let (left, right) = (min(max(x, 0), width &- 1), min(max(x &+ 1, 0), width &- 1))
        let upper = texels + min(max(y, 0), height &- 1) &* width
        let lower = texels + min(max(y &+ 1, 0), height &- 1) &* width
        return mean(
            unsafeBitCast(SIMD2(upper[left], upper[right]), to: SIMD8<UInt8>.self),
            unsafeBitCast(SIMD2(lower[left], lower[right]), to: SIMD8<UInt8>.self), fx, fy)
    }

    /// Weighted mean of two pairs of neighboring texels in 1/256; the weights are integers that add up to 256, so that a plain color is
    /// preserved.
    @inline(__always)
    private static func mean(_ upper: SIMD8<UInt8>, _ lower: SIMD8<UInt8>, _ fx: UInt64, _ fy: UInt64) -> UInt32 {
        let lowerRight = (fx &* fy &+ 128) &>> 8
        let (upperRight, lowerLeft) = (fx &- lowerRight, fy &- lowerRight)
        let upperLeft = 256 &- fx &- lowerLeft
        // One weight for each of a texel's four channels.
        let upperWeights = unsafeBitCast(SIMD2(upperLeft, upperRight) &* 0x0001_0001_0001_0001, to: SIMD8<UInt16>.self)
        let lowerWeights = unsafeBitCast(SIMD2(lowerLeft, lowerRight) &* 0x0001_0001_0001_0001, to: SIMD8<UInt16>.self)
        let columns =
            SIMD8<UInt16>(truncatingIfNeeded: upper) &* upperWeights &+ SIMD8<UInt16>(truncatingIfNeeded: lower) &* lowerWeights
        let sum = (columns.lowHalf &+ columns.highHalf &+ 128) &>> 8
        return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: sum), to: UInt32.self)
    }
}
