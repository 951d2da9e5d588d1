import CVirtualTime
import CoreGraphics
import XCTest

@testable import Headless

/// Timers behind descriptors, several of one timer too.
final class TimerDescriptorTests: XCTestCase {
    func testATimerIsTheSameThroughEachDescriptor() {
        withTime { time, _ in
            let timer = makeTimer(), copy = dup(timer)
            defer { for descriptor in [timer, copy] { close(descriptor) } }
            set(copy, value: 2)
            XCTAssertEqual(time.nextDeadline, 2)
            time.move(to: 0.5)
            XCTAssertEqual(left(timer).it_value.tv_sec, 1)
            XCTAssertEqual(left(copy).it_value.tv_nsec, 500_000_000)
            set(timer, value: 1)
            XCTAssertEqual(time.nextDeadline, 1.5)
            play(time, until: 3)
            XCTAssertEqual(expirations(copy), 1)
            XCTAssertEqual(expirations(timer), 0)
            XCTAssertNil(time.nextDeadline)
        }
    }

    func testATimerLivesUntilItsLastDescriptorIsClosed() {
        withTime { time, _ in
            let timer = makeTimer(), copy = dup(timer)
            set(timer, value: 2)
            close(timer)
            let another = makeTimer()
            defer { close(another) }
            XCTAssertEqual(another, timer)
            XCTAssertEqual(time.nextDeadline, 2)
            play(time, until: 3)
            XCTAssertEqual(expirations(copy), 1)
            set(copy, value: 2)
            XCTAssertEqual(time.nextDeadline, 5)
            close(copy)
            XCTAssertNil(time.nextDeadline)
        }
    }

    func testATimerArmedBeforeTheStartMayHaveLostItsFirstDescriptor() {
        let timer = makeTimer(), copy = dup(timer)
        set(timer, value: 500)
        close(timer)
        withTime { time, _ in
            XCTAssertEqual(time.nextDeadline ?? 0, 500, accuracy: 0.5)
            play(time, until: 501)
            XCTAssertEqual(expirations(copy), 1)
        }
        close(copy)
    }

    func testAfterTheStopTheRestCountsReally() {
        let timer = makeTimer(), copy = dup(timer)
        defer { for descriptor in [timer, copy] { close(descriptor) } }
        withTime { time, _ in
            set(copy, value: 300, interval: 5)
            time.move(to: 299.999)
        }
        var expired = pollfd(fd: timer, events: Int16(POLLIN), revents: 0)
        XCTAssertEqual(poll(&expired, 1, 10_000), 1)
        XCTAssertEqual(left(timer).it_interval.tv_nsec, 5)
        set(timer, value: 0)
        XCTAssertEqual(left(copy).it_interval.tv_sec, 0)
    }

    func testAnUnreadExpirySurvivesTheStopAndTheNextStart() {
        let timer = makeTimer()
        defer { close(timer) }
        withTime { time, _ in
            set(timer, value: 1)
            play(time, until: 1)
        }
        XCTAssertEqual(left(timer).it_interval.tv_sec, 0)
        XCTAssertEqual(left(timer).it_value.tv_sec, 0)
        withTime { time, _ in XCTAssertNil(time.nextDeadline) }
        XCTAssertEqual(expirations(timer), 1)
        XCTAssertEqual(expirations(timer), 0)
    }

    func testAnIntervalOfANanosecondComesToRest() {
        withTime { time, _ in
            let timer = makeTimer()
            defer { close(timer) }
            set(timer, value: 0.001, interval: 1)
            var moments = 0
            time.drain()
            while let next = time.nextDeadline, next <= 0.011 {
                time.move(to: next)
                time.drain()
                moments += 1
            }
            XCTAssertEqual(moments, 101)
            XCTAssertEqual(left(timer).it_interval.tv_nsec, 1)
            time.move(to: 1000)
            time.drain()
        }
    }

    func testPeriodsThatAreMissedExpireOnce() {
        withTime { time, _ in
            let timer = makeTimer()
            defer { close(timer) }
            set(timer, value: 0.25, interval: 250_000_000)
            time.drain()
            time.move(to: 1e6)
            time.drain()
            XCTAssertEqual(expirations(timer), 1)
            XCTAssertEqual(time.nextDeadline, 1e6 + 0.25)
        }
    }
}

private func set(_ timer: Int32, value: Double, interval: Int = 0) {
    let nanoseconds = Int((value * 1e9).rounded())
    var spec = itimerspec(
        it_interval: timespec(tv_sec: 0, tv_nsec: interval),
        it_value: timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000))
    XCTAssertEqual(virtualTimerSet(timer, 0, &spec, nil), 0)
}

private func left(_ timer: Int32) -> itimerspec {
    var spec = itimerspec()
    XCTAssertEqual(virtualTimerGet(timer, &spec), 0)
    return spec
}

/// Expirations since the last read; 0 when there are none.
private func expirations(_ timer: Int32) -> UInt64 {
    var count: UInt64 = 0
    return read(timer, &count, 8) == 8 ? count : 0
}

private func makeTimer() -> Int32 { virtualTimerCreate(CLOCK_MONOTONIC, Int32(O_NONBLOCK)) }
