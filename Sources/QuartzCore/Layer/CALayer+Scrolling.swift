import CoreGraphics

extension CALayer {
    final func scrollEnclosing(_ p: CGPoint) {
        guard let layer = scrollLayers.first else { return }
        layer.scrollSublayers(to: convert(p, to: layer))
    }

    final func scrollEnclosing(_ r: CGRect) {
        guard let layer = scrollLayers.first else { return }
        layer.scrollSublayers(to: convert(r, to: layer))
    }

    final var scrolledVisibleRect: CGRect {
        var visible = bounds
        for layer in scrollLayers {
            visible = visible.intersection(convert(layer.bounds, from: layer))
            if visible.isNull || visible.isEmpty { return .zero }
        }
        return visible
    }

    /// The enclosing scroll layers, from the inside out; the first may be the layer itself.
    private var scrollLayers: [CALayer] {
        var layers: [CALayer] = []
        var at: CALayer? = self
        while let layer = at {
            if layer.isScrollLayer { layers.append(layer) }
            at = layer.superlayer
        }
        return layers
    }
}
