/// Boxed geometry, such as animation values. Every getter traps, naming both types, if the box has another type.
///
/// Foundation on Linux boxes points, sizes and rectangles itself. The others are boxed as arrays of doubles ("[6d]"), because its
/// `NSValue` accepts no structure encodings and cannot be subclassed elsewhere; `objCType` therefore differs from Apple's for these
/// three.
extension NSValue {
    /// Boxes a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Boxes a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Boxes a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Boxes a vector.
    public convenience init(cgVector vector: CGVector) { self.init(copying: vector, as: Encoding.vector) }
    /// Boxes an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(copying: transform, as: Encoding.affine) }
    /// Boxes a 3D transform.
    public convenience init(caTransform3D transform: CATransform3D) { self.init(copying: transform, as: Encoding.transform) }

    /// The boxed point.
    public var cgPointValue: CGPoint {
        guard case .point(let point) = boxedGeometry else { trapHolding("a CGPoint") }
        return point
    }

    /// The boxed size.
    public var cgSizeValue: CGSize {
        guard case .size(let size) = boxedGeometry else { trapHolding("a CGSize") }
        return size
    }

    /// The boxed rectangle.
    public var cgRectValue: CGRect {
        guard case .rect(let rect) = boxedGeometry else { trapHolding("a CGRect") }
        return rect
    }

    /// The boxed vector.
    public var cgVectorValue: CGVector {
        guard case .vector(let vector) = boxedGeometry else { trapHolding("a CGVector") }
        return vector
    }

    /// The boxed affine transform.
    public var cgAffineTransformValue: CGAffineTransform {
        guard case .affine(let transform) = boxedGeometry else { trapHolding("a CGAffineTransform") }
        return transform
    }

    /// The boxed 3D transform.
    public var caTransform3DValue: CATransform3D {
        guard case .transform(let transform) = boxedGeometry else { trapHolding("a CATransform3D") }
        return transform
    }

    /// The geometry in this box; nil for another type.
    package var boxedGeometry: BoxedGeometry? {
        guard !(self is NSNumber) else { return nil }
        return switch encoding {
        case Encoding.point: .point(pointValue)
        case Encoding.size: .size(sizeValue)
        case Encoding.rect: .rect(rectValue)
        case Encoding.vector: .vector(copied(into: CGVector()))
        case Encoding.affine: .affine(copied(into: CGAffineTransform()))
        case Encoding.transform: .transform(copied(into: CATransform3D()))
        default: nil
        }
    }

    /// The encoding of the boxed type.
    ///
    /// Foundation on Linux allocates `objCType` for each call and never frees it: the values of animations would leak. Two addresses for
    /// one value show such memory, which has no other owner.
    private var encoding: String {
        let (name, other) = (objCType, objCType)
        defer { if name != other { for copy in [name, other] { free(UnsafeMutablePointer(mutating: copy)) } } }
        return String(cString: name)
    }

    private enum Encoding {
        static let point = NSValue(point: .zero).encoding
        static let size = NSValue(size: .zero).encoding
        static let rect = NSValue(rect: .zero).encoding
        static let vector = "[2d]"
        static let affine = "[6d]"
        static let transform = "[16d]"
    }

    private convenience init<Value: BitwiseCopyable>(copying value: Value, as encoding: String) {
        var value = value
        self.init(bytes: &value, objCType: encoding)
    }

    private func copied<Value: BitwiseCopyable>(into value: Value) -> Value {
        var value = value
        getValue(&value)
        return value
    }

    private func trapHolding(_ wanted: String) -> Never {
        let held = boxedGeometry.map { "a \($0.typeName)" } ?? "no geometry"
        trap(
            object: "NSValue \(self)", value: "holds \(held), not \(wanted)",
            remedy: "Use the getter of the type that was boxed")
    }
}

/// Returns geometry in an `NSValue`, as Objective-C passes it, and any other value as it is; for code that `kinora swift` translates.
public func _boxed(_ value: Any?) -> Any? {
    switch value {
    case let point as CGPoint: NSValue(cgPoint: point)
    case let size as CGSize: NSValue(cgSize: size)
    case let rect as CGRect: NSValue(cgRect: rect)
    case let vector as CGVector: NSValue(cgVector: vector)
    case let transform as CGAffineTransform: NSValue(cgAffineTransform: transform)
    case let transform as CATransform3D: NSValue(caTransform3D: transform)
    default: value
    }
}
