import CoreGraphics

/// The base class of controls, which track a touch and send actions to targets.
///
/// Targets are called in the order of adding, before the next commit. A touch counts as inside up to 70 points outside the bounds
/// (`Documentation/Behavior.md#gesture-arbitration`). Touches are not forwarded to the superview. A disabled control consumes touches.
/// Source: Apple, [UIControl](https://developer.apple.com/documentation/uikit/uicontrol).
///
/// *Life cycle of a touch.* ``beginTracking(_:with:)`` is called and, if it returns true, the control is highlighted and sends `touchDown`.
/// Each move calls ``continueTracking(_:with:)``, then sends `touchDragEnter` or `touchDragExit` where the finger crosses the border, and
/// `touchDragInside` or `touchDragOutside`. The end calls ``endTracking(_:with:)`` and sends `touchUpInside` or `touchUpOutside`; the
/// highlight is cleared last. A scroll that takes the touch, a disabled control or one that leaves its window ends it with
/// ``cancelTracking(with:)`` and `touchCancel`. One touch is tracked at a time. The control retains its actions, and not its targets.
///
/// *When not to use it.* A drag or pinch of content is a ``UIGestureRecognizer``; a view that only shows a value is a ``UIView``. A tap
/// with a title or an image has ``UIButton``.
///
/// *Mistakes.* A subclass that overrides `touchesBegan(_:with:)` without super tracks nothing: override the tracking methods. A target in a
/// local variable is released and never called, and nothing says so. Setting a value by code sends no `valueChanged`, as on iOS;
/// ``sendActions(for:)`` does.
///
/// ```swift
/// let volume = UISlider()
/// volume.addAction(
///     UIAction { action in
///         guard let slider = action.sender as? UISlider else { return }
///         print("volume \(slider.value)")
///     }, for: .valueChanged)
/// ```
///
/// See also ``UIAction`` and ``UIControl/Event``; `Documentation/TargetAction.md` has targets without Objective-C.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    final var handlers: [ControlHandler] = []
    final var tracking = ControlTracking()
    private var enabled = true
    private var selected = false
    private var highlighted = false
    final var menuInteraction: ControlMenuInteraction?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        readControlNib(coder)
    }

    /// Creates a control with an action for `primaryActionTriggered`; nil for none.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control is enabled; true by default. Disabling it cancels tracking.
    open var isEnabled: Bool {
        get { enabled }
        set {
            guard newValue != enabled else { return }
            enabled = newValue
            if !newValue { stopTracking(nil) }
            notifyOfState()
        }
    }

    /// Whether the control is selected; false by default. For most controls it only changes the appearance.
    open var isSelected: Bool {
        get { selected }
        set {
            guard newValue != selected else { return }
            selected = newValue
            notifyOfState()
        }
    }

    /// Whether the control is drawn pressed; set and cleared as the touch enters, leaves and ends.
    open var isHighlighted: Bool {
        get { highlighted }
        set {
            guard newValue != highlighted else { return }
            highlighted = newValue
            notifyOfState()
        }
    }

    /// The current state. Subclasses may add bits of `application`.
    open var state: State { presentState }

    /// Whether `primaryActionTriggered` follows `touchUpInside`.
    package final var sendsPrimaryAction = false

    /// The vertical alignment of the content; `center` by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment of the content; `center` by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment resolved by layout direction: never `leading` or `trailing`.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { presentHorizontalAlignment }

    // MARK: Tracking

    /// Whether the control is tracking a touch.
    open var isTracking: Bool { tracking.isActive }

    /// Whether the tracked touch is inside, or was when it ended; false without one.
    open var isTouchInside: Bool { tracking.isInside }

    /// Called when a touch begins in the control. Returns whether to track it; the base class returns true.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch moves. Returns whether to continue tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch ends; `isTouchInside` has its final location. The base class does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when tracking is cancelled. The event is nil if the control was disabled or left its window.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTracking(touches, event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { continueTracking(touches, event) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking(touches, event) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTracking(touches, event) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopTracking(nil) }
    }

    // MARK: Targets and actions

    /// Adds a target and a method, called for the given events with as many of the arguments sender and event as it takes.
    ///
    /// The target is not retained; nil sends to the first responder up the chain that implements the method. For an existing pair the
    /// events are added.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the control's targets and actions.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { attach(target, action, controlEvents) }

    /// Removes a target and method for the given events; nil matches any target, or any method.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the control's targets and actions.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) { detach(target, action, controlEvents) }

    /// Adds an action for the given events. It is retained; it replaces an action with the same identifier and the events are combined.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the control's targets and actions.
    open func addAction(_ action: UIAction, for controlEvents: Event) { attach(action, controlEvents) }

    /// Removes the action with this action's identifier for the given events.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the control's targets and actions.
    open func removeAction(_ action: UIAction, for controlEvents: Event) { detach(action.identifier, controlEvents) }

    /// Removes the action with an identifier for the given events.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the control's targets and actions.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        detach(actionIdentifier, controlEvents)
    }

    /// The targets, with `NSNull` for methods sent up the responder chain. A target that is no `NSObject` is represented by its
    /// `ObjectIdentifier`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the control's targets and actions.
    open var allTargets: Set<AnyHashable> { presentTargets }

    /// The events with a target or action.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the control's targets and actions.
    open var allControlEvents: Event { handlers.reduce(into: []) { if !$1.isDead { $0.formUnion($1.events) } } }

    /// Returns the names of the methods called on a target (nil: up the responder chain) for an event, in the order of adding; nil if
    /// there are none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the control's targets and actions.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? { selectors(for: target, controlEvent) }

    /// Calls a closure with each handler in the order of adding: an action, or a target (nil: the responder chain) with a method; then
    /// its events. Setting the last argument to true stops.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the control's targets and actions.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) { forEachHandler(iterator) }

    /// Sends an action method; called for every method this control sends.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.process.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs an action; called for every action this control performs.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Performs the primary action as a tap would: opens the menu if `showsMenuAsPrimaryAction` is true and there is one, else sends
    /// `primaryActionTriggered`. A disabled control does nothing.
    open func performPrimaryAction() {
        guard isEnabled, !openPrimaryMenu() else { return }
        sendActions(for: .primaryActionTriggered)
    }

    /// Sends the actions of the given events, in the order of `UIControl.Event`'s bits. The methods receive no event.
    ///
    /// - Complexity: O(*n* + *m* · *n*) and the actions, where *n* is the number of the control's targets and actions and *m* that of
    ///   those called.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

    // MARK: Menus

    /// The interaction that opens the control's menu, whose delegate is the control; nil while ``isContextMenuInteractionEnabled`` is
    /// false.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    /// Whether the control opens a menu, which ``contextMenuInteraction(_:configurationForMenuAtLocation:)`` returns; false by default.
    /// A button with a menu sets it.
    open var isContextMenuInteractionEnabled = false {
        didSet {
            if isContextMenuInteractionEnabled != oldValue { menuInteractionDidChange() }
        }
    }

    /// Whether a touch opens the menu at once, in place of the primary action; false by default. Otherwise a long press opens it.
    open var showsMenuAsPrimaryAction = false {
        didSet { if showsMenuAsPrimaryAction != oldValue { menuInteraction?.renewPress() } }
    }

    /// Returns the point below which a menu opens, in the control's coordinates: by default the bottom of the leading edge. The menu's
    /// leading edge is there; without space below, the menu is above the control.
    ///
    /// - Parameter configuration: the configuration of the menu.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { usualMenuPoint }

    /// Returns the menu for a point in the control; nil, the default, for none. Overridden by controls with menus.
    ///
    /// - Parameters:
    ///   - interaction: the interaction that opens the menu.
    ///   - location: the point of the touch in the control, in points.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the view that is lifted while the menu is open; nil, the default, to lift none.
    ///
    /// - Parameters:
    ///   - interaction: the interaction that opens the menu.
    ///   - configuration: the menu's configuration.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the view to which a lifted preview goes back; nil, the default, for the one that was lifted.
    ///
    /// - Parameters:
    ///   - interaction: the interaction whose menu closes.
    ///   - configuration: the menu's configuration.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the menu opens. Overrides call the superclass's method.
    ///
    /// - Parameters:
    ///   - interaction: the interaction that opens the menu.
    ///   - configuration: the menu's configuration.
    ///   - animator: runs animations along with the opening.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu closes. Overrides call the superclass's method.
    ///
    /// - Parameters:
    ///   - interaction: the interaction whose menu closes.
    ///   - configuration: the menu's configuration.
    ///   - animator: runs animations along with the closing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// A control whose appearance depends on its state.
@MainActor
package protocol ControlStateObserving: UIControl {
    /// Called when the state has changed.
    func stateDidChange()
}

extension UIControl {
    final func notifyOfState() { (self as? any ControlStateObserving)?.stateDidChange() }
}

extension UIControl {
    /// Traits derived from the control's state.
    package final var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}

extension UIControl {
    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top edge.
        case top
        /// At the bottom edge.
        case bottom
        /// Stretched from top to bottom.
        case fill
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left edge.
        case left
        /// At the right edge.
        case right
        /// Stretched from left to right.
        case fill
        /// The leading edge: left, or right in a right-to-left layout.
        case leading
        /// The trailing edge.
        case trailing
    }

    final var presentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }
}
