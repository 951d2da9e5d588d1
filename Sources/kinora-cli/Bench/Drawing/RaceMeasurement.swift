import Display
import QuartzCore
import RenderScene
import Rendering

/// How long frames of a scene take to draw, from the committed tree to pixels.
struct RaceMeasurement: Codable {
    let scene: String
    let width: Int
    let height: Int
    let threads: Int
    /// The mean over the scene's phases of each phase's median.
    let medianMilliseconds: Double
    let bestMilliseconds: Double
    let frames: Int

    private enum CodingKeys: String, CodingKey {
        case scene, width, height, threads, frames
        case medianMilliseconds = "ms_median"
        case bestMilliseconds = "ms_best"
    }

    private final class FixedClock: MediaClock {
        var now = 1.0
    }

    /// Draws a scene for about as long as a budget, at least three times each of its phases.
    @MainActor
    init(_ scene: (name: String, make: @MainActor (Int, Int) -> RaceScene), width: Int, height: Int, threads: Int, budget: Double = 1) throws {
        let race = scene.make(width, height)
        let clock = FixedClock()
        let context = LayerContext(root: race.root, clock: clock)
        let renderer = SoftwareRenderer()
        renderer.threads = threads
        let target = RenderTarget(width: width, height: height, scale: 1)
        func frame(_ number: Int) -> Double {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            race.move(number)
            CATransaction.commit()
            context.commit()
            clock.now += 1.0 / 60
            let stopwatch = Stopwatch()
            renderer.draw(context.tree, at: clock.now, drawn: [], target: target)
            return stopwatch.seconds * 1000
        }
        var cycle = 0.0
        for phase in 0..<race.phases { cycle += frame(phase) }
        let cycles = min(max(Int(budget * 1000 / cycle), max(3, 60 / race.phases)), 25)
        var times = [[Double]](repeating: [], count: race.phases)
        for _ in 0..<cycles {
            try Interruption.check()
            for phase in 0..<race.phases { times[phase].append(frame(phase)) }
        }
        let sorted = times.map { $0.sorted() }
        let count = Double(race.phases)
        self.scene = scene.name
        (self.width, self.height, self.threads) = (width, height, threads)
        medianMilliseconds = Self.rounded(sorted.map { $0[$0.count / 2] }.reduce(0, +) / count)
        bestMilliseconds = Self.rounded(sorted.map { $0[0] }.reduce(0, +) / count)
        frames = cycles * race.phases
    }

    private static func rounded(_ milliseconds: Double) -> Double { (milliseconds * 10_000).rounded() / 10_000 }
}
