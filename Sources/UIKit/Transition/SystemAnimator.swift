/// An animator of this module: what it moves is taken over from where it is by the next movement of its kind.
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
    /// Whether its movement and the next one add up; one whose does not is turned round.
    var movementsAddUp: Bool { get }
}

extension SystemAnimator {
    var movementsAddUp: Bool { true }
}
