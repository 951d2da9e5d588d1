import CoreGraphics
import GestureEngine
import QuartzCore

/// Recognizes two touches that move apart or together.
///
/// Continuous: begins when their distance has changed by `GestureThresholds.pinchDistance`, with scale 1 there; ends when both are
/// lifted. While one is missing nothing changes; a replacement continues from the current scale. Surplus touches are ignored. Source:
/// Apple, [UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer);
/// `Documentation/Behavior.md#gesture-thresholds`.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var pair = TouchPair()
    /// The distance when both touches began, in points; the gesture begins at a different one.
    private var firstDistance: CGFloat = 0
    /// The distance at which the scale is `factor`, in points; 0 until the gesture begins.
    private var reference: CGFloat = 0
    private var factor: CGFloat = 1
    private var tracker = VelocityTracker()

    /// The scale relative to the distance at which the gesture began, or to the value last set; 1 until it begins.
    ///
    /// Values that are not positive and finite are ignored.
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

    /// The change of scale per second; 0 at rest.
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
        pair = TouchPair()
        (firstDistance, reference) = (0, 0)
        factor = 1
        tracker.reset()
    }
}
