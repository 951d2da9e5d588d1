import RenderScene

@testable import Rendering

/// Planes in one space (`CATransformLayer`), and planes that are flattened.
extension ConformanceScenes {
    /// If edges of two planes cross one pixel, their coverage does not determine which parts of it they cover: as a·(1 - a) is at most
    /// 1/4, a quarter of the light may differ. Only pixels with two edges or cuts, in them or a pixel away, are allowed this; all other
    /// edges keep the tolerance of 8.
    private static let severalEdges = 2 + 255.0 / 4

    static var spaces: [ConformanceScene] {
        [
            ConformanceScene("planes by depth, not by order", space(card(5, 5, .red) { $0.zPosition = 4 }, card(9, 8, .blue))),
            ConformanceScene("planes in one plane by order", space(card(5, 5, .red), card(9, 8, .blue))),
            ConformanceScene("two planes that cross", space(rotated(.red, 0.7, 0, 1), rotated(.blue, -0.7, 0, 1))),
            ConformanceScene(
                "crossing in perspective", sharedEdge: severalEdges,
                space(m34: -1 / 40, rotated(.red, 0.7, 1, 0.4), rotated(.blue, -0.9, 0.3, 1), card(7, 7, .green))),
            ConformanceScene(
                "a pole through a wall",
                space(
                    card(2, 4, .red) { $0.bounds.size = CGSize(width: 20, height: 14) },
                    rotated(.blue, 1.2, 0, 1) { $0.bounds.size = CGSize(width: 18, height: 4) })),
            ConformanceScene("three in a ring", ring),
            ConformanceScene("a box", sharedEdge: severalEdges, space(m34: -1 / 60, tilt: 0.6, box())),
            ConformanceScene(
                "spaces in a space", sharedEdge: severalEdges,
                space(m34: -1 / 50, space(tilt: 0.8, card(4, 4, .red)), space(tilt: -0.8, card(8, 6, .blue)))),
            ConformanceScene(
                "a flattened layer in a space",
                space(tilt: 0.9, LayerModel(4, 4, 16, 16) { $0.backgroundColor = .white }.adding(rotated(.red, 1, 0, 1)))),
            ConformanceScene(
                "opacity fades each plane", space(opacity: 0.5, card(4, 4, .red), card(9, 8, .blue) { $0.zPosition = 2 })),
            ConformanceScene(
                "a space ignores what planes have",
                space(card(4, 4, .red)) {
                    ($0.backgroundColor, $0.borderWidth, $0.masksToBounds, $0.cornerRadius) = (.black, 3, true, 9)
                    $0.bounds.size = CGSize(width: 10, height: 10)
                }),
            ConformanceScene(
                "round corners, a border and contents", sharedEdge: severalEdges,
                space(
                    m34: -1 / 40,
                    rotated(.red, 0.8, 0, 1) { ($0.cornerRadius, $0.borderWidth, $0.borderColor) = (5, 2, .black) },
                    rotated(.blue, -0.6, 1, 0) { ($0.contents, $0.cornerRadius, $0.masksToBounds) = (TestImages.gradient(8, 8), 4, true) })),
            ConformanceScene(
                "back faces", space(card(3, 3, .red) { $0.isDoubleSided = false }, rotated(.blue, 2.5, 0, 1) { $0.isDoubleSided = false })),
            ConformanceScene("a sublayer beyond its plane", space(overflowing(0.7), rotated(.blue, -0.7, 0, 1))),
            ConformanceScene(
                "cut by a superlayer", sharedEdge: severalEdges,
                LayerModel(4, 4, 14, 12) { ($0.masksToBounds, $0.cornerRadius) = (true, 5) }
                    .adding(space(rotated(.red, 0.7, 0, 1), rotated(.blue, -0.7, 0, 1)))),
            ConformanceScene("seen at a slant", sharedEdge: severalEdges, slanted),
            ConformanceScene(
                "through the eye", sharedEdge: severalEdges,
                space(m34: -1 / 12, rotated(.red, 1.3, 0, 1), card(8, 8, .blue) { $0.zPosition = -6 })
            ),
            ConformanceScene("sublayerTransform flattens", flattened),
        ]
            + [30.0, 60, 85].flatMap { angle in
                [
                    ConformanceScene(
                        "a masked group turned by \(angle)°", flip(angle) { $0.opacity = 0.7 }.masked(by: disc)),
                    ConformanceScene("a clip turned by \(angle)°", flip(angle) { $0.masksToBounds = true }),
                ]
            }
    }

    private static func space(
        m34: Double = 0, tilt: Double = 0, opacity: Double = 1, _ sublayers: LayerModel..., set: (inout LayerValues) -> Void = { _ in }
    ) -> LayerModel {
        let space = LayerModel(0, 0, 24, 24) {
            ($0.kind, $0.opacity) = (.space, opacity)
            if tilt != 0 { $0.transform = CATransform3DMakeRotation(CGFloat(tilt), 0.4, 1, 0) }
            if m34 != 0 {
                var perspective = CATransform3DIdentity
                perspective.m34 = CGFloat(m34)
                $0.transform = CATransform3DConcat($0.transform, perspective)
            }
            set(&$0)
        }
        space.sublayers = sublayers
        return space
    }

    private static func card(_ x: Double, _ y: Double, _ color: RGBA, set: (inout LayerValues) -> Void = { _ in }) -> LayerModel {
        LayerModel(x, y, 11, 10) {
            $0.backgroundColor = color
            set(&$0)
        }
    }

    private static func rotated(
        _ color: RGBA, _ angle: Double, _ x: Double, _ y: Double, set: (inout LayerValues) -> Void = { _ in }
    ) -> LayerModel {
        LayerModel(4, 5, 16, 14) {
            $0.backgroundColor = color
            $0.transform = CATransform3DMakeRotation(CGFloat(angle), CGFloat(x), CGFloat(y), 0)
            set(&$0)
        }
    }

    /// Three bars, each over the next and none through another.
    private static var ring: LayerModel {
        let bars = (0..<3).map { index in
            LayerModel(3, 9.5, 18, 5) {
                $0.backgroundColor = [.red, .green, .blue][index]
                $0.anchorPoint.y = 1.2
                let tilt = CATransform3DMakeRotation(0.5, 0, 1, 0)
                $0.transform = CATransform3DConcat(tilt, CATransform3DMakeRotation(CGFloat(index) * 2.094, 0, 0, 1))
                $0.position = CGPoint(x: 12, y: 12)
            }
        }
        let space = space()
        space.sublayers = bars
        return space
    }

    private static func box() -> LayerModel {
        let colors: [RGBA] = [.red, .green, .blue, RGBA(1, 1, 0, 1), RGBA(0, 1, 1, 1), RGBA(1, 0, 1, 1)]
        let box = space()
        for (index, rotation) in [(0.0, 0.0), (1, 0), (2, 0), (3, 0), (0, 1), (0, -1)].enumerated() {
            box.sublayers.append(
                LayerModel(7, 7, 10, 10) {
                    ($0.backgroundColor, $0.anchorPointZ) = (colors[index], -5)
                    $0.transform = CATransform3DRotate(
                        CATransform3DMakeRotation(CGFloat(rotation.0 * .pi / 2), 0, 1, 0), CGFloat(rotation.1 * .pi / 2), 1, 0, 0)
                })
        }
        return box
    }

    private static func overflowing(_ angle: Double) -> LayerModel {
        LayerModel(12, 12, 0, 0) { $0.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0) }
            .adding(LayerModel(-9, -6, 18, 12) { $0.backgroundColor = .red })
    }

    private static var slanted: LayerModel {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 50
        return LayerModel(0, 0, 24, 24) { $0.transform = CATransform3DRotate(perspective, 0.6, 1, 0.2, 0) }
            .adding(space(rotated(.red, 0.7, 0, 1), rotated(.blue, -0.7, 0, 1)))
    }

    /// A card with round corners during a rotation, with a path and an image on it.
    private static func flip(_ angle: Double, set: (inout LayerValues) -> Void) -> LayerModel {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 60
        return LayerModel(3, 2, 18, 20) {
            ($0.backgroundColor, $0.cornerRadius) = (RGBA(0.2, 0.5, 0.9, 1), 5)
            $0.transform = CATransform3DRotate(perspective, CGFloat(angle * .pi / 180), 0.2, 1, 0)
            set(&$0)
        }
        .adding(
            LayerModel(-2, 9, 9, 14) { $0.contents = TestImages.gradient(9, 14) }, LayerModel(8, 3, 6, 5) { $0.backgroundColor = .white })
    }

    private static var disc: LayerModel { LayerModel(1, 2, 16, 16) { ($0.backgroundColor, $0.cornerRadius) = (.black, 8) } }

    private static var flattened: LayerModel {
        LayerModel(0, 0, 24, 24) { $0.sublayerTransform.m34 = -1 / 30 }
            .adding(rotated(.red, 0.9, 0, 1), card(10, 3, .blue) { $0.zPosition = 8 }, card(2, 12, .green) { $0.zPosition = -20 })
    }
}
