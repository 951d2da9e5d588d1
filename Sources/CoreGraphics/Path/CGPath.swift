import Foundation

/// A shape of lines and curves.
///
/// Coordinates are in whatever space the path is used in. A step with a point that is NaN or infinite is left out and reported once.
/// Two paths are equal when they have the same steps with the same points. Unchanging, except for a ``CGMutablePath``.
///
/// Source: [CGPath](https://developer.apple.com/documentation/coregraphics/cgpath).
public class CGPath {
    /// The steps; a value, safe to keep and to send to another thread.
    package internal(set) final var data: PathData

    package init(_ data: PathData) {
        self.data = data
    }

    /// A rectangle, from its corner of least x and y along x first.
    ///
    /// - Parameter transform: applied to every point; nil for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var data = PathData()
        data.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(data)
    }

    /// The ellipse that touches the sides of `rect`.
    ///
    /// - Parameter transform: applied to every point; nil for none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var data = PathData()
        data.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(data)
    }

    /// A rectangle whose corners are quarters of ellipses.
    ///
    /// - Parameters:
    ///   - cornerWidth: half the width of those ellipses. Differs from UIKit: more than half the rectangle's width is lowered to that
    ///     (where Apple's traps), and zero or less makes a plain rectangle.
    ///   - cornerHeight: the same for the height.
    ///   - transform: applied to every point; nil for none.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        var data = PathData()
        data.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(data)
    }

    /// True when the path has no steps.
    public final var isEmpty: Bool { data.isEmpty }

    /// Where the next step would start; zero for an empty path.
    public final var currentPoint: CGPoint { data.currentPoint ?? .zero }

    /// The smallest rectangle that holds every point, control points included; null for an empty path.
    public final var boundingBox: CGRect { data.controlPointBounds }

    /// The smallest rectangle that holds what is drawn, control points left out; null for an empty path.
    public final var boundingBoxOfPath: CGRect { data.bounds }

    /// Whether filling the path would paint `point`.
    ///
    /// Open parts count as closed; a point on the very edge may be either; false for a point that is NaN or infinite.
    ///
    /// - Parameters:
    ///   - point: in the path's coordinates after `transform`.
    ///   - rule: what counts as inside.
    ///   - transform: applied to the path, not to the point.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        data.applying(transform).contains(point, using: rule)
    }

    /// An unchanging copy; never nil.
    public final func copy() -> CGPath? {
        CGPath(data)
    }

    /// An unchanging copy with `transform` applied to every point; never nil. Nil for none.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(data.applying(transform?.pointee ?? .identity))
    }

    /// A copy that can be changed; never nil.
    public final func mutableCopy() -> CGMutablePath? {
        CGMutablePath(data)
    }

    /// A copy that can be changed, with `transform` applied to every point; never nil. Nil for none.
    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(data.applying(transform?.pointee ?? .identity))
    }

    /// Calls `block` with each step in order. Steps added meanwhile are not shown.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            guard let first = points.baseAddress else { return }
            first.initialize(repeating: .zero, count: 3)
            for step in data.elements {
                var element = CGPathElement(type: .closeSubpath, points: first)
                switch step {
                case .move(let end):
                    element.type = .moveToPoint
                    points[0] = end
                case .line(let end):
                    element.type = .addLineToPoint
                    points[0] = end
                case .quad(let control, let end):
                    element.type = .addQuadCurveToPoint
                    (points[0], points[1]) = (control, end)
                case .curve(let control1, let control2, let end):
                    element.type = .addCurveToPoint
                    (points[0], points[1], points[2]) = (control1, control2, end)
                case .close:
                    break
                }
                block(&element)
            }
        }
    }
}

extension CGPath: Hashable {
    /// Whether both have the same steps with the same points; a changeable path may equal an unchanging one.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.data == rhs.data
    }

    /// Hashes the steps; a path in a set must not be changed.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(data)
    }
}
