import CoreGraphics
import Foundation

/// Numbers for a filter: a point, a rectangle, the coefficients of a function.
///
/// Immutable; equal by values. Follows [CIVector](https://developer.apple.com/documentation/coreimage/civector).
public final class CIVector: NSObject, NSCopying, @unchecked Sendable {
    private let values: [CGFloat]

    /// Creates a vector from the first `count` numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = (0..<max(count, 0)).map { values[$0] }
        super.init()
    }

    private init(_ values: CGFloat...) {
        self.values = values
        super.init()
    }

    /// Creates a vector of one number.
    public convenience init(x: CGFloat) { self.init(x) }
    /// Creates a vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init(x, y) }
    /// Creates a vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(x, y, z) }
    /// Creates a vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(x, y, z, w) }
    /// Creates a vector of a point's coordinates.
    public convenience init(cgPoint p: CGPoint) { self.init(p.x, p.y) }
    /// Creates a vector of a rectangle's origin, width and height.
    public convenience init(cgRect r: CGRect) { self.init(r.origin.x, r.origin.y, r.size.width, r.size.height) }
    /// Creates a vector of a transform's coefficients a, b, c, d, tx and ty.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init(t.a, t.b, t.c, t.d, t.tx, t.ty) }

    /// Number of values.
    public var count: Int { values.count }

    /// Returns a value; 0 behind the last.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// The first value; 0 if absent.
    public var x: CGFloat { value(at: 0) }
    /// The second value; 0 if absent.
    public var y: CGFloat { value(at: 1) }
    /// The third value; 0 if absent.
    public var z: CGFloat { value(at: 2) }
    /// The fourth value; 0 if absent.
    public var w: CGFloat { value(at: 3) }
    /// The first two values as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four values as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six values as an affine transform.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }

    /// Returns this vector, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    public override var hash: Int { values.hashValue }
    /// The values in brackets, with spaces between them.
    public override var description: String { "[" + values.map { "\($0)" }.joined(separator: " ") + "]" }
}
