import RenderScene

/// Layers drawn as pictures (`shouldRasterize`).
///
/// The layer with its sublayers, mask and shadow is drawn upright in its own plane, at `rasterizationScale` pixels to a point, and that picture is then
/// placed, turned, faded and blended as contents are, by the layer's `minificationFilter` and `magnificationFilter`; at another scale than the screen's it
/// looks coarse. It is made once and kept until the layer or something in it changes, whatever the layer's place, transform and opacity.
/// Source: Apple, [shouldRasterize](https://developer.apple.com/documentation/quartzcore/calayer/shouldrasterize).
///
/// Differs from UIKit: a layer whose picture would have more than 16 million pixels, that reaches more than 1,024 of them beyond its bounds, or that lies
/// in four rasterized layers already, is drawn as any other.
extension CALayer {
    final func changeRasterization(_ isOn: Bool) {
        if isOn != values.shouldRasterize { change(.shouldRasterize) { $0.rare.fields.shouldRasterize = isOn } }
    }

    final func changeRasterization(scale: Double) {
        changeNumber(.rasterizationScale, from: values.rasterizationScale, to: scale) { $0.rare.fields.rasterizationScale = $1 }
    }
}
