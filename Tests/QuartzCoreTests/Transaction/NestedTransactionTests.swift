import QuartzCore
import XCTest

/// Explicit transactions within the implicit one.
final class NestedTransactionTests: LayerTestCase {
    private let journal = Journal()

    func testOneBegunAfterAChangeIsCommittedWithTheRunLoopTurn() {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        CATransaction.begin()
        layer.position.x = 7
        CATransaction.commit()
        XCTAssertEqual(layer.shownX, 50)
        endTurn()
        XCTAssertEqual(layer.shownX, 7)
        XCTAssertEqual(layer.shownOpacity, 0.5)
    }

    func testOneBegunBeforeAnyChangeIsPublishedAtOnce() {
        let layer = committedLayer()
        for x in [7.0, 8] {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position.x = x
            CATransaction.commit()
            XCTAssertEqual(layer.shownX, x)
        }
    }

    func testASettingOfTheImplicitOneCountsAsPending() {
        let layer = committedLayer()
        CATransaction.setAnimationDuration(3)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 7
        CATransaction.commit()
        XCTAssertEqual(layer.shownX, 50)
        CATransaction.flush()
        XCTAssertEqual(layer.shownX, 7)
    }

    func testItsCompletionBlockComesAfterTheOuterCommit() {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.journal.lines.append("block \(layer.shownX)") }
        layer.position.x = 7
        CATransaction.commit()
        CallbackQueue.current.run()
        XCTAssertEqual(journal.lines, [], "not before the turn's commit")
        endTurn()
        XCTAssertEqual(journal.lines, ["block 7.0"])
    }

    func testWithinACallbackTooTheBlockComesAfterTheCommit() {
        let layer = committedLayer()
        CATransaction.setCompletionBlock {
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
            CATransaction.begin()
            CATransaction.setCompletionBlock { self.journal.lines.append("block \(layer.shownOpacity)") }
            CATransaction.commit()
        }
        endTurn()
        XCTAssertEqual(journal.lines, ["block 0.5"])
    }

    func testBlocksOfNestedOnesRunInnermostFirst() {
        let layer = committedLayer()
        CATransaction.setCompletionBlock(journal.write("implicit"))
        CATransaction.begin()
        CATransaction.setCompletionBlock(journal.write("outer"))
        CATransaction.begin()
        CATransaction.setCompletionBlock(journal.write("inner"))
        layer.add(fadeIn(), forKey: "fade")
        CATransaction.commit()
        CATransaction.commit()
        endTurn()
        XCTAssertEqual(journal.lines, [])
        advance(to: 1)
        XCTAssertEqual(journal.lines, ["inner", "outer", "implicit"])
    }

    func testItsSettingsEndWithItAlthoughItIsCommittedLater() {
        let layer = committedLayer()
        layer.zPosition = 1
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        layer.opacity = 0
        CATransaction.commit()
        layer.position.x = 9
        XCTAssertEqual(["zPosition", "opacity", "position"].map { layer.animation(forKey: $0)?.duration }, [0.25, 2, 0.25])
    }
}
