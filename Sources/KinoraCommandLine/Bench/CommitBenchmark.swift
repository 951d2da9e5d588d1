import QuartzCore
import RenderScene

/// Commits a large tree with few changes.
final class CommitBenchmark: Benchmark {
    static let name = "commit"
    static let summary = "a commit of 10 changed layers among 10,000"
    static let runs = 30

    private final class FixedClock: MediaClock {
        var now = 1.0
    }

    private let clock = FixedClock()
    private let context: LayerContext
    private let layers: [CALayer]
    private var round = 0

    init() {
        let root = CALayer()
        let groups = (0..<100).map { _ in CALayer() }
        for group in groups { root.addSublayer(group) }
        layers = groups.flatMap { group in
            (0..<100).map { _ in
                let layer = CALayer()
                group.addSublayer(layer)
                return layer
            }
        }
        context = LayerContext(root: root, clock: clock)
        context.commit()
    }

    func prepare() {
        round += 1
        clock.now += 1.0 / 60
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for index in 0..<10 { layers[(round * 7 + index * 997) % layers.count].position = CGPoint(x: round, y: index) }
        CATransaction.commit()
    }

    func run() { context.commit() }
}
