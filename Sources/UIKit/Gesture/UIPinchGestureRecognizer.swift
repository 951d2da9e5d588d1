import CoreGraphics
import QuartzCore

/// Recognises two fingers that move apart or together.
///
/// Continuous: begins when their distance has changed enough (`GestureThresholds.pinchDistance`), with scale 1 there; ends when one is lifted. Further fingers
/// are left alone.
/// Source: Apple, [UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer); `behaviour.md` 2.1.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var pair = FingerPair()
    private var reference: CGFloat = 0
    private var factor: CGFloat = 1
    private var tracker = VelocityTracker()

    /// The fingers' distance as a multiple of that at the beginning, or since it was set. A value that is not positive and finite is refused.
    open var scale: CGFloat {
        get { reference > 0 ? factor * pair.distance / reference : factor }
        set {
            guard newValue > 0, newValue.isFinite else {
                reportOnce("pinch scale", "\(self): a scale of \(newValue) is refused; the last one is kept")
                return
            }
            factor = newValue
            reference = pair.distance
        }
    }

    /// How fast the scale changes, per second; 0 when the fingers rest.
    open var velocity: CGFloat { reference > 0 ? factor * tracker.velocity(at: CACurrentMediaTime()).dx / reference : 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in pair.add(touches) { ignore(touch, for: event) }
        guard pair.isComplete, state == .possible else { return }
        reference = pair.distance
        tracker.add(CGPoint(x: pair.distance, y: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.isComplete else { return }
        pair.follow()
        tracker.add(CGPoint(x: pair.distance, y: 0), at: event.timestamp)
        switch state {
        case .possible:
            guard abs(pair.distance - reference) >= GestureThresholds.pinchDistance else { return }
            reference = pair.distance
            factor = 1
            state = .began
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.remove(touches) else { return }
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.remove(touches) else { return }
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        pair = FingerPair()
        reference = 0
        factor = 1
        tracker.reset()
    }
}
