/// Apple's continuous corner by the three cubic curves that PaintCode published, with its corner at the origin and a radius of 1.
enum ReferenceCorner {
    private static let curves: [[(Double, Double)]] = [
        [(1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)],
        [(0.63149379, 0.07491139), (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379)],
        [(0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.528665)],
    ]

    /// Points along the curve, so close that no sample of a pixel sees the difference; x falls from one to the next.
    private static let points: [(x: Double, y: Double)] = curves.flatMap { p in
        (0...2000).map { step in
            let t = Double(step) / 2000
            let weights = [(1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t]
            return (zip(p, weights).reduce(0) { $0 + $1.0.0 * $1.1 }, zip(p, weights).reduce(0) { $0 + $1.0.1 * $1.1 })
        }
    }

    /// Whether a point, by its distances from the two edges, is on the inner side of the curve.
    static func holds(_ x: Double, _ y: Double) -> Bool {
        guard x < 1.528665, y < 1.528665 else { return true }
        var (low, high) = (0, points.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if points[middle].x > x { low = middle + 1 } else { high = middle }
        }
        return y >= points[low].y
    }
}
