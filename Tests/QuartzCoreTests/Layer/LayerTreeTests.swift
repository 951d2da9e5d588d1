import QuartzCore
import TestSupport
import Testing
import XCTest

final class LayerTreeTests: LayerTestCase {
    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

    func testEveryInsertionPutsTheLayerWhereItSays() {
        let top = CALayer()
        let (a, b, c) = (named("a"), named("b"), named("c"))
        XCTAssertNil(top.sublayers)
        top.addSublayer(a)
        top.addSublayer(c)
        top.insertSublayer(b, at: 1)
        XCTAssertEqual(names(top), "abc")
        top.insertSublayer(named("d"), below: a)
        top.insertSublayer(named("e"), above: a)
        XCTAssertEqual(names(top), "daebc")
        top.insertSublayer(named("f"), below: CALayer())
        top.insertSublayer(named("g"), above: nil)
        top.insertSublayer(named("h"), at: 99)
        XCTAssertEqual(names(top), "fdaebcgh")
        XCTAssertTrue(top.sublayers?.allSatisfy { $0.superlayer === top } ?? false)
    }

    func testInsertingASublayerAgainMovesIt() {
        let top = CALayer()
        let layers = ["a", "b", "c", "d"].map { named($0) }
        layers.forEach(top.addSublayer)
        top.addSublayer(layers[0])
        XCTAssertEqual(names(top), "bcda")
        top.insertSublayer(layers[0], above: layers[1])
        XCTAssertEqual(names(top), "bacd")
        top.insertSublayer(layers[1], below: layers[3])
        XCTAssertEqual(names(top), "acbd")
        top.insertSublayer(layers[2], above: layers[2])
        XCTAssertEqual(names(top), "acbd")
        top.insertSublayer(layers[3], at: 0)
        XCTAssertEqual(names(top), "dacb")
    }

    func testReplacingPutsTheNewOneAtTheOldOnesIndex() {
        let top = CALayer()
        let layers = ["a", "b", "c"].map { named($0) }
        layers.forEach(top.addSublayer)
        top.replaceSublayer(layers[1], with: named("x"))
        XCTAssertEqual(names(top), "axc")
        XCTAssertNil(layers[1].superlayer)
        top.replaceSublayer(layers[0], with: layers[2])
        XCTAssertEqual(names(top), "cx")
        top.replaceSublayer(layers[0], with: named("y"))
        top.replaceSublayer(layers[2], with: layers[2])
        XCTAssertEqual(names(top), "cx")
    }

    func testSettingTheSublayersTakesOutInAndOrders() {
        let top = CALayer()
        let layers = ["a", "b", "c", "d"].map { named($0) }
        layers.prefix(3).forEach(top.addSublayer)
        top.sublayers = [layers[3], layers[2], layers[0]]
        XCTAssertEqual(names(top), "dca")
        XCTAssertNil(layers[1].superlayer)
        top.sublayers = nil
        XCTAssertNil(top.sublayers)
        XCTAssertNil(layers[0].superlayer)
    }

    func testALayerInsertedElsewhereLeavesItsSuperlayer() {
        let (one, two, layer) = (CALayer(), CALayer(), CALayer())
        one.addSublayer(layer)
        two.addSublayer(layer)
        XCTAssertNil(one.sublayers)
        XCTAssertTrue(layer.superlayer === two)
        layer.removeFromSuperlayer()
        layer.removeFromSuperlayer()
        XCTAssertNil(layer.superlayer)
    }

    func testTenThousandNestedLayersAreCommittedLaidOutHitAndFreed() {
        weak var deepest: CALayer?
        do {
            var layer = committedLayer()
            for _ in 0..<10_000 {
                let inner = CALayer()
                inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                layer.addSublayer(inner)
                layer = inner
            }
            deepest = layer
            endTurn()
            XCTAssertEqual(context.tree.nodes.count, 10_002)
            XCTAssertTrue(root.hitTest(CGPoint(x: 1, y: 1)) === layer)
            XCTAssertEqual(layer.convert(CGPoint(x: 3, y: 4), to: root), CGPoint(x: 3, y: 4))
            layer.setNeedsLayout()
            root.layoutIfNeeded()
            XCTAssertFalse(layer.needsLayout())
        }
        root.sublayers = nil
        endTurn()
        XCTAssertNil(deepest)
    }

    func testALayerThatIsHeldOutlivesItsSuperlayers() {
        let held = CALayer()
        let inner = CALayer()
        held.addSublayer(inner)
        do {
            let top = CALayer()
            let middle = CALayer()
            top.addSublayer(middle)
            middle.addSublayer(held)
        }
        XCTAssertNil(held.superlayer)
        XCTAssertTrue(held.sublayers?.first === inner)
    }

    func testRemovedLayersAreFreedWithTheirAnimationsAfterTheCommit() {
        weak var freed: CALayer?
        do {
            let layer = committedLayer()
            layer.add(fadeIn(), forKey: "fade")
            endTurn()
            freed = layer
            layer.removeFromSuperlayer()
        }
        XCTAssertNotNil(freed, "its animations still have to end")
        endTurn()
        XCTAssertNil(freed)
    }

    func testALayerInNoWindowIsFreedOnceItsAnimationsWereEnded() {
        weak var freed: CALayer?
        do {
            let layer = CALayer()
            freed = layer
            layer.add(fadeIn(), forKey: "fade")
        }
        endTurn()
        XCTAssertNil(freed)
    }

    func testALayerThatEndedAnAnimationIsNotHeldByIt() {
        weak var freed: CALayer?
        do {
            let layer = committedLayer()
            freed = layer
            layer.add(fadeIn(), forKey: "fade")
            endTurn()
            advance(to: 1)
            layer.removeFromSuperlayer()
        }
        endTurn()
        XCTAssertNil(freed)
    }

    func testAWindowIsFreedWithItsLayersInTheMidstOfAnAnimation() {
        weak var freedContext: LayerContext?
        weak var freedLayer: CALayer?
        do {
            let layer = CALayer()
            let window = LayerContext(root: layer, clock: clock)
            Environment.current.install(clock: clock, frameSource: frames, context: window)
            endTurn()
            layer.opacity = 0
            endTurn()
            XCTAssertTrue(window.hasAnimations)
            (freedContext, freedLayer) = (window, layer)
        }
        Environment.current.drop()
        XCTAssertNil(freedContext)
        XCTAssertNil(freedLayer)
    }

    func testLayersOutliveTheirWindow() {
        let layer = committedLayer()
        layer.add(fadeIn(), forKey: "fade")
        endTurn()
        context.dispose()
        layer.opacity = 0.5
        layer.setNeedsLayout()
        XCTAssertNil(layer.presentation())
        context = LayerContext(root: CALayer(), clock: clock)
        layer.opacity = 0.7
        XCTAssertEqual(layer.opacity, 0.7)
    }
}

@Suite struct LayerTreeTrapTests {
    @Test func aLayerWithinItsDescendantTrapsWithItsName() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let (top, middle, low) = (CALayer(), CALayer(), CALayer())
                top.name = "top"
                top.addSublayer(middle)
                middle.addSublayer(low)
                low.addSublayer(top)
            }
        }
        #expect(result.trapSentence?.contains("'top'") == true && result.trapSentence?.contains("sublayer of itself") == true)
    }

    @Test func aLayerWithinItselfTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let layer = CALayer()
                layer.addSublayer(layer)
            }
        }
        #expect(result.trapSentence?.contains("sublayer of itself") == true)
    }

    @Test func insertingALayerIntoItsSublayerTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let (top, low) = (CALayer(), CALayer())
                top.addSublayer(low)
                low.replaceSublayer(low, with: top)
                low.insertSublayer(top, at: 0)
            }
        }
        #expect(result.trapSentence?.contains("sublayer of itself") == true)
    }
}
