import CoreGraphics

extension CGMutablePath {
    /// Adds the outline of `rect`, clockwise with y pointing down, with `corners` rounded as UIKit rounds them
    /// (`Documentation/Behavior.md#rounded-rectangles`). Nothing is rounded unless `radius` is positive.
    func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
        let rect = rect.standardized
        guard radius > 0, rect.width > 0, rect.height > 0, !rect.isInfinite else { return addRect(rect) }
        let outline = RoundedOutline(rect: rect, radius: radius)
        var isFirst = true
        func go(to point: CGPoint) {
            if isFirst { move(to: point) } else { addLine(to: point) }
            isFirst = false
        }
        go(to: outline.start(isRound: corners.contains(.topLeft)))
        for (corner, vertex) in outline.vertices {
            guard corners.contains(corner) else {
                // The outline begins at this one.
                if corner != .topLeft || outline.startsInMiddle { go(to: vertex.point) }
                continue
            }
            let curve = outline.curve(at: vertex)
            go(to: curve.points[0])
            for index in stride(from: 1, to: curve.points.count, by: 3) {
                addCurve(to: curve.points[index + 2], control1: curve.points[index], control2: curve.points[index + 1])
            }
        }
        closeSubpath()
    }
}

/// The shapes of UIKit's rounded rectangles: corners whose curvature rises and falls, as long as two fit on both edges, and caps
/// where they have not.
private struct RoundedOutline {
    let rect: CGRect
    /// The radius that the app gives.
    let radius: CGFloat

    /// A corner of the rectangle with the directions of the outline before and after it.
    struct Vertex {
        let point: CGPoint
        let arrival: CGVector
        let departure: CGVector
    }

    /// The first point and the points of the cubic curves after it.
    struct Curve { var points: [CGPoint] }

    /// Length of a corner along an edge that two fit on, in radii.
    private static let extent = 1.528665
    private var fitsAcross: Bool { rect.width > 2 * Self.extent * radius }
    private var fitsDown: Bool { rect.height > 2 * Self.extent * radius }
    /// The largest radius with which two corners fit on the shorter edge.
    private var limit: CGFloat { min(rect.width, rect.height) / 2 / 1.528_664_83 }

    var vertices: [(UIRectCorner, Vertex)] {
        let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
        let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
        return [
            (.topRight, Vertex(point: CGPoint(x: rect.maxX, y: rect.minY), arrival: right, departure: down)),
            (.bottomRight, Vertex(point: CGPoint(x: rect.maxX, y: rect.maxY), arrival: down, departure: left)),
            (.bottomLeft, Vertex(point: CGPoint(x: rect.minX, y: rect.maxY), arrival: left, departure: up)),
            (.topLeft, Vertex(point: CGPoint(x: rect.minX, y: rect.minY), arrival: up, departure: right)),
        ]
    }

    /// Whether the outline begins in the middle of the top edge instead of after the top left corner.
    var startsInMiddle: Bool { !fitsAcross }

    func start(isRound: Bool) -> CGPoint {
        if startsInMiddle { return CGPoint(x: rect.midX, y: rect.minY) }
        return isRound ? CGPoint(x: rect.minX + Self.extent * radius, y: rect.minY) : rect.origin
    }

    /// The curves around a corner.
    func curve(at vertex: Vertex) -> Curve {
        switch (fitsAcross, fitsDown) {
        case (true, true): return Curve(points: Self.wide.map { point($0, at: vertex, radius) })
        case (false, false): return Curve(points: Self.circular.map { point($0, at: vertex, limit) })
        default:
            // From the long edge to the cap, or back.
            let arrivesAtCap = (vertex.arrival.dx != 0) == fitsAcross
            if arrivesAtCap {
                let start = point(SIMD2(Self.extent, 0), at: vertex, radius)
                return Curve(points: [start] + Self.cap.map { point($0, at: vertex, limit) })
            }
            let back = Self.cap.reversed().map { SIMD2($0.y, $0.x) } + [SIMD2(0, Self.departure)]
            return Curve(points: back.map { point($0, at: vertex, limit) })
        }
    }

    /// A point by its distances from a corner, back along the arriving edge and on along the departing one, in radii.
    private func point(_ p: SIMD2<Double>, at vertex: Vertex, _ radius: CGFloat) -> CGPoint {
        let (back, on) = (CGFloat(p.x) * radius, CGFloat(p.y) * radius)
        return CGPoint(
            x: vertex.point.x - vertex.arrival.dx * back + vertex.departure.dx * on,
            y: vertex.point.y - vertex.arrival.dy * back + vertex.departure.dy * on)
    }

    /// A corner between two edges that two corners fit on.
    private static let wide: [SIMD2<Double>] = [
        SIMD2(1.528665, 0), SIMD2(1.088_492_96, 0), SIMD2(0.868_406_94, 0), SIMD2(0.631_493_79, 0.074_911_39),
        SIMD2(0.372_823_83, 0.169_059_56), SIMD2(0.169_059_56, 0.372_823_83), SIMD2(0.074_911_39, 0.631_493_79),
        SIMD2(0, 0.868_406_94), SIMD2(0, 1.088_492_96), SIMD2(0, 1.528665),
    ]
    /// From a long edge to the middle of a cap, without its first point.
    private static let cap: [SIMD2<Double>] = [
        SIMD2(1.635_278_21, 0), SIMD2(1.298_840_46, 0), SIMD2(0.936_679_66, 0.114_514_4),
        SIMD2(0.374_305_51, 0.319_201_85), SIMD2(0, 0.853_765_52), SIMD2(0, 1.452_231_59),
    ]
    /// End on the long edge of the curve from a cap.
    private static let departure = 2.308_153_7
    /// A quarter of a circle.
    private static let circular: [SIMD2<Double>] = [
        SIMD2(1.528_664_83, 0), SIMD2(0.684_406_56, 0), SIMD2(0, 0.684_406_56), SIMD2(0, 1.528_664_83),
    ]
}
