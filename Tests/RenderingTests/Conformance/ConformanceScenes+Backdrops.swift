import RenderScene

/// Backdrop filters.
extension ConformanceScenes {
    private static let teal = RGBA(0.1, 0.55, 0.6, 1)
    private static let sand = RGBA(0.95, 0.75, 0.4, 1)

    /// A smooth image with a card on it.
    private static func below() -> LayerModel {
        LayerModel(0, 0, 24, 24) { $0.contents = TestImages.gradient(24, 24) }
            .adding(LayerModel(4, 5, 16, 14) { $0.backgroundColor = teal }.adding(LayerModel(9, 4, 10, 5) { $0.backgroundColor = sand }))
    }

    private static func pane(_ filters: LayerFilter..., set: (inout LayerValues) -> Void = { _ in }) -> LayerModel {
        LayerModel(5, 4, 15, 17) {
            $0.rare.fields.backgroundFilters = filters
            set(&$0)
        }
    }

    static var backdrops: [ConformanceScene] {
        let round = LayerModel(1, 1, 12, 12) { ($0.backgroundColor, $0.cornerRadius) = (.black, 6) }
        let rotated = CATransform3DMakeRotation(0.5, 0, 0, 1)
        return [
            ConformanceScene("blurred below a pane", below(), pane(.blur(2))),
            ConformanceScene("blurred far below a pane", below(), pane(.blur(6))),
            ConformanceScene("hardly blurred", below(), pane(.blur(0.3))),
            ConformanceScene("drained below a pane", below(), pane(.controls(saturation: 0.3))),
            ConformanceScene("inverted below a pane", below(), pane(.invert)),
            ConformanceScene("lighter, with less contrast", below(), pane(.controls(brightness: 0.2, contrast: 0.6))),
            ConformanceScene(
                "saturated and tinted below round corners", below(),
                pane(.blur(1), .controls(saturation: 1.5)) { ($0.backgroundColor, $0.cornerRadius) = (RGBA(1, 1, 1, 0.4), 5) }),
            // Colors that are cut off before the blur differ from those that are after it.
            ConformanceScene("blurred, then brightened beyond white", below(), pane(.blur(1.5), .controls(brightness: 0.5))),
            ConformanceScene("brightened beyond white, then blurred", below(), pane(.controls(brightness: 0.5), .blur(1.5))),
            ConformanceScene(
                "blurred, drained and blurred again", below(), pane(.blur(1), .controls(saturation: 0), .blur(2))),
            ConformanceScene("blurred through a mask", below(), pane(.blur(2)).masked(by: round)),
            ConformanceScene("blurred and faded", below(), pane(.blur(2)) { $0.opacity = 0.6 }),
            ConformanceScene(
                "blurred through a turned pane", below(), pane(.blur(2)) { ($0.transform, $0.cornerRadius) = (rotated, 4) }),
            ConformanceScene(
                "blurred through a pane with two round corners and content", below(),
                pane(.blur(2)) { ($0.cornerRadius, $0.rare.fields.roundCorners, $0.borderWidth) = (6, [.minXMinY, .maxXMaxY], 1) }
                    .adding(LayerModel(3, 3, 6, 6) { $0.backgroundColor = sand })),
            ConformanceScene(
                "a pane before a pane", below(), pane(.blur(2)),
                LayerModel(2, 9, 14, 9) { ($0.rare.fields.backgroundFilters, $0.cornerRadius) = ([.invert, .blur(1)], 3) }),
            ConformanceScene(
                "a pane in a pane", below(),
                pane(.blur(2)).adding(LayerModel(4, 3, 14, 9) { $0.rare.fields.backgroundFilters = [.controls(saturation: 0), .blur(1)] })),
            ConformanceScene(
                "a pane in a group sees the group's content", LayerModel(0, 0, 24, 24) { $0.opacity = 0.7 }.adding(below(), pane(.blur(2)))),
        ] + nestedBackdrops
    }

    /// Backdrops in groups, masks and rasterized layers: the content beneath these is visible through them too.
    private static var nestedBackdrops: [ConformanceScene] {
        /// A layer around a card with a pane.
        func around(_ set: @escaping (inout LayerValues) -> Void) -> LayerModel {
            LayerModel(1, 1, 22, 22, set).adding(
                LayerModel(2, 12, 12, 8) { $0.backgroundColor = RGBA(0.8, 0.1, 0.2, 0.7) },
                pane(.blur(2)) { ($0.cornerRadius, $0.backgroundColor) = (5, RGBA(1, 1, 1, 0.3)) })
        }
        let round = LayerModel(3, 2, 17, 17) { ($0.backgroundColor, $0.cornerRadius) = (RGBA(0, 0, 0, 0.8), 8) }
        return [
            ConformanceScene("a pane in a faded group", below(), around { $0.opacity = 0.5 }),
            ConformanceScene("a pane in a hardly visible group", below(), around { $0.opacity = 0.05 }),
            // Groups around each other round their pixels one after another.
            ConformanceScene(
                "a pane in a faded group of faded groups", interior: 2.5, below(),
                LayerModel(0, 0, 24, 24) { $0.opacity = 0.8 }
                    .adding(LayerModel(0, 3, 9, 6) { $0.backgroundColor = sand }, around { $0.opacity = 0.6 })),
            ConformanceScene("a pane in a masked group", below(), around { _ in }.masked(by: round)),
            ConformanceScene("a pane in a masked and faded group", below(), around { $0.opacity = 0.5 }.masked(by: round)),
            ConformanceScene(
                "a pane in a group clipped by round corners", below(),
                around { ($0.opacity, $0.masksToBounds, $0.cornerRadius) = (0.7, true, 9) }),
            ConformanceScene("a pane in a rasterized layer", below(), around { $0.rare.fields.shouldRasterize = true }),
            ConformanceScene(
                "a pane in a faded rasterized layer", below(), around { ($0.rare.fields.shouldRasterize, $0.opacity) = (true, 0.5) }),
            ConformanceScene("a pane in a multiplied group", below(), around { $0.rare.fields.blendMode = .multiply }),
            ConformanceScene(
                "a pane in a faded layer without group opacity", below(),
                around { ($0.opacity, $0.rare.fields.allowsGroupOpacity) = (0.5, false) }),
            ConformanceScene(
                "a pane in a layer with a shadow", below(),
                around { ($0.rare.fields.shadow.opacity, $0.rare.fields.shadow.radius, $0.opacity) = (0.5, 1.5, 0.7) }),
            ConformanceScene(
                "a pane in tinted copies", below(),
                LayerModel(0, 0, 24, 24) {
                    var copies = ReplicatorValues()
                    (copies.count, copies.transform) = (2, CATransform3DMakeTranslation(4, 3, 0))
                    copies.color = RGBA(1, 0.7, 0.8, 0.6)
                    $0.replicator = copies
                }.adding(LayerModel(2, 2, 13, 13) { $0.rare.fields.backgroundFilters = [.blur(2)] })),
        ]
    }
}
