import Display
import Foundation

/// What the runs of a benchmark took.
struct Measurement: Codable, Equatable {
    let bench: String
    let what: String
    let medianMilliseconds: Double
    let bestMilliseconds: Double
    let runs: Int
    /// Objects made by one run once it has warmed up, the fewest of all runs; nil where they cannot be counted.
    let allocations: Int?

    private enum CodingKeys: String, CodingKey {
        case bench, what, runs, allocations
        case medianMilliseconds = "ms_median"
        case bestMilliseconds = "ms_best"
    }

    /// Runs a benchmark, once more than it says: the first run warms up.
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
        bench = type.name
        what = type.summary
        medianMilliseconds = Self.rounded(times[times.count / 2])
        bestMilliseconds = Self.rounded(times[0])
        runs = type.runs
        allocations = counts.min()
    }

    private static func rounded(_ milliseconds: Double) -> Double { (milliseconds * 1000).rounded() / 1000 }
}
