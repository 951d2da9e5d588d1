import CVirtualTime
import CoreGraphics
import KinoraTesting
import Testing
import XCTest

@testable import Headless

/// Waits in the run loop of the thread that moves the clock.
@preconcurrency @MainActor
final class VirtualTimeRunLoopTests: XCTestCase {
    func testRunningUntilADateMovesTheClockAndFiresWhatIsDue() {
        withTime { time, journal in
            let note = { @Sendable (name: String) in journal.write("\(name) \((time.elapsed * 1000).rounded() / 1000)") }
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in note("timer") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note("after") }
            Task { @MainActor in
                try await Task.sleep(for: .seconds(1.5))
                note("task")
            }
            RunLoop.main.run(until: Date() + 2.25)
            timer.invalidate()
            XCTAssertEqual(journal.entries, ["after 0.5", "timer 1.0", "task 1.5", "timer 2.0"])
            XCTAssertEqual(time.elapsed, 2.25, accuracy: 2e-6)
        }
    }

    func testRunningUntilADateWithNothingToDoEndsThere() {
        withTime { time, _ in
            for step in 1...50 {
                RunLoop.main.run(until: Date() + 0.1)
                XCTAssertEqual(time.elapsed, Double(step) * 0.1, accuracy: Double(step) * 2e-6)
            }
            RunLoop.main.run(until: Date() + 1e-9)
            RunLoop.main.run(until: Date())
            RunLoop.main.run(until: .distantPast)
            XCTAssertEqual(time.elapsed, 5, accuracy: 2e-4)
        }
    }

    func testARunOfAModeReturnsAfterTheFirstSource() {
        withTime { time, journal in
            _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in journal.write("timer") }
            RunLoop.main.perform { journal.write("block") }
            let end = Date() + 10
            while journal.entries.count < 2, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
            XCTAssertEqual(journal.entries, ["block", "timer"])
            XCTAssertLessThanOrEqual(time.elapsed, 10.00001)
        }
    }

    /// Nimble's polls wait so.
    func testARunWithoutALimitIsNotLimitedByAnEarlierOneHigherOnTheStack() {
        withTime { time, journal in
            RunLoop.main.run(until: Date() + 0.5)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { journal.write("after") }
            withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
                buffer.initializeMemory(as: UInt8.self, repeating: 0)
                while journal.entries.isEmpty { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
            }
            XCTAssertEqual(time.elapsed, 1.5, accuracy: 1e-4)
        }
    }

    func testXCTestWaitsInVirtualTime() {
        let time = VirtualTime(startingAt: epoch)
        defer { time.stop() }
        let done = expectation(description: "done")
        DispatchQueue.main.asyncAfter(deadline: .now() + 7) { done.fulfill() }
        wait(for: [done], timeout: 20)
        XCTAssertEqual(time.elapsed, 7, accuracy: 0.1001)
    }

    func testNestedRunsEndEachAtItsOwnDate() {
        withTime { time, journal in
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                RunLoop.main.run(until: Date() + 2)
                journal.write("inner \(time.elapsed.rounded())")
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                // Within a job of the main queue: its other jobs wait.
                RunLoop.main.run(until: Date() + 0.25)
                journal.write("job \((time.elapsed * 100).rounded() / 100)")
            }
            RunLoop.main.run(until: Date() + 5)
            XCTAssertEqual(journal.entries, ["job 0.75", "inner 3.0"])
            XCTAssertEqual(time.elapsed, 5, accuracy: 1e-5)
        }
    }

    func testAChildIsWaitedForInRealTimeWhileTheClockStandsStill() throws {
        let time = VirtualTime(startingAt: epoch)
        defer { time.stop() }
        let start = kinora_real_seconds(), child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sleep")
        child.arguments = ["0.12"]
        try child.run()
        child.waitUntilExit()
        XCTAssertEqual(child.terminationStatus, 0)
        XCTAssertGreaterThan(kinora_real_seconds() - start, 0.1)
        XCTAssertEqual(time.elapsed, 0)
    }

    /// The main thread waits in XCTest's run loop for this function, which is suspended by itself.
    func testTheRunLoopAroundAnAsyncTestMovesNothing() async {
        let time = VirtualTime(startingAt: epoch)
        defer { time.stop() }
        await time.drain()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread {
                kinora_virtual_time_opt_out()
                kinora_real_sleep(0.25)
                continuation.resume()
            }
        }
        XCTAssertEqual(time.elapsed, 0)
        // One within it does. In a job of the main queue it returns at once where it has no timer or source.
        Self.runMainLoop(until: Date() + 1)
        XCTAssertEqual(time.elapsed, 0)
        let timer = Timer(fire: Date() + 5, interval: 0, repeats: false) { _ in }
        Self.addToMainLoop(timer)
        Self.runMainLoop(until: Date() + 1)
        XCTAssertEqual(time.elapsed, 1, accuracy: 2e-6)
        timer.invalidate()
        time.move(to: 2)
        await time.drain()
        XCTAssertEqual(time.elapsed, 2)
    }

    /// An async `setUp` that makes a stage has returned to XCTest's run loop, outside of the job that moves the clock. XCTest stops the run
    /// loop at the end of what it waits for, in vain if that comes between two runs: each run has to end by itself.
    func testRunsOfXCTestsEndInRealTimeWhileTheClockStandsStill() {
        var time: VirtualTime?
        let (isMade, isDone) = (expectation(description: "made"), expectation(description: "done"))
        DispatchQueue.main.async {
            MainActor.assumeIsolated { time = VirtualTime(startingAt: epoch) }
            isMade.fulfill()
        }
        wait(for: [isMade], timeout: 10)
        nonisolated(unsafe) var wakes: [UInt64] = []
        Thread.detachNewThread {
            kinora_virtual_time_opt_out()
            for _ in 0..<2 {
                kinora_real_sleep(0.5)
                wakes.append(kinora_main_loop_wakes())
            }
            isDone.fulfill()
        }
        wait(for: [isDone], timeout: 1000)
        XCTAssertGreaterThan(wakes[1], wakes[0] + 2)
        XCTAssertEqual(time?.elapsed, 0)
        time?.stop()
    }

    private static func addToMainLoop(_ timer: Timer) { RunLoop.main.add(timer, forMode: .default) }
    static func runMainLoop(until date: Date) { RunLoop.main.run(until: date) }
}

/// The same where no thread runs the main run loop.
@Suite(.onStage) struct VirtualTimeRunLoopTestingTests {
    @MainActor @Test func aRunLoopReturnsInSwiftTesting() async {
        let time = VirtualTime(startingAt: epoch)
        defer { time.stop() }
        VirtualTimeRunLoopTests.runMainLoop(until: Date() + 1)
        Self.runLoop(until: Date() + 1)
        let keeper = Timer(fire: Date() + 0.5, interval: 0, repeats: false) { _ in }
        Self.add(keeper)
        Self.runLoop(until: Date() + 1)
        #expect(!keeper.isValid)
        await time.drain()
    }

    @MainActor private static func runLoop(until date: Date) { RunLoop.current.run(until: date) }
    @MainActor private static func add(_ timer: Timer) { RunLoop.current.add(timer, forMode: .default) }
}
