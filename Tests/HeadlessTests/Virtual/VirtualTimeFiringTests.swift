import CoreGraphics
import XCTest

@testable import Headless

/// Waiters that fire if the main thread can be drained, and their order.
final class VirtualTimeFiringTests: XCTestCase {
    func testMovingFiresNothingByItself() {
        withTime { time, journal in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { journal.write("after") }
            time.drain()
            time.move(to: 5)
            XCTAssertEqual(journal.entries, [])
            time.drain()
            XCTAssertEqual(journal.entries, ["after"])
        }
    }

    func testEverythingFiresInTheOrderOfItsDeadlines() {
        withTime { time, journal in
            let note = { @Sendable (name: String) in journal.write("\(name) \(time.elapsed)") }
            _ = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in note("timer") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { note("after") }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.7) { note("wall") }
            Task { @MainActor in
                try await Task.sleep(for: .seconds(0.5))
                note("task")
                try await Task.sleep(nanoseconds: 400_000_000)
                note("task")
            }
            Task.detached {
                try await Task.sleep(for: .seconds(0.6))
                await MainActor.run { note("detached") }
            }
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 0.2)
                note("thread")
            }
            DispatchQueue.global().async {
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.1)
                note("semaphore")
            }
            Thread.detachNewThread {
                let condition = NSCondition()
                condition.lock()
                _ = condition.wait(until: Date() + 0.8)
                condition.unlock()
                note("condition")
            }
            play(time, until: 2)
            let names = journal.entries.map { $0.split(separator: " ")[0] }
            XCTAssertEqual(names, ["semaphore", "thread", "after", "timer", "task", "detached", "wall", "condition", "task"])
            let times = journal.entries.compactMap { Double($0.split(separator: " ")[1]) }
            // Dates are doubles of seconds since 2001 and CoreFoundation reads whole microseconds, hence the tolerance.
            for (measured, expected) in zip(times, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
                XCTAssertEqual(measured, expected, accuracy: 2e-6)
            }
        }
    }

    func testEqualDeadlinesFireInTheOrderOfArmingEveryTime() {
        withTime { time, journal in
            for run in 0..<20 {
                let start = time.elapsed
                for index in 0..<10 {
                    Thread.detachNewThread {
                        Thread.sleep(forTimeInterval: 1)
                        journal.write("\(run).\(index)")
                    }
                    // In sequence; otherwise the threads race to sleep first.
                    time.drain()
                }
                play(time, until: start + 1)
            }
            XCTAssertEqual(journal.entries, (0..<200).map { "\($0 / 10).\($0 % 10)" })
        }
    }

    func testAThousandTimersFireInOrder() {
        withTime { time, journal in
            for index in (0..<1000).reversed() {
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(index + 1)) { journal.write("\(index)") }
            }
            play(time, until: 1.5)
            XCTAssertEqual(journal.entries, (0..<1000).map(String.init))
        }
    }

    func testAtOneMomentTheMainQueuesTimersComeBeforeSleepingTasks() {
        for _ in 0..<20 {
            withTime { time, journal in
                Task { @MainActor in
                    try await Task.sleep(for: .seconds(1))
                    journal.write("task")
                    DispatchQueue.main.async { journal.write("its own") }
                }
                time.drain()
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { journal.write("after") }
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { journal.write("wall") }
                time.drain()
                Task { @MainActor in
                    try await Task.sleep(for: .seconds(1))
                    journal.write("second task")
                }
                play(time, until: 1)
                XCTAssertEqual(Set(journal.entries.prefix(2)), ["after", "wall"])
                XCTAssertEqual(journal.entries.dropFirst(2), ["task", "its own", "second task"])
            }
        }
    }

    func testATimerFiresWithTheFrameAtItsTime() {
        withTime { time, journal in
            _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in journal.write("\(time.elapsed)") }
            time.drain()
            for frame in 1...20 {
                time.move(to: Double(frame) / 60)
                time.drain()
            }
            XCTAssertEqual(journal.entries, ["0.25"])
        }
    }

    func testARepeatingTimerFiresAtItsMultiples() {
        withTime { time, journal in
            let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in journal.write("\(time.elapsed)") }
            play(time, until: 1.1)
            timer.invalidate()
            XCTAssertEqual(journal.entries.count, 4)
            for (line, expected) in zip(journal.entries, [0.25, 0.5, 0.75, 1.0]) {
                XCTAssertEqual(Double(line) ?? .nan, expected, accuracy: 2e-6)
            }
        }
    }

    func testACancelledTimerIsNobodysDeadline() {
        withTime { time, _ in
            let work = DispatchWorkItem {}
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + 5)
            source.setEventHandler(handler: work)
            source.activate()
            XCTAssertEqual(time.nextDeadline, 5)
            source.cancel()
            time.drain()
            XCTAssertNil(time.nextDeadline)
        }
    }

    func testAnInvalidatedTimerIsNobodysDeadline() {
        withTime { time, journal in
            for _ in 1...2 {
                let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in journal.write("timer") }
                XCTAssertEqual(time.nextDeadline ?? 0, 5, accuracy: 2e-6)
                timer.invalidate()
                time.drain()
                // Others' timers may be later.
                XCTAssertGreaterThan(time.nextDeadline ?? .infinity, 6)
            }
            // One for the same moment comes.
            let date = Date() + 5
            for ends in [true, false] {
                let timer = Timer(fire: date, interval: 0, repeats: false) { _ in journal.write("timer \(ends)") }
                RunLoop.main.add(timer, forMode: .common)
                time.drain()
                if ends { timer.invalidate() }
                time.drain()
            }
            play(time, until: 6)
            XCTAssertEqual(journal.entries, ["timer false"])
        }
    }

    func testATimeLimitOfXCTestIsNobodysDeadline() {
        let done = expectation(description: "done")
        done.fulfill()
        wait(for: [done], timeout: 20)
        withTime { time, _ in
            XCTAssertNil(time.nextDeadline)
            DispatchQueue.main.asyncAfter(deadline: .now() + 30) {}
            XCTAssertEqual(time.nextDeadline, 30)
        }
    }

    func testADrainInsideATimerRunsTheMainQueue() {
        withTime { time, journal in
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                MainActor.assumeIsolated {
                    XCTAssertFalse(time.isInsideMainQueueJob)
                    DispatchQueue.main.async { journal.write("inner") }
                    time.drain()
                    journal.write("outer")
                }
            }
            play(time, until: 2)
            XCTAssertEqual(journal.entries, ["inner", "outer"])
        }
    }

    func testAMainQueueJobIsRecognized() {
        withTime { time, journal in
            XCTAssertFalse(time.isInsideMainQueueJob)
            DispatchQueue.main.async { journal.write("block \(time.isInsideMainQueueJob)") }
            time.drain()
            Task { @MainActor in journal.write("task \(time.isInsideMainQueueJob)") }
            time.drain()
            XCTAssertEqual(journal.entries, ["block true", "task true"])
            XCTAssertFalse(time.isInsideMainQueueJob)
        }
    }
}
