extension UIView {
    /// Animates changes to views over `duration` seconds from the next commit, with ease-in-out.
    ///
    /// Model values change at once; presentation values follow. Geometry animates additively, so a block that interrupts another
    /// continues without a jump (`Documentation/Behavior.md#view-animations`). A duration of 0 changes at once; a negative or non-finite
    /// one counts as 0 and is logged once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates changes and calls `completion` once after the last animation has ended: with true, or with false if one was removed or
    /// replaced. Without animations it is called with true after the next commit.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes after a delay in seconds, during which the old values are shown.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(
            duration: duration, delay: delay, options: options, inheriting: animationBlock, completion: completion)
        block.run(animations)
    }

    /// Performs changes without animation, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        actionsWithoutAnimation()
        setAnimationsEnabled(wereEnabled)
    }

    /// Enables or disables animation blocks; while disabled their changes are made at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.current.isEnabled = enabled }

    /// Whether animation blocks are enabled.
    public class var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

    /// The duration of the current animation block in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { animationBlock?.duration ?? 0 }

    /// The innermost open block.
    package class var animationBlock: AnimationBlock? { AnimationState.current.blocks.last }
}

/// The open animation blocks, global by the API's design.
final class AnimationState {
    @MainActor static var current: AnimationState { UIKitState.current.animations }

    var isEnabled = true
    /// Innermost last.
    var blocks: [AnimationBlock] = []
    /// Called for each opened block with its own timing.
    var onBlock: ((AnimationBlock) -> Void)?
    /// Records the changes of the transition whose animator is running.
    var transitionChanges: TransitionChanges?
}
