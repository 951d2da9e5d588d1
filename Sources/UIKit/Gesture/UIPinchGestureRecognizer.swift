import CoreGraphics
import QuartzCore

/// Recognises two fingers that move apart or together.
///
/// Continuous: begins when their distance has changed enough (`GestureThresholds.pinchDistance`), with scale 1 there; ends when both are lifted. While one is
/// missing nothing changes; another may come in its place, and the scale goes on from where it was. Further fingers are left alone.
/// Source: Apple, [UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer); `behaviour.md` 2.1.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var pair = FingerPair()
    /// The fingers' distance when both came down, in points; the gesture begins at a different one.
    private var firstDistance: CGFloat = 0
    /// The distance at which the scale is `factor`, in points; 0 until the gesture begins.
    private var reference: CGFloat = 0
    private var factor: CGFloat = 1
    private var tracker = VelocityTracker()

    /// The fingers' distance as a multiple of that where the gesture began, or since it was set; 1 until it begins.
    ///
    /// A value that is not positive and finite is refused.
    open var scale: CGFloat {
        get { reference > 0 ? factor * pair.distance / reference : factor }
        set {
            guard newValue > 0, newValue.isFinite else {
                reportOnce("pinch scale", "\(self): a scale of \(newValue) is refused; the last one is kept")
                return
            }
            factor = newValue
            if reference > 0 { reference = pair.distance }
        }
    }

    /// How fast the scale changes, per second; 0 when the fingers rest.
    open var velocity: CGFloat { reference > 0 ? factor * tracker.velocity(at: CACurrentMediaTime()).dx / reference : 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let before = scale
        guard pair.begin(touches, for: self, event) else { return }
        if reference > 0 { (factor, reference) = (before, pair.distance) } else { firstDistance = pair.distance }
        tracker.reset()
        tracker.add(CGPoint(x: pair.distance, y: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.follow() else { return }
        tracker.add(CGPoint(x: pair.distance, y: 0), at: event.timestamp)
        switch state {
        case .possible:
            guard abs(pair.distance - firstDistance) >= GestureThresholds.pinchDistance else { return }
            reference = pair.distance
            factor = 1
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

    open override func reset() {
        pair = FingerPair()
        (firstDistance, reference) = (0, 0)
        factor = 1
        tracker.reset()
    }
}
