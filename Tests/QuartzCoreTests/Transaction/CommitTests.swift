import QuartzCore
import RenderScene
import XCTest

/// Cost of a commit, and the nodes it keeps.
final class CommitTests: LayerTestCase {
    private func nodes() -> [LayerID: RenderNode] { Dictionary(uniqueKeysWithValues: context.tree.nodes.map { ($0.layer, $0) }) }

    /// The ids of the layers whose node is another object than before.
    private func changed(by body: () -> Void) -> Set<LayerID> {
        let before = nodes()
        body()
        endTurn()
        context.tree.checkInvariants()
        return Set(nodes().filter { before[$0.key] !== $0.value }.map(\.key))
    }

    private func family() -> (top: CALayer, all: [CALayer]) {
        let top = committedLayer("top")
        top.actions = ["sublayers": NSNull()]
        let all = (0..<10).map { committedLayer("\($0)", in: top) }
        return (top, all)
    }

    func testOnlyChangedLayersGetANewNode() {
        let (_, layers) = family()
        CATransaction.setDisableActions(true)
        XCTAssertEqual(changed { layers[3].position.x = 9 }, [layers[3].id])
        XCTAssertEqual(changed {}, [])
        XCTAssertEqual(changed { layers[4].setNeedsLayout() }, [])
        XCTAssertEqual(changed { layers[5].speed = 2 }, [layers[5].id])
        XCTAssertEqual(changed { layers[6].add(fadeIn(), forKey: nil) }, [layers[6].id])
    }

    func testANewNameIsInTheNextTree() {
        let (_, layers) = family()
        XCTAssertEqual(changed { layers[3].name = "new" }, [layers[3].id])
        XCTAssertEqual(nodes()[layers[3].id]?.name, "new")
        XCTAssertEqual(changed { layers[3].name = "new" }, [])
    }

    func testAChangeOfStructureKeepsTheOthersNodes() {
        let (top, layers) = family()
        let new = CALayer()
        XCTAssertEqual(changed { top.addSublayer(new) }, [new.id])
        XCTAssertEqual(changed { layers[2].removeFromSuperlayer() }, [])
        XCTAssertEqual(changed { top.insertSublayer(layers[9], at: 0) }, [], "a move changes no layer")
        XCTAssertEqual(context.tree.nodes.map(\.layer), [root.id, top.id] + (top.sublayers ?? []).map(\.id))
        CATransaction.setDisableActions(true)
        XCTAssertEqual(
            changed {
                layers[1].removeFromSuperlayer()
                layers[1].zPosition = 4
                layers[0].addSublayer(layers[1])
            }, [layers[1].id])
        XCTAssertEqual(layers[1].presentation()?.zPosition, 4)
    }

    func testALayerChangedWhileItWasOutIsUpToDateWhenItComesBack() {
        let layer = committedLayer()
        layer.removeFromSuperlayer()
        endTurn()
        layer.opacity = 0.25
        root.addSublayer(layer)
        endTurn()
        XCTAssertEqual(layer.shownOpacity, 0.25)
    }

    func testARunLoopTurnWithoutChangesPublishesNothing() {
        _ = committedLayer()
        var published = 0
        context.onPublish = { _ in published += 1 }
        endTurn()
        clock.now += 100
        endTurn()
        XCTAssertEqual(published, 0)
        XCTAssertFalse(context.needsCommit)
    }

    func testManyChangesOfARunLoopTurnAreOneCommit() {
        let (_, layers) = family()
        var trees: [RenderTree] = []
        context.onPublish = { trees.append($0) }
        for layer in layers { layer.zPosition += 1 }
        for layer in layers { layer.opacity = 0.5 }
        endTurn()
        XCTAssertEqual(trees.count, 1)
        XCTAssertEqual(trees.first?.commitTime, 100)
    }

    func testTheHostIsAskedToCommitWhenSomethingChanges() {
        let layer = committedLayer()
        let changes: [(String, () -> Void)] = [
            ("value", { layer.opacity = 0.3 }), ("layout", { layer.setNeedsLayout() }), ("display", { layer.setNeedsDisplay() }),
            ("animation", { layer.add(self.fadeIn(), forKey: nil) }), ("structure", { layer.addSublayer(CALayer()) }),
            ("time", { layer.speed = 2 }),
        ]
        for (name, change) in changes {
            let before = frames.commitRequests
            XCTAssertFalse(context.needsCommit, name)
            change()
            XCTAssertGreaterThan(frames.commitRequests, before, name)
            XCTAssertTrue(context.needsCommit, name)
            endTurn()
        }
    }

    func testATreeStaysWhatItWas() {
        let layer = committedLayer()
        let old = context.tree
        CATransaction.setDisableActions(true)
        layer.position.x = 300
        layer.addSublayer(CALayer())
        endTurn()
        XCTAssertEqual(old.nodes.count, 2)
        XCTAssertEqual(old.values(of: 1, at: 200).position.x, 50)
    }

    func testTenThousandNestedLayersAnimateEachInItsOwnTime() {
        var layers = [root]
        for index in 0..<10_000 {
            let layer = CALayer()
            if index % 5_000 == 10 { layer.speed = 2 }
            layers[index].addSublayer(layer)
            layers.append(layer)
        }
        endTurn()
        for round in 0..<2 {
            for layer in layers { layer.add(fadeIn(4), forKey: "fade") }
            endTurn()
            XCTAssertEqual(context.nextEventTime, clock.now + 1)
            advance(to: Double(round) * 10 + 1)
            XCTAssertEqual(layers.map { $0.animationKeys() == nil }.firstIndex(of: true), 5_011)
            advance(to: Double(round) * 10 + 2)
            XCTAssertEqual(layers.map { $0.animationKeys() == nil }.firstIndex(of: true), 11)
            advance(to: Double(round) * 10 + 10)
            XCTAssertFalse(context.hasAnimations)
        }
    }

    func testAHundredThousandLayersAreCommittedAndOneChangeIsOneNode() {
        let top = CALayer()
        for _ in 0..<100_000 { top.addSublayer(CALayer()) }
        root.addSublayer(top)
        endTurn()
        XCTAssertEqual(context.tree.nodes.count, 100_002)
        let layer = top.sublayers?[70_000] ?? top
        CATransaction.setDisableActions(true)
        XCTAssertEqual(changed { layer.opacity = 0.5 }, [layer.id])
        top.removeFromSuperlayer()
        endTurn()
        XCTAssertEqual(context.tree.nodes.count, 1)
    }
}
