import RenderScene

/// Contents with filters, and rasterized layers.
extension ConformanceScenes {
    private static func rotation(_ angle: Double) -> CATransform3D { CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1) }

    static var filters: [ConformanceScene] {
        func layer(
            _ image: CGImage, _ minification: ContentsFilter, _ magnification: ContentsFilter = .linear, bias: Double = 0,
            _ set: (inout LayerValues) -> Void = { _ in }
        ) -> LayerModel {
            LayerModel(3, 4, 18, 16) {
                $0.contents = image
                ($0.rare.fields.filters.minification, $0.rare.fields.filters.magnification) = (minification, magnification)
                $0.rare.fields.filters.bias = bias
                set(&$0)
            }
        }
        let (noise, smooth) = (TestImages.noise(150, 131, seed: 21), TestImages.gradient(140, 120))
        // 2, and 1 since every halving is rounded to bytes as a group is.
        let halved = 3.0
        return [
            ConformanceScene("enlarged by the nearest texels", layer(TestImages.noise(9, 8, seed: 3), .linear, .nearest)),
            ConformanceScene("enlarged linearly", layer(TestImages.noise(9, 8, seed: 3), .nearest, .linear)),
            ConformanceScene("a quarter the size, trilinear", interior: halved, layer(noise, .trilinear)),
            ConformanceScene("a quarter the size, trilinear and smooth", layer(smooth, .trilinear)),
            ConformanceScene("trilinear, sharper", interior: halved, layer(noise, .trilinear, bias: -0.7)),
            ConformanceScene("trilinear, blurred", interior: halved, layer(noise, .trilinear, bias: 1.3)),
            ConformanceScene("trilinear and turned", interior: halved, layer(noise, .trilinear) { $0.transform = rotation(0.5) }),
            ConformanceScene(
                "trilinear in perspective", interior: halved,
                layer(noise, .trilinear) {
                    $0.transform.m34 = -1 / 40
                    $0.transform = CATransform3DRotate($0.transform, 0.8, 0.3, 1, 0)
                }),
            ConformanceScene(
                "a part of contents, trilinear", interior: halved,
                layer(noise, .trilinear) { $0.contentsRect = CGRect(x: 0.25, y: 0.1, width: 0.5, height: 0.7) }),
        ]
    }

    static var images: [ConformanceScene] {
        func layer(_ scale: Double, _ set: (inout LayerValues) -> Void = { _ in }) -> LayerModel {
            LayerModel(4, 5, 16, 14) {
                $0.backgroundColor = RGBA(0.1, 0.55, 0.6, 1)
                ($0.rare.fields.shouldRasterize, $0.rare.fields.rasterizationScale) = (true, scale)
                set(&$0)
            }
            .adding(LayerModel(3, 4, 9.5, 5) { ($0.backgroundColor, $0.cornerRadius) = (RGBA(0.95, 0.75, 0.4, 1), 2) })
        }
        return [
            ConformanceScene("a picture at half the scale", layer(0.5)),
            ConformanceScene("a picture at the scale of points", layer(1)),
            ConformanceScene("a picture at twice the scale", layer(2)),
            ConformanceScene("a picture, turned", layer(1) { $0.transform = rotation(0.4) }),
            ConformanceScene("a picture, faded", layer(1) { $0.opacity = 0.6 }),
            ConformanceScene(
                "a picture enlarged by its nearest pixels", layer(1) { $0.rare.fields.filters.magnification = .nearest }),
        ]
    }
}
