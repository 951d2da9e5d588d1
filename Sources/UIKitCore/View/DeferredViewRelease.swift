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

    /// Releases the subviews of a view that is deinitialized, at once or later on the main actor.
    static func release(_ subviews: inout [UIView], layer: CALayer) {
        if !MainActorCheck.isIsolated {
            MainActorTeardown.run(DeferredViewRelease(taking: &subviews, layer: layer)) { $0.release() }
        } else if !subviews.isEmpty {
            var taken: [UIView] = []
            swap(&taken, &subviews)
            MainActor.assumeIsolated { UIView.releaseOneByOne(&taken) }
        }
    }
}
