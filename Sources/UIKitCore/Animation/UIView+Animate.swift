extension UIView {
    static func runBlock(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        let block = AnimationBlock(
            duration: duration, delay: delay, options: options, inheriting: animationBlock, completion: completion)
        block.run(animations)
    }

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
