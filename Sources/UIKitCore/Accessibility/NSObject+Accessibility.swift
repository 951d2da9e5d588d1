import Foundation
import ObjectiveCRuntime

// Responders and accessibility elements have properties of their own with these names, which subclasses override; this declares them for
// every other object, such as images. It extends the protocol, because a class's own property hides that of a protocol.
extension NSObjectProtocol {
    /// A short text that names the object. Kept with the object, and not spoken: only responders and accessibility elements are.
    public var accessibilityLabel: String? {
        get { ObjectAccessibility.values(of: self)?.label }
        set { ObjectAccessibility.madeValues(of: self).label = newValue }
    }

    /// A text that says what an action does. Kept with the object.
    public var accessibilityHint: String? {
        get { ObjectAccessibility.values(of: self)?.hint }
        set { ObjectAccessibility.madeValues(of: self).hint = newValue }
    }

    /// The object's value as text. Kept with the object.
    public var accessibilityValue: String? {
        get { ObjectAccessibility.values(of: self)?.value }
        set { ObjectAccessibility.madeValues(of: self).value = newValue }
    }

    /// A name for tests. Kept with the object.
    public var accessibilityIdentifier: String? {
        get { ObjectAccessibility.values(of: self)?.identifier }
        set { ObjectAccessibility.madeValues(of: self).identifier = newValue }
    }

    /// The kind of the object; none by default. Kept with the object.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { ObjectAccessibility.values(of: self)?.traits ?? [] }
        set { ObjectAccessibility.madeValues(of: self).traits = newValue }
    }

    /// Whether assistive apps can reach the object; false by default. Kept with the object.
    public var isAccessibilityElement: Bool {
        get { ObjectAccessibility.values(of: self)?.isElement ?? false }
        set { ObjectAccessibility.madeValues(of: self).isElement = newValue }
    }
}

/// Values of objects that are no responders, as associated objects.
private enum ObjectAccessibility {
    private final class Key: Sendable {}
    private static let key = Key()

    private static var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }

    static func values(of object: Any) -> AccessibilityValues? {
        objc_getAssociatedObject(object, address) as? AccessibilityValues
    }

    static func madeValues(of object: Any) -> AccessibilityValues {
        if let values = values(of: object) { return values }
        let made = AccessibilityValues()
        objc_setAssociatedObject(object, address, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}
