import CoreGraphics

/// One finger on the screen, from the moment it comes down until it is lifted or taken away by the system.
///
/// The object is the same for all that time; its values are those of the event that is being handled. Made by the system.
/// Source: Apple, [UITouch](https://developer.apple.com/documentation/uikit/uitouch).
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Which finger of the host's it is.
    let finger: Int
    /// In the screen's coordinates, points.
    final var screenLocation: CGPoint
    final var previousScreenLocation: CGPoint
    /// Where it came down.
    private(set) final var startLocation: CGPoint
    final var storedPhase = Phase.began
    final var storedTimestamp: TimeInterval
    final var storedTapCount = 1
    final var hitView: UIView?
    final weak var hitWindow: UIWindow?
    final var recognizers: [UIGestureRecognizer] = []
    /// In the screen's coordinates.
    final var tracker = VelocityTracker()
    /// What the touch's view has been told, and what it waits to be told.
    final var delivery = ViewDelivery()

    init(finger: Int, at location: CGPoint, time: TimeInterval) {
        self.finger = finger
        screenLocation = location
        previousScreenLocation = location
        startLocation = location
        storedTimestamp = time
        super.init()
        tracker.add(location, at: time)
    }

    /// Where the touch is in its course, as of the event being handled.
    open var phase: Phase { storedPhase }

    /// When it last changed, in media time (`CACurrentMediaTime()`), seconds.
    open var timestamp: TimeInterval { storedTimestamp }

    /// How often the finger has come down in quick succession at about the same place, this time included; at least 1.
    open var tapCount: Int { storedTapCount }

    /// What touches: always a finger.
    open var type: TouchType { .direct }

    /// The view that the finger came down on, also after that view has left its superview.
    open var view: UIView? { hitView }

    /// The window that the finger came down in.
    open var window: UIWindow? { hitWindow }

    /// The gesture recognisers that receive the touch now.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// Where it is, in a view's coordinates, points; nil is the window's.
    open func location(in view: UIView?) -> CGPoint { point(screenLocation, in: view) }

    /// Where it was before its last change, in a view's coordinates, points; nil is the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { point(previousScreenLocation, in: view) }

    /// The same as `location(in:)`: locations are never rounded here.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// How hard it presses, 1 being an average touch. Hosts do not measure it: always 0, as on devices without 3D Touch.
    open var force: CGFloat { 0 }

    /// The hardest press that can be measured: 0 where force is not measured.
    open var maximumPossibleForce: CGFloat { 0 }

    /// The radius of the finger's contact in points. Hosts do not measure it; 0.
    open var majorRadius: CGFloat { 0 }

    /// How exact `majorRadius` is, in points.
    open var majorRadiusTolerance: CGFloat { 0 }

    /// The phase, the tap count, the views and where the finger is, as UIKit prints them.
    nonisolated open override var description: String {
        guard MainActorCheck.isIsolated else { return "<UITouch: \(address(of: self))>" }
        return MainActor.assumeIsolated {
            let parts = [
                "UITouch: \(address(of: self))", "type: Direct", "phase: \("\(storedPhase)".capitalized)", "tap count: \(tapCount)",
                "window: \(hitWindow.map { "\($0)" } ?? "(null)")", "view: \(hitView.map { "\($0)" } ?? "(null)")",
                "location in window: \(location(in: nil).printed)",
                "previous location in window: \(previousLocation(in: nil).printed)",
            ]
            let inView = hitView.map {
                ["location in view: \(location(in: $0).printed)", "previous location in view: \(previousLocation(in: $0).printed)"]
            }
            return "<\((parts + (inView ?? [])).joined(separator: "; "))>"
        }
    }

    private final func point(_ location: CGPoint, in view: UIView?) -> CGPoint {
        (view ?? hitWindow)?.layer.convert(location, from: nil) ?? location
    }

    /// The interface has turned under the finger: all that is known of it lies elsewhere on the screen now.
    final func turn(by map: (CGPoint) -> CGPoint) {
        let before = screenLocation
        (screenLocation, previousScreenLocation, startLocation) = (map(screenLocation), map(previousScreenLocation), map(startLocation))
        tracker.shift(by: CGVector(dx: screenLocation.x - before.x, dy: screenLocation.y - before.y))
    }

    /// Becomes what a new sample of the finger says.
    final func take(_ input: TouchInput, at time: TimeInterval) {
        previousScreenLocation = screenLocation
        screenLocation = input.location
        storedPhase = input.phase
        storedTimestamp = time
        tracker.add(screenLocation, at: time)
    }
}

extension UITouch {
    /// Where a touch is in its course.
    public enum Phase: Int, Sendable, CaseIterable {
        /// The finger has come down.
        case began
        /// It has moved.
        case moved
        /// It is down and has not moved since the last event.
        case stationary
        /// It was lifted.
        case ended
        /// The system has taken it away.
        case cancelled

        /// Whether there is nothing to come.
        var isOver: Bool { self == .ended || self == .cancelled }
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// A touch that has no place on the screen.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer
    }
}
