import CoreGraphics

extension CALayer {
    /// Scrolls the nearest scroll layer that this one is in, itself included, so that a point of this layer's space lies at its origin. Without one it
    /// does nothing.
    public final func scroll(_ p: CGPoint) {
        guard let layer = scrollLayers.first else { return }
        layer.scroll(to: convert(p, to: layer))
    }

    /// Scrolls the nearest scroll layer that this one is in, itself included, by as little as it takes to show a rectangle of this layer's space.
    /// Without one it does nothing.
    public final func scrollRectToVisible(_ r: CGRect) {
        guard let layer = scrollLayers.first else { return }
        layer.scroll(to: convert(r, to: layer))
    }

    /// What of the bounds lies within those of the scroll layers that this layer is in, in its own space; the bounds where it is in none, an empty
    /// rectangle where nothing does.
    public final var visibleRect: CGRect {
        var visible = bounds
        for layer in scrollLayers {
            visible = visible.intersection(convert(layer.bounds, from: layer))
            if visible.isNull || visible.isEmpty { return .zero }
        }
        return visible
    }

    /// The scroll layers that this layer is in, from the inside out; the first may be the layer itself.
    private var scrollLayers: [CAScrollLayer] {
        var layers: [CAScrollLayer] = []
        var at: CALayer? = self
        while let layer = at {
            if let layer = layer as? CAScrollLayer { layers.append(layer) }
            at = layer.superlayer
        }
        return layers
    }
}
