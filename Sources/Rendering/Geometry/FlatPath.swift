import CoreGraphics

/// A flattened path on the target: edges in 1/256 pixel, from the top. Independent of visibility, so that any tile gets the same edges.
final class FlatPath: Sendable {
    /// Sorted by their upper ends.
    let edges: [Edge]
    let rule: CGPathFillRule
    /// Bounds in pixels of all edges.
    let bounds: DeviceRect

    /// Takes edges in any order; nil if there are none.
    init?(_ edges: [Edge], rule: CGPathFillRule) {
        guard let first = edges.first else { return nil }
        var (low, high) = (SIMD2(first.x0, first.y0), SIMD2(first.x0, first.y0))
        for edge in edges {
            low = SIMD2(min(low.x, edge.x0, edge.x1), min(low.y, edge.y0))
            high = SIMD2(max(high.x, edge.x0, edge.x1), max(high.y, edge.y1))
        }
        self.edges = edges.sorted { $0.y0 < $1.y0 }
        self.rule = rule
        let round = FixedPoint.one - 1
        bounds = DeviceRect(
            left: low.x >> FixedPoint.bits, top: low.y >> FixedPoint.bits, right: (high.x + round) >> FixedPoint.bits,
            bottom: (high.y + round) >> FixedPoint.bits)
    }
}

extension FlatPath: Equatable {
    /// Identity: unchanged paths are kept.
    static func == (a: FlatPath, b: FlatPath) -> Bool { a === b }
}
