import UIKit

extension UIView {
    /// Expands the view from another view's rectangle to its own position.
    ///
    /// All four corners start on the source's. With a source in no window, or in another one, the view grows from its own center and
    /// fades in. A contracting view reverses from its presentation state, and stays. With Reduce Motion the view fades in, in 0.2
    /// seconds. A view without a superview completes immediately.
    /// - Parameters:
    ///   - source: The view to expand from, at its current position.
    ///   - duration: In seconds, with ease-in-out.
    ///   - followsSourceCorners: Whether the corner radius animates from the source's (`layer.cornerRadius`) to the view's own.
    ///   - contentFade: The duration of the cross-fade from a snapshot of the source to the view's contents at the beginning, in
    ///     seconds. The default is 0: contents change at once.
    ///   - completion: Called once; false if the movement was cut short.
    /// Source: `Documentation/Effects.md#zoom`.
    public func expand(
        from source: UIView, duration: TimeInterval = 0.4, followsSourceCorners: Bool = false, contentFade: TimeInterval = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview else {
            completion?(true)
            return
        }
        let (zoom, isNew) = ViewZoom.of(self)
        let sourceFrame = source.shownFrame(in: superview)
        let start = isNew ? zoomTransform(onto: sourceFrame, from: zoom.transform) : nil
        if isNew, sourceFrame == nil, !UIAccessibility.isReduceMotionEnabled { UIView.performWithoutAnimation { alpha = 0 } }
        let step = TransformMovement.Step(view: self, start: start, end: zoom.transform)
        let shown = start ?? (layer.presentation() ?? layer).affineTransform()
        let options = ZoomAnimator.ViewOptions(followsCorners: followsSourceCorners, contentFade: contentFade)
        move(zoom, step, alpha: zoom.alpha, for: duration, completion: completion)
        if let sourceFrame { zoom.dress(self, as: (source, sourceFrame), from: shown, step, for: duration, options) }
    }

    /// Contracts the view into another view's rectangle and then removes it from its superview, with its geometry and alpha restored.
    ///
    /// An expanding view reverses from its presentation state. A view without a superview completes immediately.
    /// - Parameters:
    ///   - source: The view to contract to, at its current position; for one in no window, or in another one, the view shrinks to its
    ///     own center and fades out.
    ///   - duration: In seconds, with ease-in-out; with Reduce Motion the view fades out in 0.2.
    ///   - followsSourceCorners: Whether the corner radius animates from the view's to the source's (`layer.cornerRadius`).
    ///   - contentFade: The duration of the cross-fade from the view's contents to a snapshot of the source at the end, in seconds. The
    ///     default is 0.
    ///   - completion: Called once, after the view is removed; false if the movement was cut short.
    /// Source: `Documentation/Effects.md#zoom`.
    public func contract(
        to source: UIView, duration: TimeInterval = 0.4, followsSourceCorners: Bool = false, contentFade: TimeInterval = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview else {
            completion?(true)
            return
        }
        let zoom = ViewZoom.of(self).zoom
        let sourceFrame = source.shownFrame(in: superview)
        let end = UIAccessibility.isReduceMotionEnabled ? transform : zoomTransform(onto: sourceFrame, from: zoom.transform)
        let step = TransformMovement.Step(view: self, start: nil, end: end, isLeaving: true)
        let shown = (layer.presentation() ?? layer).affineTransform()
        let options = ZoomAnimator.ViewOptions(followsCorners: followsSourceCorners, contentFade: contentFade)
        move(zoom, step, alpha: sourceFrame == nil ? 0 : zoom.alpha, for: duration, completion: completion) { [self] finished in
            if finished { removeFromSuperview() }
        }
        if let sourceFrame { zoom.dress(self, as: (source, sourceFrame), from: shown, step, for: duration, options) }
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
