import Kinora

/// Encodes a whole screen as PNG.
final class PNGBenchmark: Benchmark {
    static let name = "png"
    static let summary = "that screen's image as PNG"
    static let runs = 30
    static let countsAllocations = false

    private let image: CGImage

    init() { image = SnapshotScreen().stage.image() }
    func prepare() {}
    func run() { _ = try? image.pngData() }
}
