/// What a measurement came to, as `kinora bench --json` writes it.
struct BenchResult: Codable, Equatable {
    /// The scene's or the benchmark's name.
    let scene: String
    /// What was measured, where the name does not say it.
    let what: String?
    /// Of the pictures drawn, in pixels; nil where there are none.
    let width: Int?
    let height: Int?
    let threads: Int
    let medianMilliseconds: Double
    let bestMilliseconds: Double
    /// How many frames or runs were timed.
    let frames: Int
    /// Objects made by one run once it has warmed up, the fewest of all runs; nil where they were not counted.
    let allocations: Int?

    private enum CodingKeys: String, CodingKey {
        case scene, what, width, height, threads, frames, allocations
        case medianMilliseconds = "ms_median"
        case bestMilliseconds = "ms_best"
    }

    init(
        scene: String, what: String? = nil, size: (width: Int, height: Int)? = nil, threads: Int = 1, median: Double, best: Double,
        frames: Int,
        allocations: Int? = nil
    ) {
        func rounded(_ milliseconds: Double) -> Double { (milliseconds * 10_000).rounded() / 10_000 }
        (self.scene, self.what, self.threads, self.frames, self.allocations) = (scene, what, threads, frames, allocations)
        (width, height) = (size?.width, size?.height)
        (medianMilliseconds, bestMilliseconds) = (rounded(median), rounded(best))
    }
}
