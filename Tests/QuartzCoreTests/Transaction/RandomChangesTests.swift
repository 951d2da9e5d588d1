import QuartzCore
import RenderScene
import TestSupport
import XCTest

/// Whatever an app does in whatever order: the committed tree is the layer tree, and every animation ends once.
final class RandomChangesTests: LayerTestCase {
    /// Counts the start and stop callbacks of each animation.
    private final class Tally: CAAnimationDelegate {
        var starts: [Int: Int] = [:]
        var stops: [Int: Int] = [:]

        func animationDidStart(_ anim: CAAnimation) { starts[number(anim), default: 0] += 1 }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            XCTAssertEqual(starts[number(anim)], 1, "it started before it stopped")
            stops[number(anim), default: 0] += 1
        }

        private func number(_ animation: CAAnimation) -> Int { animation.value(forKey: "number") as? Int ?? -1 }
    }

    func testTheCommittedTreeIsTheLayerTreeAndEveryAnimationEndsOnce() {
        for seed in 1...40 as ClosedRange<UInt64> {
            var random = SeededRandom(seed: seed)
            let tally = Tally()
            let layers = (0..<12).map { _ in CALayer() }
            var added = 0
            var blocks = 0
            var blocksRun = 0
            for _ in 0..<60 {
                for _ in 0..<Int.random(in: 0...4, using: &random) { change(layers, &random) }
                if Int.random(in: 0..<3, using: &random) == 0 {
                    blocks += 1
                    CATransaction.begin()
                    CATransaction.setCompletionBlock { blocksRun += 1 }
                    let animation = fadeIn(.random(in: 0...1, using: &random))
                    animation.delegate = tally
                    animation.setValue(added, forKey: "number")
                    added += 1
                    layers.randomElement(using: &random)?.add(animation, forKey: Bool.random(using: &random) ? "fade" : nil)
                    CATransaction.commit()
                }
                advance(to: clock.now - 100 + .random(in: 0...0.3, using: &random))
                assertTreeIsCurrent(seed)
            }
            // In a layer of twice the speed within such layers an animation may begin at a local time far away.
            for layer in layers { layer.speed = 1 }
            endTurn()
            advance(to: 1e6)
            XCTAssertEqual(tally.starts, Dictionary(uniqueKeysWithValues: (0..<added).map { ($0, 1) }), "seed \(seed)")
            XCTAssertEqual(tally.stops, tally.starts, "seed \(seed)")
            XCTAssertEqual(blocksRun, blocks, "seed \(seed)")
            XCTAssertFalse(context.hasAnimations, "seed \(seed)")
            root.sublayers = nil
            endTurn()
            clock.now = 100
        }
    }

    private func change(_ layers: [CALayer], _ random: inout SeededRandom) {
        guard let layer = layers.randomElement(using: &random), let other = layers.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: root.addSublayer(layer)
        case 2, 3: if layer !== other, !other.subtree.contains(where: { $0 === layer }) { layer.insertSublayer(other, at: 0) }
        case 4: layer.removeFromSuperlayer()
        case 5: layer.opacity = .random(in: 0...1, using: &random)
        case 6: layer.position = CGPoint(x: .random(in: 0...100, using: &random), y: 3)
        case 7: layer.speed = [0, 0.5, 2].randomElement(using: &random) ?? 1
        case 8: layer.removeAllAnimations()
        default: layer.removeAnimation(forKey: "fade")
        }
    }

    private func assertTreeIsCurrent(_ seed: UInt64) {
        let expected = root.subtree
        let tree = context.tree
        tree.checkInvariants()
        XCTAssertEqual(tree.nodes.map(\.layer), expected.map(\.id), "seed \(seed)")
        for (index, layer) in expected.enumerated() where index < tree.nodes.count {
            let node = tree.nodes[index]
            XCTAssertEqual(node.values.opacity, Double(layer.opacity), "seed \(seed)")
            XCTAssertEqual(node.values.position, layer.position, "seed \(seed)")
            XCTAssertEqual(node.time, TimeMap(begin: layer.beginTime, speed: Double(layer.speed), offset: layer.timeOffset), "seed \(seed)")
            if index > 0 { XCTAssertEqual(tree.nodes[Int(tree.parents[index])].layer, layer.superlayer?.id, "seed \(seed)") }
        }
    }
}
