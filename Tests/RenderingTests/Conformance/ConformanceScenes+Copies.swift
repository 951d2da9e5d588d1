import RenderScene

extension ConformanceScenes {
    private static let rotation = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)

    /// A replicator layer that covers the scene.
    private static func copies(
        _ count: Double, _ transform: CATransform3D, _ set: (inout ReplicatorValues) -> Void = { _ in },
        layer: (inout LayerValues) -> Void = { _ in }
    ) -> LayerModel {
        LayerModel(0, 0, 24, 24) {
            var replicator = ReplicatorValues()
            (replicator.count, replicator.transform) = (count, transform)
            set(&replicator)
            $0.replicator = replicator
            layer(&$0)
        }
    }

    private static func dot(_ x: Double = 10, _ y: Double = 1.5, _ size: Double = 4, _ color: RGBA = RGBA(0.9, 0.5, 0.2, 1)) -> LayerModel {
        LayerModel(x, y, size, size) { ($0.backgroundColor, $0.cornerRadius) = (color, size / 2) }
    }

    static var copies: [ConformanceScene] {
        [
            ConformanceScene("one alone", copies(1, rotation).adding(dot())),
            ConformanceScene("none", copies(0, rotation).adding(dot())),
            ConformanceScene("a ring of dots", copies(8, rotation).adding(dot())),
            ConformanceScene("a row with gaps", copies(4, CATransform3DMakeTranslation(5.5, 0, 0)).adding(dot(1, 8, 4.5))),
            ConformanceScene(
                "smaller and smaller",
                copies(5, CATransform3DMakeScale(0.7, 0.8, 1)).adding(
                    LayerModel(3, 4, 18, 16) {
                        ($0.borderWidth, $0.borderColor) = (1.5, RGBA(0.2, 0.3, 0.8, 1))
                    })),
            ConformanceScene(
                "less and less red and green",
                copies(8, rotation) { ($0.color, $0.colorOffset) = (.white, RGBA(-0.12, -0.05, 0, 0)) }.adding(dot(9, 1, 6, .white))),
            ConformanceScene(
                "faded step by step", copies(8, rotation) { $0.colorOffset = RGBA(0, 0, 0, -0.12) }.adding(dot(9, 1, 6))),
            ConformanceScene(
                "in a color that lets light through, overlapping",
                copies(4, CATransform3DMakeTranslation(4, 3, 0)) {
                    ($0.color, $0.colorOffset) = (RGBA(1, 0.5, 0.2, 0.7), RGBA(-0.1, 0.2, 0.3, 0))
                }
                .adding(
                    LayerModel(1, 1, 9, 9) { $0.backgroundColor = .white },
                    LayerModel(4, 4, 9, 9) { $0.backgroundColor = RGBA(0.4, 0.8, 0.9, 1) })),
            ConformanceScene(
                "colored pictures and gradients",
                copies(3, CATransform3DMakeTranslation(7, 0, 0)) {
                    ($0.color, $0.colorOffset) = (RGBA(1, 0.9, 0.3, 1), RGBA(-0.4, 0, 0.3, 0))
                }
                .adding(
                    LayerModel(1, 2, 6, 9) { $0.contents = TestImages.gradient(8, 8) },
                    LayerModel(1, 12, 6, 9) {
                        var gradient = GradientValues()
                        gradient.colors = [.white, RGBA(0.9, 0.4, 0.4, 0.5)]
                        $0.gradient = gradient
                    })),
            ConformanceScene(
                "copies of copies",
                copies(3, CATransform3DMakeTranslation(0, 7, 0)) { $0.colorOffset = RGBA(-0.3, 0, 0, 0) }.adding(
                    copies(3, CATransform3DMakeTranslation(7, 0, 0)) { $0.colorOffset = RGBA(0, -0.3, 0, 0) }.adding(
                        dot(2, 2, 5, .white)))),
            ConformanceScene(
                "about the middle of the bounds, wherever the anchor is",
                copies(6, CATransform3DMakeRotation(.pi / 3, 0, 0, 1)) { _ in
                } layer: {
                    ($0.bounds, $0.anchorPoint, $0.position) = (
                        CGRect(x: 3, y: -2, width: 20, height: 18), CGPoint(x: 0, y: 1), CGPoint(x: 2, y: 21)
                    )
                    $0.backgroundColor = RGBA(1, 1, 0.8, 1)
                }.adding(dot(11, -1, 3))),
            ConformanceScene(
                "in front by their depth, each copy for itself",
                copies(3, CATransform3DMakeTranslation(5, 5, 0)).adding(
                    LayerModel(2, 2, 7, 7) { ($0.backgroundColor, $0.zPosition) = (RGBA(0.9, 0.2, 0.2, 1), 2) },
                    LayerModel(4, 4, 7, 7) { $0.backgroundColor = RGBA(0.2, 0.2, 0.9, 1) })),
            ConformanceScene(
                "turned out of the plane, in perspective",
                copies(4, CATransform3DMakeRotation(0.35, 0, 1, 0)) { _ in
                } layer: {
                    $0.transform.m34 = -1 / 40
                    $0.transform = CATransform3DRotate($0.transform, 0.6, 1, 0, 0)
                }.adding(LayerModel(4, 5, 15, 13) { ($0.borderWidth, $0.borderColor) = (1.2, RGBA(0.1, 0.5, 0.4, 1)) })),
            ConformanceScene(
                "cut and faded",
                copies(5, CATransform3DMakeTranslation(5, 4, 0)) {
                    $0.colorOffset = RGBA(0, -0.2, -0.2, 0)
                } layer: {
                    ($0.masksToBounds, $0.cornerRadius, $0.opacity) = (true, 9, 0.7)
                    $0.backgroundColor = RGBA(0.3, 0.3, 0.3, 1)
                }.adding(LayerModel(-4, -3, 12, 10) { ($0.backgroundColor, $0.opacity) = (.white, 0.8) })),
        ]
    }
}
