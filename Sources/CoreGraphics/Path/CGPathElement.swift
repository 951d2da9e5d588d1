import Foundation

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

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
