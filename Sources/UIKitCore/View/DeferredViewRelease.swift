/// Subviews and layer of a view released off the main actor; released on it.
final class DeferredViewRelease: @unchecked Sendable {
    private var subviews: [UIView] = []
    private let layer: CALayer

    /// Takes over the subviews and clears their superview.
    init(taking subviews: inout [UIView], layer: CALayer) {
        swap(&self.subviews, &subviews)
        self.layer = layer
        for view in self.subviews { view.storedSuperview = nil }
    }

    @MainActor
    func release() { UIView.releaseOneByOne(&subviews) }
}
