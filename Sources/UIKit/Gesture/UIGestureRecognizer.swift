import CoreGraphics
import QuartzCore

/// Tells a gesture from touches: the base class of the recognisers, and of an app's own.
///
/// A recogniser sees the touches that come down on its view or below it, before the view does. It is *possible* until it recognises or fails; what it
/// does then to other recognisers and to the view is decided by the rules of `behaviour.md` 2.2, and its targets are told when the event has been
/// handled. It becomes possible again once it is done and its touches have gone.
///
/// A subclass overrides the touch methods, sets `state`, and forgets in `reset()` what it has gathered.
/// Source: Apple, [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    final var storedState = State.possible
    /// The step that targets are being told, which may be behind.
    final var toldState: State?
    final var attempt = GestureAttempt()
    final var targets: [GestureTarget] = []
    final var failureRequirements: [WeakGesture] = []
    final weak var storedView: UIView?
    private var enabled = true

    /// A recogniser in no view. `action` is called on `target`, which is not kept; with nil for either nobody is told.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recogniser without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// There are no archives of recognisers here: gives one without a target.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Targets

    /// Has a method called whenever the state changes to anything but possible and failed. The target is not kept; a pair that is there already counts once.
    open func addTarget(_ target: Any, action: Selector) { add(GestureTarget(object: target as AnyObject, action: action)) }

    /// Takes targets away; nil stands for any target, or any action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { (target == nil || $0.object === (target as AnyObject)) && (action == nil || $0.action == action) }
    }

    // MARK: State

    /// Where the recogniser is. Subclasses set it, in the touch methods or from a timer; a step that is not allowed is refused with a line in the log.
    ///
    /// A step out of possible has to wait while another recogniser that must fail first may still recognise: until that is known the state stays
    /// possible. It becomes failed instead where the view, the delegate or another recogniser forbids it. Once the recogniser has ended, failed or was
    /// cancelled, nothing that is set has an effect until it is possible again.
    open var state: State {
        get { toldState ?? storedState }
        set { UIApplication.process.touchDelivery.arbiter.set(newValue, of: self) }
    }

    /// The view the recogniser is attached to; not kept.
    open var view: UIView? { storedView }

    /// Whether touches are received. Set to false in the middle of a gesture, that is cancelled.
    open var isEnabled: Bool {
        get { enabled }
        set {
            guard newValue != enabled else { return }
            enabled = newValue
            if !newValue { UIApplication.process.touchDelivery.arbiter.abandon(self) }
        }
    }

    /// Asked before the recogniser acts; not kept.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the view's touches are cancelled when the gesture is recognised; true unless set.
    open var cancelsTouchesInView = true

    /// Whether the view hears of its touches only after this recogniser has failed; false unless set.
    open var delaysTouchesBegan = false

    /// Whether the view hears that its touches have ended only after this recogniser has failed; true unless set.
    open var delaysTouchesEnded = true

    /// The kinds of touches received, by `UITouch.TouchType`'s raw values; all unless set.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// The buttons received, by `UIPress.PressType`'s raw values; all that have names unless set, for taps `select` alone.
    open var allowedPressTypes: [NSNumber] = UIPress.PressType.named.map { NSNumber(value: $0.rawValue) }

    /// Whether touches of another kind than the first are left out; true unless set. All touches here are fingers' or a pointer's.
    open var requiresExclusiveTouchType = true

    /// A name for the app, and for messages.
    open var name: String?

    // MARK: Other recognisers

    /// Lets this recogniser recognise only after another has failed. An other that has no touches does not hold it up. It is not kept.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else {
            reportOnce("gesture requires itself", "\(self): it cannot require itself to fail; nothing changes")
            return
        }
        if !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer }) {
            failureRequirements.append(WeakGesture(recognizer: otherGestureRecognizer))
        }
    }

    /// Whether this recogniser may fail another when it recognises; true unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recogniser may fail this one; true unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one must wait for another to fail; asked once per attempt. Asks the delegate unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    /// Whether another must wait for this one to fail; asked once per attempt. Asks the delegate unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }

    /// Whether the recogniser wants an event at all. Asks the delegate unless overridden.
    open func shouldReceive(_ event: UIEvent) -> Bool { delegate?.gestureRecognizer(self, shouldReceive: event) ?? true }

    // MARK: Touches

    /// Fingers have come down. The base class does nothing, here and below.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system has taken fingers away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Buttons or keys have gone down. The base class does nothing, here and below; only a recogniser that overrides this method receives presses.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Presses have changed their force; buttons and keys here have none.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Buttons or keys were let go.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// The system has taken presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// The attempt is over: forgets what was gathered. Called when the recogniser has recognised, failed or was cancelled and its touches have gone.
    open func reset() {}

    /// The interface has turned under the fingers: what they have done so far counts as it was, and goes on from where they are now.
    func interfaceDidTurn() {}

    /// Leaves a touch alone from now on: it does not count among the recogniser's touches, and its view is told everything.
    open func ignore(_ touch: UITouch, for event: UIEvent) { UIApplication.process.touchDelivery.arbiter.ignore(touch, by: self) }

    /// Leaves a press alone from now on.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        UIApplication.process.touchDelivery.arbiter.ignore(button.token, by: self)
    }

    /// How many touches the gesture consists of now.
    open var numberOfTouches: Int { attempt.touches.count }

    /// The middle of the touches, in a view's coordinates (nil: the window's), points; the last one when there are none any more.
    open func location(in view: UIView?) -> CGPoint {
        (view ?? self.view?.window)?.layer.convert(attempt.centroid, from: nil) ?? attempt.centroid
    }

    /// Where one of the touches is, in a view's coordinates (nil: the window's), points. An index that has no touch traps.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard attempt.touches.indices.contains(touchIndex) else {
            trap(
                object: "\(self).location(ofTouch: \(touchIndex))", value: "it has \(attempt.touches.count) touches",
                remedy: "ask for an index below numberOfTouches")
        }
        return attempt.touches[touchIndex].location(in: view ?? self.view?.window)
    }

    /// The class, the address, the state, what differs from the defaults and the view, as UIKit prints them.
    nonisolated open override var description: String {
        guard MainActorCheck.isIsolated else { return "<\(type(of: self)): \(address(of: self))>" }
        return MainActor.assumeIsolated {
            var parts = ["\(type(of: self)): \(address(of: self))"]
            if let name { parts.append("name = '\(name)'") }
            parts.append("state = \("\(storedState)".capitalized)")
            if !isEnabled { parts.append("enabled = NO") }
            if !cancelsTouchesInView { parts.append("cancelsTouchesInView = NO") }
            if delaysTouchesBegan { parts.append("delaysTouchesBegan = YES") }
            if let view { parts.append("view = <\(type(of: view)) \(address(of: view))>") }
            return "<\(parts.joined(separator: "; "))>"
        }
    }
}
