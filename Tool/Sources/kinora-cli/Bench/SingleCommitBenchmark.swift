/// Commits a large tree in which one layer moves.
final class SingleCommitBenchmark: Benchmark {
    static let name = "commit-one"
    static let summary = "a commit of one moved layer among 10,000"
    static let runs = 30

    private let layers = CommittedLayers()

    func prepare() { layers.move(1) }

    func run() { layers.context.commit() }
}
