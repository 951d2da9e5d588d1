/// Commits a large tree with few changes.
final class CommitBenchmark: Benchmark {
    static let name = "commit"
    static let summary = "a commit of 10 changed layers among 10,000"
    static let runs = 30

    private let layers = CommittedLayers()

    func prepare() { layers.move(10) }

    func run() { layers.context.commit() }
}
