import Headless
import KinoraCommandLine

extension BenchResult {
    /// Runs a benchmark, plus once for warm-up.
    @MainActor
    init(_ type: any Benchmark.Type) throws {
        let benchmark = try type.init()
        var times: [Double] = []
        var counts: [Int] = []
        for run in 0...type.runs {
            try Interruption.check()
            benchmark.prepare()
            let stopwatch = Stopwatch()
            benchmark.run()
            if run > 0 { times.append(stopwatch.seconds * 1000) }
            guard type.countsAllocations else { continue }
            benchmark.prepare()
            if run > 0, let count = AllocationCounter.count({ benchmark.run() }) { counts.append(count) }
        }
        times.sort()
        self.init(
            scene: type.name, what: type.summary, median: times[times.count / 2], best: times[0], worst: times[times.count - 1],
            frames: type.runs,
            allocations: counts.min())
    }
}
