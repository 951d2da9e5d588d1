/// An animator of this module, whose animations the next one of its kind continues from their current state.
package protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
    /// Whether its animations and the next ones are additive; otherwise it is reversed.
    var movementsAddUp: Bool { get }
}

extension SystemAnimator {
    package var movementsAddUp: Bool { true }
}
