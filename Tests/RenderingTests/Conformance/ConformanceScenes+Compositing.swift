import RenderScene

/// Masks, shadows, corners, blend modes and opacity.
extension ConformanceScenes {
    private static let teal = RGBA(0.1, 0.55, 0.6, 1)
    private static let sand = RGBA(0.95, 0.75, 0.4, 1)

    /// A card of 16 x 14 points, with a bar over its right edge.
    private static func card(
        _ color: RGBA = teal, x: Double = 4, y: Double = 5, hasBar: Bool = true, _ set: (inout LayerValues) -> Void = { _ in }
    ) -> LayerModel {
        let card = LayerModel(x, y, 16, 14) {
            $0.backgroundColor = color
            set(&$0)
        }
        if hasBar { card.sublayers = [LayerModel(9, 4, 10, 5) { $0.backgroundColor = sand }] }
        return card
    }

    private static func rotation(_ angle: Double, _ scale: Double = 1) -> CATransform3D {
        CATransform3DScale(CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1), CGFloat(scale), CGFloat(scale), 1)
    }

    private static let tilt: CATransform3D = {
        var tilt = CATransform3DIdentity
        tilt.m34 = -1 / 40
        return CATransform3DRotate(tilt, 0.8, 0.4, 1, 0)
    }()

    static var masks: [ConformanceScene] {
        let round = LayerModel(2, 1, 12, 12) { ($0.backgroundColor, $0.cornerRadius) = (.black, 6) }
        let faint = LayerModel(0, 0, 16, 14) { ($0.backgroundColor, $0.opacity) = (RGBA(1, 0, 0, 0.7), 0.8) }
        var gradient = GradientValues()
        gradient.colors = [.black, RGBA(0, 0, 0, 0)]
        let fading = LayerModel(0, 0, 20, 14) { $0.gradient = gradient }
        return [
            ConformanceScene("a round mask", card().masked(by: round)),
            ConformanceScene("a faint mask", card().masked(by: faint)),
            ConformanceScene("a gradient for a mask", card().masked(by: fading)),
            ConformanceScene(
                "a shape for a mask", LayerModel(0, 0, 24, 24) { $0.backgroundColor = teal }.masked(by: shape(star))),
            ConformanceScene("a mask with sublayers", card().masked(by: LayerModel(0, 0, 5, 5).adding(round))),
            ConformanceScene("a mask of a turned layer", card { $0.transform = rotation(0.5) }.masked(by: round)),
            ConformanceScene(
                "a turned mask",
                card().masked(by: LayerModel(3, 3, 10, 8) { ($0.backgroundColor, $0.transform) = (.black, rotation(0.6)) })),
            ConformanceScene("a mask in perspective", card { $0.transform = tilt }.masked(by: round)),
            ConformanceScene(
                "a mask of a mask",
                card().masked(by: LayerModel(0, 0, 16, 14) { $0.backgroundColor = .black }.masked(by: round))),
            ConformanceScene(
                "a masked layer faded and cut", card { ($0.opacity, $0.masksToBounds) = (0.6, true) }.masked(by: round)),
        ]
    }

    static var shadows: [ConformanceScene] {
        func shaded(
            _ radius: Double, _ x: Double = 0, _ y: Double = 0, opacity: Double = 0.8, _ color: RGBA = .black, hasBar: Bool = false,
            _ set: (inout LayerValues) -> Void = { _ in }
        ) -> LayerModel {
            LayerModel(8, 8, 8, 7) {
                $0.backgroundColor = sand
                var shadow = Shadow()
                (shadow.radius, shadow.offset, shadow.opacity, shadow.color) = (radius, SIMD2(x, y), opacity, color)
                $0.rare.fields.shadow = shadow
                set(&$0)
            }
        }
        return [
            ConformanceScene("a shadow all around", shaded(1.5)),
            ConformanceScene("a shadow aside", shaded(1, 2, 3)),
            ConformanceScene("a colored shadow, faint", shaded(1.3, 1, 2, opacity: 0.5, RGBA(0.7, 0, 0.3, 0.8))),
            ConformanceScene("a shadow of round corners", shaded(1, 1.5, 2) { $0.cornerRadius = 3.5 }),
            ConformanceScene("a shadow of a turned layer", shaded(1.2, 2, 2) { $0.transform = rotation(0.6) }),
            ConformanceScene("a shadow of a scaled layer", shaded(0.8, 1, 1) { $0.transform = rotation(0, 1.4) }),
            ConformanceScene(
                "a shadow of what lets light through", shaded(1, 1, 1) { $0.backgroundColor = RGBA(0.9, 0.7, 0.2, 0.5) }),
            ConformanceScene("a shadow of a faded layer", shaded(1, 1, 2) { $0.opacity = 0.6 }),
            ConformanceScene(
                "a shadow of sublayers",
                shaded(1, 1, 2) { $0.backgroundColor = nil }.adding(
                    LayerModel(0, 0, 4, 4) { ($0.backgroundColor, $0.cornerRadius) = (teal, 2) },
                    LayerModel(3, 4, 7, 3) { $0.backgroundColor = .blue })),
        ]
    }

    static var corners: [ConformanceScene] {
        func card(_ radius: Double, _ corners: RoundCorners = .all, _ set: (inout LayerValues) -> Void = { _ in }) -> LayerModel {
            LayerModel(3.5, 4.25, 17, 15) {
                ($0.backgroundColor, $0.cornerRadius, $0.rare.fields.roundCorners) = (teal, radius, corners)
                set(&$0)
            }
        }
        return [
            ConformanceScene("all corners round", card(5, .all)),
            ConformanceScene("the upper corners round", card(6, [.minXMinY, .maxXMinY])),
            ConformanceScene("corners across from each other round", card(7, [.minXMinY, .maxXMaxY])),
            ConformanceScene("one corner round, turned", card(6, .maxXMinY) { $0.transform = rotation(0.4, 0.9) }),
            ConformanceScene("corners as round as there is room", card(40, [.minXMaxY, .maxXMaxY])),
            ConformanceScene("a border with two round corners", card(6, [.minXMinY, .minXMaxY]) { $0.borderWidth = 2 }),
            ConformanceScene("a thick border around round corners", card(4, .all) { ($0.borderWidth, $0.borderColor) = (5, sand) }),
            ConformanceScene(
                "contents cut to one round corner",
                card(8, .maxXMaxY) {
                    ($0.bounds.size, $0.position) = (CGSize(width: 16, height: 14), CGPoint(x: 12, y: 12))
                    ($0.contents, $0.masksToBounds) = (TestImages.gradient(9, 9), true)
                }),
            ConformanceScene("continuous corners", card(5) { $0.rare.fields.cornerCurve = .continuous }),
            ConformanceScene(
                "a continuous corner beside sharp ones, turned",
                card(4.5, .maxXMinY) { ($0.rare.fields.cornerCurve, $0.transform) = (.continuous, rotation(0.4, 0.9)) }),
            ConformanceScene(
                "a border around continuous corners",
                card(4.5) { ($0.rare.fields.cornerCurve, $0.borderWidth, $0.borderColor) = (.continuous, 1.5, sand) }),
            ConformanceScene(
                "contents and sublayers cut to continuous corners",
                // Between pixels the reference softens the straight edges twice.
                card(4) {
                    ($0.bounds.size, $0.position) = (CGSize(width: 16, height: 14), CGPoint(x: 12, y: 12))
                    ($0.contents, $0.masksToBounds, $0.rare.fields.cornerCurve) = (TestImages.gradient(9, 9), true, .continuous)
                }.adding(LayerModel(-3, 8, 8, 9) { $0.backgroundColor = sand })),
            ConformanceScene(
                "continuous corners in perspective", card(4.5) { ($0.rare.fields.cornerCurve, $0.transform) = (.continuous, tilt) }),
            ConformanceScene("round corners in perspective", card(6, [.minXMinY, .maxXMaxY]) { $0.transform = tilt }),
        ]
    }

    static var blending: [ConformanceScene] {
        let modes: [BlendMode] = [
            .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference, .exclusion,
            .plusLighter,
        ]
        // 2, and 1 for the group that is faded and blended as one.
        let blendedGroup = 3.0
        // Sensitive to the tint of grays, so there is none below.
        var colors = GradientValues()
        (colors.colors, colors.end) = ([RGBA(0.9, 0.3, 0.1, 1), RGBA(0.2, 0.3, 0.9, 1)], SIMD2(1, 1))
        let mixing = [BlendMode.hue, .saturation, .color, .luminosity].map { mode in
            ConformanceScene(
                "\(mode)", interior: blendedGroup, LayerModel(2, 2, 20, 20) { $0.gradient = colors },
                card(RGBA(0.3, 0.6, 0.75, 1)) { ($0.rare.fields.blendMode, $0.opacity, $0.cornerRadius) = (mode, 0.9, 4) })
        }
        return mixing
            + modes.map { mode in
                ConformanceScene(
                    "\(mode)", interior: blendedGroup,
                    LayerModel(2, 2, 20, 20) { $0.contents = TestImages.gradient(10, 10) },
                    card(RGBA(0.3, 0.6, 0.75, 1)) { ($0.rare.fields.blendMode, $0.opacity, $0.cornerRadius) = (mode, 0.9, 4) })
            }
    }

    static var opacities: [ConformanceScene] {
        func nested(_ first: Double, _ second: Double, isGroup: Bool) -> LayerModel {
            card { ($0.opacity, $0.rare.fields.allowsGroupOpacity, $0.borderWidth) = (first, isGroup, 1.5) }
                .adding(
                    card(sand, x: -3, y: 6) { ($0.opacity, $0.rare.fields.allowsGroupOpacity) = (second, isGroup) })
        }
        return [
            ConformanceScene("faded as a group", card { $0.opacity = 0.5 }),
            ConformanceScene("faded part by part", card { ($0.opacity, $0.rare.fields.allowsGroupOpacity) = (0.5, false) }),
            ConformanceScene("faded twice as groups", nested(0.7, 0.6, isGroup: true)),
            ConformanceScene("faded twice part by part", nested(0.7, 0.6, isGroup: false)),
            ConformanceScene(
                "faded part by part, cut to the bounds",
                card { ($0.opacity, $0.rare.fields.allowsGroupOpacity, $0.masksToBounds, $0.cornerRadius) = (0.6, false, true, 5) }),
        ]
    }
}
