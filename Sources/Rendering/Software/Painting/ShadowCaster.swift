import RenderScene

/// A single shape that casts a shadow, independent of its position: the key of a shadow's alpha.
struct ShadowCaster {
    /// The shape, translated near the origin by whole cells of the blur.
    let shape: DisplayCommand.Shape
    /// Translation that was removed, in pixels.
    let offset: SIMD2<Int>
    /// Alpha of the shape, 0…255.
    let alpha: UInt32
    let blur: GaussianBlur

    /// nil if the caster has other content, if the blur is not `flat`, or if the shadow is too large to cache.
    init?(_ shadow: DisplayCommand.Shadow, at index: Int, of list: DisplayList) {
        guard case .flat(let blur) = shadow.blur, index + 2 < list.commands.count, case .fill(let fill) = list.commands[index + 1],
            case .endShadow = list.commands[index + 2]
        else { return nil }
        self.blur = blur
        alpha = UInt32(premultiplying: fill.color, opacity: fill.opacity) >> 24
        if let path = fill.shape.path {
            offset = SIMD2((path.bounds.left >> blur.shift) << blur.shift, (path.bounds.top >> blur.shift) << blur.shift)
            shape = fill.shape
        } else {
            guard let near = fill.shape.matrix.movedNearOrigin(byCellsOf: blur) else { return nil }
            offset = near.offset
            shape = DisplayCommand.Shape(
                outline: fill.shape.outline, matrix: near.matrix,
                bounds: near.matrix.deviceBounds(of: fill.shape.outline.rect, within: Self.everywhere))
        }
        guard bounds.width < Self.longestEdge, bounds.height < Self.longestEdge,
            bounds.width * bounds.height <= Self.mostPixels
        else { return nil }
    }

    /// Bounds of the shadow in pixels.
    var bounds: DeviceRect { blur.image(of: casterBounds) }

    /// Bounds of the caster in pixels.
    var casterBounds: DeviceRect { shape.path.map { $0.bounds.moved(by: SIMD2(0, 0) &- offset) } ?? shape.bounds }

    /// The shape translated near the origin.
    var shapeNearOrigin: DisplayCommand.Shape? {
        guard let path = shape.path else { return shape }
        return path.moved(by: SIMD2(0, 0) &- offset).map { .init(path: $0, matrix: shape.matrix, bounds: $0.bounds) }
    }

    private static let everywhere = DeviceRect(left: -32_768, top: -32_768, right: 32_768, bottom: 32_768)
    private static let longestEdge = 16_384
    private static let mostPixels = 1 << 20
}

extension ShadowCaster: Equatable {
    static func == (a: ShadowCaster, b: ShadowCaster) -> Bool {
        guard a.alpha == b.alpha, a.blur == b.blur else { return false }
        guard let path = a.shape.path else {
            return b.shape.path == nil && a.shape.outline == b.shape.outline && a.shape.matrix == b.shape.matrix
        }
        return b.shape.path.map { path.isEqual(to: $0, moved: a.offset &- b.offset) } ?? false
    }
}

extension Homography {
    /// The same map, rounded to 1/256 pixel and translated near the origin by whole cells of a blur.
    fileprivate func movedNearOrigin(byCellsOf blur: GaussianBlur) -> (matrix: Homography, offset: SIMD2<Int>)? {
        guard isAffine, tw > 0 else { return nil }
        let position = SIMD2(tx, ty) / tw
        guard abs(position.x) < FixedPoint.guardBand, abs(position.y) < FixedPoint.guardBand else { return nil }
        let (x, y) = (FixedPoint.rounding(position.x), FixedPoint.rounding(position.y))
        let cell = FixedPoint.bits + blur.shift
        let (columns, rows) = (x >> cell, y >> cell)
        let one = Double(FixedPoint.one)
        let matrix = Homography(
            xx / tw, xy / tw, 0, yx / tw, yy / tw, 0, Double(x - columns << cell) / one, Double(y - rows << cell) / one, 1)
        return (matrix, SIMD2(columns << blur.shift, rows << blur.shift))
    }
}

extension FlatPath {
    fileprivate func isEqual(to other: FlatPath, moved offset: SIMD2<Int>) -> Bool {
        if self === other { return offset == SIMD2(0, 0) }
        let (x, y) = (offset.x << FixedPoint.bits, offset.y << FixedPoint.bits)
        guard edges.count == other.edges.count, rule == other.rule else { return false }
        return edges.indices.allSatisfy { index in
            let (a, b) = (edges[index], other.edges[index])
            return a.x0 == b.x0 + x && a.y0 == b.y0 + y && a.x1 == b.x1 + x && a.y1 == b.y1 + y && a.winding == b.winding
        }
    }

    fileprivate func moved(by offset: SIMD2<Int>) -> FlatPath? {
        let (x, y) = (offset.x << FixedPoint.bits, offset.y << FixedPoint.bits)
        return FlatPath(edges.map { Edge(x0: $0.x0 + x, y0: $0.y0 + y, x1: $0.x1 + x, y1: $0.y1 + y, winding: $0.winding) }, rule: rule)
    }
}

/// LRU cache of blurred shadows; contents depend on the key alone.
struct ShadowCache {
    private var stamps: [CachedShadow] = []
    private var uses = 0
    private var bytes = 0

    /// Returns the cached shadow of a caster, if any.
    mutating func stamp(of caster: ShadowCaster) -> CachedShadow? {
        guard let stamp = stamps.last(where: { $0.caster == caster }) else { return nil }
        uses += 1
        stamp.use = uses
        return stamp
    }

    /// Adds a shadow, evicting the least recently used ones.
    mutating func keep(_ stamp: CachedShadow) {
        uses += 1
        stamp.use = uses
        stamps.append(stamp)
        bytes += stamp.byteCount
        while bytes > Self.mostBytes || stamps.count > Self.mostStamps,
            let oldest = stamps.indices.min(by: { stamps[$0].use < stamps[$1].use })
        {
            bytes -= stamps.remove(at: oldest).byteCount
        }
    }

    private static let mostBytes = 1 << 23
    private static let mostStamps = 64
}
