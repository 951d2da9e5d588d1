import QuartzCore
import RenderScene
import XCTest

/// Layers as values: detached subtrees, and the appearance at a moment.
final class FrozenLayerTests: LayerTestCase {
    func testADetachedSubtreeBecomesATreeOfItsModelValues() {
        let top = CALayer()
        top.name = "top"
        for index in 0..<3 {
            let child = CALayer()
            child.opacity = Float(index) / 2
            child.add(fadeIn(), forKey: nil)
            top.addSublayer(child)
        }
        top.sublayers?[1].addSublayer(CALayer())
        let tree = top.modelTree
        tree.checkInvariants()
        XCTAssertEqual(tree.nodes.map(\.layer), top.subtree.map(\.id))
        XCTAssertEqual(tree.subtreeEnds, [5, 2, 4, 4, 5])
        XCTAssertEqual(tree.nodes.map(\.values.opacity), [1, 0, 0.5, 1, 1])
        XCTAssertTrue(tree.nodes.allSatisfy { $0.tracks.isEmpty })
        XCTAssertEqual(tree.nodes[0].name, "top")
        XCTAssertNil(context.tree.nodes.first { $0.layer == top.id }, "nothing was published")
    }

    func testTenThousandNestedLayersBecomeATree() {
        let top = CALayer()
        var at = top
        for _ in 0..<10_000 {
            let child = CALayer()
            at.addSublayer(child)
            at = child
        }
        XCTAssertEqual(top.modelTree.nodes.count, 10_001)
    }

    func testFrozenItIsWhatIsShownNow() {
        let layer = committedLayer()
        layer.add(fadeIn(), forKey: nil)
        endTurn()
        jump(to: 0.25)
        let frozen = layer.frozen()
        layer.removeFromSuperlayer()
        jump(to: 5)
        XCTAssertEqual(frozen.tree.values(of: 0, at: frozen.time).opacity, 0.25, accuracy: 1e-9)
        XCTAssertEqual(CALayer().frozen().tree.nodes.count, 1)
    }

    func testALayerShowsAFrozenOneAndLetsGoOfIt() {
        let layer = committedLayer()
        weak var image: FrozenTree?
        do {
            let frozen = layer.frozen()
            image = frozen
            layer.frozenContents = frozen
        }
        endTurn()
        XCTAssertTrue(context.tree.nodes.last?.values.frozenContents === image)
        XCTAssertNotNil(image)
        layer.frozenContents = nil
        endTurn()
        XCTAssertNil(image)
    }
}
