import CoreGraphics
import GestureEngine
import QuartzCore

/// The base class of gesture recognizers, which interpret sequences of touches.
///
/// A recognizer receives the touches in its view and the subviews, before the view does. It is *possible* until it recognizes or fails; the
/// effect on other recognizers and on the view follows `Documentation/Behavior.md#gesture-arbitration`, and its targets are called after
/// the event has been handled. It becomes possible again once it is done and its touches have ended. Source: Apple,
/// [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
///
/// *Life cycle of an attempt.* The view retains its recognizers; a recognizer retains neither its view, nor its targets, nor its delegate.
/// An attempt begins with the first touch. A discrete gesture is recognized once; a continuous one begins, changes, and ends or is
/// cancelled. Several changes within one event call the targets once, and neither *possible* nor *failed* calls them. After the actions,
/// once the last touch is up, ``reset()`` is called, once an attempt. A view that leaves its window, or ``isEnabled`` set to false, cancels
/// the gesture. A subclass overrides the touch methods, sets `state`, and clears its own state in `reset()`.
///
/// *When not to use it.* A button or another ``UIControl`` tracks its touch itself. Content that is dragged to scroll is a
/// ``UIScrollView``, whose ``UIScrollView/panGestureRecognizer`` can be used too.
///
/// *Mistakes.* A step that the state machine does not have, such as *possible* to *changed*, is refused and logged: "a recognizer cannot go
/// from possible to changed; the state stays". Of two that require each other to fail, the first one goes ahead, which is logged. A target
/// that was released is not called, and nothing says so.
///
/// ```swift
/// final class Simultaneous: NSObject, UIGestureRecognizerDelegate {
///     func gestureRecognizer(
///         _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
///     ) -> Bool { true }
/// }
///
/// let delegate = Simultaneous()
/// let pinch = UIPinchGestureRecognizer()
/// let rotation = UIRotationGestureRecognizer()
/// for recognizer: UIGestureRecognizer in [pinch, rotation] { recognizer.delegate = delegate }
/// ```
///
/// See also ``UIPanGestureRecognizer``, ``UITapGestureRecognizer`` and ``UIGestureRecognizerDelegate``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    /// The state of the state machine; `go(to:)` alone sets it.
    final private(set) var storedState = State.possible
    /// The state reported to the targets, which may lag behind.
    final var reportedState: State?
    final let attempt = GestureAttempt<UITouch>()
    final var targets: [GestureTarget] = []
    final var failureRequirements: [WeakGesture] = []
    final weak var storedView: UIView?
    private var enabled = true

    /// Creates a recognizer without a view. Calls `action` on `target`, which is not retained; if either is nil, nothing is called.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer without a target. Recognizers cannot be archived.
    public init?(coder: NSCoder) { super.init() }

    /// Goes to a state if the state machine has the step from the present one, and tells observers of `state`; otherwise the state stays.
    ///
    /// Nothing else changes the state: no step is left out, whatever subclasses and observers do meanwhile.
    final func go(to state: State) {
        guard GestureState(storedState).leads(to: GestureState(state)) else { return refuse(state) }
        _willSet("state")
        // An observer may have changed it.
        if GestureState(storedState).leads(to: GestureState(state)) { storedState = state } else { refuse(state) }
        _didSet("state")
    }

    private func refuse(_ state: State) {
        // Steps after the end of a gesture have no effect until it is possible again.
        guard !storedState.isOver else { return }
        reportOnce(
            "gesture step \(storedState) \(state)", "\(self): a recognizer cannot go from \(storedState) to \(state); the state stays")
    }

    // MARK: Targets

    /// Adds a method to call whenever the state changes, except to possible and failed. The target is not retained; a duplicate pair is
    /// ignored.
    open func addTarget(_ target: Any, action: Selector) { add(GestureTarget(object: ClassObject.object(for: target), action: action)) }

    /// Removes targets; nil matches any target, or any action.
    ///
    /// - Complexity: O(*n*), where *n* is the number of targets.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll {
            (target == nil || $0.object === target.map { ClassObject.object(for: $0) }) && (action == nil || $0.action == action)
        }
    }

    // MARK: State

    /// The state of the recognizer. Subclasses set it, in the touch methods or from a timer; an invalid transition is ignored and logged
    /// once.
    ///
    /// Leaving possible waits for recognizers that must fail first; until they are decided the state stays possible. It becomes failed if
    /// the view, the delegate or another recognizer prevents it. After the recognizer has ended, failed or was cancelled, setting the
    /// state has no effect until it is possible again.
    open var state: State {
        get { reportedState ?? storedState }
        set { UIApplication.process.touchDelivery.arbiter.set(newValue, of: self) }
    }

    /// The view the recognizer is attached to; not retained.
    open var view: UIView? { storedView }

    /// Whether the recognizer receives touches. Setting false cancels a gesture in progress.
    open var isEnabled: Bool {
        get { enabled }
        set {
            guard newValue != enabled else { return }
            enabled = newValue
            if !newValue { UIApplication.process.touchDelivery.arbiter.abandon(self) }
        }
    }

    /// The delegate, not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the view's touches are cancelled when the gesture is recognized; true by default.
    open var cancelsTouchesInView = true

    /// Whether the view receives its touches only after this recognizer has failed; false by default.
    open var delaysTouchesBegan = false

    /// Whether the view receives the end of its touches only after this recognizer has failed; true by default.
    open var delaysTouchesEnded = true

    /// The types of touches received, as raw values of `UITouch.TouchType`; all by default.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// The types of presses received, as raw values of `UIPress.PressType`; all named ones by default, for taps only `select`.
    open var allowedPressTypes: [NSNumber] = UIPress.PressType.named.map { NSNumber(value: $0.rawValue) }

    /// Whether touches of types other than the first one's are ignored; true by default. All touches here are direct or from a pointer.
    open var requiresExclusiveTouchType = true

    /// A name for the app, and in messages.
    open var name: String?

    /// Called for a change of a key path that the recognizer observes; the base class traps.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        KeyValue.trapUnhandled(self, keyPath ?? "nil", object)
    }

    // MARK: Other recognizers

    /// Requires another recognizer to fail before this one can recognize. One without touches does not block it. Not retained.
    ///
    /// - Complexity: O(*n*), where *n* is the number of recognizers that must fail.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else {
            reportOnce("gesture requires itself", "\(self): it cannot require itself to fail; nothing changes")
            return
        }
        if !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer }) {
            failureRequirements.append(WeakGesture(recognizer: otherGestureRecognizer))
        }
    }

    /// Whether this recognizer may prevent another from recognizing; true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recognizer may prevent this one; true by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer requires another to fail; asked once per attempt. By default asks the delegate.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    /// Whether another recognizer requires this one to fail; asked once per attempt. By default asks the delegate.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }

    /// Whether the recognizer handles an event. By default asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool { delegate?.gestureRecognizer(self, shouldReceive: event) ?? true }

    // MARK: Touches

    /// Called when touches begin. The base class does nothing, as for the methods below.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches end.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the system cancels touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when presses begin. The base class does nothing, as for the methods below; only recognizers that override this method
    /// receive presses.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when the force of presses changes; buttons and keys here have none.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when presses end.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when the system cancels presses.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Resets internal state at the end of an attempt. Called after the recognizer has recognized, failed or was cancelled and its
    /// touches have ended.
    open func reset() {}

    /// Called when the interface has rotated under the touches: accumulated values stay, and continue from the current positions.
    func interfaceDidRotate() {}

    /// Ignores a touch from now on: it no longer counts among the recognizer's touches, and its view receives it.
    open func ignore(_ touch: UITouch, for event: UIEvent) { UIApplication.process.touchDelivery.arbiter.ignore(touch, by: self) }

    /// Ignores a press from now on.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        UIApplication.process.touchDelivery.arbiter.ignore(button.token, by: self)
    }

    /// The number of touches in the gesture.
    open var numberOfTouches: Int { attempt.touches.count }

    /// The centroid of the touches in a view's coordinates (nil: the window's), points; the last one when no touch is left.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func location(in view: UIView?) -> CGPoint {
        (view ?? self.view?.window)?.layer.convert(attempt.centroid, from: nil) ?? attempt.centroid
    }

    /// The location of one touch in a view's coordinates (nil: the window's), points. An index out of range traps.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard attempt.touches.indices.contains(touchIndex) else {
            trap(
                object: "\(self).location(ofTouch: \(touchIndex))", value: "it has \(attempt.touches.count) touches",
                remedy: "ask for an index below numberOfTouches")
        }
        return attempt.touches[touchIndex].location(in: view ?? self.view?.window)
    }

    /// The class, the address, the state, properties that differ from their defaults, and the view, as UIKit prints them.
    nonisolated open override var description: String {
        guard MainActorCheck.isIsolated else { return "<\(type(of: self)): \(address(of: self))>" }
        return MainActor.assumeIsolated {
            var fields = ["\(type(of: self)): \(address(of: self))"]
            if let name { fields.append("name = '\(name)'") }
            fields.append("state = \("\(storedState)".capitalized)")
            if !isEnabled { fields.append("enabled = NO") }
            if !cancelsTouchesInView { fields.append("cancelsTouchesInView = NO") }
            if delaysTouchesBegan { fields.append("delaysTouchesBegan = YES") }
            if let view { fields.append("view = <\(type(of: view)) \(address(of: view))>") }
            return "<\(fields.joined(separator: "; "))>"
        }
    }
}
