import RenderScene

/// Samples a surface's alpha at the pixels of another plane; transparent beyond the surface's edges.
struct AlphaProjection {
    private let source: Surface
    private let map: Homography

    /// - Parameter map: from pixels of the other plane to those of the surface.
    init(from source: Surface, by map: Homography) {
        (self.source, self.map) = (source, map)
    }

    /// Writes the alpha of every pixel of a surface in the other plane; the colors are black.
    func fill(_ target: Surface) {
        let bounds = target.bounds
        for y in bounds.top..<bounds.bottom {
            let row = target.pixel(x: bounds.left, y: y)
            for x in bounds.left..<bounds.right {
                let p = map(SIMD2(Double(x) + 0.5, Double(y) + 0.5))
                row[x - bounds.left] = p.z > 0 ? alpha(p.x / p.z - 0.5, p.y / p.z - 0.5) << 24 : 0
            }
        }
    }

    private func alpha(_ x: Double, _ y: Double) -> UInt32 {
        let bounds = source.bounds
        guard x > Double(bounds.left - 1), x < Double(bounds.right), y > Double(bounds.top - 1), y < Double(bounds.bottom) else { return 0 }
        let (u, v) = (FixedPoint.rounding(x), FixedPoint.rounding(y))
        let (column, row) = (u >> FixedPoint.bits, v >> FixedPoint.bits)
        let (fx, fy) = (u & 255, v & 255)
        let upper = texel(column, row) * (256 - fx) + texel(column + 1, row) * fx
        let lower = texel(column, row + 1) * (256 - fx) + texel(column + 1, row + 1) * fx
        return UInt32(truncatingIfNeeded: (upper * (256 - fy) + lower * fy + 0x8000) >> 16)
    }

    private func texel(_ x: Int, _ y: Int) -> Int {
        let bounds = source.bounds
        guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else { return 0 }
        return Int(source.pixel(x: x, y: y).pointee >> 24)
    }
}
