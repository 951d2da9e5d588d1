import QuartzCore
import XCTest

/// The rows of `Documentation/Behavior.md#actions-and-transactions` about completion blocks and delegates.
final class CompletionTests: LayerTestCase {
    private let journal = Journal()

    func testWithoutAnimationsTheBlockRunsAfterTheCommit() {
        CATransaction.begin()
        CATransaction.setCompletionBlock(journal.write("block"))
        CATransaction.commit()
        XCTAssertEqual(journal.lines, [], "not within the commit")
        CallbackQueue.current.run()
        XCTAssertEqual(journal.lines, ["block"])
    }

    func testTheBlockRunsBeforeTheDelegateIsNotifiedOfTheEnd() {
        let layer = committedLayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock(journal.write("block"))
        layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: nil)
        CATransaction.commit()
        endTurn()
        advance(to: 1)
        XCTAssertEqual(journal.lines, ["start fade", "block", "stop fade true"])
    }

    func testTheBlockWaitsForTheLastAnimationOfInnerTransactionsToo() {
        let layer = committedLayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock(journal.write("outer"))
        layer.add(fadeIn(1), forKey: nil)
        CATransaction.begin()
        CATransaction.setCompletionBlock(journal.write("inner"))
        layer.add(fadeIn(2), forKey: nil)
        CATransaction.commit()
        CATransaction.commit()
        endTurn()
        advance(to: 1.9)
        XCTAssertEqual(journal.take(), [])
        advance(to: 2)
        XCTAssertEqual(journal.take(), ["inner", "outer"])
    }

    func testABlockWaitsOnlyForWhatIsAddedAfterIt() {
        let layer = committedLayer()
        CATransaction.begin()
        layer.add(fadeIn(3), forKey: nil)
        CATransaction.setCompletionBlock(journal.write("block"))
        layer.add(fadeIn(1), forKey: nil)
        CATransaction.commit()
        endTurn()
        advance(to: 1)
        XCTAssertEqual(journal.lines, ["block"])
    }

    func testAReplacedBlockRunsWithItsOwnAnimations() {
        let layer = committedLayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock(journal.write("first"))
        layer.add(fadeIn(2), forKey: nil)
        CATransaction.setCompletionBlock(journal.write("second"))
        layer.add(fadeIn(1), forKey: nil)
        CATransaction.commit()
        endTurn()
        advance(to: 1)
        XCTAssertEqual(journal.take(), ["second"])
        advance(to: 2)
        XCTAssertEqual(journal.take(), ["first"])
    }

    func testEveryEarlyEndRunsTheBlockAndThenNotifiesTheDelegate() {
        let endings: [(String, (CALayer) -> Void)] = [
            ("removed", { $0.removeAnimation(forKey: "fade") }), ("all removed", { $0.removeAllAnimations() }),
            ("replaced", { $0.add(CABasicAnimation(keyPath: "zPosition"), forKey: "fade") }), ("layer gone", { $0.removeFromSuperlayer() }),
        ]
        for (name, end) in endings {
            let layer = committedLayer()
            CATransaction.begin()
            CATransaction.setCompletionBlock(journal.write("block"))
            layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: "fade")
            CATransaction.commit()
            endTurn()
            end(layer)
            endTurn()
            XCTAssertEqual(journal.take(), ["start fade", "block", "stop fade false"], name)
        }
    }

    func testWhatACallbackAddsWaitsForTheNextRound() {
        CallbackQueue.current.add {
            self.journal.lines.append("first")
            CallbackQueue.current.add(self.journal.write("third"))
        }
        CallbackQueue.current.add(journal.write("second"))
        CallbackQueue.current.run()
        XCTAssertEqual(journal.take(), ["first", "second"])
        CallbackQueue.current.run()
        XCTAssertEqual(journal.take(), ["third"])
    }

    func testWhatWaitsForARunLoopTurnAsksForOneThoughNoLayerChanges() {
        frames.commitRequests = 0
        CATransaction.setCompletionBlock(journal.write("block"))
        XCTAssertGreaterThan(frames.commitRequests, 0)
        frames.commitRequests = 0
        CALayer().add(fadeIn(), forKey: nil)
        XCTAssertGreaterThan(frames.commitRequests, 0, "a layer in no window")
        endTurn()
        XCTAssertEqual(journal.take(), ["block"])
    }

    func testTheImplicitTransactionHasACompletionBlockToo() {
        let layer = committedLayer()
        CATransaction.setCompletionBlock(journal.write("block"))
        layer.opacity = 0
        endTurn()
        advance(to: 0.24)
        XCTAssertEqual(journal.lines, [])
        advance(to: 0.25)
        XCTAssertEqual(journal.lines, ["block"])
    }

    func testABlockMayAnimateAndRemoveItsLayer() {
        let layer = committedLayer()
        func fade(_ count: Int) {
            CATransaction.begin()
            CATransaction.setCompletionBlock {
                self.journal.lines.append("done \(count) at \(self.clock.now - 100)")
                if count == 3 { layer.removeFromSuperlayer() } else { fade(count + 1) }
            }
            layer.add(self.fadeIn(0.5), forKey: "fade")
            CATransaction.commit()
        }
        fade(1)
        endTurn()
        advance(to: 10)
        XCTAssertEqual(journal.lines, ["done 1 at 0.5", "done 2 at 1.0", "done 3 at 1.5"])
        XCTAssertNil(layer.superlayer)
        XCTAssertEqual(context.tree.nodes.count, 1)
    }

    func testADelegateMayAddTheAnimationAgain() {
        let layer = committedLayer()
        journal.onStop = { _, _ in
            if self.journal.lines.count < 6 { layer.add(self.fadeIn().reporting(to: self.journal, as: "fade"), forKey: "fade") }
        }
        layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: "fade")
        endTurn()
        advance(to: 10)
        XCTAssertEqual(journal.lines, ["start fade", "stop fade true", "start fade", "stop fade true", "start fade", "stop fade true"])
    }

    func testADelegateThatRemovesOthersDuringACallbackEndsEachOnce() {
        let (a, b) = (committedLayer("a"), committedLayer("b"))
        journal.onStop = { name, _ in if name == "a" { b.removeAllAnimations() } }
        a.add(fadeIn().reporting(to: journal, as: "a"), forKey: nil)
        b.add(fadeIn().reporting(to: journal, as: "b"), forKey: nil)
        b.add(fadeIn(5).reporting(to: journal, as: "c"), forKey: nil)
        endTurn()
        _ = journal.take()
        advance(to: 10)
        XCTAssertEqual(journal.lines, ["stop a true", "stop b true", "stop c false"])
    }
}
