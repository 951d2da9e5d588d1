import Foundation
import ObjectiveCRuntime

// UIKit's informal protocol. Responders have members of their own with these names, which subclasses override; this declares them for every
// other object, such as images and models. It extends the protocol, because a class's own member hides that of a protocol: through a
// reference to NSObject a responder's member is found by a cast.

/// The description of an object for assistive apps, and the calls that they make.
///
/// Values of an object that is no responder are kept with it; the elements of a screen are responders alone. Differs from UIKit: a class
/// that is neither a responder nor below one declares members with these names without `override`, and they are called by its type alone.
/// Source: Apple, [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility-protocol).
extension NSObjectProtocol {
    /// Whether assistive apps can reach the object; false by default.
    @preconcurrency @MainActor
    public var isAccessibilityElement: Bool {
        get { responder?.isAccessibilityElement ?? kept?.isElement ?? false }
        set { set(newValue, { $0.isAccessibilityElement = $1 }) { $0.isElement = $1 } }
    }

    /// A short text that names the object; nil by default.
    @preconcurrency @MainActor
    public var accessibilityLabel: String? {
        get { responder.map { $0.accessibilityLabel } ?? kept?.label }
        set { set(newValue, { $0.accessibilityLabel = $1 }) { $0.label = $1 } }
    }

    /// A text that says what an action does; nil by default.
    @preconcurrency @MainActor
    public var accessibilityHint: String? {
        get { responder.map { $0.accessibilityHint } ?? kept?.hint }
        set { set(newValue, { $0.accessibilityHint = $1 }) { $0.hint = $1 } }
    }

    /// The object's value as text; nil by default.
    @preconcurrency @MainActor
    public var accessibilityValue: String? {
        get { responder.map { $0.accessibilityValue } ?? kept?.value }
        set { set(newValue, { $0.accessibilityValue = $1 }) { $0.value = $1 } }
    }

    /// The label with attributes for speech; by default `accessibilityLabel`. Setting either sets both.
    @preconcurrency @MainActor
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { responder.map { $0.accessibilityAttributedLabel } ?? AccessibilityValues.attributed(kept?.attributedLabel, kept?.label) }
        set {
            set(newValue?.copy() as? NSAttributedString, { $0.accessibilityAttributedLabel = $1 }) {
                ($0.attributedLabel, $0.label) = ($1, $1?.string)
            }
        }
    }

    /// The hint with attributes for speech; by default `accessibilityHint`. Setting either sets both.
    @preconcurrency @MainActor
    public var accessibilityAttributedHint: NSAttributedString? {
        get { responder.map { $0.accessibilityAttributedHint } ?? AccessibilityValues.attributed(kept?.attributedHint, kept?.hint) }
        set {
            set(newValue?.copy() as? NSAttributedString, { $0.accessibilityAttributedHint = $1 }) {
                ($0.attributedHint, $0.hint) = ($1, $1?.string)
            }
        }
    }

    /// The value with attributes for speech; by default `accessibilityValue`. Setting either sets both.
    @preconcurrency @MainActor
    public var accessibilityAttributedValue: NSAttributedString? {
        get { responder.map { $0.accessibilityAttributedValue } ?? AccessibilityValues.attributed(kept?.attributedValue, kept?.value) }
        set {
            set(newValue?.copy() as? NSAttributedString, { $0.accessibilityAttributedValue = $1 }) {
                ($0.attributedValue, $0.value) = ($1, $1?.string)
            }
        }
    }

    /// The language of the texts, such as `de-DE`; nil, the default, for the user's. Nothing is spoken.
    @preconcurrency @MainActor
    public var accessibilityLanguage: String? {
        get { responder.map { $0.accessibilityLanguage } ?? kept?.language }
        set { set(newValue, { $0.accessibilityLanguage = $1 }) { $0.language = $1 } }
    }

    /// A name for tests; nil by default.
    @preconcurrency @MainActor
    public var accessibilityIdentifier: String? {
        get { responder.map { $0.accessibilityIdentifier } ?? kept?.identifier }
        set { set(newValue, { $0.accessibilityIdentifier = $1 }) { $0.identifier = $1 } }
    }

    /// The kind of the object; none by default.
    @preconcurrency @MainActor
    public var accessibilityTraits: UIAccessibilityTraits {
        get { responder?.accessibilityTraits ?? kept?.traits ?? [] }
        set { set(newValue, { $0.accessibilityTraits = $1 }) { $0.traits = $1 } }
    }

    /// The frame in screen coordinates, in points; zero by default, or the bounding box of `accessibilityPath`. Numbers that are not finite
    /// are refused.
    @preconcurrency @MainActor
    public var accessibilityFrame: CGRect {
        get { responder?.accessibilityFrame ?? kept?.path?.bounds ?? kept?.frame ?? .zero }
        set {
            guard (newValue.minX + newValue.minY + newValue.width + newValue.height).isFinite || responder != nil else {
                return reportOnce(
                    "accessibilityFrame", "\(type(of: self)): accessibilityFrame \(newValue.printed) is refused; the last one is kept")
            }
            set(newValue, { $0.accessibilityFrame = $1 }) { $0.frame = $1 }
        }
    }

    /// The outline in screen coordinates; nil, the default, for a rectangle.
    @preconcurrency @MainActor
    public var accessibilityPath: UIBezierPath? {
        get { responder.map { $0.accessibilityPath } ?? kept?.path }
        set { set(newValue, { $0.accessibilityPath = $1 }) { $0.path = $1 } }
    }

    /// The point that activation taps, in screen coordinates; the center of `accessibilityFrame` by default. Numbers that are not finite
    /// are refused.
    @preconcurrency @MainActor
    public var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return responder?.accessibilityActivationPoint ?? kept?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set {
            guard newValue.x.isFinite && newValue.y.isFinite || responder != nil else {
                return reportOnce(
                    "accessibilityActivationPoint",
                    "\(type(of: self)): accessibilityActivationPoint \(newValue.printed) is refused; the last one is kept")
            }
            set(newValue, { $0.accessibilityActivationPoint = $1 }) { $0.activationPoint = $1 }
        }
    }

    /// Whether the elements within the object are hidden from assistive apps; false by default.
    @preconcurrency @MainActor
    public var accessibilityElementsHidden: Bool {
        get { responder?.accessibilityElementsHidden ?? kept?.hidesElements ?? false }
        set { set(newValue, { $0.accessibilityElementsHidden = $1 }) { $0.hidesElements = $1 } }
    }

    /// Whether assistive apps ignore the siblings of the object; false by default.
    @preconcurrency @MainActor
    public var accessibilityViewIsModal: Bool {
        get { responder?.accessibilityViewIsModal ?? kept?.isModal ?? false }
        set { set(newValue, { $0.accessibilityViewIsModal = $1 }) { $0.isModal = $1 } }
    }

    /// Whether assistive apps read the elements within the object as a group; false by default.
    @preconcurrency @MainActor
    public var shouldGroupAccessibilityChildren: Bool {
        get { responder?.shouldGroupAccessibilityChildren ?? kept?.groupsChildren ?? false }
        set { set(newValue, { $0.shouldGroupAccessibilityChildren = $1 }) { $0.groupsChildren = $1 } }
    }

    /// The elements within the object in order; nil by default.
    @preconcurrency @MainActor
    public var accessibilityElements: [Any]? {
        get { responder.map { $0.accessibilityElements } ?? kept?.elements }
        set { set(newValue, { $0.accessibilityElements = $1 }) { $0.elements = $1 } }
    }

    /// Returns the number of `accessibilityElements`.
    @preconcurrency @MainActor
    public func accessibilityElementCount() -> Int { responder?.accessibilityElementCount() ?? kept?.elements?.count ?? 0 }

    /// Returns one of `accessibilityElements`; nil for an index out of range.
    @preconcurrency @MainActor
    public func accessibilityElement(at index: Int) -> Any? {
        if let responder { return responder.accessibilityElement(at: index) }
        guard let elements = kept?.elements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element in `accessibilityElements`, or `NSNotFound`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @preconcurrency @MainActor
    public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder { return responder.index(ofAccessibilityElement: element) }
        let object = element as AnyObject
        return kept?.elements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }

    /// The actions that assistive apps offer; nil by default.
    @preconcurrency @MainActor
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { responder.map { $0.accessibilityCustomActions } ?? kept?.customActions }
        set { set(newValue, { $0.accessibilityCustomActions = $1 }) { $0.customActions = $1 } }
    }

    /// The rotors that VoiceOver offers; nil by default.
    @preconcurrency @MainActor
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { responder.map { $0.accessibilityCustomRotors } ?? kept?.customRotors }
        set { set(newValue, { $0.accessibilityCustomRotors = $1 }) { $0.customRotors = $1 } }
    }

    /// Called when VoiceOver's focus has come to the object.
    @preconcurrency @MainActor
    public func accessibilityElementDidBecomeFocused() { responder?.accessibilityElementDidBecomeFocused() }

    /// Called when VoiceOver's focus has left the object.
    @preconcurrency @MainActor
    public func accessibilityElementDidLoseFocus() { responder?.accessibilityElementDidLoseFocus() }

    /// Returns whether VoiceOver's focus is on the object: false for all but responders.
    @preconcurrency @MainActor
    public func accessibilityElementIsFocused() -> Bool { responder?.accessibilityElementIsFocused() ?? false }

    /// Activates the object. Returns whether it did; false by default.
    @preconcurrency @MainActor
    public func accessibilityActivate() -> Bool { responder?.accessibilityActivate() ?? false }

    /// Increments the value; does nothing by default.
    @preconcurrency @MainActor
    public func accessibilityIncrement() { responder?.accessibilityIncrement() }

    /// Decrements the value; does nothing by default.
    @preconcurrency @MainActor
    public func accessibilityDecrement() { responder?.accessibilityDecrement() }

    /// Scrolls for an assistive app. Returns whether it did; false by default.
    @preconcurrency @MainActor
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        responder?.accessibilityScroll(direction) ?? false
    }

    /// Dismisses a modal view. Returns whether it did; false by default.
    @preconcurrency @MainActor
    public func accessibilityPerformEscape() -> Bool { responder?.accessibilityPerformEscape() ?? false }

    /// Performs the most important action. Returns whether it did; false by default.
    @preconcurrency @MainActor
    public func accessibilityPerformMagicTap() -> Bool { responder?.accessibilityPerformMagicTap() ?? false }

    @MainActor
    private var responder: UIResponder? { self as? UIResponder }
    @MainActor
    private var kept: AccessibilityValues? { ObjectAccessibility.values(of: self) }

    @MainActor
    private func set<Value>(_ value: Value, _ pass: (UIResponder, Value) -> Void, keep: (AccessibilityValues, Value) -> Void) {
        if let responder { return pass(responder, value) }
        keep(ObjectAccessibility.madeValues(of: self), value)
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
