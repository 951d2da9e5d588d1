import CVirtualTime
import CoreGraphics
import Testing
import XCTest

@testable import Headless

/// The C library's sleeps and waits: which move in virtual time, and for how long the others wait.
final class VirtualTimeWaitTests: XCTestCase {
    func testSleepsAndConditionsOfC11AreVirtual() {
        withTime { time, _ in
            var duration = timespec(tv_sec: 2, tv_nsec: 0)
            XCTAssertEqual(virtualThreadSleep(&duration, nil), 0)
            XCTAssertEqual(time.elapsed, 2)
            var until = timespec()
            _ = virtualTimespecGet(&until, 1)
            until.tv_sec += 3
            withZeroed(pthread_cond_t.self) { condition in
                withZeroed(pthread_mutex_t.self) { mutex in
                    pthread_mutex_lock(mutex)
                    // thrd_timedout
                    XCTAssertEqual(virtualConditionTimedWait(condition, mutex, &until), 4)
                    pthread_mutex_unlock(mutex)
                }
            }
            XCTAssertEqual(time.elapsed, 5)
        }
    }

    func testLocksAndJoinsWaitForAsLongAsTheDateIsOff() {
        withTime { time, _ in
            func assertWaits(_ name: String, _ expected: Int32, _ wait: (Pointer) -> Int32) {
                var until = date(CLOCK_REALTIME, in: 0.02)
                let start = kinora_real_seconds()
                XCTAssertEqual(wait(&until), expected, name)
                XCTAssertGreaterThan(kinora_real_seconds() - start, 0.015, name)
            }
            let isOver = DispatchSemaphore(value: 0)
            let thread = startThread(Unmanaged.passUnretained(isOver).toOpaque()) { context in
                Unmanaged<DispatchSemaphore>.fromOpaque(context!).takeUnretainedValue().wait()
                return nil
            }
            assertWaits("pthread_timedjoin_np", ETIMEDOUT) { virtualTimedJoin(thread, nil, $0) }
            isOver.signal()
            pthread_join(thread, nil)
            withZeroed(pthread_rwlock_t.self) { lock in
                pthread_rwlock_rdlock(lock)
                assertWaits("pthread_rwlock_timedwrlock", ETIMEDOUT) { virtualWriteTimedLock(lock, $0) }
            }
            withZeroed(pthread_mutex_t.self) { mutex in
                pthread_mutex_lock(mutex)
                assertWaits("pthread_mutex_clocklock", ETIMEDOUT) { virtualMutexLock(mutex, CLOCK_REALTIME, $0) }
                assertWaits("mtx_timedlock", 4) { virtualMutexTimedLock(mutex, $0) }
            }
            XCTAssertEqual(time.elapsed, 0)
        }
    }
}

/// In a process of its own, whose monotonic clocks are decades ahead from then on.
@Suite struct LongestSleepTests {
    @Test func theLongestSleepEndsWithTime() async {
        await #expect(processExitsWith: .success) { @MainActor in
            alarm(10)
            withTime { time, _ in
                func expect(_ elapsed: TimeInterval) {
                    if time.elapsed != elapsed || abs(Date().timeIntervalSince(epoch) - elapsed) > 1e-3 { abort() }
                }
                expect(0)
                if sleep(2_000_000_000) != 0 { abort() }
                expect(2e9)
                if sleep(.max) != 0 { abort() }
                expect(time.limit)
                if sleep(1) != 0 || time.limit < 2.5e9 { abort() }
                expect(time.limit)
            }
        }
    }
}
