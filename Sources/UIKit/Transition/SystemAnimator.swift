/// An animator of this module, whose animations the next one of its kind continues from their current state.
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
    /// Whether its animations and the next ones are additive; otherwise it is reversed.
    var movementsAddUp: Bool { get }
}

extension SystemAnimator {
    var movementsAddUp: Bool { true }
}
