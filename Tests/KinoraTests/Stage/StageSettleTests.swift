import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class StageSettleTests: XCTestCase {
    func testItEndsWhenTheLastAnimationDoes() {
        let stage = Stage.small()
        let view = stage.addSquare()
        UIView.animate(withDuration: 0.3, delay: 0.4) { view.alpha = 0 }
        UIView.animate(withDuration: 0.2) { view.center.x = 50 }
        XCTAssertEqual(stage.settle(), [])
        XCTAssertEqual(stage.now, 0.7)
        XCTAssertEqual(stage.settle(), [])
        XCTAssertEqual(stage.now, 0.7)
    }

    func testWhatACompletionStartsIsWaitedForToo() {
        let stage = Stage.small()
        let view = stage.addSquare()
        UIView.animate(
            withDuration: 0.5, animations: { view.alpha = 0 },
            completion: { _ in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { UIView.animate(withDuration: 0.5) { view.alpha = 1 } }
            })
        XCTAssertEqual(stage.settle(), [])
        XCTAssertEqual(stage.now, 2, accuracy: 1e-5)
    }

    func testAtItsTimeoutItNamesWhatStillMoves() {
        let stage = Stage.small()
        let view = stage.addSquare()
        view.layer.name = "card"
        UIView.animate(withDuration: 20) { view.alpha = 0 }
        XCTAssertEqual(stage.settle(timeout: 2), ["card.opacity"])
        XCTAssertEqual(stage.now, 2)
    }

    func testEndlessAndPausedAnimationsAreNotWaitedFor() {
        let stage = Stage.small()
        let (view, paused) = (stage.addSquare(), stage.addSquare())
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 })
        paused.layer.speed = 0
        UIView.animate(withDuration: 1) { paused.alpha = 0 }
        XCTAssertEqual(stage.settle(), [])
        XCTAssertEqual(stage.now, 0)
    }

    func testARunningDisplayLinkIsNamed() {
        let stage = Stage.small()
        let link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
        XCTAssertEqual(stage.settle(timeout: 1), ["CADisplayLink"])
        XCTAssertEqual(stage.now, 1)
        link.isPaused = true
        XCTAssertEqual(stage.settle(timeout: 1), [])
        link.invalidate()
    }

    func testARepeatingTimerIsNamedAndASingleOneWaitedFor() {
        let stage = Stage.small()
        var count = 0
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in MainActor.assumeIsolated { count += 1 } }
        XCTAssertEqual(stage.settle(), [])
        XCTAssertEqual(count, 1)
        XCTAssertEqual(stage.now, 0.5, accuracy: 1e-5)
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in MainActor.assumeIsolated { count += 1 } }
        let names = stage.settle(timeout: 2.25)
        XCTAssertEqual(names.count, 1)
        XCTAssertEqual(names.first?.contains("Timer"), true)
        XCTAssertEqual(count, 5)
        timer.invalidate()
        XCTAssertEqual(stage.settle(), [])
    }

    func testALinkThatStopsItselfLetsItSettle() {
        let stage = Stage.small()
        var count = 0
        let link = CADisplayLink { link in
            count += 1
            if count == 12 { link.invalidate() }
        }
        link.add(to: .main, forMode: .common)
        XCTAssertEqual(stage.settle(), [])
        XCTAssertEqual(stage.now, 12.0 / 60)
    }
}
