import Foundation

/// A mutable path.
///
/// Every method takes a transform that is applied to the points before they are stored. An element that needs a current point is
/// skipped without one, and reported once.
///
/// Source: [CGMutablePath](https://developer.apple.com/documentation/coregraphics/cgmutablepath).
///
/// ```swift
/// let heart = CGMutablePath()
/// heart.move(to: CGPoint(x: 50, y: 90))
/// heart.addCurve(to: CGPoint(x: 50, y: 30), control1: CGPoint(x: 0, y: 50), control2: CGPoint(x: 20, y: 0))
/// heart.addCurve(to: CGPoint(x: 50, y: 90), control1: CGPoint(x: 80, y: 0), control2: CGPoint(x: 100, y: 50))
/// heart.closeSubpath()
/// ```
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
        super.init(PathData())
    }

    override init(_ data: PathData) {
        super.init(data)
    }

    /// Begins a new subpath at `point`; the previous one stays open.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        data.move(to: point, transform: transform)
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        data.addLine(to: point, transform: transform)
    }

    /// Begins a new subpath at the first point and adds lines to the others; does nothing for an empty array.
    ///
    /// - Complexity: O(*n*), where *n* is the number of points.
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

    /// Closes the current subpath with a line to its start, which becomes the current point.
    public func closeSubpath() {
        data.closeSubpath()
    }

    /// Adds all elements of `path`, which may be this path itself.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements of `path`.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        data.add(path.data, transform: transform)
    }
}
