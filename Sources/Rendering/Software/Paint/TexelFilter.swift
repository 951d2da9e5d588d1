import RenderScene

/// Sampling of contents by a filter other than bilinear.
struct TexelFilter {
    private let filters: ContentsFilters
    /// In 1/256.
    private let bias: Int
    /// Mipmap levels; empty unless the filter is trilinear.
    private let halved: [ImageLevels.Level]
    /// The width and height of a pixel in texels, in 1/256 and at least one texel; for the average.
    private let footprint: (width: Int, height: Int)

    /// nil for contents that are linear in both directions, or in the only one that a map has. The image must outlive the filter.
    init?(_ filters: ContentsFilters, of image: CGImage, map: ImageSampler.Map) {
        var filters = filters
        if filters.magnification == .smooth, case .affine(let map) = map, !Self.enlarges(right: map.right, down: map.down) {
            filters.magnification = .linear
        }
        var footprint = SIMD2(1.0, 1.0)
        if filters.minification == .average {
            if case .affine(let map) = map { footprint = pointwiseMax(footprint, Self.footprint(right: map.right, down: map.down)) }
            if footprint.max() < 1 + 1e-6 { filters.minification = .linear }
        }
        self.footprint = (Int(min(footprint.x, Self.longest) * 256), Int(min(footprint.y, Self.longest) * 256))
        guard filters.minification != .linear || filters.magnification == .nearest || filters.magnification == .smooth else { return nil }
        self.filters = filters
        bias = filters.bias.isNaN ? 0 : Int(min(max(filters.bias, -64), 64) * 256)
        halved = filters.minification == .trilinear ? image.levels.halved : []
    }

    /// The most texels of a direction that are averaged.
    private static let longest = 4096.0

    /// The width and height, in texels, of a pixel's image.
    private static func footprint(right: SIMD2<Double>, down: SIMD2<Double>) -> SIMD2<Double> {
        (right * right + down * down).squareRoot()
    }

    /// Whether contents grow in one direction at least, and shrink in none.
    private static func enlarges(right: SIMD2<Double>, down: SIMD2<Double>) -> Bool {
        let squares = ((right * right).sum(), (down * down).sum())
        return max(squares.0, squares.1) < 1 + 1e-6 && min(squares.0, squares.1) < 1 - 1e-6
    }

    /// Number of halvings that bring the texels to one per pixel, in 1/256; negative if the contents are magnified.
    ///
    /// - Parameters:
    ///   - right: step in texels per pixel to the right.
    ///   - down: step in texels per pixel down; the longer step counts.
    static func halvings(right: SIMD2<Double>, down: SIMD2<Double>) -> Int {
        let square = max((right * right).sum(), (down * down).sum())
        guard square > 0 else { return Int.min }
        return Int((min(max(log2(square) / 2, -64), 64) * 256).rounded())
    }

    /// Texel at a position in 1/256, minus half a texel.
    @inline(__always)
    func texel(_ texels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ u: Int, _ v: Int, halvings: Int) -> UInt32 {
        let filter = halvings > 0 ? filters.minification : filters.magnification
        switch filter {
        case .nearest:
            return texels[min(max((v + 128) >> 8, 0), height - 1) * width + min(max((u + 128) >> 8, 0), width - 1)]
        case .trilinear where halvings > 0:
            let level = min(max(halvings + bias, 0), halved.count << 8)
            let finer = sample(texels, width, height, u, v, level: level >> 8)
            guard level & 255 > 0 else { return finer }
            let coarser = sample(texels, width, height, u, v, level: level >> 8 + 1)
            return PixelArithmetic.mix(finer, coarser, weight: UInt32((level & 255) * 255 + 128) >> 8)
        case .average where halvings > 0: return average(texels, width, height, u, v)
        case .smooth where halvings <= 0: return ImageSampler.sample(texels, width, height, Self.smoothed(u), Self.smoothed(v))
        case .linear, .trilinear, .smooth, .average: return ImageSampler.sample(texels, width, height, u, v)
        }
    }

    /// The average of the texels within a pixel's footprint around a position, each with the weight of its part.
    private func average(_ texels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ u: Int, _ v: Int) -> UInt32 {
        let (left, top) = (u + 128 - footprint.width / 2, v + 128 - footprint.height / 2)
        let (right, bottom) = (left + footprint.width, top + footprint.height)
        var sum = SIMD4<UInt64>()
        for row in top >> 8...(bottom - 1) >> 8 {
            let line = texels + min(max(row, 0), height - 1) * width
            let rowWeight = min(bottom, (row + 1) << 8) - max(top, row << 8)
            for column in left >> 8...(right - 1) >> 8 {
                let weight = rowWeight * (min(right, (column + 1) << 8) - max(left, column << 8))
                let texel = line[min(max(column, 0), width - 1)]
                let channels = SIMD4(UInt64(texel & 255), UInt64(texel >> 8 & 255), UInt64(texel >> 16 & 255), UInt64(texel >> 24))
                sum &+= channels &* UInt64(weight)
            }
        }
        let total = UInt64(footprint.width * footprint.height)
        let mean = (sum &+ total / 2) / total
        return UInt32(mean.x) | UInt32(mean.y) << 8 | UInt32(mean.z) << 16 | UInt32(mean.w) << 24
    }

    /// A coordinate in 1/256 nearer to its texel: the weight of the next texel at a fraction t is 2t² below one half, and 1 - 2(1 - t)²
    /// above
    /// (`Documentation/Behavior.md#drawing-into-contexts`).
    @inline(__always)
    private static func smoothed(_ coordinate: Int) -> Int {
        let fraction = coordinate & 255
        let square = fraction < 128 ? fraction &* fraction : (256 &- fraction) &* (256 &- fraction)
        let weight = (square &+ 64) >> 7
        return coordinate &- fraction &+ (fraction < 128 ? weight : 256 &- weight)
    }

    @inline(__always)
    private func sample(_ texels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ u: Int, _ v: Int, level: Int) -> UInt32 {
        guard level > 0 else { return ImageSampler.sample(texels, width, height, u, v) }
        let image = halved[level - 1]
        return ImageSampler.sample(image.pixels, image.width, image.height, (u + 128) >> level - 128, (v + 128) >> level - 128)
    }
}

extension ImageSampler {
    /// Samples a row by a filter; each pixel's number of halvings depends on its position alone.
    func filteredRow(_ filter: TexelFilter, x: Int, y: Int, count: Int, into scratch: UnsafeMutablePointer<UInt32>) {
        let (right, bottom) = (Double(width) + 1, Double(height) + 1)
        switch map {
        // Surfaces have no filter.
        case .offset: break
        case .affine(let map):
            let halvings = TexelFilter.halvings(right: map.right, down: map.down)
            var (u, v) = map.texel(x: x, y: y)
            for index in 0..<count {
                scratch[index] = filter.texel(texels, width, height, Int(u &>> 24), Int(v &>> 24), halvings: halvings)
                u &+= map.ux
                v &+= map.vx
            }
        case .perspective(let map):
            for index in 0..<count {
                let image = map.homogeneous(x: x &+ index, y: y)
                let steps = map.steps(at: image)
                scratch[index] = filter.texel(
                    texels, width, height, Self.fixed(image.x / image.z, below: right), Self.fixed(image.y / image.z, below: bottom),
                    halvings: TexelFilter.halvings(right: steps.right, down: steps.down))
            }
        case .stretched(let map, let stretch):
            for index in 0..<count {
                let position = Position(map, x &+ index, y)
                let (u, v) = (stretch.horizontal.texel(at: position.point.x), stretch.vertical.texel(at: position.point.y))
                let rate = SIMD2(stretch.horizontal.rate(at: position.point.x), stretch.vertical.rate(at: position.point.y))
                scratch[index] = filter.texel(
                    texels, width, height, Self.fixed(u, below: right), Self.fixed(v, below: bottom),
                    halvings: TexelFilter.halvings(right: position.right * rate, down: position.down * rate))
            }
        }
    }

    /// Image of a pixel's center, and its steps per pixel to the right and down.
    private struct Position {
        let point: SIMD2<Double>
        let right: SIMD2<Double>
        let down: SIMD2<Double>

        init(_ map: Homography, _ x: Int, _ y: Int) {
            let image = map.homogeneous(Double(x) + 0.5, Double(y) + 0.5)
            point = SIMD2(image.x, image.y) / image.z
            right = (SIMD2(map.xx, map.xy) - point * map.xw) / image.z
            down = (SIMD2(map.yx, map.yy) - point * map.yw) / image.z
        }
    }
}
