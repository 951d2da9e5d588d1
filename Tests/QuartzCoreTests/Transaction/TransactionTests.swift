import QuartzCore
import TestSupport
import Testing
import XCTest

final class TransactionTests: LayerTestCase {
    func testInnerTransactionsInheritAndOuterOnesAreRestored() {
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertNil(CATransaction.animationTimingFunction())
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        XCTAssertEqual(CATransaction.animationDuration(), 1)
        XCTAssertEqual(CATransaction.animationTimingFunction(), CAMediaTimingFunction(name: .easeIn))
        XCTAssertTrue(CATransaction.disableActions())
        CATransaction.setAnimationDuration(5)
        CATransaction.setDisableActions(false)
        XCTAssertEqual(CATransaction.animationDuration(), 5)
        XCTAssertFalse(CATransaction.disableActions())
        CATransaction.commit()
        XCTAssertEqual(CATransaction.animationDuration(), 1)
        XCTAssertTrue(CATransaction.disableActions())
        CATransaction.commit()
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertFalse(CATransaction.disableActions())
    }

    func testTheImplicitTransactionLastsUntilTheEndOfTheRunLoopTurn() {
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(true)
        XCTAssertEqual(CATransaction.animationDuration(), 3)
        endTurn()
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertFalse(CATransaction.disableActions())
    }

    func testTheOutermostCommitPublishesAndInnerOnesDoNot() {
        let layer = committedLayer()
        CATransaction.begin()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 7
        CATransaction.commit()
        XCTAssertEqual(layer.shownX, 50)
        CATransaction.commit()
        XCTAssertEqual(layer.shownX, 7)
    }

    func testADurationThatIsNoneIsRefused() {
        let lines = Diagnostics.complaints {
            CATransaction.setAnimationDuration(-1)
            CATransaction.setAnimationDuration(.nan)
        }
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertEqual(lines.count, 1)
    }

    func testACommitWithoutBeginCommitsTheImplicitTransaction() {
        let layer = committedLayer()
        endTurn()
        var completed = 0
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { completed += 1 }
        layer.position.x = 7
        XCTAssertEqual(layer.shownX, 50)
        CATransaction.commit()
        XCTAssertEqual(layer.shownX, 7)
        XCTAssertFalse(CATransaction.disableActions(), "the settings were those of the transaction committed")
        XCTAssertEqual(completed, 0, "after the commit, not within it")
        endTurn()
        XCTAssertEqual(completed, 1)
        CATransaction.commit()
        endTurn()
        XCTAssertEqual(completed, 1)
    }

    func testItsCompletionBlockWaitsForItsAnimations() {
        let layer = committedLayer()
        endTurn()
        var completed = 0
        CATransaction.setCompletionBlock { completed += 1 }
        layer.add(fadeIn(), forKey: nil)
        CATransaction.commit()
        advance(to: 0.9)
        XCTAssertEqual(completed, 0)
        advance(to: 1.1)
        XCTAssertEqual(completed, 1)
    }

    func testACommitWithoutBeginLeavesLaterTransactionsAlone() {
        let layer = committedLayer()
        endTurn()
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 9
        XCTAssertEqual(layer.shownX, 50)
        CATransaction.commit()
        XCTAssertEqual(layer.shownX, 9)
    }

    func testTheAppsValuesAreFoundInTheInnermostTransactionWithThem() {
        CATransaction.setValue("implicit", forKey: "tag")
        CATransaction.begin()
        XCTAssertEqual(CATransaction.value(forKey: "tag") as? String, "implicit")
        CATransaction.setValue("outer", forKey: "tag")
        CATransaction.begin()
        XCTAssertEqual(CATransaction.value(forKey: "tag") as? String, "outer")
        CATransaction.commit()
        CATransaction.commit()
        XCTAssertEqual(CATransaction.value(forKey: "tag") as? String, "implicit")
        XCTAssertNil(CATransaction.value(forKey: "other"))
    }

    func testOtherThreadsTransactionsAreTheirOwnAndCommitNothingHere() {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.position.x = 7
        nonisolated(unsafe) var seen: (duration: Double, disables: Bool) = (0, true)
        let isOver = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            CATransaction.begin()
            CATransaction.setAnimationDuration(9)
            seen = (CATransaction.animationDuration(), CATransaction.disableActions())
            let elsewhere = CALayer()
            elsewhere.addSublayer(CALayer())
            elsewhere.opacity = 0.5
            CATransaction.commit()
            CATransaction.flush()
            isOver.signal()
        }
        isOver.wait()
        XCTAssertEqual(seen.duration, 9)
        XCTAssertFalse(seen.disables)
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertEqual(layer.shownX, 50, "not committed from there")
    }

    func testWithoutAHostAFlushEndsWhatCannotBeVisible() {
        Environment.current.drop()
        let journal = Journal()
        let layer = CALayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock(journal.write("block"))
        layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: "fade")
        CATransaction.commit()
        XCTAssertEqual(journal.lines, ["start fade", "stop fade false", "block"])
        XCTAssertGreaterThan(CACurrentMediaTime(), 0)
    }
}

#if DEBUG
    /// The sentence names the layer whose property or sublayers change.
    private let changesElsewhere: [(change: @Sendable (CALayer) -> Void, layer: String)] = [
        ({ $0.opacity = 0.5 }, "'card'"), ({ $0.addSublayer(CALayer()) }, "'card'"), ({ $0.removeFromSuperlayer() }, "'root'"),
        ({ $0.setNeedsLayout() }, "'card'"), ({ $0.speed = 2 }, "'card'"), ({ $0.position.x = 3 }, "'card'"),
    ]

    @Suite struct TransactionTrapTests {
        @Test(arguments: changesElsewhere.indices) func changingALayerOfAWindowOnAnotherThreadTrapsNamingIt(_ index: Int) async {
            let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
                await Diagnostics.exitAtTraps {
                    let window = LayerWindow()
                    defer { window.close() }
                    nonisolated(unsafe) let card = window.committedLayer("card")
                    let isOver = DispatchSemaphore(value: 0)
                    Thread.detachNewThread {
                        changesElsewhere[index].change(card)
                        isOver.signal()
                    }
                    isOver.wait()
                }
            }
            #expect(result.trapSentence?.contains("main actor") == true)
            #expect(result.trapSentence?.contains(changesElsewhere[index].layer) == true)
        }
    }
#endif
