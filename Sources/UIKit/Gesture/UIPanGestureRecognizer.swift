import CoreGraphics
import QuartzCore

/// Recognises fingers that move: dragging.
///
/// Continuous: begins when the middle of the fingers has moved far enough (`GestureThresholds.panDistance`), changes with each movement while there are
/// enough of them, ends when all are lifted. A finger that comes or goes meanwhile moves nothing.
/// Source: Apple, [UIPanGestureRecognizer](https://developer.apple.com/documentation/uikit/uipangesturerecognizer); `behaviour.md` 2.1, 2.2.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes; 1 unless set. Less counts as 1.
    open var minimumNumberOfTouches = 1
    /// How many fingers there may be; any number unless set. One too many before it begins makes it fail, and is left alone after.
    open var maximumNumberOfTouches = Int.max

    private var fingers = FingerGroup()
    /// In the window's coordinates, since the fingers came down or it was set.
    private var moved = CGVector.zero
    private var tracker = VelocityTracker()

    /// How far the fingers have moved, in a view's coordinates (nil: the window's), points: since they came down, or since it was set last.
    open func translation(in view: UIView?) -> CGPoint {
        let vector = converted(moved, to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    /// Counts the translation from another value on, in a view's coordinates, points; the velocity stays.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else {
            reportOnce("pan translation", "\(self): a translation that is not finite is refused; the last one is kept")
            return
        }
        guard let view, let window = self.view?.window ?? view.window else { return moved = CGVector(dx: translation.x, dy: translation.y) }
        let (origin, end) = (view.convert(CGPoint.zero, to: window), view.convert(translation, to: window))
        moved = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    }

    /// How fast the fingers move, in a view's coordinates (nil: the window's), points a second; zero when they rest (`behaviour.md` 2.2).
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
        // A finger may move as it goes.
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
        fingers = FingerGroup()
        moved = .zero
        tracker.reset()
    }

    override func interfaceDidTurn() {
        let before = fingers.middle
        fingers.interfaceDidTurn()
        if fingers.count > 0 { jump(from: before) }
    }

    /// Whether a pan may begin with a movement in the window's coordinates.
    func accepts(_ movement: CGVector) -> Bool { true }

    private var areEnough: Bool { fingers.count >= max(minimumNumberOfTouches, 1) }

    /// Notes where the fingers are now.
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
        // About where the fingers are: in perspective a step is not as long everywhere.
        let here = location(in: window)
        let (from, to) = (
            view.convert(here, from: window), view.convert(CGPoint(x: here.x + vector.dx, y: here.y + vector.dy), from: window)
        )
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }
}
