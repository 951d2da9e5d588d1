extension UIViewController {
    /// The coordinator of the nearest transition, from this controller up.
    var activeCoordinator: TransitionCoordinator? {
        sequence(first: self, next: \.container).lazy.compactMap { $0.activeTransition?.coordinator }.first
    }
}
