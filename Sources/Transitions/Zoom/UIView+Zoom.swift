import UIKit

extension UIView {
    /// Lets the view, which is in place already, grow out of another view's rectangle to where it is.
    ///
    /// All four corners start on the source's. A source in no window, or in another, stands for the view's own middle, out of which it grows while it fades in.
    /// A view that contracts goes on from what is shown, and stays. With Reduce Motion the view fades in, in 0.2 seconds. A view without a superview has
    /// nowhere to grow: it completes at once.
    /// - Parameters:
    ///   - source: where it comes from, where it is at this moment.
    ///   - duration: seconds, ease-in-out.
    ///   - completion: called once; false where the movement was cut short.
    /// Source: effects, section 4.
    public func expand(from source: UIView, duration: TimeInterval = 0.4, completion: ((Bool) -> Void)? = nil) {
        guard let superview else {
            completion?(true)
            return
        }
        let (zoom, isNew) = ViewZoom.of(self)
        let place = source.place(in: superview)
        let start = isNew ? zoomTransform(onto: place, from: zoom.transform) : nil
        if isNew, place == nil, !UIAccessibility.isReduceMotionEnabled { UIView.performWithoutAnimation { alpha = 0 } }
        let step = TransformMovement.Step(view: self, start: start, end: zoom.transform)
        move(zoom, step, alpha: zoom.alpha, for: duration, completion: completion)
    }

    /// Lets the view shrink into another view's rectangle, and takes it out of its superview there, with its geometry and alpha as before.
    ///
    /// A view that expands goes back from what is shown. A view without a superview completes at once.
    /// - Parameters:
    ///   - source: where it goes to, where it is at this moment; one in no window, or in another, stands for the view's own middle, into which it shrinks
    ///     while it fades.
    ///   - duration: seconds, ease-in-out; with Reduce Motion the view fades out in 0.2.
    ///   - completion: called once, when the view has gone; false where the movement was cut short.
    /// Source: effects, section 4.
    public func contract(to source: UIView, duration: TimeInterval = 0.4, completion: ((Bool) -> Void)? = nil) {
        guard let superview else {
            completion?(true)
            return
        }
        let zoom = ViewZoom.of(self).zoom
        let place = source.place(in: superview)
        let end = UIAccessibility.isReduceMotionEnabled ? transform : zoomTransform(onto: place, from: zoom.transform)
        let step = TransformMovement.Step(view: self, start: nil, end: end, isLeaving: true)
        move(zoom, step, alpha: place == nil ? 0 : zoom.alpha, for: duration, completion: completion) { [self] finished in
            if finished { removeFromSuperview() }
        }
    }

    private func move(
        _ zoom: ViewZoom, _ step: TransformMovement.Step, alpha end: CGFloat, for duration: TimeInterval,
        completion: ((Bool) -> Void)?, atTheEnd: @escaping (_ finished: Bool) -> Void = { _ in }
    ) {
        if zoom.isMoving(step.isLeaving), transform == step.end { return zoom.follow { completion?($0) } }
        let isNew = zoom.isNew
        let movement = zoom.begin(isLeaving: step.isLeaving)
        if alpha != end, !UIAccessibility.isReduceMotionEnabled {
            let options: UIView.AnimationOptions = isNew ? .curveEaseInOut : [.curveEaseInOut, .beginFromCurrentState]
            UIView.animate(withDuration: duration, delay: 0, options: options, animations: { self.alpha = end })
        }
        TransformMovement.run([step], duration: duration, curve: .easeInOut) { [self] finished in
            let (isLast, followers) = zoom.end(movement, of: self)
            if isLast {
                atTheEnd(finished)
                zoom.state.restore()
            }
            completion?(finished && isLast)
            for follower in followers { follower(finished) }
        }
    }
}
