import Foundation

/// A path that can be added to.
///
/// Every method takes a transform that is applied to the points before they are stored. A step that needs a current point is left out
/// where there is none, and reported once.
///
/// Source: [CGMutablePath](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
public final class CGMutablePath: CGPath {
    /// An empty path.
    public init() {
        super.init(PathData())
    }

    override init(_ data: PathData) {
        super.init(data)
    }

    /// Starts a new part at `point`; a part before it stays open.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        data.move(to: point, transform: transform)
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        data.addLine(to: point, transform: transform)
    }

    /// Starts a new part at the first point and adds lines to the others; nothing for none.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        data.move(to: first, transform: transform)
        for point in points.dropFirst() {
            data.addLine(to: point, transform: transform)
        }
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        data.addQuadCurve(to: end, control: control, transform: transform)
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        data.addCurve(to: end, control1: control1, control2: control2, transform: transform)
    }

    /// Closes the current part with a line to its start, where the current point then is.
    public func closeSubpath() {
        data.closeSubpath()
    }

    /// Adds all steps of `path`, which may be this path itself.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        data.add(path.data, transform: transform)
    }
}
