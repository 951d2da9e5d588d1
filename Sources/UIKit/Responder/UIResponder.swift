import CoreGraphics
import QuartzCore

/// An object in the chain along which events and requests travel: views, controllers, windows, the application.
///
/// Source: Apple, [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
@preconcurrency @MainActor
open class UIResponder: ResponderBase {
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

    /// Buttons or keys have gone down while the responder is first responder, or one whose chain it is in. The base class tells the next responder, here and below.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        nextOverriding(Self.pressBegan)?.pressesBegan(presses, with: event)
    }

    /// Presses have changed their force; buttons and keys here have none.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        nextOverriding(Self.pressChanged)?.pressesChanged(presses, with: event)
    }

    /// Buttons or keys were let go.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        nextOverriding(Self.pressEnded)?.pressesEnded(presses, with: event)
    }

    /// The system, or a gesture recogniser, has taken presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        nextOverriding(Self.pressCancelled)?.pressesCancelled(presses, with: event)
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
}

extension UIResponder {
    /// A new instance of the class it is called on, by `init()`: how an app's delegate is made from its class.
    @_silgen_name("kinora_UIResponder_init") static func instance() -> UIResponder
}
