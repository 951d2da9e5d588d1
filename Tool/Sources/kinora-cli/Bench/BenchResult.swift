/// The result of a measurement, as `kinora bench --json` writes it.
struct BenchResult: Codable, Equatable {
    /// The scene's or the benchmark's name.
    let scene: String
    /// A description of the measurement, if the name is not enough.
    let what: String?
    /// Width of the images drawn, in pixels; nil if there are none.
    let width: Int?
    let height: Int?
    let threads: Int
    let medianMilliseconds: Double
    let bestMilliseconds: Double
    /// nil for frames of scenes, whose worst is that of the machine.
    let worstMilliseconds: Double?
    /// The number of timed frames or runs.
    let frames: Int
    /// Objects allocated by one run after warm-up, the minimum of all runs; nil if not counted.
    let allocations: Int?

    private enum CodingKeys: String, CodingKey {
        case scene, what, width, height, threads, frames, allocations
        case medianMilliseconds = "ms_median"
        case bestMilliseconds = "ms_best"
        case worstMilliseconds = "ms_worst"
    }

    init(
        scene: String, what: String? = nil, size: (width: Int, height: Int)? = nil, threads: Int = 1, median: Double, best: Double,
        worst: Double? = nil, frames: Int, allocations: Int? = nil
    ) {
        func rounded(_ milliseconds: Double) -> Double { (milliseconds * 10_000).rounded() / 10_000 }
        (self.scene, self.what, self.threads, self.frames, self.allocations) = (scene, what, threads, frames, allocations)
        (width, height) = (size?.width, size?.height)
        (medianMilliseconds, bestMilliseconds) = (rounded(median), rounded(best))
        worstMilliseconds = worst.map(rounded)
    }
}
