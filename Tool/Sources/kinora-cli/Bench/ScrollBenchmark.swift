import ScrollEngine

/// Flicks of many velocities that decelerate, meet edges and bounce, sampled as a display link does.
final class ScrollTrajectoryBenchmark: Benchmark {
    static let name = "scroll-trajectory"
    static let summary = "1,000 flicks in closed form, 120 frames each"
    static let runs = 30

    private(set) var sum = 0.0

    init() {}

    func prepare() {}

    func run() {
        let decay = ScrollDecay(rate: 0.998)
        for flick in 0..<1000 {
            let trajectory = ScrollTrajectory(
                from: Double(flick), velocity: Double(flick * 7 % 6000 - 3000), in: 0...1200, bounces: true, decay: decay, target: nil)
            for frame in 0..<120 { sum += trajectory.value(at: Double(frame) / 60) }
        }
    }
}
