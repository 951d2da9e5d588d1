import Kinora
import UIKit
import XCTest

@testable import QuartzCore

@preconcurrency @MainActor
final class StageDelayedPerformTests: XCTestCase {
    func testADelayedPerformComesAtItsExactTimeBetweenFrames() {
        let stage = Stage()
        let log = TimedLog(stage)
        log.perform(TimedLog.noteSelector, with: "b", afterDelay: 0.0255)
        log.perform(TimedLog.noteSelector, with: "a", afterDelay: 0.01)
        stage.advance(by: 0.02)
        XCTAssertEqual(log.entries, ["a 0.0100"])
        stage.advance(by: 1)
        XCTAssertEqual(log.entries, ["a 0.0100", "b 0.0255"])
    }

    func testADelayOfZeroComesAfterThisRunLoopTurnInTheOrderOfAsking() {
        let stage = Stage()
        let log = TimedLog(stage)
        for name in ["a", "b"] { log.perform(TimedLog.noteSelector, with: name, afterDelay: 0) }
        XCTAssertEqual(log.entries, [])
        stage.advance(by: 0.001)
        XCTAssertEqual(log.entries, ["a 0.0000", "b 0.0000"])
    }

    func testCancelledPerformsDoNotCome() {
        let stage = Stage()
        let log = TimedLog(stage), other = TimedLog(stage)
        for name in ["a", "b"] { log.perform(TimedLog.noteSelector, with: name, afterDelay: 0.1) }
        other.perform(TimedLog.noteSelector, with: "c", afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: log, selector: TimedLog.noteSelector, object: "a")
        stage.advance(by: 0.2)
        XCTAssertEqual(log.entries, ["b 0.1000"])
        log.perform(TimedLog.noteSelector, with: "d", afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: log)
        stage.advance(by: 0.2)
        XCTAssertEqual(log.entries, ["b 0.1000"])
        XCTAssertEqual(other.entries, ["c 0.1000"])
    }

    func testSettleWaitsForADelayedPerformAndNamesIt() {
        let stage = Stage()
        let log = TimedLog(stage)
        log.perform(TimedLog.noteSelector, with: "a", afterDelay: 0.4)
        XCTAssertTrue(stage.settle(timeout: 0.1).contains("TimedLog.note: after a delay"))
        XCTAssertEqual(stage.settle(), [])
        XCTAssertEqual(log.entries, ["a 0.4000"])
    }

    func testTheTargetIsKeptUntilThenAndNotLonger() {
        let stage = Stage()
        weak var target: TimedLog?
        do {
            let log = TimedLog(stage)
            target = log
            log.perform(TimedLog.noteSelector, with: "a", afterDelay: 0.1)
        }
        XCTAssertNotNil(target)
        stage.advance(by: 0.2)
        XCTAssertNil(target)
    }

    func testNothingWaitsOnAfterTheStageIsGone() {
        do {
            let stage = Stage()
            TimedLog(stage).perform(TimedLog.noteSelector, with: "a", afterDelay: 0.1)
        }
        XCTAssertTrue(Environment.current.timers.waiting.isEmpty)
    }

    func testTimersAndDisplayLinksCallTheirTargets() {
        let stage = Stage()
        let log = TimedLog(stage)
        let timer = Timer.scheduledTimer(
            timeInterval: 0.05, target: log, selector: TimedLog.timerSelector, userInfo: "info", repeats: true)
        stage.advance(by: 0.12)
        timer.invalidate()
        stage.advance(by: 0.12)
        XCTAssertEqual(log.entries, ["info 0.0500", "info 0.1000"])

        let link = CADisplayLink(target: log, selector: TimedLog.tickSelector)
        link.add(to: .main, forMode: .common)
        stage.advance(by: 2.0 / 60)
        link.invalidate()
        XCTAssertEqual(log.entries.suffix(2).map { $0.prefix(4) }, ["tick", "tick"])
    }
}

@MainActor
private final class TimedLog: NSObject {
    static let noteSelector = Selector("note:", TimedLog.note)
    static let timerSelector = Selector("fired:", TimedLog.fired)
    static let tickSelector = Selector("ticked:", TimedLog.ticked)
    var entries: [String] = []
    private weak var stage: Stage?

    init(_ stage: Stage) {
        self.stage = stage
    }

    func note(_ text: String) { entries.append("\(text) " + String(format: "%.4f", stage?.now ?? -1)) }
    func fired(_ timer: Timer) { note("\(timer.userInfo ?? "nil")") }
    func ticked(_ link: CADisplayLink) { note("tick") }
    nonisolated override var description: String { "TimedLog" }
}
