import RenderScene

/// Painting shadows: what casts them lies on a surface of its own, that reaches as far beyond what is painted as it has effect.
extension BandPainter {
    /// Opens the surface of what casts a shadow; false where nothing of it or its shadow can be seen.
    func begin(_ shadow: DisplayCommand.Shadow, at index: Int) -> Bool {
        let outer = innermost
        let shaded = shadow.shadowBounds.intersection(outer.bounds)
        guard !shadow.bounds.intersection(outer.bounds).union(shaded).isEmpty else { return false }
        let bounds = shadow.blur.source(of: shaded).union(outer.bounds).intersection(shadow.bounds)
        guard !bounds.isEmpty else { return false }
        openSurface(in: bounds, opacity: UInt32(opacity: 1), begin: index)
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
        filtered.reserve(bounds.width * bounds.height)
        filter.shadow(of: caster, by: blur, color: color, in: bounds, into: filtered.base)
        blend(Surface(pixels: filtered.base, bounds: bounds, stride: bounds.width), opacity: 255)
    }

    private func paintShadow(of caster: Surface, by blur: ProjectedBlur, _ color: UInt32, in shadow: DisplayCommand.Shadow) {
        let bounds = shadow.shadowBounds.intersection(innermost.bounds)
        // The grid depends on all that casts the shadow, not on the part of it that is painted now.
        guard !bounds.isEmpty, let grid = blur.grid(of: shadow.bounds) else { return }
        let room = grid.bounds
        self.grid.reserve(room.width * room.height)
        let source = Surface(pixels: self.grid.base, bounds: room, stride: room.width)
        let cells = Homography.scale(1 / grid.cellsPerPoint).concatenating(blur.matrix)
        AlphaProjection(from: caster, by: cells).fill(source)
        let output = grid.blur.image(of: room)
        guard output.width * output.height <= Self.mostGridCells else { return }
        filtered.reserve(output.width * output.height)
        filter.shadow(of: source, by: grid.blur, color: color, in: output, into: filtered.base)
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
