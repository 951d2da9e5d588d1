import CoreGraphics
import QuartzCore

/// An object in the chain along which events and requests travel: views, controllers, windows, the application.
///
/// Source: Apple, [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
@preconcurrency @MainActor
open class UIResponder: ResponderBase {
    /// What the app has said for accessibility; nil until it does.
    final var accessibilityValues: AccessibilityValues?

    /// An object that is in no chain.
    public init() { super.init(base: ()) }

    /// An entry point through which an instance of any subclass can be made; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UIResponder_init") convenience init(instance: Void) { self.init() }

    /// The next responder up; nil ends the chain.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Fingers have come down on the responder, or on one whose chain it is in. The base class tells the next responder, here and below.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextOverriding(Self.began)?.touchesBegan(touches, with: event)
    }

    /// Fingers have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextOverriding(Self.moved)?.touchesMoved(touches, with: event)
    }

    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextOverriding(Self.ended)?.touchesEnded(touches, with: event)
    }

    /// The system, or a gesture recogniser, has taken fingers away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextOverriding(Self.cancelled)?.touchesCancelled(touches, with: event)
    }

    // MARK: Presses

    /// Buttons or keys have gone down while the responder is first responder, or one whose chain it is in.
    ///
    /// The base class types keys, in a first responder that takes text, and keeps these; what else there is it tells the next responder, here and below.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = takeKeys(presses)
        if !left.isEmpty { nextOverriding(Self.pressBegan)?.pressesBegan(left, with: event) }
    }

    /// Presses have changed their force; buttons and keys here have none.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        nextOverriding(Self.pressChanged)?.pressesChanged(presses, with: event)
    }

    /// Buttons or keys were let go.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !$0.isTyped }
        if !left.isEmpty { nextOverriding(Self.pressEnded)?.pressesEnded(left, with: event) }
    }

    /// The system, or a gesture recogniser, has taken presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !$0.isTyped }
        if !left.isEmpty { nextOverriding(Self.pressCancelled)?.pressesCancelled(left, with: event) }
    }

    // MARK: First responder

    /// Whether the responder may become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it may stop being it; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys and actions without a target go to this responder first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the window's first responder, after the one before has resigned. Returns whether it is now; false when either refuses, or outside a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Gives the role up; nobody has it then. Returns whether the responder let it go; true when it did not have it.
    @discardableResult
    open func resignFirstResponder() -> Bool { leaveFirstResponder() }

    /// Takes the role away without asking.
    func loseFirstResponder() { responderWindow?.firstResponder = nil }

    // MARK: Actions

    /// Whether the responder would carry an action out: whether it has the method, unless overridden.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// The responder that would carry an action out, this one or the nearest one up; nil when there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var at: UIResponder? = self
        while let responder = at {
            if responder.canPerformAction(action, withSender: sender) { return responder }
            at = responder.next
        }
        return nil
    }

    // MARK: Accessibility
    // Differs from UIKit: responders have these members, not every NSObject, because Swift overrides no members of extensions.

    /// Whether people who do not see the screen are told of this one; false unless set, but true for labels, controls and the like. What it contains is
    /// then passed over.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? accessibilityDefaults.isElement }
        set { setAccessibility { $0.isElement = newValue } }
    }

    /// What it is called, in a word or two; nil, what the responder says itself (a label its text), unless set.
    open var accessibilityLabel: String? {
        get { accessibilityValues?.label ?? accessibilityDefaults.label }
        set { setAccessibility { $0.label = newValue } }
    }

    /// What happens when it is used; nil unless set.
    open var accessibilityHint: String? {
        get { accessibilityValues?.hint ?? accessibilityDefaults.hint }
        set { setAccessibility { $0.hint = newValue } }
    }

    /// The value it has now; nil, what the responder says itself, unless set.
    open var accessibilityValue: String? {
        get { accessibilityValues?.value ?? accessibilityDefaults.value }
        set { setAccessibility { $0.value = newValue } }
    }

    /// What it is and can do; what the responder says itself unless set.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? accessibilityDefaults.traits }
        set { setAccessibility { $0.traits = newValue } }
    }

    /// A name by which tests find it; nil unless set. People are not told of it.
    open var accessibilityIdentifier: String? {
        get { accessibilityValues?.identifier ?? accessibilityDefaults.identifier }
        set { setAccessibility { $0.identifier = newValue } }
    }

    /// Where it is in the screen's coordinates (points); a view's bounds, or the box of `accessibilityPath`, unless set.
    open var accessibilityFrame: CGRect {
        get { presentAccessibilityFrame }
        set { setAccessibilityFrame(newValue) }
    }

    /// Its outline in the screen's coordinates; nil for a rectangle.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityValues?.path }
        set { setAccessibility { $0.path = newValue } }
    }

    /// Where it is touched when it is activated, in the screen's coordinates; the middle of `accessibilityFrame` unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { presentActivationPoint }
        set { setActivationPoint(newValue) }
    }

    /// Whether it and all it contains are left out; false unless set.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues?.hidesElements ?? false }
        set { setAccessibility { $0.hidesElements = newValue } }
    }

    /// Whether the views beside it are left out; false unless set.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues?.isModal ?? false }
        set { setAccessibility { $0.isModal = newValue } }
    }

    /// Whether what it contains is read together, wherever it lies; false unless set.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues?.groupsChildren ?? false }
        set { setAccessibility { $0.groupsChildren = newValue } }
    }

    /// The elements it contains, in their order; nil, its subviews, unless set.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues?.elements }
        set { setAccessibility { $0.elements = newValue } }
    }

    /// How many `accessibilityElements` there are; override this and the next two instead of setting those.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// One of `accessibilityElements`; nil beyond them.
    open func accessibilityElement(at index: Int) -> Any? { containedElement(at: index) }

    /// Which of `accessibilityElements` one is; `NSNotFound` for none.
    open func index(ofAccessibilityElement element: Any) -> Int { containedIndex(of: element) }

    /// More that it can do; nil unless set.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.customActions }
        set { setAccessibility { $0.customActions = newValue } }
    }

    /// Activates it; false (unless overridden) has it touched at its activation point.
    open func accessibilityActivate() -> Bool { false }

    /// Increases its value; the base class does nothing.
    open func accessibilityIncrement() {}

    /// Decreases its value; the base class does nothing.
    open func accessibilityDecrement() {}

    /// Leaves what is modal; false, nothing was left, unless overridden.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Does what matters most now; false, nothing was done, unless overridden.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// What it says of itself where the app has said nothing.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    /// Where it is on the screen by itself.
    var ownAccessibilityFrame: CGRect { .zero }
}

extension UIResponder {
    /// A new instance of the class it is called on, by `init()`: how an app's delegate is made from its class.
    @_silgen_name("kinora_UIResponder_init") static func instance() -> UIResponder
}
