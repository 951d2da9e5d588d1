import QuartzCore
import XCTest

/// Order of blocks and delegates if several animations end or start at one time.
final class CompletionOrderTests: LayerTestCase {
    private let journal = Journal()

    private func inTransaction(_ name: String, _ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock(journal.write(name))
        body()
        CATransaction.commit()
    }

    func testAGroupEndsAsOneAndItsChildrensDelegatesAreNotAsked() {
        let layer = committedLayer()
        let group = CAAnimationGroup()
        group.duration = 1
        group.animations = [fadeIn(0.5).reporting(to: journal, as: "child"), fadeIn(3).reporting(to: journal, as: "other")]
        inTransaction("block") { layer.add(group.reporting(to: journal, as: "group"), forKey: nil) }
        endTurn()
        advance(to: 0.9)
        XCTAssertEqual(journal.take(), ["start group"])
        advance(to: 5)
        XCTAssertEqual(journal.take(), ["block", "stop group true"])
    }

    func testAGroupRemovedInTheMiddleEndsOnceUnfinished() {
        let layer = committedLayer()
        let group = CAAnimationGroup()
        group.duration = 1
        group.animations = [fadeIn(1), fadeIn(1)]
        inTransaction("block") { layer.add(group.reporting(to: journal, as: "group"), forKey: "group") }
        endTurn()
        jump(to: 0.5)
        layer.removeAnimation(forKey: "group")
        endTurn()
        advance(to: 5)
        XCTAssertEqual(journal.lines, ["start group", "block", "stop group false"])
    }

    func testAReplacedKeyEndsTheOldOneBeforeTheNewOneStarts() {
        let layer = committedLayer()
        inTransaction("first") { layer.add(fadeIn().reporting(to: journal, as: "one"), forKey: "fade") }
        endTurn()
        jump(to: 0.5)
        inTransaction("second") { layer.add(fadeIn().reporting(to: journal, as: "two"), forKey: "fade") }
        endTurn()
        XCTAssertEqual(journal.take(), ["start one", "first", "stop one false", "start two"])
        advance(to: 1.5)
        XCTAssertEqual(journal.take(), ["second", "stop two true"])
    }

    func testReplacedWithinOneTransactionTheBlockWaitsForTheLast() {
        let layer = committedLayer()
        inTransaction("block") {
            layer.add(fadeIn().reporting(to: journal, as: "one"), forKey: "fade")
            layer.add(fadeIn(2).reporting(to: journal, as: "two"), forKey: "fade")
        }
        endTurn()
        XCTAssertEqual(journal.take(), ["start one", "stop one false", "start two"])
        advance(to: 2)
        XCTAssertEqual(journal.take(), ["block", "stop two true"])
    }

    func testOfThreeNestedTransactionsEachWaitsForWhatIsInIt() {
        let layer = committedLayer()
        inTransaction("outer") {
            layer.add(fadeIn(1), forKey: "a")
            inTransaction("middle") {
                layer.add(fadeIn(3), forKey: "b")
                inTransaction("inner") { layer.add(fadeIn(2), forKey: "c") }
            }
        }
        endTurn()
        var ends: [String] = []
        for time in [1.0, 2, 3] {
            advance(to: time)
            ends.append(contentsOf: journal.take().map { "\($0) at \(Int(time))" })
        }
        XCTAssertEqual(ends, ["inner at 2", "middle at 3", "outer at 3"])
    }

    func testALayerThatGoesAwayInTheMiddleEndsItsAnimations() {
        var layer: CALayer? = committedLayer()
        weak var gone = layer
        inTransaction("block") { layer?.add(fadeIn().reporting(to: journal, as: "fade"), forKey: "fade") }
        endTurn()
        jump(to: 0.5)
        layer?.removeFromSuperlayer()
        layer = nil
        endTurn()
        XCTAssertEqual(journal.lines, ["start fade", "block", "stop fade false"])
        XCTAssertNil(gone)
        advance(to: 5)
        XCTAssertEqual(journal.lines.count, 3)
        XCTAssertNil(context.nextEventTime)
    }

    func testADelegateThatRemovesItsLayerWithinItsEnd() {
        let layer = committedLayer()
        journal.onStop = { name, _ in if name == "one" { layer.removeFromSuperlayer() } }
        layer.add(fadeIn(1).reporting(to: journal, as: "one"), forKey: nil)
        layer.add(fadeIn(2).reporting(to: journal, as: "two"), forKey: nil)
        endTurn()
        _ = journal.take()
        advance(to: 5)
        XCTAssertEqual(journal.lines, ["stop one true", "stop two false"])
        XCTAssertEqual(context.tree.nodes.count, 1)
    }

    func testABlockThatAddsAnimationsToOthersThatEndAtTheSameTime() {
        let (a, b) = (committedLayer("a"), committedLayer("b"))
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            self.journal.lines.append("block")
            b.add(self.fadeIn(1).reporting(to: self.journal, as: "third"), forKey: "second")
        }
        a.add(fadeIn(1).reporting(to: journal, as: "first"), forKey: nil)
        CATransaction.commit()
        b.add(fadeIn(1).reporting(to: journal, as: "second"), forKey: "second")
        endTurn()
        _ = journal.take()
        advance(to: 1)
        XCTAssertEqual(journal.take(), ["block", "stop first true", "stop second true", "start third"])
        advance(to: 2)
        XCTAssertEqual(journal.take(), ["stop third true"])
    }
}
