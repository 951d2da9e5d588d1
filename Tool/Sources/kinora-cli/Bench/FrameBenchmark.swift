import Gallery
import Kinora

/// Draws frames of a transition at full size.
final class FrameBenchmark: Benchmark {
    static let name = "frame"
    static let summary = "a frame of dashboard-scale, 1170 x 2532 pixels, drawn"
    static let runs = 12

    private let stage: Stage

    init() throws {
        stage = Stage(device: .iPhone15)
        let scene = try GalleryScene.named("dashboard-scale")
        scene.start(stage.window)
        for cue in scene.cues.prefix(1) {
            stage.advance(by: cue.time)
            cue.action()
        }
        stage.advance(by: 0.05)
        _ = stage.image()
    }

    func prepare() { stage.advance(by: 0.01) }

    func run() { _ = stage.image() }
}
