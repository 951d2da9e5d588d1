/// What one call of `addAnimations` gives a property animator: its changes' place in the animator's run.
///
/// The blocks of changes own it; they live as long as their animations.
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
