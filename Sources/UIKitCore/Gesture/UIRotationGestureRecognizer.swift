import CoreGraphics
import GestureEngine
import QuartzCore

/// Recognizes two touches that rotate about each other.
///
/// Continuous: begins when they have rotated by `GestureThresholds.rotationAngle`, with rotation 0 there; ends when both are lifted.
/// While one is missing nothing changes; it may be replaced. Surplus touches are ignored. Source: Apple,
/// [UIRotationGestureRecognizer](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer);
/// `Documentation/Behavior.md#gesture-thresholds`.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var pair = TouchPair()
    /// The angle at which the rotation is 0, in radians; nil until the gesture begins.
    private var reference: CGFloat?
    /// The rotation until the gesture begins.
    private var firstRotation: CGFloat = 0
    private var tracker = VelocityTracker()

    /// The clockwise rotation since the gesture began or the value was set, in radians; 0 until it begins. Exceeds 2π after full circles.
    ///
    /// NaN and infinity are ignored.
    open var rotation: CGFloat {
        get { reference.map { pair.rotation - $0 } ?? firstRotation }
        set {
            guard newValue.isFinite else {
                reportOnce("rotation", "\(self): a rotation of \(newValue) is refused; the last one is kept")
                return
            }
            if reference == nil { firstRotation = newValue } else { reference = pair.rotation - newValue }
        }
    }

    /// The angular velocity in radians per second; 0 at rest.
    open var velocity: CGFloat { tracker.velocity(at: CACurrentMediaTime()).dx }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.begin(touches, for: self, event) else { return }
        tracker.reset()
        tracker.add(CGPoint(x: pair.rotation, y: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.follow() else { return }
        tracker.add(CGPoint(x: pair.rotation, y: 0), at: event.timestamp)
        switch state {
        case .possible:
            guard abs(pair.rotation) >= GestureThresholds.rotationAngle else { return }
            reference = pair.rotation
            state = .began
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let next = pair.remove(touches, from: state, by: .ended) { state = next }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if let next = pair.remove(touches, from: state, by: .cancelled) { state = next }
    }

    override func interfaceDidRotate() { pair.interfaceDidRotate() }

    open override func reset() {
        pair = TouchPair()
        (reference, firstRotation) = (nil, 0)
        tracker.reset()
    }
}
