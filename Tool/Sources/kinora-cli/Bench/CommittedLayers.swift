import QuartzCore
import RenderScene

/// A committed tree of 100 groups of 100 layers.
final class CommittedLayers {
    private final class FixedClock: MediaClock {
        var now = 1.0
    }

    private let clock = FixedClock()
    let context: LayerContext
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

    /// Changes the positions of some layers a frame later.
    func move(_ count: Int) {
        round += 1
        clock.now += 1.0 / 60
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for index in 0..<count { layers[(round * 7 + index * 997) % layers.count].position = CGPoint(x: round, y: index) }
        CATransaction.commit()
    }
}
