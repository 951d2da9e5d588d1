import RenderScene

extension UIView {
    /// Shows the changes that `animations` makes to a view and what it holds by a transition of the view: the old picture gives way to the new one in
    /// `duration` seconds from the coming commit.
    ///
    /// The changes are made at once and are not animated themselves, unless the options have `.allowAnimatedContent`. `completion` is called once: with
    /// true at the end, with false when another transition of the view or its leaving the window cuts it short. Without a transition in the options,
    /// without duration (0, negative or not finite), while animations are disabled, and for a view that is not shown yet, the changes show at once and
    /// `completion` is called with true after the coming commit. It takes its own duration and curve even within another block.
    ///
    /// A flip turns both pictures about the middle of the view by half, seen from 1,000 points away, and switches when they stand on edge. Nothing is
    /// added to the view or its layer but an animation under `kCATransition`. Differs from UIKit: curls are cross-dissolves.
    /// Source: Apple, `transition(with:duration:options:animations:completion:)`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let parts = ViewTransition(completion: completion)
        if let animation = transitionAnimation(of: view, duration: duration, options: options) {
            parts.begin()
            animation.delegate = parts
            view.layer.add(animation, forKey: kCATransition)
        }
        if let animations {
            parts.begin()
            let animated = options.contains(.allowAnimatedContent)
            // A block of no duration: nothing in it is animated, whatever block it is in.
            let own: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
            let inner = animated ? options.union(own) : own
            animate(
                withDuration: animated ? duration : 0, delay: 0, options: inner, animations: animations,
                completion: { parts.end(finished: $0) })
        }
        parts.close()
    }

    /// Replaces a view by another one in its superview, which shows that by a transition of its own.
    ///
    /// `fromView` is removed and `toView` takes its place in front of it; with `.showHideTransitionViews` both stay where they are and are hidden and shown
    /// instead. A `fromView` without superview changes nothing but, with that option, what is hidden. Otherwise as `transition(with:…)` of the superview.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = {
            guard fromView !== toView else { return }
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let superview = fromView.superview {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(with: fromView.superview ?? fromView, duration: duration, options: options, animations: changes, completion: completion)
    }

    /// nil where the changes show at once.
    private class func transitionAnimation(of view: UIView, duration: Double, options: AnimationOptions) -> CATransition? {
        guard let kind = options.transition, areAnimationsEnabled, view.layer.presentationValues != nil else { return nil }
        guard duration.isFinite, duration >= 0 else {
            reportOnce("UIView.transition duration", "UIView.transition: a duration of \(duration) counts as 0")
            return nil
        }
        guard duration > 0 else { return nil }
        let animation = CATransition()
        animation.type = kind.type
        animation.subtype = kind.subtype
        animation.duration = duration
        animation.timingFunction = options.curve.timingFunction
        animation.repeatCount = options.contains(.repeat) ? .infinity : 0
        animation.autoreverses = options.contains(.autoreverse)
        return animation
    }
}

/// The completion of a transition, which waits for the transition and for what its changes animate.
@MainActor
private final class ViewTransition: @MainActor CAAnimationDelegate {
    private var completion: ((Bool) -> Void)?
    private var pending = 1
    private var allFinished = true

    init(completion: ((Bool) -> Void)?) { self.completion = completion }

    func begin() { pending += 1 }

    func end(finished: Bool) {
        pending -= 1
        allFinished = allFinished && finished
        guard pending == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }

    /// Nothing joins any more. With nothing to wait for, the completion comes after the coming commit.
    func close() {
        if pending == 1 {
            CallbackQueue.current.add { MainActor.assumeIsolated { self.end(finished: true) } }
        } else {
            end(finished: true)
        }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end(finished: flag) }
}
