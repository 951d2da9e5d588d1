import CoreGraphics
import GestureEngine

/// A touch on the screen, from its beginning until it ends or is cancelled.
///
/// The object stays the same for that time, with the values of the event being handled. Created by the system. Source: Apple,
/// [UITouch](https://developer.apple.com/documentation/uikit/uitouch).
@preconcurrency @MainActor
open class UITouch: NSObject, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    /// The host's number for the touch.
    let finger: Int
    /// In screen coordinates, points.
    package final var screenLocation: CGPoint
    final var previousScreenLocation: CGPoint
    /// The location at which it began.
    private(set) final var startLocation: CGPoint
    final var storedPhase = Phase.began
    final var storedTimestamp: TimeInterval
    final var storedTapCount = 1
    final var hitView: UIView?
    final weak var hitWindow: UIWindow?
    final var recognizers: [UIGestureRecognizer] = []
    /// In screen coordinates.
    final var tracker = VelocityTracker()
    /// Delivery state of the touch to its view.
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

    /// The phase of the touch in the event being handled.
    open var phase: Phase { storedPhase }

    /// The time of the last change, in media time (`CACurrentMediaTime()`), seconds.
    open var timestamp: TimeInterval { storedTimestamp }

    /// The number of taps in quick succession at about the same location, this one included; at least 1.
    open var tapCount: Int { storedTapCount }

    /// The type of the touch: always direct.
    open var type: TouchType { .direct }

    /// The view in which the touch began, even if it has left its superview since.
    open var view: UIView? { hitView }

    /// The window in which the touch began.
    open var window: UIWindow? { hitWindow }

    /// The gesture recognizers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The location in a view's coordinates, points; nil is the window's.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func location(in view: UIView?) -> CGPoint { point(screenLocation, in: view) }

    /// The location before the last change in a view's coordinates, points; nil is the window's.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func previousLocation(in view: UIView?) -> CGPoint { point(previousScreenLocation, in: view) }

    /// Same as `location(in:)`; locations are never rounded.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Same as `previousLocation(in:)`.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The force, with 1 for an average touch. Not measured by hosts: always 0, as on devices without 3D Touch.
    open var force: CGFloat { 0 }

    /// The maximum measurable force: 0, since force is not measured.
    open var maximumPossibleForce: CGFloat { 0 }

    /// The radius of the contact in points; not measured by hosts, 0.
    open var majorRadius: CGFloat { 0 }

    /// The tolerance of `majorRadius` in points.
    open var majorRadiusTolerance: CGFloat { 0 }

    /// The phase, the tap count, the views and the location, as UIKit prints them.
    nonisolated open override var description: String {
        guard MainActorCheck.isIsolated else { return "<UITouch: \(address(of: self))>" }
        return MainActor.assumeIsolated {
            let fields = [
                "UITouch: \(address(of: self))", "type: Direct", "phase: \("\(storedPhase)".capitalized)", "tap count: \(tapCount)",
                "window: \(hitWindow.map { "\($0)" } ?? "(null)")", "view: \(hitView.map { "\($0)" } ?? "(null)")",
                "location in window: \(location(in: nil).printed)",
                "previous location in window: \(previousLocation(in: nil).printed)",
            ]
            let inView = hitView.map {
                ["location in view: \(location(in: $0).printed)", "previous location in view: \(previousLocation(in: $0).printed)"]
            }
            return "<\((fields + (inView ?? [])).joined(separator: "; "))>"
        }
    }

    private final func point(_ location: CGPoint, in view: UIView?) -> CGPoint {
        (view ?? hitWindow)?.layer.convert(location, from: nil) ?? location
    }

    /// Maps all locations to the rotated interface.
    final func rotate(by map: (CGPoint) -> CGPoint) {
        let before = screenLocation
        (screenLocation, previousScreenLocation, startLocation) = (map(screenLocation), map(previousScreenLocation), map(startLocation))
        tracker.shift(by: CGVector(dx: screenLocation.x - before.x, dy: screenLocation.y - before.y))
    }

    /// Updates to a new sample of the touch.
    final func take(_ input: TouchInput, at time: TimeInterval) {
        previousScreenLocation = screenLocation
        screenLocation = input.location
        storedPhase = input.phase
        storedTimestamp = time
        tracker.add(screenLocation, at: time)
    }
}

extension UITouch {
    /// The phases of a touch.
    public enum Phase: Int, Sendable, CaseIterable {
        /// The touch began.
        case began
        /// The touch moved.
        case moved
        /// The touch has not moved since the last event.
        case stationary
        /// The touch ended.
        case ended
        /// The system cancelled the touch.
        case cancelled

        /// Whether the phase is final.
        var isOver: Bool { self == .ended || self == .cancelled }
    }

    /// The types of touches.
    public enum TouchType: Int, Sendable {
        /// A touch on the screen.
        case direct
        /// A touch without a location on the screen.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer
    }
}
