import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

/// Timers, the main queue and tasks among animations (`VirtualTime` says what fires where).
@preconcurrency @MainActor
final class StageForeignTimeTests: XCTestCase {
    /// Events within two seconds, as "event time".
    private static func arrange(_ stage: Stage, _ notes: Notes) {
        let view = stage.addSquare()
        let note = { @MainActor (name: String) in notes.add("\(name) \((stage.now * 1000).rounded() / 1000)") }
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0.5 }, completion: { _ in note("animation") })
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
            MainActor.assumeIsolated {
                note("after")
                UIView.animate(withDuration: 0.2, animations: { view.alpha = 1 }, completion: { _ in note("animation") })
            }
        }
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(0.5))
            note("task")
            try? await Task.sleep(for: .seconds(0.5))
            note("task")
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { note("async") } }
    }

    private static let expected = ["async 0.0", "animation 0.3", "after 0.4", "task 0.5", "animation 0.6", "task 1.0"]

    func testTheyComeInTheOrderOfTheirTimes() {
        let stage = Stage.small()
        let notes = Notes()
        Self.arrange(stage, notes)
        // Foundation on Linux never frees a timer's block, so it must not hold the stage.
        let timer = Timer.scheduledTimer(withTimeInterval: 0.35, repeats: true) { [unowned stage] _ in
            MainActor.assumeIsolated { notes.add("timer \((stage.now * 1000).rounded() / 1000)") }
        }
        stage.advance(by: 1.2)
        timer.invalidate()
        XCTAssertEqual(
            notes.lines,
            [
                "async 0.0", "animation 0.3", "timer 0.35", "after 0.4", "task 0.5", "animation 0.6", "timer 0.7", "task 1.0",
                "timer 1.05",
            ])
    }

    func testSettleWaitsForThem() {
        let stage = Stage.small()
        let notes = Notes()
        Self.arrange(stage, notes)
        XCTAssertEqual(stage.settle(), [])
        XCTAssertEqual(notes.lines, Self.expected)
    }

    func testAnAsyncTestSeesThemToo() async {
        let stage = Stage.small()
        let notes = Notes()
        Self.arrange(stage, notes)
        await stage.advance(by: 0.45)
        XCTAssertEqual(notes.lines, ["async 0.0", "animation 0.3", "after 0.4"])
        XCTAssertEqual(stage.now, 0.45)
        let left = await stage.settle()
        XCTAssertEqual(left, [])
        XCTAssertEqual(notes.lines, Self.expected)
    }

    func testInAnAsyncTestNothingButTheTestWaits() async {
        for _ in 0..<3 {
            let stage = Stage.small()
            // The slice in which XCTest waits began before the stage, and is not a deadline.
            syncAdvance(stage, 0.5)
            let left = await stage.settle()
            XCTAssertEqual(left, [])
            XCTAssertEqual(stage.now, 0.5)
            await stage.advance(by: 0.75)
            XCTAssertEqual(stage.now, 1.25)
        }
    }

    func testAnAsyncTestAdvancesWithoutAwaitUntilOneIsDue() async {
        let stage = Stage.small()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.125) {}
        await stage.advance(by: 0.0625)
        syncAdvance(stage, 0.05)
        XCTAssertEqual(stage.now, 0.1125, "before it is due there is nothing to wait for")
        await stage.settle()
    }

    func testATimerMayChangeTheHierarchy() {
        let stage = Stage.small()
        let view = stage.addSquare()
        let notes = Notes()
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { notes.add("ended \($0) \(stage.now)") })
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { view.removeFromSuperview() } }
        stage.settle()
        XCTAssertEqual(notes.lines.count, 1)
        XCTAssertEqual(notes.lines.first?.hasPrefix("ended false 0.5"), true)
    }
}

/// In an async function the plain name means the async form.
@Suite struct StageForeignTimeTrapTests {
    @Test func anAsyncTestIsAdvisedToAwaitWhereOneIsDue() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { @MainActor in
            Diagnostics.exitAtTraps()
            let stage = Stage.small()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.125) {}
            await stage.advance(by: 0.0625)
            syncAdvance(stage, 1)
        }
        #expect(
            result.trapSentence
                == "Stage.advance: a Timer, asyncAfter or Task.sleep is due at 0.125 s, and here (in an async test or a task) only 'await' "
                + "lets it run. Write 'await stage.advance(by:)' or 'await stage.settle()'.")
    }

    @Test func aSecondTaskMayNotMoveTimeMeanwhile() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { @MainActor in
            Diagnostics.exitAtTraps()
            let stage = Stage.small()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { MainActor.assumeIsolated { _ = stage.settle() } }
            await stage.advance(by: 1)
        }
        #expect(result.trapSentence?.hasPrefix("Stage.advance: called at 0.25") == true)
    }
}

@MainActor private func syncAdvance(_ stage: Stage, _ seconds: Double) { stage.advance(by: seconds) }
