extension UIView {
    /// Animates the changes that `animations` makes to views, for `duration` seconds from the coming commit, slow at both ends.
    ///
    /// The model changes at once; what is seen follows. Geometry animates additively, so a block that comes in the middle of another goes on from
    /// what is shown without a jump (`behaviour.md` 1.9). A duration of 0 changes at once; a negative or non-finite one counts as 0, with a line in the log.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates changes and calls `completion` once when all have ended: with true, or with false when one was removed or replaced before.
    /// Without any change it is called after the coming commit, with true.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes, beginning after `delay` seconds; until then the old values are shown.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(
            duration: duration, delay: delay, options: options, inheriting: animationBlock, completion: completion)
        block.run(animations)
    }

    /// Runs changes without animating them, even within an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        actionsWithoutAnimation()
        setAnimationsEnabled(wereEnabled)
    }

    /// Whether animation blocks animate; changes are made at once while they do not.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.current.isEnabled = enabled }

    /// Whether animation blocks animate.
    public class var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

    /// The duration of the animation block being run, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { animationBlock?.duration ?? 0 }

    /// Forgets open blocks and enables animations; for a host that goes.
    package class func resetAnimationState() { _ = Swift.exchange(&AnimationState.current, with: AnimationState()) }

    /// The block whose changes are being made.
    class var animationBlock: AnimationBlock? { AnimationState.current.blocks.last }
}

/// The process's open animation blocks; the API demands that they are global. The stage resets it when it goes.
@MainActor
struct AnimationState {
    static var current = AnimationState()

    var isEnabled = true
    /// Innermost last.
    var blocks: [AnimationBlock] = []
    /// Told of each block with a timing of its own that is opened.
    var onBlock: ((AnimationBlock) -> Void)?
    /// Records the changes of the transition whose animator is running.
    var transitionChanges: TransitionChanges?
}
