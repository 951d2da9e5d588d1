import RenderScene

/// Shadow painting. The caster is rendered to a surface of its own, which extends beyond the painted area by the reach of the shadow.
extension BandPainter {
    /// Opens the surface of a shadow caster; returns false if neither it nor its shadow is visible.
    func begin(_ shadow: DisplayCommand.Shadow, at index: Int) -> Bool {
        let outer = innermost
        let shaded = shadow.shadowBounds.intersection(outer.bounds)
        guard !shadow.bounds.intersection(outer.bounds).union(shaded).isEmpty else { return false }
        let bounds = shadow.blur.source(of: shaded).union(outer.bounds).intersection(shadow.bounds)
        guard !bounds.isEmpty else { return false }
        openSurface(in: bounds, opacity: UInt32(opacity: 1), below: layers.count - 1, begin: index)
        return true
    }

    func endShadow() {
        let caster = layers.removeLast()
        guard case .beginShadow(let shadow) = list.commands[caster.begin] else { return }
        let color = UInt32(premultiplying: shadow.color, opacity: shadow.opacity)
        switch shadow.blur {
        case .flat(let blur): paintShadow(of: caster.surface, by: blur, color, in: shadow.shadowBounds.intersection(innermost.bounds))
        case .projected(let blur): paintShadow(of: caster.surface, by: blur, color, in: shadow)
        }
        if shadow.showsCaster { blend(caster.surface, opacity: 255) }
    }

    private func paintShadow(of caster: Surface, by blur: GaussianBlur, _ color: UInt32, in bounds: DeviceRect) {
        guard !bounds.isEmpty else { return }
        shade.reserve(bounds.width * bounds.height + CachedShadow.readBeyond)
        filter.alpha(of: caster, by: blur, in: bounds, into: shade.base, kernels)
        paint(color, covering: shade.base, of: bounds, in: bounds)
    }

    /// Paints a single shape and its shadow without extra surfaces; returns false for any other caster.
    func paintStamp(of shadow: DisplayCommand.Shadow, at index: Int) -> Bool {
        guard let caster = ShadowCaster(shadow, at: index, of: list), case .fill(let fill) = list.commands[index + 1] else { return false }
        let color = UInt32(premultiplying: shadow.color, opacity: shadow.opacity)
        let casterColor = UInt32(premultiplying: fill.color, opacity: fill.opacity)
        let bounds = shadow.shadowBounds.intersection(innermost.bounds)
        if color > 0, !bounds.isEmpty {
            let stamp = stamps.stamp(of: caster) ?? makeStamp(of: caster)
            let stampBounds = stamp.bounds.moved(by: caster.offset)
            let isHidden = shadow.showsCaster && casterColor >> 24 == 255
            paint(
                color, covering: stamp.alpha, of: stampBounds, in: stampBounds.intersection(bounds),
                beneath: isHidden ? fill.shape.wholePixels(within: bounds) : .empty)
        }
        if shadow.showsCaster { paint(fill.shape, with: SolidPaint(color: casterColor, kernels: kernels)) }
        return true
    }

    private func makeStamp(of caster: ShadowCaster) -> CachedShadow {
        let stamp = CachedShadow(of: caster)
        openSurface(in: caster.casterBounds, opacity: 255, below: nil)
        if let shape = caster.shapeNearOrigin { paint(shape, with: SolidPaint(color: caster.alpha << 24, kernels: kernels)) }
        filter.alpha(of: layers.removeLast().surface, by: caster.blur, in: stamp.bounds, into: stamp.alpha, kernels)
        stamps.keep(stamp)
        return stamp
    }

    /// Paints a color by the coverage of each pixel.
    ///
    /// - Parameters:
    ///   - coverage: a byte for each pixel of `rect`, tightly packed, and some more.
    ///   - region: the part of `rect` to paint.
    ///   - covered: area that something opaque will cover, and that need not be painted.
    private func paint(
        _ color: UInt32, covering coverage: UnsafeMutablePointer<UInt8>, of rect: DeviceRect, in region: DeviceRect,
        beneath covered: DeviceRect = .empty
    ) {
        let layer = innermost
        let paint = SolidPaint(color: color, kernels: kernels)
        forEachVisiblePiece(of: region, on: layer) { piece in
            for y in piece.top..<piece.bottom {
                let pieces = covered.pieces(of: piece.left..<piece.right, outsideAt: y)
                for span in [pieces.0, pieces.1] where !span.isEmpty {
                    let line = coverage + ((y - rect.top) * rect.width - rect.left)
                    guard let mask = layer.mask else {
                        paint.paint(
                            layer.surface.pixel(x: span.lowerBound, y: y), x: span.lowerBound, y: y, count: span.count,
                            coverage: UnsafePointer(line + span.lowerBound))
                        continue
                    }
                    paintMasked(line + span.lowerBound, span, y, mask, paint)
                }
            }
        }
    }

    private func paintMasked(_ coverage: UnsafePointer<UInt8>, _ span: Range<Int>, _ y: Int, _ mask: ClipMask, _ paint: SolidPaint) {
        maskedShade.reserve(span.count + CachedShadow.readBeyond, filling: 0)
        maskedShade.base.update(from: coverage, count: span.count)
        var run = CoverageRun(start: Int32(span.lowerBound), end: Int32(span.upperBound), uniform: 0)
        withUnsafeMutablePointer(to: &run) { run in
            var row = CoverageRow(
                y: y, origin: span.lowerBound, bytes: maskedShade.base, runs: UnsafeMutableBufferPointer(start: run, count: 1))
            mask.apply(to: &row, runs: maskedRuns)
            paint.paint(row, on: innermost.surface)
        }
    }

    private func paintShadow(of caster: Surface, by blur: ProjectedBlur, _ color: UInt32, in shadow: DisplayCommand.Shadow) {
        let bounds = shadow.shadowBounds.intersection(innermost.bounds)
        // The grid depends on the whole caster, not on the part being painted.
        guard !bounds.isEmpty, let grid = blur.grid(of: shadow.bounds) else { return }
        let gridBounds = grid.bounds
        self.grid.reserve(gridBounds.width * gridBounds.height)
        let source = Surface(pixels: self.grid.base, bounds: gridBounds, stride: gridBounds.width)
        let cells = Homography.scale(1 / grid.cellsPerPoint).concatenating(blur.matrix)
        AlphaProjection(from: caster, by: cells).fill(source)
        let output = grid.blur.image(of: gridBounds)
        guard output.width * output.height <= Self.mostGridCells else { return }
        let count = output.width * output.height
        shade.reserve(count + CachedShadow.readBeyond)
        filter.alpha(of: source, by: grid.blur, in: output, into: shade.base, kernels)
        filtered.reserve(count)
        kernels.fill(filtered.base, count, with: 0)
        kernels.blend(filtered.base, count, with: color, coverage: shade.base)
        let back = blur.inverse.concatenating(
            Homography(grid.cellsPerPoint, 0, 0, 0, grid.cellsPerPoint, 0, -Double(output.left), -Double(output.top), 1))
        guard let sampler = ImageSampler(filtered.base, output.width, output.height, texelFromDevice: back, kernels) else { return }
        let paint = SampledPaint(sampler: sampler, opacity: 255, isOpaque: false, samples: samples.base)
        let rect = PlaneRect(
            left: Double(output.left) / grid.cellsPerPoint, top: Double(output.top) / grid.cellsPerPoint,
            right: Double(output.right) / grid.cellsPerPoint, bottom: Double(output.bottom) / grid.cellsPerPoint)
        self.paint(DisplayCommand.Shape(outline: Outline(rect), matrix: blur.matrix, bounds: bounds), with: paint)
    }

    private static let mostGridCells = 1 << 26
}

extension DeviceRect {
    /// The pixels of a row before and after this rectangle; all of them if it does not touch the row.
    fileprivate func pieces(of pixels: Range<Int>, outsideAt y: Int) -> (Range<Int>, Range<Int>) {
        guard y >= top, y < bottom, left < right else { return (pixels, pixels.upperBound..<pixels.upperBound) }
        return (pixels.clamped(to: Int.min..<left), pixels.clamped(to: right..<Int.max))
    }
}

/// Cached shadow of a single shape: the alpha of each pixel.
final class CachedShadow {
    let caster: ShadowCaster
    /// Bounds in pixels, with the caster near the origin.
    let bounds: DeviceRect
    /// One byte per pixel, tightly packed, plus padding.
    let alpha: UnsafeMutablePointer<UInt8>
    /// Counter value of the last use.
    @exclusivity(unchecked) var use = 0

    init(of caster: ShadowCaster) {
        self.caster = caster
        bounds = caster.bounds
        alpha = .allocate(capacity: Self.byteCount(of: caster.bounds))
        // Padding that kernels read, but do not use, is initialized too.
        (alpha + bounds.width * bounds.height).update(repeating: 0, count: Self.readBeyond)
    }

    deinit { alpha.deallocate() }

    var byteCount: Int { Self.byteCount(of: bounds) }

    private static func byteCount(of bounds: DeviceRect) -> Int { bounds.width * bounds.height + readBeyond }
    static let readBeyond = 8
}
