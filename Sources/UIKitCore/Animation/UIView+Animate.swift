extension UIView {
    final class func runWithoutAnimation(_ actions: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        actions()
        setAnimationsEnabled(wereEnabled)
    }

    static func runBlock(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        let block = AnimationBlock(
            duration: duration, delay: delay, options: options, inheriting: animationBlock, completion: completion)
        block.run(animations)
    }

    /// Makes changes of UIKit's own, which no block of the app animates: outside of all open blocks, and of what a transition records.
    package class func performOutsideOfBlocks(_ changes: () -> Void) {
        let state = AnimationState.current
        let outer = (state.blocks, state.onBlock, state.transitionChanges)
        (state.blocks, state.onBlock, state.transitionChanges) = ([], nil, nil)
        changes()
        (state.blocks, state.onBlock, state.transitionChanges) = outer
    }

    /// Lays out a view that has just come into sight: an open animation block does not move its parts from nowhere.
    package final func layOutVisible() {
        guard UIView.animationBlock != nil else { return }
        UIView.performWithoutAnimation {
            prepareConstraints()
            // Not its superviews, which may be in the midst of their layout.
            layer.layoutSubtree()
        }
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
