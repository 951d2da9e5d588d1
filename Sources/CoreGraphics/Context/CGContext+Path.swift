import Foundation

extension CGContext {
    /// Empties the current path.
    public func beginPath() {
        currentPath = PathData()
    }

    /// Starts a new part of the current path, in user space; as all points, it is taken to device space by the matrix of this moment.
    public func move(to point: CGPoint) {
        currentPath.move(to: point, transform: ctm)
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) {
        currentPath.addLine(to: point, transform: ctm)
    }

    /// Starts a new part at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() {
            addLine(to: point)
        }
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: ctm)
    }

    /// Adds a rectangle as a closed part.
    public func addRect(_ rect: CGRect) {
        currentPath.addRect(rect, transform: ctm)
    }

    /// Adds rectangles as closed parts.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects {
            addRect(rect)
        }
    }

    /// Adds the ellipse that touches the sides of `rect` as a closed part.
    public func addEllipse(in rect: CGRect) {
        currentPath.addEllipse(in: rect, transform: ctm)
    }

    /// Adds an arc of a circle, after a line to its start.
    ///
    /// - Parameters:
    ///   - startAngle: in radians from the x axis towards the y axis of user space.
    ///   - endAngle: likewise.
    ///   - clockwise: true goes towards smaller angles, which is clockwise where y points up and the other way around in a view.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: ctm)
    }

    /// Adds the arc that rounds the corner at `tangent1End` between the current point and `tangent2End`, after a line to where it begins.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }

    /// Adds all steps of `path`, which is in user space.
    public func addPath(_ path: CGPath) {
        currentPath.add(path.data, transform: ctm)
    }

    /// Closes the current part with a line to its start.
    public func closePath() {
        currentPath.closeSubpath()
    }

    /// A copy of the current path in user space; nil when it is empty.
    public var path: CGPath? {
        currentPath.isEmpty ? nil : CGPath(currentPath.applying(ctm.inverted()))
    }

    /// True when the current path has no steps.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The current point in user space; zero for an empty path.
    public var currentPointOfPath: CGPoint {
        currentPath.currentPoint?.applying(ctm.inverted()) ?? .zero
    }

    /// The smallest rectangle in user space that holds every point of the current path, control points included; null when it is empty.
    public var boundingBoxOfPath: CGRect {
        currentPath.applying(ctm.inverted()).controlPointBounds
    }

    /// Whether painting the current path by `mode` would paint `point`, in user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let place = point.applying(ctm)
        func isOnLine() -> Bool { strokedOutline.contains(place, using: .winding) }
        switch mode {
        case .fill: return currentPath.contains(place, using: .winding)
        case .eoFill: return currentPath.contains(place, using: .evenOdd)
        case .stroke: return isOnLine()
        case .fillStroke: return currentPath.contains(place, using: .winding) || isOnLine()
        case .eoFillStroke: return currentPath.contains(place, using: .evenOdd) || isOnLine()
        }
    }

    /// Makes the outline of what stroking would paint, dashes included, the current path: fill it by the winding rule, or clip to it.
    public func replacePathWithStrokedPath() {
        currentPath = strokedOutline
    }

    /// The outline of the line along the current path, in device space; the pen has user space's shape.
    private var strokedOutline: PathData {
        guard ctm.isSafelyInvertible else { return PathData() }
        return currentPath.applying(ctm.inverted()).dashed(phase: state.dashPhase, lengths: state.dashLengths)
            .stroked(width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit).applying(ctm)
    }
}
