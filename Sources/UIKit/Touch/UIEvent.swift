import CoreGraphics

/// Something that happened to the app at one moment: fingers came, moved or went, or a pointer moved. Made by the system; one object for each moment.
///
/// Source: Apple, [UIEvent](https://developer.apple.com/documentation/uikit/uievent).
@preconcurrency @MainActor
open class UIEvent: NSObject {
    private let eventTouches: [UITouch]
    private let time: TimeInterval
    private let storedType: EventType

    init(touches: [UITouch], time: TimeInterval, type: EventType = .touches) {
        eventTouches = touches
        self.time = time
        storedType = type
        super.init()
    }

    /// What kind of event it is.
    open var type: EventType { storedType }

    /// What kind of that kind: touches have none.
    open var subtype: EventSubtype { .none }

    /// When it happened, in media time, seconds.
    open var timestamp: TimeInterval { time }

    /// Every finger that is on the screen, and those that went with this event; empty for what is done without fingers.
    open var allTouches: Set<UITouch>? { Set(eventTouches) }

    /// The touches that came down in a window; nil when there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// The touches that came down on a view; nil when there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// The touches that a gesture recogniser receives; nil when there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { touches { $0.recognizers.contains { $0 === gesture } } }

    /// The samples of a touch since the last event, the touch's own last; nil for a touch of another event. Hosts here send each sample as an event, so
    /// there is one.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        eventTouches.contains { $0 === touch } ? [touch] : nil
    }

    /// Where a touch will be in the next two 120ths of a second if it goes on as it does; none where it does not move; nil for a touch of another event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard eventTouches.contains(where: { $0 === touch }) else { return nil }
        return touch.predictions(times: [1, 2].map { time + $0 / 120 })
    }

    /// In the order of coming down.
    final var orderedTouches: [UITouch] { eventTouches }

    private func touches(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = eventTouches.filter(isMeant)
        return found.isEmpty ? nil : Set(found)
    }
}

extension UIEvent {
    /// Kinds of events.
    public enum EventType: Int, Sendable {
        case touches
        case motion
        case remoteControl
        case presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// Kinds of events of a kind.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }
}

extension UITouch {
    /// Copies of the touch at later times, on the line of its last movement.
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
