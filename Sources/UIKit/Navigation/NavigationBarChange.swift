/// How a bar goes from one top item to another.
@MainActor
struct NavigationBarChange {
    /// A push and a pop have the titles slide; everything else cross-fades.
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
