import Foundation

extension CGContext {
    /// Clears the current path.
    public func beginPath() {
        currentPath = PathData()
    }

    /// Begins a new subpath, in user space; like all points, it is converted to device space by the current matrix.
    public func move(to point: CGPoint) {
        currentPath.move(to: point, transform: ctm)
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) {
        currentPath.addLine(to: point, transform: ctm)
    }

    /// Begins a new subpath at the first point and adds lines to the others.
    ///
    /// - Complexity: O(*n*), where *n* is the number of points.
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

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) {
        currentPath.addRect(rect, transform: ctm)
    }

    /// Adds rectangles as closed subpaths.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects {
            addRect(rect)
        }
    }

    /// Adds the ellipse inscribed in `rect` as a closed subpath.
    public func addEllipse(in rect: CGRect) {
        currentPath.addEllipse(in: rect, transform: ctm)
    }

    /// Adds an arc of a circle, after a line to its start.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius in units of user space.
    ///   - startAngle: In radians from the x axis toward the y axis of user space.
    ///   - endAngle: Likewise.
    ///   - clockwise: True goes toward smaller angles, which is clockwise if y points up and counterclockwise in a view.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: ctm)
    }

    /// Adds the arc that rounds the corner at `tangent1End` between the current point and `tangent2End`, after a line to its start.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }

    /// Adds all elements of `path`, in user space.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements of `path`.
    public func addPath(_ path: CGPath) {
        currentPath.add(path.data, transform: ctm)
    }

    /// Closes the current subpath with a line to its start.
    public func closePath() {
        currentPath.closeSubpath()
    }

    /// A copy of the current path in user space; nil if it is empty.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public var path: CGPath? {
        currentPath.isEmpty ? nil : CGPath(currentPath.applying(ctm.inverted()))
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The current point in user space; zero for an empty path.
    public var currentPointOfPath: CGPoint {
        currentPath.currentPoint?.applying(ctm.inverted()) ?? .zero
    }

    /// The bounding box of the current path in user space, control points included; null if it is empty.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public var boundingBoxOfPath: CGRect {
        currentPath.applying(ctm.inverted()).controlPointBounds
    }

    /// Whether painting the current path with `mode` would cover `point`, in user space.
    ///
    /// - Complexity: O(*n* + *d*), where *n* is the number of elements and *d*, for the modes that stroke, that of dashes.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let devicePoint = point.applying(ctm)
        func isOnLine() -> Bool { strokedOutline.contains(devicePoint, using: .winding) }
        switch mode {
        case .fill: return currentPath.contains(devicePoint, using: .winding)
        case .eoFill: return currentPath.contains(devicePoint, using: .evenOdd)
        case .stroke: return isOnLine()
        case .fillStroke: return currentPath.contains(devicePoint, using: .winding) || isOnLine()
        case .eoFillStroke: return currentPath.contains(devicePoint, using: .evenOdd) || isOnLine()
        }
    }

    /// Replaces the current path with the outline of its stroke, dashes included: fill it with the winding rule, or clip to it.
    ///
    /// - Complexity: O(*n* + *d*), where *n* is the number of elements and *d* that of dashes.
    public func replacePathWithStrokedPath() {
        currentPath = strokedOutline
    }

    /// The outline of the current path's stroke, in device space; the pen has user space's shape.
    private var strokedOutline: PathData {
        guard ctm.isSafelyInvertible else { return PathData() }
        return currentPath.applying(ctm.inverted()).dashed(phase: state.dashPhase, lengths: state.dashLengths)
            .stroked(width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit).applying(ctm)
    }
}
