import QuartzCore

extension UIView: @MainActor LayoutPreparing {
    /// Updates and solves the constraints of the view's tree.
    package func prepareForLayout() { prepareConstraints() }
}
