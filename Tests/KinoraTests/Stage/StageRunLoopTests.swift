import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

/// `RunLoop.main.run(until:)` on the stage does what `advance` does.
@preconcurrency @MainActor
final class StageRunLoopTests: XCTestCase {
    /// Runs a body on a stage where things happen for a second, and gives what happened.
    private static func happenings(_ move: (Stage) -> Void) -> [String] {
        let stage = Stage.small()
        let notes = Notes()
        let note = { @MainActor (name: String) in notes.add("\(name) \((stage.now * 1000).rounded() / 1000)") }
        let view = stage.addSquare()
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
        }
        let link = CADisplayLink { _ in note("tick") }
        link.add(to: .main, forMode: .common)
        move(stage)
        link.invalidate()
        XCTAssertEqual(stage.now, 1)
        XCTAssertEqual(view.alpha, 1)
        notes.add("shown \(view.layer.presentation()?.opacity ?? -1)")
        return notes.lines
    }

    func testRunningTheMainRunLoopIsAdvancing() {
        let advanced = Self.happenings { $0.advance(by: 1) }
        XCTAssertEqual(advanced.filter { $0.hasPrefix("tick") }.count, 60)
        XCTAssertEqual(Self.happenings { _ in RunLoop.main.run(until: Date() + 1) }, advanced)
        let sliced = Self.happenings { stage in
            RunLoop.main.run(until: Date() + 0.25)
            stage.advance(by: 0.25)
            while stage.now < 1 { _ = RunLoop.main.run(mode: .default, before: Date() + (1 - stage.now)) }
        }
        XCTAssertEqual(sliced, advanced)
    }

    func testXCTestsWaitLetsAnimationsEnd() {
        let stage = Stage.small()
        let view = stage.addSquare()
        let done = XCTestExpectation(description: "done")
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: { _ in done.fulfill() })
        XCTAssertEqual(XCTWaiter().wait(for: [done], timeout: 5), .completed)
        XCTAssertEqual(stage.now, 0.5, accuracy: 0.1001)
    }

    func testACallbackMayRunTheRunLoop() {
        let stage = Stage.small()
        let notes = Notes()
        let view = stage.addSquare()
        UIView.animate(withDuration: 0.25, animations: { view.alpha = 0 }) { _ in
            RunLoop.main.run(until: Date() + 0.5)
            notes.add("inner")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { notes.add("after") } }
        stage.advance(by: 1)
        XCTAssertEqual(notes.lines, ["after", "inner"])
        XCTAssertEqual(stage.now, 1)
    }

    func testMoreFramesThanAnyoneWaitsForAreRefused() {
        let stage = Stage.small()
        let link = CADisplayLink { link in if stage.now > 0.5 { link.invalidate() } }
        link.add(to: .main, forMode: .common)
        let complaints = Diagnostics.complaints { stage.advance(by: 4e8) }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertEqual(stage.now, 1e8 / 60, accuracy: 1e-6)
    }
}

/// In a process of its own, whose monotonic clocks are decades ahead from then on.
@Suite struct StageLimitTests {
    @Test func advancingOverCenturiesSaysWhereItStops() async {
        await #expect(processExitsWith: .success) {
            alarm(10)
            await Diagnostics.exitAtTraps {
                let stage = Stage.small()
                if !Diagnostics.complaints({ stage.advance(by: 2e9) }).isEmpty || stage.now != 2e9 { abort() }
                let complaints = Diagnostics.complaints { stage.advance(by: 4e9) }
                if complaints.count != 1 || stage.now < 2.8e9 || stage.now > 2.9e9 { abort() }
                if abs(Date().timeIntervalSince1970 - 1_767_260_460 - stage.now) > 1e-3 { abort() }
            }
        }
    }
}
