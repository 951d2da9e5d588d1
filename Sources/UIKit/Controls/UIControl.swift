import CoreGraphics

/// A view that a finger does something with: it follows the finger and tells its targets what happens.
///
/// Targets are told in the order of adding, before the next commit. A finger counts as inside until it is more than 70 points away
/// (`behaviour.md` 2.2). Touches are not forwarded to the superview. A disabled control takes touches and does nothing with them.
/// Source: Apple, [UIControl](https://developer.apple.com/documentation/uikit/uicontrol).
@preconcurrency @MainActor
open class UIControl: UIView {
    final var handlers: [ControlHandler] = []
    final var tracking = ControlTracking()
    private var enabled = true
    private var selected = false
    private var highlighted = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A control with an action for `primaryActionTriggered`; nil for none.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control takes touches; true unless set. Disabled while a finger is on it, it gives that up.
    open var isEnabled: Bool {
        get { enabled }
        set {
            guard newValue != enabled else { return }
            enabled = newValue
            if !newValue { breakOff(nil) }
            stateDidChange()
        }
    }

    /// Whether it is chosen; false unless set. Most controls only look different then.
    open var isSelected: Bool {
        get { selected }
        set {
            guard newValue != selected else { return }
            selected = newValue
            stateDidChange()
        }
    }

    /// Whether it looks pressed; set and cleared as a finger comes down, leaves, comes back and is lifted.
    open var isHighlighted: Bool {
        get { highlighted }
        set {
            guard newValue != highlighted else { return }
            highlighted = newValue
            stateDidChange()
        }
    }

    /// All that it is now. A subclass may add bits of `application`.
    open var state: State { presentState }

    /// The looks may have to change. For the controls of this module.
    func stateDidChange() {}

    /// A finger was lifted inside, and the targets know. For the controls of this module.
    func touchUpInsideWasSent(with event: UIEvent?) {}

    /// Where the content lies from top to bottom, in controls that have some; `center` unless set.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where it lies from side to side; `center` unless set.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The same by the interface's direction: never `leading` or `trailing`.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { presentHorizontalAlignment }

    // MARK: Tracking

    /// Whether the control follows a finger now.
    open var isTracking: Bool { tracking.isActive }

    /// Whether the finger that it follows is inside, or was when it was lifted; false without one.
    open var isTouchInside: Bool { tracking.isInside }

    /// A finger has come down on the control. Returns whether to follow it; the base class always does.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// It has moved. Returns whether to go on; after false nothing is told of it any more.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// It was lifted; `isTouchInside` says where. The base class does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// It was taken away. The event is nil where no event took it: the control was disabled, or left its window.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTracking(touches, event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { continueTracking(touches, event) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking(touches, event) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTracking(touches, event) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { breakOff(nil) }
    }

    // MARK: Targets and actions

    /// Has a method called for each of some events, with the control and the event as arguments as far as it takes them.
    ///
    /// The target is not kept; nil stands for the first one up the responder chain that has the method. A pair that is there already takes the events in
    /// addition.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { attach(target, action, controlEvents) }

    /// Takes methods away for some events; nil stands for any target, or any method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) { detach(target, action, controlEvents) }

    /// Has an action performed for each of some events. It is kept, takes the place of one with the same identifier, and the events add up.
    open func addAction(_ action: UIAction, for controlEvents: Event) { attach(action, controlEvents) }

    /// Takes the action with this one's identifier away for some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) { detach(action.identifier, controlEvents) }

    /// Takes an action away by its identifier for some events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        detach(actionIdentifier, controlEvents)
    }

    /// The targets, and `NSNull` when a method is sent up the responder chain. A target that is no `NSObject` is there as its `ObjectIdentifier`.
    open var allTargets: Set<AnyHashable> { presentTargets }

    /// The events for which anything is attached.
    open var allControlEvents: Event { handlers.reduce(into: []) { if !$1.isDead { $0.formUnion($1.events) } } }

    /// The names of the methods called on a target (nil: up the responder chain) for an event, in the order of adding; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { selectors(for: target, controlEvent) }

    /// Calls a closure with everything attached, in the order of adding: an action, or a target (nil: the responder chain) with a method; then its events.
    /// Setting the last argument to true ends it.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) { forEachHandler(iterator) }

    /// Has a method called; every call of one by this control comes through here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.process.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs an action; every action of this control comes through here.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Does what is attached to some events, in the order of `UIControl.Event`'s bits. The methods get no event.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
}
