import CoreGraphics
import XCTest

import CVirtualTime

@testable import Display

/// The clock itself, and what fires where the main thread can be drained.
final class VirtualTimeTests: XCTestCase {
    func testTheDateReadsTheGivenOneAndStandsStill() {
        withTime { time, _ in
            XCTAssertEqual(Date(), epoch)
            time.move(to: 1.5)
            XCTAssertEqual(Date(), epoch + 1.5)
            XCTAssertEqual(Date(), epoch + 1.5)
        }
    }

    func testElapsedIsTheExactNumberGiven() {
        withTime { time, _ in
            for frame in 1...500 {
                let elapsed = Double(frame) / 60
                time.move(to: elapsed)
                XCTAssertEqual(time.elapsed, elapsed)
            }
        }
    }

    func testAnEarlierOrInfiniteTimeIsIgnored() {
        withTime { time, journal in
            let log = Diagnostics.logHandler
            Diagnostics.logHandler = { journal.write($0) }
            defer { Diagnostics.logHandler = log }
            Diagnostics.forgetReports()
            time.move(to: 2)
            time.move(to: 1)
            time.move(to: .nan)
            time.move(to: .infinity)
            XCTAssertEqual(time.elapsed, 2)
            XCTAssertEqual(journal.entries.count, 1)
        }
    }

    func testMonotonicClocksMoveWithIt() {
        withTime { time, _ in
            let uptime = ProcessInfo.processInfo.systemUptime
            let continuous = ContinuousClock.now, suspending = SuspendingClock.now, dispatch = DispatchTime.now()
            time.move(to: 3)
            XCTAssertEqual(ProcessInfo.processInfo.systemUptime - uptime, 3, accuracy: 1e-6)
            XCTAssertEqual(continuous.duration(to: .now), .seconds(3))
            XCTAssertEqual(suspending.duration(to: .now), .seconds(3))
            XCTAssertEqual(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds, 3_000_000_000)
        }
    }

    func testStoppingBringsTheRealDateBackAndIsIdempotent() {
        let before = Date()
        withTime { time, _ in
            time.move(to: 100)
            time.stop()
            XCTAssertNil(VirtualTime.current)
            XCTAssertGreaterThanOrEqual(Date(), before)
            time.stop()
            time.move(to: 200)
            XCTAssertEqual(time.elapsed, 100)
            XCTAssertNil(time.nextDeadline)
        }
    }

    func testMonotonicTimeNeverGoesBackwardsOverAStop() {
        var readings: [UInt64] = []
        withTime { time, _ in
            time.move(to: 1000)
            readings.append(DispatchTime.now().uptimeNanoseconds)
        }
        readings.append(DispatchTime.now().uptimeNanoseconds)
        withTime { _, _ in readings.append(DispatchTime.now().uptimeNanoseconds) }
        XCTAssertEqual(readings, readings.sorted())
    }

    func testATimerArmedInVirtualTimeGoesOnInRealTimeAfterTheStop() {
        let fired = DispatchSemaphore(value: 0)
        withTime { time, _ in
            DispatchQueue.global().asyncAfter(deadline: .now() + 500.001) { fired.signal() }
            time.drain()
            time.move(to: 500)
            time.drain()
        }
        fired.wait()
    }

    func testAThreadAsleepAtTheStopSleepsTheRestReally() {
        let woken = DispatchSemaphore(value: 0)
        withTime { time, _ in
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 300.001)
                woken.signal()
            }
            time.drain()
            time.move(to: 300)
        }
        woken.wait()
    }

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
                    // One after the other, or the threads themselves decide who sleeps first.
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

    func testAtOneMomentTheMainQueuesOwnTimersComeBeforeSleepingTasks() {
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

    func testAMainQueueJobIsRecognised() {
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

    func testASleepOfTheDrivingThreadMovesTheClock() {
        withTime { time, journal in
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 0.5)
                journal.write("thread \(time.elapsed)")
            }
            time.drain()
            Thread.sleep(forTimeInterval: 2)
            XCTAssertEqual(time.elapsed, 2)
            XCTAssertEqual(journal.entries, ["thread 0.5"])
        }
    }

    func testAShorterSleepThanADateCanShowDoesNotStandStill() {
        withTime { time, journal in
            // Foundation sleeps again and again for what its doubles say is left.
            @Sendable func sleepUntilTheClockMoves() {
                let start = DispatchTime.now()
                var nothing = timespec(tv_sec: 0, tv_nsec: 0)
                while DispatchTime.now() == start { nanosleep(&nothing, nil) }
            }
            sleepUntilTheClockMoves()
            Thread.detachNewThread {
                sleepUntilTheClockMoves()
                journal.write("thread")
            }
            time.drain()
            XCTAssertEqual(journal.entries, ["thread"])
            XCTAssertEqual(time.elapsed, 0)
        }
    }

    func testATimedWaitOfTheDrivingThreadEndsWhenSignalledOrAtItsDeadline() {
        withTime { time, _ in
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().asyncAfter(deadline: .now() + 3) { semaphore.signal() }
            XCTAssertEqual(semaphore.wait(timeout: .now() + 10), .success)
            XCTAssertEqual(time.elapsed, 3)
            XCTAssertEqual(semaphore.wait(timeout: .now() + 4), .timedOut)
            XCTAssertEqual(time.elapsed, 7)
            let condition = NSCondition()
            condition.lock()
            XCTAssertFalse(condition.wait(until: Date() + 1))
            condition.unlock()
            XCTAssertEqual(time.elapsed, 8, accuracy: 2e-6)
        }
    }

    func testAWaiterSignalledBeforeItsDeadlineGoesOnAtOnce() {
        withTime { time, journal in
            let semaphore = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                let result = semaphore.wait(timeout: .now() + 100)
                journal.write("\(result)")
            }
            time.drain()
            XCTAssertEqual(time.nextDeadline, 100)
            semaphore.signal()
            time.drain()
            XCTAssertEqual(journal.entries, ["success"])
            XCTAssertNil(time.nextDeadline)
        }
    }

    func testWorkOnOtherThreadsIsWaitedFor() {
        withTime { time, journal in
            DispatchQueue.global().async {
                var sum: UInt64 = 1
                for step in 0..<3_000_000 as Range<UInt64> { sum = sum &* 6_364_136_223_846_793_005 &+ step }
                journal.write("computed \(sum != 0)")
            }
            time.drain()
            XCTAssertEqual(journal.entries, ["computed true"])
        }
    }

    func testThreadsOfAnOptedOutThreadAreOutButItsDispatchBlocksAreNot() {
        withTime { _, journal in
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                kinora_virtual_time_opt_out()
                Thread.detachNewThread {
                    journal.write("thread \(Date() == epoch)")
                    DispatchQueue(label: "fresh").async {
                        journal.write("block \(Date() == epoch)")
                        done.signal()
                    }
                }
            }
            done.wait()
            XCTAssertEqual(journal.entries, ["thread false", "block true"])
        }
    }

    func testAnOptedOutThreadLivesInRealTimeAndIsNotWaitedFor() {
        withTime { time, journal in
            let started = DispatchSemaphore(value: 0), done = DispatchSemaphore(value: 0)
            let stop = Journal()
            Thread.detachNewThread {
                kinora_virtual_time_opt_out()
                journal.write("\(Date() == epoch)")
                started.signal()
                // Busy until told: a drain that waited for it would take ten seconds and report.
                while stop.entries.isEmpty {}
                done.signal()
            }
            started.wait()
            let reports = Journal(), log = Diagnostics.logHandler
            Diagnostics.logHandler = { reports.write($0) }
            defer { Diagnostics.logHandler = log }
            time.drain()
            stop.write("stop")
            done.wait()
            XCTAssertEqual(journal.entries, ["false"])
            XCTAssertEqual(reports.entries, [])
        }
    }
}

private let epoch = Date(timeIntervalSinceReferenceDate: 789_000_000)

private func withTime(_ body: @MainActor (VirtualTime, Journal) -> Void) {
    MainActor.assumeIsolated {
        let time = VirtualTime(startingAt: epoch)
        defer { time.stop() }
        body(time, Journal())
    }
}

@MainActor private func play(_ time: VirtualTime, until end: TimeInterval) {
    time.drain()
    while let next = time.nextDeadline, next <= end {
        time.move(to: next)
        time.drain()
    }
    time.move(to: end)
    time.drain()
}
