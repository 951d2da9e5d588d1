import Foundation

extension PathData {
    /// The bounding box of all points, control points included; null if empty.
    package var controlPointBounds: CGRect {
        var box = PointBounds()
        for point in points { box.include(point) }
        return box.rect
    }

    /// The bounding box of the drawn lines and curves; null if empty.
    package var bounds: CGRect {
        var box = PointBounds()
        var subpathStart = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                box.include(point)
                subpathStart = point
                start = point
            case .line(let point):
                box.include(point)
                start = point
            case .quad(let control, let end):
                let (control1, control2) = PathData.cubicControls(start: start, control: control, end: end)
                box.include(curveFrom: start, control1, control2, end)
                start = end
            case .curve(let control1, let control2, let end):
                box.include(curveFrom: start, control1, control2, end)
                start = end
            case .close:
                start = subpathStart
            }
        }
        return box.rect
    }

    /// The control points of the cubic equal to a quadratic.
    static func cubicControls(start: CGPoint, control: CGPoint, end: CGPoint) -> (CGPoint, CGPoint) {
        (
            CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        )
    }
}

/// The bounding box of the points added so far.
private struct PointBounds {
    private var minimum = CGPoint(x: CGFloat.infinity, y: .infinity)
    private var maximum = CGPoint(x: -CGFloat.infinity, y: -.infinity)

    var rect: CGRect {
        guard minimum.x <= maximum.x else { return .null }
        return CGRect(x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
    }

    mutating func include(_ point: CGPoint) {
        minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
        maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
    }

    mutating func include(curveFrom start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        include(end)
        for parameter in PointBounds.extremes(start.x, control1.x, control2.x, end.x)
            + PointBounds.extremes(start.y, control1.y, control2.y, end.y)
        {
            let rest = 1 - parameter
            let (w0, w3) = (rest * rest * rest, parameter * parameter * parameter)
            let (w1, w2) = (3 * rest * rest * parameter, 3 * rest * parameter * parameter)
            include(
                CGPoint(
                    x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
                    y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y))
        }
    }

    /// The parameters inside a cubic at which the derivative of one coordinate is zero.
    private static func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        // A third of the derivative: a·t² + b·t + c.
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // The form without cancellation; it also covers a = 0, where the first quotient is infinite or NaN and is dropped.
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
    }
}
