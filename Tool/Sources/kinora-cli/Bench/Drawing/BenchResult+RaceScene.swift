import Headless
import KinoraCommandLine
import QuartzCore
import RenderScene
import Rendering

extension BenchResult {
    /// Draws the frames of a scene repeatedly, for about `budget` seconds: the tree is committed, and rendering is timed. The times are
    /// means over the scene's phases of each phase's median, and of its minimum.
    @MainActor
    init(
        _ name: String, _ make: @MainActor (Int, Int) -> RaceScene, width: Int, height: Int, threads: Int, budget: Double = 1
    ) throws {
        let scene = make(width, height)
        let clock = RaceClock()
        let context = LayerContext(root: scene.root, clock: clock)
        let renderer = SoftwareRenderer()
        renderer.threads = threads
        let target = RenderTarget(width: width, height: height, scale: 1)
        func time(_ frame: Int) throws -> Double {
            try Interruption.check()
            scene.show(frame, in: context)
            clock.now += 1.0 / 60
            let stopwatch = Stopwatch()
            renderer.draw(context.tree, at: clock.now, drawn: [], target: target)
            return stopwatch.seconds * 1000
        }
        // The first cycle warms up, and determines the number of cycles.
        var cycle = 0.0
        for phase in 0..<scene.phases { cycle += try time(phase) }
        let cycles = min(max(Int(budget * 1000 / max(cycle, 1e-6)), 60 / scene.phases, 3), 25)
        var times = [[Double]](repeating: [], count: scene.phases)
        for _ in 0..<cycles { for phase in 0..<scene.phases { times[phase].append(try time(phase)) } }
        let sorted = times.map { $0.sorted() }
        let count = Double(scene.phases)
        self.init(
            scene: name, size: (width, height), threads: threads, median: sorted.map { $0[$0.count / 2] }.reduce(0, +) / count,
            best: sorted.map { $0[0] }.reduce(0, +) / count, frames: cycles * scene.phases)
    }
}
