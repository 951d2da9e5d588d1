extension UIViewController {
    /// Makes a change alongside the current appearance transition, and reverts it if that is cancelled; at once without a transition.
    ///
    /// - Parameters:
    ///   - change: receives whether to animate.
    ///   - onCancel: called when the cancelled transition has ended.
    package final func changeAlongsideAppearance(animated: Bool, _ change: @escaping (Bool) -> Void, onCancel: @escaping () -> Void) {
        guard animated, let coordinator = transitionCoordinator else { return change(animated) }
        var hasChanged = false
        let isQueued = coordinator.animate(
            alongsideTransition: { _ in
                hasChanged = true
                change(true)
            },
            completion: { context in
                if !hasChanged { change(false) }
                if context.isCancelled { onCancel() }
            })
        if !isQueued { change(true) }
    }
}
