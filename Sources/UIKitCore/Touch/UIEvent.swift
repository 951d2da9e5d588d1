import CoreGraphics

/// An event in the app at one moment: touches or a pointer began, moved or ended. Created by the system; one object per moment.
///
/// Source: Apple, [UIEvent](https://developer.apple.com/documentation/uikit/uievent).
@preconcurrency @MainActor
open class UIEvent: NSObject, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    private let eventTouches: [UITouch]
    private let time: TimeInterval
    private let storedType: EventType
    private let storedSubtype: EventSubtype

    init(touches: [UITouch], time: TimeInterval, type: EventType = .touches, subtype: EventSubtype = .none) {
        eventTouches = touches
        self.time = time
        (storedType, storedSubtype) = (type, subtype)
        super.init()
    }

    /// The type of the event.
    open var type: EventType { storedType }

    /// The subtype; touches have none.
    open var subtype: EventSubtype { storedSubtype }

    /// The time of the event, in media time, seconds.
    open var timestamp: TimeInterval { time }

    /// All current touches, including those that ended with this event; empty for events without touches.
    ///
    /// - Complexity: O(*n*), where *n* is the number of touches.
    open var allTouches: Set<UITouch>? { Set(eventTouches) }

    /// The touches that began in a window; nil if there are none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of touches.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// The touches that began in a view; nil if there are none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of touches.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// The touches that a gesture recognizer receives; nil if there are none.
    ///
    /// - Complexity: O(*n* · *g*), where *n* is the number of touches and *g* that of the gesture recognizers of one.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { touches { $0.recognizers.contains { $0 === gesture } } }

    /// The samples of a touch since the last event, the touch's own last; nil for a touch of another event. Hosts send each sample as an
    /// event, so there is one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of touches.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        eventTouches.contains { $0 === touch } ? [touch] : nil
    }

    /// Predicted samples of a touch in the next two 120ths of a second; empty if it is not moving, nil for a touch of another event.
    ///
    /// - Complexity: O(*n*), where *n* is the number of touches.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard eventTouches.contains(where: { $0 === touch }) else { return nil }
        return touch.predictions(times: [1, 2].map { time + $0 / 120 })
    }

    /// In the order they began.
    final var orderedTouches: [UITouch] { eventTouches }

    private func touches(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = eventTouches.filter(isMeant)
        return found.isEmpty ? nil : Set(found)
    }
}

extension UIEvent {
    /// Types of events.
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches
        /// Motion of the device, such as shaking.
        case motion
        /// Commands of headphones and other accessories.
        case remoteControl
        /// Presses of buttons and keys.
        case presses
        /// Scrolling with a wheel or trackpad.
        case scroll = 10
        /// A pointer moves over a view.
        case hover = 11
        /// A pinch or rotation on a trackpad.
        case transform = 14
    }

    /// Subtypes of events.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }
}

extension UITouch {
    /// Copies of the touch at later times, extrapolated linearly.
    func predictions(times: [TimeInterval]) -> [UITouch] {
        let velocity = tracker.velocity(at: storedTimestamp)
        guard phase == .moved, velocity != .zero else { return [] }
        return times.map { time in
            let ahead = time - storedTimestamp
            let copy = UITouch(
                finger: finger, at: CGPoint(x: screenLocation.x + velocity.dx * ahead, y: screenLocation.y + velocity.dy * ahead),
                time: time)
            copy.previousScreenLocation = screenLocation
            copy.storedPhase = .moved
            copy.hitView = hitView
            copy.hitWindow = hitWindow
            return copy
        }
    }
}
