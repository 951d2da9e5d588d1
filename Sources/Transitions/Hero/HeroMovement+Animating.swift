import UIKit

/// The movement as the animator of a transition that requests reverse or expedite.
extension HeroMovement: UIViewImplicitlyAnimating {
    var state: UIViewAnimatingState { storedState }
    var isRunning: Bool { storedState == .active && !isHeld }

    /// The fraction in the direction of the transition.
    var fractionComplete: CGFloat {
        get { isOpening ? share : 1 - share }
        set {
            guard storedState == .active, !stage.isFollowing, newValue.isFinite else { return }
            hold()
            let fraction = min(max(isOpening ? newValue : 1 - newValue, 0), 1)
            show(elements.map { $0.closed.moved(fraction, to: $0.open) }, opacity: fraction)
        }
    }

    func startAnimation() { if storedState == .active, isHeld { move(toDetail: isOpening != isReversed) } }

    func startAnimation(afterDelay delay: TimeInterval) {
        let pause = CABasicAnimation(keyPath: "zPosition")
        (pause.fromValue, pause.toValue, pause.duration) = (stage.layer.zPosition, stage.layer.zPosition, max(delay, 0.001))
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in MainActor.assumeIsolated { self?.startAnimation() } }
        stage.layer.add(pause, forKey: "kinora.hero.delay")
        CATransaction.commit()
    }

    func pauseAnimation() { if storedState == .active { hold() } }

    func stopAnimation(_ withoutFinishing: Bool) {
        guard storedState == .active else { return }
        hold()
        storedState = withoutFinishing ? .inactive : .stopped
    }

    func finishAnimation(at finalPosition: UIViewAnimatingPosition) { if storedState == .stopped { cleanUp() } }

    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let duration = settings.spring.response
        UIView.animate(
            withDuration: duration, delay: duration * Double(min(max(delayFactor, 0), 1)), options: [], animations: animation,
            completion: nil)
    }

    func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Springs have their own duration; a shorter one than what is left of it expedites them.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard storedState == .active, isHeld else { return }
        let nominal = HeroAnimator.duration(of: settings.spring)
        let (asked, left) = (Double(durationFactor) * nominal, Double(isReversed ? fractionComplete : 1 - fractionComplete) * nominal)
        move(
            toDetail: isOpening != isReversed, velocities: stage.takeVelocities(),
            within: asked > 0 && asked < left - 1e-6 ? asked : nil)
    }
}
