import Kinora
import KinoraCommandLine

/// Draws frames of a transition at full size.
final class FrameBenchmark: Benchmark {
    static let name = "frame"
    static let summary = "a frame of dashboard-scale, 1170 x 2532 pixels, drawn"
    static let runs = 12

    private let stage: Stage

    init() throws {
        stage = Stage(device: .iPhone15)
        let scene = try SceneCatalog.current.scene(named: "dashboard-scale")
        scene.start(in: stage.window)
        // The section grows from 0.3 to 0.6 seconds.
        var fingers = SceneFingers(scene.story(on: stage.window.bounds.size), of: scene.id, on: stage)
        try fingers.run(until: 0.35)
        stage.advance(by: 0.35 - stage.now)
        _ = stage.image()
    }

    func prepare() { stage.advance(by: 0.01) }

    func run() { _ = stage.image() }
}
