import RenderScene

@testable import Rendering

/// A small image that the renderer must draw as the reference does: 24 x 24 points by default.
///
/// Each kind or property of layers has its scenes in a file of its own, `ConformanceScenes+Kind.swift`, which `all` lists.
struct ConformanceScene {
    let name: String
    let root: LayerModel
    /// In points.
    var width = 24
    var height = 24
    /// When it is drawn, in seconds.
    var time = 0.0
    /// Tolerance of 255 away from edges; a scene that needs more gives the reason.
    var interior = 2.0
    /// The same where an edge runs through a pixel.
    var edge = 8.0
    /// The same where edges of several planes of one space run through a pixel or one beside it.
    var sharedEdge = 8.0

    init(_ name: String, interior: Double = 2, edge: Double = 8, sharedEdge: Double = 8, time: Double = 0, _ sublayers: LayerModel...) {
        self.name = name
        root = LayerModel(0, 0, 24, 24) { $0.backgroundColor = RGBA(0.93, 0.95, 0.98, 1) }
        root.sublayers = sublayers
        self.interior = interior
        self.edge = edge
        self.sharedEdge = sharedEdge
        self.time = time
    }
}

enum ConformanceScenes {
    /// Every scene, in groups that are tested one by one.
    static var all: [(group: String, scenes: [ConformanceScene])] {
        [
            ("gradients", gradients), ("shapes", shapes), ("strokes", strokes), ("copies", copies), ("spaces", spaces), ("masks", masks),
            ("siblings", siblings),
            ("shadows", shadows), ("corners", corners), ("blending", blending), ("opacities", opacities), ("backdrops", backdrops),
            ("filters", filters), ("pictures", images), ("emitters", emitters),
        ]
    }
}
