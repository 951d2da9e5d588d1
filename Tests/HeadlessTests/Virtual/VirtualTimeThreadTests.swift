import CoreGraphics
import Synchronization
import TestSupport
import XCTest

import CVirtualTime

@testable import Headless

/// Threads that sleep, wait and work: who moves the clock and who is waited for.
final class VirtualTimeThreadTests: XCTestCase {
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

    func testAShorterSleepThanADateCanShowAdvancesTime() {
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

    func testATimedWaitOfTheDrivingThreadEndsAtASignalOrItsDeadline() {
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

    func testThreadsOfAnOptedOutThreadAreOutAndItsBlocksAreNot() {
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
                // Busy until the flag is set: a drain that waited for it would take ten seconds and report.
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

    /// A copy has none of the threads of the process that it was made from, and does not wait for them.
    func testACopyOfTheProcessWaitsForItsOwnThreadsOnly() {
        // The process's knowledge of its threads is copied with it.
        withTime { time, _ in XCTAssertNil(time.nextDeadline) }
        let isOver = Atomic(false)
        Thread.detachNewThread { while !isOver.load(ordering: .relaxed) {} }
        defer { isOver.store(true, ordering: .relaxed) }
        let signal = ProcessCopy.signalEnding {
            let complaints = Diagnostics.complaints {
                withTime { time, journal in
                    Thread.detachNewThread {
                        Thread.sleep(forTimeInterval: 1)
                        journal.write("its own \(time.elapsed)")
                    }
                    play(time, until: 2)
                    if journal.entries != ["its own 1.0"] { reportOnce("copy", "\(journal.entries)") }
                }
            }
            if !complaints.isEmpty {
                complaints.forEach(Diagnostics.standardError)
                abort()
            }
        }
        XCTAssertEqual(signal, 0)
    }
}
