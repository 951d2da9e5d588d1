/// An animated change of a navigation bar's top item.
@MainActor
struct NavigationBarChange {
    /// A push or pop slides the titles; other changes cross-fade.
    var operation = UINavigationController.Operation.none
    var duration = UINavigationBar.changeDuration
    var options: UIView.AnimationOptions = .curveEaseInOut
}

extension NavigationBarChange {
    /// nil without animation.
    init?(_ operation: UINavigationController.Operation, if isAnimated: Bool) {
        guard isAnimated else { return nil }
        self.operation = operation
    }
}
