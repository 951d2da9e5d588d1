import CoreGraphics

extension CGMutablePath {
    /// Adds the outline of `rect`, clockwise with y pointing down, with `corners` rounded by elliptic quarter arcs.
    ///
    /// Radii above half their edges shrink together, so that circular corners stay circular. Both must be positive.
    func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        let rect = rect.standardized
        guard radii.width > 0, radii.height > 0, rect.width > 0, rect.height > 0 else { return addRect(rect) }
        let fit = min(1, rect.width / 2 / radii.width, rect.height / 2 / radii.height)
        let radius = CGSize(width: radii.width * fit, height: radii.height * fit)

        /// Each corner with the directions of the outline before and after it.
        let vertices: [(corner: UIRectCorner, point: CGPoint, arrival: CGVector, departure: CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
        ]
        let start = corners.contains(.topLeft) ? CGPoint(x: rect.minX + radius.width, y: rect.minY) : rect.origin
        move(to: start)
        for vertex in vertices {
            guard corners.contains(vertex.corner) else {
                if vertex.corner != .topLeft { addLine(to: vertex.point) }
                continue
            }
            func along(_ direction: CGVector, by factor: CGFloat) -> CGPoint {
                CGPoint(
                    x: vertex.point.x + direction.dx * radius.width * factor,
                    y: vertex.point.y + direction.dy * radius.height * factor)
            }
            addLine(to: along(vertex.arrival, by: -1))
            addCurve(
                to: along(vertex.departure, by: 1),
                control1: along(vertex.arrival, by: -Self.quarterArcGap),
                control2: along(vertex.departure, by: Self.quarterArcGap))
        }
        closeSubpath()
    }

    /// Distance of the control points of an elliptic quarter arc from its corner, in radii: 1 - 4/3·(√2 - 1).
    private static let quarterArcGap: CGFloat = 1 - 4.0 / 3 * (2.0.squareRoot() - 1)
}
