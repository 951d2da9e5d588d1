/// One call of `addAnimations` on a property animator: the changes' start within the animator's run.
///
/// Owned by the blocks of the changes; lives as long as their animations.
@MainActor
final class AnimatorAddition {
    let run: PropertyAnimationRun
    /// The fraction of the run at which the changes begin.
    let start: Double
    private let keeper: PropertyAnimationRun.Keeper

    init(run: PropertyAnimationRun, start: Double, keeper: PropertyAnimationRun.Keeper) {
        self.run = run
        self.start = start
        self.keeper = keeper
    }
}
