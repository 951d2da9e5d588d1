import CoreGraphics
import XCTest

@testable import Headless

/// The clock itself: what it reads, how it moves, and what is left of it after a stop.
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
}
