import Foundation

/// What a step of a path draws.
///
/// Source: [CGPathElementType](https://developer.apple.com/documentation/coregraphics/cgpathelementtype).
public enum CGPathElementType: Int32, Sendable {
    /// Starts a part; one point.
    case moveToPoint = 0
    /// A line; one point.
    case addLineToPoint = 1
    /// A quadratic curve; its control point and its end.
    case addQuadCurveToPoint = 2
    /// A cubic curve; two control points and its end.
    case addCurveToPoint = 3
    /// A line back to the part's start; no points.
    case closeSubpath = 4
}

/// A step of a path, as ``CGPath/applyWithBlock(_:)`` shows it.
///
/// Source: [CGPathElement](https://developer.apple.com/documentation/coregraphics/cgpathelement).
public struct CGPathElement {
    /// What the step draws.
    public var type: CGPathElementType
    /// Its points, as many as the type says, in the path's coordinates; valid inside the block only.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
