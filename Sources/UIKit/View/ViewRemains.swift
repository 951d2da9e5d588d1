/// The subviews and the layer of a view that was released off the main actor; they are released on it.
final class ViewRemains: @unchecked Sendable {
    private var subviews: [UIView] = []
    private let layer: CALayer

    /// Takes the subviews, which have no superview from now on.
    init(taking subviews: inout [UIView], layer: CALayer) {
        swap(&self.subviews, &subviews)
        self.layer = layer
        for view in self.subviews { view.storedSuperview = nil }
    }

    @MainActor
    func release() { UIView.releaseOneByOne(&subviews) }
}
