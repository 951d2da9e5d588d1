import Foundation

/// An immutable path of lines and curves.
///
/// Coordinates are in the space of its use. An element with a point that is NaN or infinite is skipped and reported once. Paths are
/// equal if they have equal elements. Immutable, except for a ``CGMutablePath``.
///
/// Source: [CGPath](https://developer.apple.com/documentation/coregraphics/cgpath).
public class CGPath {
    /// The elements; a value, safe to keep and to send to another thread.
    package internal(set) final var data: PathData

    package init(_ data: PathData) {
        self.data = data
    }

    /// Creates a rectangle, starting at its corner of minimum x and y along x.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: applied to every point; nil for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var data = PathData()
        data.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(data)
    }

    /// Creates the ellipse inscribed in `rect`.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: applied to every point; nil for none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var data = PathData()
        data.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(data)
    }

    /// Creates a rectangle with elliptical corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: The horizontal radius of the corners. Differs from UIKit: more than half the rectangle's width is clamped to that
    ///     (where Apple's traps), and zero or less makes a plain rectangle.
    ///   - cornerHeight: The vertical radius, likewise.
    ///   - transform: Applied to every point; nil for none.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        var data = PathData()
        data.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(data)
    }

    /// Whether the path has no elements.
    public final var isEmpty: Bool { data.isEmpty }

    /// The current point; zero for an empty path.
    public final var currentPoint: CGPoint { data.currentPoint ?? .zero }

    /// The bounding box of all points, control points included; null for an empty path.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public final var boundingBox: CGRect { data.controlPointBounds }

    /// The bounding box of the drawn path, without control points; null for an empty path.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public final var boundingBoxOfPath: CGRect { data.bounds }

    /// Whether filling the path would cover `point`.
    ///
    /// Open subpaths count as closed; a point exactly on an edge may be either; false for a point that is NaN or infinite.
    ///
    /// - Parameters:
    ///   - point: In the path's coordinates after `transform`.
    ///   - rule: The fill rule.
    ///   - transform: Applied to the path, not to the point.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        data.applying(transform).contains(point, using: rule)
    }

    /// An immutable copy; never nil.
    public final func copy() -> CGPath? {
        CGPath(data)
    }

    /// An immutable copy with `transform` applied to every point (nil for none); never nil.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(data.applying(transform?.pointee ?? .identity))
    }

    /// A mutable copy; never nil.
    ///
    /// - Complexity: O(1); the first change of the copy takes O(*n*), where *n* is the number of elements.
    public final func mutableCopy() -> CGMutablePath? {
        CGMutablePath(data)
    }

    /// A mutable copy with `transform` applied to every point (nil for none); never nil.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(data.applying(transform?.pointee ?? .identity))
    }

    /// Calls `block` with each element in order. Elements added meanwhile are not included.
    ///
    /// - Complexity: O(*n*), with a call for each, where *n* is the number of elements.
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
    /// Whether both have equal elements; a mutable path may equal an immutable one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.data == rhs.data
    }

    /// Hashes the elements; a path in a set must not be mutated.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(data)
    }
}

/// The type of a path element.
///
/// Source: [CGPathElementType](https://developer.apple.com/documentation/coregraphics/cgpathelementtype).
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint = 0
    /// A line; one point.
    case addLineToPoint = 1
    /// A quadratic curve; its control point and its end.
    case addQuadCurveToPoint = 2
    /// A cubic curve; two control points and its end.
    case addCurveToPoint = 3
    /// A line back to the subpath's start; no points.
    case closeSubpath = 4
}

/// A path element, as passed by ``CGPath/applyWithBlock(_:)``.
///
/// Source: [CGPathElement](https://developer.apple.com/documentation/coregraphics/cgpathelement).
public struct CGPathElement {
    /// The type of the element.
    public var type: CGPathElementType
    /// Its points, as many as the type requires, in the path's coordinates; valid inside the block only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element. `points` holds as many points as the type has: 1 for a move or line, 2 or 3 for a curve, none for a closing.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
