import CoreGraphics
import GestureEngine
import QuartzCore

/// Recognizes dragging.
///
/// Continuous: begins when the centroid of the touches has moved `GestureThresholds.panDistance`, changes with each movement while there
/// are enough touches, ends when all are lifted. Adding or lifting a touch does not change the translation. Source: Apple,
/// [UIPanGestureRecognizer](https://developer.apple.com/documentation/uikit/uipangesturerecognizer);
/// `Documentation/Behavior.md#gesture-thresholds`, `Documentation/Behavior.md#gesture-arbitration`.
///
/// ```swift
/// final class DraggableView: UIView {
///     override init(frame: CGRect) {
///         super.init(frame: frame)
///         addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
///     }
///
///     required init?(coder: NSCoder) { nil }
///
///     @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
///         let movement = recognizer.translation(in: superview)
///         center = CGPoint(x: center.x + movement.x, y: center.y + movement.y)
///         recognizer.setTranslation(.zero, in: superview)
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of touches; 1 by default. Lower values count as 1.
    open var minimumNumberOfTouches = 1
    /// The maximum number of touches; unlimited by default. A surplus touch makes the recognizer fail before it begins, and is ignored
    /// afterwards.
    open var maximumNumberOfTouches = Int.max

    private var fingers = TouchGroup()
    /// In window coordinates, since the touches began or the value was set.
    private var moved = CGVector.zero
    private var tracker = VelocityTracker()

    /// The translation of the pan in a view's coordinates (nil: the window's), points, since the touches began or the value was last set.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func translation(in view: UIView?) -> CGPoint {
        let vector = converted(moved, to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    /// Sets the translation in a view's coordinates, points; the velocity is kept.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else {
            reportOnce("pan translation", "\(self): a translation that is not finite is refused; the last one is kept")
            return
        }
        guard let view, let window = self.view?.window ?? view.window else { return moved = CGVector(dx: translation.x, dy: translation.y) }
        let (origin, end) = (view.convert(CGPoint.zero, to: window), view.convert(translation, to: window))
        moved = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    }

    /// The velocity of the pan in a view's coordinates (nil: the window's), points per second; zero at rest
    /// (`Documentation/Behavior.md#gesture-arbitration`).
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the view.
    open func velocity(in view: UIView?) -> CGPoint {
        let vector = converted(tracker.velocity(at: CACurrentMediaTime()), to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isOn = state != .possible
        for touch in touches.inOrder {
            if isOn, fingers.count >= maximumNumberOfTouches { ignore(touch, for: event) } else { add(touch) }
        }
        if state == .possible, fingers.count > maximumNumberOfTouches { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !touches.isDisjoint(with: fingers.touches), areEnough else { return }
        follow(at: event.timestamp)
        switch state {
        case .possible:
            guard hypot(moved.dx, moved.dy) >= GestureThresholds.panDistance else { return }
            state = accepts(moved) ? .began : .failed
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // A touch may move as it ends.
        if state != .possible, areEnough, touches.contains(where: { $0.location(in: nil) != $0.previousLocation(in: nil) }) {
            follow(at: event.timestamp)
        }
        remove(touches)
        if fingers.count == 0 { state = state == .possible ? .failed : .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        remove(touches)
        if fingers.count == 0 { state = state == .possible ? .failed : .cancelled }
    }

    open override func reset() {
        fingers = TouchGroup()
        moved = .zero
        tracker.reset()
    }

    override func interfaceDidRotate() {
        let before = fingers.middle
        fingers.interfaceDidRotate()
        if fingers.count > 0 { jump(from: before) }
    }

    /// Whether a pan may begin with a movement, in window coordinates.
    func accepts(_ movement: CGVector) -> Bool { true }

    private var areEnough: Bool { fingers.count >= max(minimumNumberOfTouches, 1) }

    /// Updates to the current positions.
    private func follow(at time: TimeInterval) {
        let step = fingers.follow()
        moved.dx += step.dx
        moved.dy += step.dy
        tracker.add(fingers.middle, at: time)
    }

    private func add(_ touch: UITouch) {
        let before = fingers.count == 0 ? nil : fingers.middle
        fingers.add(touch)
        jump(from: before)
        if before == nil { tracker.add(fingers.middle, at: touch.timestamp) }
    }

    private func remove(_ touches: Set<UITouch>) {
        let before = fingers.middle
        fingers.remove(touches)
        if fingers.count > 0 { jump(from: before) }
    }

    private func jump(from before: CGPoint?) {
        guard let before else { return }
        tracker.shift(by: CGVector(dx: fingers.middle.x - before.x, dy: fingers.middle.y - before.y))
    }

    private func converted(_ vector: CGVector, to view: UIView?) -> CGVector {
        guard let view, let window = self.view?.window ?? view.window, view !== window else { return vector }
        // Measured around the current location: under perspective a distance depends on its location.
        let here = location(in: window)
        let (from, to) = (
            view.convert(here, from: window), view.convert(CGPoint(x: here.x + vector.dx, y: here.y + vector.dy), from: window)
        )
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }
}
