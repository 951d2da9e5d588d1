import CoreGraphics

extension CALayer {
    /// Scrolls the nearest enclosing scroll layer, or this layer, so that a point of this layer's space is at its origin. Without one it
    /// does nothing.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the layer.
    public final func scroll(_ p: CGPoint) {
        guard let layer = scrollLayers.first else { return }
        layer.scroll(to: convert(p, to: layer))
    }

    /// Scrolls the nearest enclosing scroll layer, or this layer, by the minimum distance to show a rectangle of this layer's space.
    /// Without one it does nothing.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the layer.
    public final func scrollRectToVisible(_ r: CGRect) {
        guard let layer = scrollLayers.first else { return }
        layer.scroll(to: convert(r, to: layer))
    }

    /// The part of the bounds inside those of the enclosing scroll layers, in this layer's own space; the whole bounds without scroll
    /// layers, an empty rectangle if nothing is inside.
    ///
    /// - Complexity: O(*s* · *d*), where *s* is the number of enclosing scroll layers and *d* the depth of the layer.
    public final var visibleRect: CGRect {
        var visible = bounds
        for layer in scrollLayers {
            visible = visible.intersection(convert(layer.bounds, from: layer))
            if visible.isNull || visible.isEmpty { return .zero }
        }
        return visible
    }

    /// The enclosing scroll layers, from the inside out; the first may be the layer itself.
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
