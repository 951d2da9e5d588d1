import CVirtualTime
import CoreGraphics
import TestSupport
import Testing
import XCTest

@testable import Headless

/// Threads that never return from a wait: cancelled, or absent from a copy of the process; and signals.
final class VirtualTimeCancellationTests: XCTestCase {
    /// Waits in virtual time that last longer than a test.
    fileprivate static let waits: [(String, @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?)] = [
        (
            "nanosleep",
            { _ in
                var duration = timespec(tv_sec: 1000, tv_nsec: 0)
                nanosleep(&duration, nil)
                return nil
            }
        ),
        (
            "usleep",
            { _ in
                for _ in 0..<1000 { usleep(4_000_000_000) }
                return nil
            }
        ),
        (
            "semaphore",
            { _ in
                var until = date(CLOCK_REALTIME, in: 1000)
                withZeroed(sem_t.self) { _ = sem_timedwait($0, &until) }
                return nil
            }
        ),
        (
            "condition",
            { _ in
                var until = date(CLOCK_REALTIME, in: 1000)
                withZeroed(pthread_cond_t.self) { condition in
                    withZeroed(pthread_mutex_t.self) { mutex in
                        pthread_mutex_lock(mutex)
                        pthread_cond_timedwait(condition, mutex, &until)
                    }
                }
                return nil
            }
        ),
    ]

    func testACancelledThreadEndsAndNoThreadWaits() {
        for (name, body) in Self.waits {
            withTime { time, _ in
                let thread = startThread(nil, body)
                XCTAssertNotNil(time.nextDeadline, name)
                pthread_cancel(thread)
                time.drain()
                var result: UnsafeMutableRawPointer?
                XCTAssertEqual(tryJoin(thread, &result), 0, "\(name) is no cancellation point")
                XCTAssertEqual(result, UnsafeMutableRawPointer(bitPattern: -1), name)
                XCTAssertNil(time.nextDeadline, name)
                time.move(to: 5000)
                time.drain()
            }
        }
    }

    func testASleepInRealTimeIsACancellationPoint() {
        let thread = startThread(nil, Self.waits[0].1)
        pthread_cancel(thread)
        var until = date(CLOCK_REALTIME, in: 10)
        XCTAssertEqual(virtualTimedJoin(thread, nil, &until), 0)
    }

    func testACopyOfTheProcessHasNoWaitersOfOtherThreads() {
        for (name, body) in Self.waits {
            withTime { time, _ in
                let thread = startThread(nil, body)
                XCTAssertNotNil(time.nextDeadline)
                let signal = ProcessCopy.signalEnding {
                    alarm(10)
                    if kinora_time_next_deadline().isFinite { abort() }
                    // Its only thread moves the clock.
                    usleep(2_000_000)
                    if kinora_time_elapsed() != 2 { abort() }
                }
                XCTAssertEqual(signal, 0, name)
                pthread_cancel(thread)
                pthread_join(thread, nil)
            }
        }
    }

    /// Made by a thread that does not move the clock here.
    func testTheThreadThatMakesACopyMovesItsClock() {
        withTime { _, _ in
            let thread = startThread { _ in
                let signal = ProcessCopy.signalEnding {
                    alarm(10)
                    usleep(3_000_000)
                    if kinora_time_elapsed() != 3 { abort() }
                }
                return UnsafeMutableRawPointer(bitPattern: Int(signal ?? -1) + 1)
            }
            var result: UnsafeMutableRawPointer?
            pthread_join(thread, &result)
            XCTAssertEqual(result, UnsafeMutableRawPointer(bitPattern: 1))
        }
    }

    func testASignalsHandlerEndsASleep() {
        withTime { time, _ in
            signal(SIGUSR1) { _ in }
            defer { signal(SIGUSR1, SIG_DFL) }
            let left = UnsafeMutablePointer<timespec>.allocate(capacity: 2)
            defer { left.deallocate() }
            let thread = startThread(left) { context in
                let left = context!.assumingMemoryBound(to: timespec.self)
                left[0] = timespec(tv_sec: 10, tv_nsec: 0)
                let result = nanosleep(left, left + 1)
                return UnsafeMutableRawPointer(bitPattern: result == -1 && errno == EINTR ? 1 : 2)
            }
            time.drain()
            time.move(to: 4)
            time.drain()
            pthread_kill(thread, SIGUSR1)
            var result: UnsafeMutableRawPointer?
            pthread_join(thread, &result)
            XCTAssertEqual(result, UnsafeMutableRawPointer(bitPattern: 1))
            XCTAssertEqual(left[1].tv_sec, 6)
            XCTAssertEqual(left[1].tv_nsec, 0)
        }
    }
}

private nonisolated(unsafe) let posted = {
    let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
    return semaphore
}()

/// In a process of its own, whose threads never end.
@Suite struct SignalHandlerTests {
    /// A handler that runs while its thread holds a lock of virtual time.
    @Test func aSignalsHandlerMayPostASemaphore() async {
        await #expect(processExitsWith: .success) { @MainActor in
            alarm(10)
            withTime { time, _ in
                _ = posted
                signal(SIGUSR1) { _ in sem_post(posted) }
                // The main actor's thread is one of dispatch's, which block signals.
                var signals = sigset_t()
                sigemptyset(&signals)
                sigaddset(&signals, SIGUSR1)
                pthread_sigmask(SIG_UNBLOCK, &signals, nil)
                _ = startThread(nil, VirtualTimeCancellationTests.waits[2].1)
                _ = time.nextDeadline
                let main = UnsafeMutableRawPointer(bitPattern: UInt(pthread_self()))
                _ = startThread(main) { main in
                    kinora_virtual_time_opt_out()
                    while true { pthread_kill(pthread_t(UInt(bitPattern: main)), SIGUSR1) }
                }
                var count: Int32 = 0
                while count < 100 {
                    _ = kinora_time_next_deadline()
                    sem_getvalue(posted, &count)
                }
            }
        }
    }
}
