import RenderScene

/// Layers drawn as cached images (`shouldRasterize`).
///
/// The layer with its sublayers, mask and shadow is drawn upright in its own plane, at `rasterizationScale` pixels per point, and that
/// image is then placed, transformed, faded and blended like contents, by the layer's `minificationFilter` and `magnificationFilter`; at
/// another scale than the screen's it looks coarse. The image is cached until the layer or its subtree changes, whatever the layer's
/// position, transform and opacity. Source: Apple,
/// [shouldRasterize](https://developer.apple.com/documentation/quartzcore/calayer/shouldrasterize).
///
/// Differs from UIKit: a layer whose image would have more than 16 million pixels, that extends more than 1,024 of them beyond its bounds,
/// or that is inside four rasterized layers already, is drawn directly.
extension CALayer {
    final func changeRasterization(_ isOn: Bool) {
        if isOn != values.shouldRasterize { change(.shouldRasterize) { $0.rare.fields.shouldRasterize = isOn } }
    }

    final var recordsDrawing: Bool {
        get { extras?.drawsAsynchronously ?? false }
        set {
            guard newValue != drawsAsynchronously else { return }
            if extras == nil { extras = Extras() }
            extras?.drawsAsynchronously = newValue
        }
    }

    final func changeRasterization(scale: Double) {
        changeNumber(.rasterizationScale, from: values.rasterizationScale, to: scale) { $0.rare.fields.rasterizationScale = $1 }
    }
}
