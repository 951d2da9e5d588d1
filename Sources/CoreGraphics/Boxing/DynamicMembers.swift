import Foundation

/// Returns a value whose members are looked up by name, as Objective-C does for `AnyObject`; for code that `kinora swift` translates.
public func _dynamicMembers(_ value: Any?) -> _DynamicMembers { _DynamicMembers(value: _boxed(value)) }

/// The members of a boxed number or of boxed geometry; nil for other values.
public struct _DynamicMembers {
    package let value: Any?

    private var geometry: BoxedGeometry? { value is NSNumber ? nil : (value as? NSValue)?.boxedGeometry }
    private var number: NSNumber? { value as? NSNumber ?? (value as? CGFloat).map { NSNumber(value: Double($0)) } }

    public var cgPointValue: CGPoint! { if case .point(let point) = geometry { point } else { nil } }
    public var cgSizeValue: CGSize! { if case .size(let size) = geometry { size } else { nil } }
    public var cgRectValue: CGRect! { if case .rect(let rect) = geometry { rect } else { nil } }
    public var cgVectorValue: CGVector! { if case .vector(let vector) = geometry { vector } else { nil } }
    public var cgAffineTransformValue: CGAffineTransform! { if case .affine(let transform) = geometry { transform } else { nil } }
    public var doubleValue: Double! { number?.doubleValue }
    public var floatValue: Float! { number?.floatValue }
    public var intValue: Int! { number?.intValue }
    public var integerValue: Int! { number?.intValue }
    public var boolValue: Bool! { number?.boolValue }
    public var uintValue: UInt! { number?.uintValue }
}
