import RenderScene

@testable import Rendering

/// Siblings that intersect and cover each other by depth, without a transform layer.
extension ConformanceScenes {
    /// As for spaces: edges of two planes in one pixel.
    private static let severalEdges = 2 + 255.0 / 4
    /// Translucent planes are cut by whole pixels: half the light between two colors may differ in a pixel of the cut.
    private static let wholePixels = 2 + 255.0 / 2

    static var siblings: [ConformanceScene] {
        [
            ConformanceScene("half of a turned card vanishes behind its background", wall(.white), turned(.red, 0.8, 0, 1)),
            ConformanceScene("zPosition brings it back", wall(.white), turned(.red, 0.8, 0, 1) { $0.zPosition = 30 }),
            ConformanceScene("two that cross", turned(.red, 0.7, 0, 1), turned(.blue, -0.7, 0, 1)),
            ConformanceScene("two about slanted axes", sharedEdge: severalEdges, turned(.red, 0.7, 1, 0.4), turned(.blue, -0.9, 0.3, 1)),
            ConformanceScene(
                "in perspective", sharedEdge: severalEdges,
                seen { $0.m34 = -1 / 40 }.adding(turned(.red, 0.7, 1, 0.4), turned(.blue, -0.9, 0.3, 1), wall(.green))),
            ConformanceScene(
                "from behind, the farther covers the nearer",
                seen { $0 = CATransform3DMakeRotation(.pi, 0, 1, 0) }
                    .adding(
                        LayerModel(4, 4, 10, 10) { ($0.backgroundColor, $0.zPosition) = (.red, 5) },
                        LayerModel(8, 8, 10, 10) { ($0.backgroundColor, $0.zPosition) = (.blue, 1) })),
            ConformanceScene(
                "a translation in depth",
                LayerModel(3, 3, 12, 12) {
                    ($0.backgroundColor, $0.transform) = (.red, CATransform3DMakeTranslation(0, 0, 4))
                }, LayerModel(8, 8, 12, 12) { $0.backgroundColor = .blue }),
            ConformanceScene(
                "an anchor in depth", LayerModel(3, 3, 12, 12) { ($0.backgroundColor, $0.anchorPointZ) = (.red, -4) },
                LayerModel(8, 8, 12, 12) { $0.backgroundColor = .blue }),
            ConformanceScene(
                "a wall beside a space", wall(.white), space(turned(.red, 0.7, 0, 1), turned(.blue, -0.7, 0, 1))),
            ConformanceScene(
                "spaces that cross", space(turned(.red, 0.7, 0, 1)), space(turned(.blue, -0.7, 0, 1))),
            ConformanceScene(
                "a solid one is cut by a translucent one", turned(.red, 0.7, 0, 1),
                turned(.blue, -0.7, 0, 1) { $0.opacity = 0.5 }),
            ConformanceScene(
                "translucent ones that cross", edge: wholePixels, sharedEdge: wholePixels,
                turned(.red, 0.7, 0.2, 1) { $0.opacity = 0.6 }, turned(RGBA(0, 0, 1, 0.5), -0.7, 0, 1)),
            ConformanceScene(
                "faded and clipped together", sharedEdge: severalEdges,
                LayerModel(4, 4, 14, 12) { ($0.masksToBounds, $0.cornerRadius, $0.opacity) = (true, 5, 0.6) }
                    .adding(turned(.red, 0.7, 0, 1), turned(.blue, -0.7, 0, 1))),
            ConformanceScene(
                "sublayers are flattened into their superlayer's plane", sharedEdge: severalEdges,
                LayerModel(3, 4, 18, 15) {
                    ($0.backgroundColor, $0.transform) = (.white, CATransform3DMakeRotation(0.6, 0, 1, 0))
                }
                .adding(turned(.red, 1, 0, 1), LayerModel(2, 2, 9, 4) { ($0.backgroundColor, $0.zPosition) = (.green, 50) }),
                turned(.blue, -0.6, 0, 1)),
            ConformanceScene(
                "back faces", wall(.white), turned(.red, 2.5, 0, 1) { $0.isDoubleSided = false },
                turned(.blue, -0.6, 0, 1) { $0.isDoubleSided = false }),
            ConformanceScene(
                "round corners and a border", sharedEdge: severalEdges,
                turned(.red, 0.8, 0, 1) { ($0.cornerRadius, $0.borderWidth, $0.borderColor) = (5, 2, .black) },
                turned(.blue, -0.6, 1, 0) { ($0.contents, $0.cornerRadius, $0.masksToBounds) = (TestImages.gradient(8, 8), 4, true) }),
            ConformanceScene(
                "a disc as a mask", edge: wholePixels, sharedEdge: wholePixels, wall(RGBA(0.2, 0.7, 0.3, 0.8)),
                turned(.red, 0.7, 0, 1).masked(by: LayerModel(1, 1, 12, 12) { ($0.backgroundColor, $0.cornerRadius) = (.black, 6) })),
        ]
    }

    private static func wall(_ color: RGBA) -> LayerModel { LayerModel(2, 3, 20, 17) { $0.backgroundColor = color } }

    private static func turned(
        _ color: RGBA, _ angle: Double, _ x: Double, _ y: Double, set: (inout LayerValues) -> Void = { _ in }
    ) -> LayerModel {
        LayerModel(4, 5, 16, 14) {
            $0.backgroundColor = color
            $0.transform = CATransform3DMakeRotation(CGFloat(angle), CGFloat(x), CGFloat(y), 0)
            set(&$0)
        }
    }

    /// A layer without own parts whose sublayers have a transform in common.
    private static func seen(_ set: (inout CATransform3D) -> Void) -> LayerModel {
        LayerModel(0, 0, 24, 24) { set(&$0.sublayerTransform) }
    }

    private static func space(_ sublayers: LayerModel...) -> LayerModel {
        let space = LayerModel(0, 0, 24, 24) { $0.kind = .space }
        space.sublayers = sublayers
        return space
    }
}
