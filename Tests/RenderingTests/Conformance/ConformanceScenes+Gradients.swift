import RenderScene

extension ConformanceScenes {
    private static let warm: [RGBA] = [RGBA(0.95, 0.2, 0.1, 1), RGBA(1, 0.85, 0.2, 1), RGBA(0.1, 0.3, 0.9, 1)]

    /// A layer with a gradient from (0.5, 0) to (0.5, 1), of another size than square.
    private static func layer(
        _ x: Double = 2.5, _ y: Double = 4.25, _ width: Double = 19, _ height: Double = 14.5, _ colors: [RGBA] = warm,
        _ form: GradientValues.Form = .axial, from start: SIMD2<Double> = SIMD2(0.5, 0), to end: SIMD2<Double> = SIMD2(0.5, 1),
        at locations: [Double] = [], _ set: (inout LayerValues) -> Void = { _ in }
    ) -> LayerModel {
        LayerModel(x, y, width, height) {
            var gradient = GradientValues()
            (gradient.colors, gradient.locations, gradient.form, gradient.start, gradient.end) = (colors, locations, form, start, end)
            $0.gradient = gradient
            set(&$0)
        }
    }

    static var gradients: [ConformanceScene] {
        [
            ConformanceScene("downwards", layer()),
            ConformanceScene("sideways", layer(from: SIMD2(0, 0.5), to: SIMD2(1, 0.5))),
            ConformanceScene("aslant in a layer that is no square", layer(from: SIMD2(0, 1), to: SIMD2(1, 0))),
            ConformanceScene("backwards, with ends inside", layer(from: SIMD2(0.7, 0.8), to: SIMD2(0.3, 0.3))),
            ConformanceScene("beyond the bounds", layer(from: SIMD2(-0.5, -1), to: SIMD2(2, 1.5))),
            ConformanceScene("with locations", layer(at: [0.1, 0.25, 0.9])),
            ConformanceScene("with a hard edge", layer(from: SIMD2(0, 0), to: SIMD2(1, 0.37), at: [0.2, 0.53, 0.53])),
            ConformanceScene("with fewer locations than colors", layer(at: [0.2, 0.8])),
            ConformanceScene("of one color", layer(2.5, 4.25, 19, 14.5, [RGBA(0.2, 0.7, 0.4, 0.8)])),
            ConformanceScene("of two colors", layer(2, 3, 20, 18, [.black, .white])),
            ConformanceScene(
                "of seven colors", layer(2, 3, 20, 18, (0..<7).map { RGBA(Double($0 % 2), Double($0 % 3) / 2, Double($0) / 6, 1) })),
            ConformanceScene("from white to clear black", layer(2, 3, 20, 18, [.white, RGBA(0, 0, 0, 0)])),
            ConformanceScene("half clear", layer(2, 3, 20, 18, [RGBA(1, 0, 0, 0.8), RGBA(0, 0, 1, 0.2), RGBA(0, 1, 0, 0.6)])),
            ConformanceScene("round", layer(2, 3, 20, 18, warm, .radial, from: SIMD2(0.5, 0.5), to: SIMD2(1, 1))),
            ConformanceScene(
                "round, off the center and oval", layer(2.5, 3.5, 19, 14, warm, .radial, from: SIMD2(0.3, 0.4), to: SIMD2(0.8, 0.65))),
            ConformanceScene(
                "round, towards the top left",
                layer(2, 3, 20, 18, warm, .radial, from: SIMD2(0.6, 0.7), to: SIMD2(0.1, 0.2), at: [0.3, 0.6, 1])),
            ConformanceScene("about a center", layer(2, 2, 20, 20, warm, .conic, from: SIMD2(0.5, 0.5), to: SIMD2(0.5, 0))),
            ConformanceScene(
                "about a center aside, in a layer that is no square",
                layer(2.5, 4, 19, 14.3, warm + [warm[0]], .conic, from: SIMD2(0.4, 0.61), to: SIMD2(0.9, 0.2))),
            ConformanceScene(
                "about a center with locations",
                layer(2, 2, 20, 20, warm, .conic, from: SIMD2(0.5, 0.5), to: SIMD2(1, 0.63), at: [0.2, 0.5, 0.7])),
            ConformanceScene(
                "with round corners, above its background",
                layer(2, 3, 20, 18, [RGBA(1, 1, 1, 0.9), RGBA(1, 1, 1, 0)]) {
                    ($0.cornerRadius, $0.backgroundColor, $0.borderWidth) = (6, RGBA(0.1, 0.4, 0.8, 1), 1.5)
                }),
            ConformanceScene(
                "above contents",
                layer(2, 3, 20, 18, [RGBA(1, 1, 1, 0), RGBA(0, 0, 0, 0.7)]) {
                    ($0.contents, $0.masksToBounds, $0.cornerRadius) = (TestImages.gradient(8, 8), true, 4)
                }),
            ConformanceScene("turned", layer(5, 6, 14, 12) { $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) }),
            ConformanceScene(
                "skewed, scaled and mirrored",
                layer(5, 6, 14, 12, warm, from: SIMD2(0, 0), to: SIMD2(1, 1)) {
                    $0.transform.m21 = 0.4
                    $0.transform.m11 = -1.2
                }),
            ConformanceScene(
                "in perspective",
                layer(3, 4, 18, 16, warm, from: SIMD2(0, 0.2), to: SIMD2(1, 0.8)) {
                    $0.transform.m34 = -1 / 40
                    $0.transform = CATransform3DRotate($0.transform, 0.8, 0.3, 1, 0)
                }),
            ConformanceScene(
                "round in perspective",
                layer(3, 4, 18, 16, warm, .radial, from: SIMD2(0.5, 0.5), to: SIMD2(1, 1)) {
                    $0.transform.m34 = -1 / 40
                    $0.transform = CATransform3DRotate($0.transform, 0.7, 1, 0.4, 0)
                    $0.cornerRadius = 5
                }),
            ConformanceScene("faded", layer(2, 3, 20, 18, [.red, .blue]) { $0.opacity = 0.6 }),
            ConformanceScene(
                // 2, and 1 for each group of two.
                "nested, masked and faded", interior: 4,
                layer(2, 2, 20, 20, [.white, RGBA(0.4, 0.1, 0.5, 1)]) { ($0.masksToBounds, $0.cornerRadius, $0.opacity) = (true, 7, 0.8) }
                    .adding(
                        layer(-4, 6, 16, 16, warm, .conic, from: SIMD2(0.5, 0.5), to: SIMD2(0.9, 0.37)) { $0.opacity = 0.7 }
                            .adding(layer(3, 2, 6, 12, [.green, .black], .radial, from: SIMD2(0.5, 0.2), to: SIMD2(1, 1))))),
        ]
    }
}
