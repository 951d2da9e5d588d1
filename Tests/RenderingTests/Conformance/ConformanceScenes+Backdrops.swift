import RenderScene

/// What lies below, seen through filters.
extension ConformanceScenes {
    private static let teal = RGBA(0.1, 0.55, 0.6, 1)
    private static let sand = RGBA(0.95, 0.75, 0.4, 1)

    /// A smooth picture with a card on it.
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
        let turned = CATransform3DMakeRotation(0.5, 0, 0, 1)
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
            // Colours that are cut off before the blur differ from those that are after it.
            ConformanceScene("blurred, then brightened beyond white", below(), pane(.blur(1.5), .controls(brightness: 0.5))),
            ConformanceScene("brightened beyond white, then blurred", below(), pane(.controls(brightness: 0.5), .blur(1.5))),
            ConformanceScene(
                "blurred, drained and blurred again", below(), pane(.blur(1), .controls(saturation: 0), .blur(2))),
            ConformanceScene("blurred through a mask", below(), pane(.blur(2)).masked(by: round)),
            ConformanceScene("blurred and faded", below(), pane(.blur(2)) { $0.opacity = 0.6 }),
            ConformanceScene(
                "blurred through a turned pane", below(), pane(.blur(2)) { ($0.transform, $0.cornerRadius) = (turned, 4) }),
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
                "a pane in a group sees the group alone",
                LayerModel(0, 0, 24, 24) { $0.opacity = 0.7 }.adding(below(), pane(.blur(2)))),
        ]
    }
}
