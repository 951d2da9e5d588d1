import RenderScene

extension UIView {
    static func runTransition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        let transition = ViewTransition(completion: completion)
        if let animation = transitionAnimation(of: view, duration: duration, options: options) {
            transition.begin()
            animation.delegate = transition
            view.layer.add(animation, forKey: kCATransition)
        }
        if let animations {
            transition.begin()
            let animated = options.contains(.allowAnimatedContent)
            // A block without duration, which disables animation inside any other block.
            let own: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
            let inner = animated ? options.union(own) : own
            animate(
                withDuration: animated ? duration : 0, delay: 0, options: inner, animations: animations,
                completion: { transition.end(finished: $0) })
        }
        transition.close()
    }

    static func runTransition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
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

    /// nil if the changes show at once.
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

/// The completion of a transition, which waits for the transition and for animations in its changes.
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

    /// Closes it to further animations. If there are none, the completion runs after the next commit.
    func close() {
        if pending == 1 {
            CallbackQueue.current.add(onMainActor { self.end(finished: true) })
        } else {
            end(finished: true)
        }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end(finished: flag) }
}
