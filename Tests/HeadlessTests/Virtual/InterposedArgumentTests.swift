import CVirtualTime
import CoreGraphics
import XCTest

@testable import Headless

/// Wrong arguments: virtual time answers what glibc does.
final class InterposedArgumentTests: XCTestCase {
    private static let times: [timespec?] = [
        nil, timespec(tv_sec: 0, tv_nsec: 0), timespec(tv_sec: -1, tv_nsec: 0), timespec(tv_sec: 0, tv_nsec: -1),
        timespec(tv_sec: 0, tv_nsec: 1_000_000_000), timespec(tv_sec: .min, tv_nsec: 0), timespec(tv_sec: .max, tv_nsec: .max),
        timespec(tv_sec: .min, tv_nsec: .min),
    ]
    private nonisolated(unsafe) static let unmapped = UnsafeRawPointer(bitPattern: 8)

    /// Calls a body with each time, a null and an invalid pointer.
    private static func forEachTime(_ body: (String, Pointer) -> Void) {
        for time in times {
            guard let time else { continue }
            withUnsafePointer(to: time) { body("\(time.tv_sec) s \(time.tv_nsec) ns", UnsafeRawPointer($0)) }
        }
        body("null", nil)
        body("unmapped", unmapped)
    }

    func testSleepsAnswerAsGlibcDoes() {
        let real = CLibrary.real("clock_nanosleep", as: Sleep.self), realNap = CLibrary.real("nanosleep", as: Nap.self)
        let realThreadSleep = CLibrary.real("thrd_sleep", as: Nap.self)
        withTime { time, _ in
            Self.forEachTime { name, pointer in
                for clock in [Int32](-1...12) {
                    for flags: Int32 in [0, 1] {
                        XCTAssertEqual(
                            virtualSleep(clock, flags, pointer, nil), real(clock, flags, pointer, nil),
                            "clock \(clock), flags \(flags), \(name)")
                    }
                }
                XCTAssertEqual(CLibrary.answer { virtualNap(pointer, nil) }, CLibrary.answer { realNap(pointer, nil) }, name)
                XCTAssertEqual(virtualThreadSleep(pointer, nil), realThreadSleep(pointer, nil), name)
            }
            XCTAssertEqual(time.elapsed, 0)
        }
    }

    func testTimerDescriptorsAnswerAsTheKernelDoes() {
        let realSet = CLibrary.real("timerfd_settime", as: TimerSet.self), realGet = CLibrary.real("timerfd_gettime", as: TimerGet.self)
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let pipes = ends
        let create = CLibrary.real("timerfd_create", as: (@convention(c) (Int32, Int32) -> Int32).self)
        let other = create(CLOCK_MONOTONIC, 0)
        defer { for descriptor in pipes + [other] { close(descriptor) } }
        withTime { time, _ in
            let timer = virtualTimerCreate(CLOCK_MONOTONIC, 0)
            defer { close(timer) }
            func compare(_ name: String, _ flags: Int32, _ new: Pointer, _ old: Pointer) {
                for (mine, kernels) in [(timer, other), (pipes[0], pipes[0]), (-1, -1)] {
                    let expected = CLibrary.answer { realSet(kernels, flags, new, old) }
                    XCTAssertEqual(CLibrary.answer { virtualTimerSet(mine, flags, new, old) }, expected, "\(name), flags \(flags), \(mine)")
                }
            }
            for interval in Self.times.compactMap({ $0 }) {
                for value in Self.times.compactMap({ $0 }) {
                    withUnsafePointer(to: itimerspec(it_interval: interval, it_value: value)) { pointer in
                        for flags: Int32 in [0, 1, 2, 3, 0x80] { compare("\(interval) \(value)", flags, pointer, nil) }
                        compare("\(interval) \(value), old unmapped", 0, pointer, Self.unmapped)
                    }
                }
            }
            compare("null", 0, nil, nil)
            compare("unmapped", 1, Self.unmapped, nil)
            for pointer in [nil, Self.unmapped] {
                for (mine, kernels) in [(timer, other), (pipes[0], pipes[0]), (-1, -1)] {
                    XCTAssertEqual(
                        CLibrary.answer { virtualTimerGet(mine, pointer) }, CLibrary.answer { realGet(kernels, pointer) })
                }
            }
            XCTAssertNil(time.nextDeadline)
        }
    }

    func testWaitsUntilADateAnswerAsGlibcDoes() {
        let realCondition = CLibrary.real("pthread_cond_clockwait", as: ConditionWait.self)
        let realSemaphore = CLibrary.real("sem_clockwait", as: LockWait.self)
        let realMutex = CLibrary.real("pthread_mutex_clocklock", as: LockWait.self)
        let realRead = CLibrary.real("pthread_rwlock_clockrdlock", as: LockWait.self)
        withTime { time, _ in
            withZeroed(pthread_cond_t.self) { condition in
                withZeroed(pthread_mutex_t.self) { mutex in
                    for value in Self.times.compactMap({ $0 }) where value.tv_sec != .max || value.tv_nsec == .max {
                        withUnsafePointer(to: value) { pointer in
                            for clock in [Int32](-1...12) {
                                let name = "clock \(clock), \(value.tv_sec) s \(value.tv_nsec) ns"
                                pthread_mutex_lock(mutex)
                                XCTAssertEqual(
                                    virtualConditionWait(condition, mutex, clock, pointer), realCondition(condition, mutex, clock, pointer),
                                    name)
                                pthread_mutex_unlock(mutex)
                                for count: UInt32 in [0, 1] {
                                    let answers = [virtualSemaphoreWait, realSemaphore as (Pointer, Int32, Pointer) -> Int32].map { wait in
                                        withZeroed(sem_t.self) { semaphore in
                                            sem_init(semaphore, 0, count)
                                            return CLibrary.answer { wait(semaphore, clock, pointer) }
                                        }
                                    }
                                    XCTAssertEqual(answers[0], answers[1], "semaphore of \(count), \(name)")
                                }
                                let locks = [virtualMutexLock, realMutex as (Pointer, Int32, Pointer) -> Int32].map { lock in
                                    withZeroed(pthread_mutex_t.self) { lock($0, clock, pointer) }
                                }
                                XCTAssertEqual(locks[0], locks[1], "mutex, \(name)")
                                let reads = [virtualReadLock, realRead as (Pointer, Int32, Pointer) -> Int32].map { lock in
                                    withZeroed(pthread_rwlock_t.self) { lock($0, clock, pointer) }
                                }
                                XCTAssertEqual(reads[0], reads[1], "rwlock, \(name)")
                            }
                        }
                    }
                }
            }
            XCTAssertEqual(time.elapsed, 0)
        }
    }

    func testDatesAtTheEndOfTimeAreNobodysDeadline() {
        withTime { time, _ in
            let timer = virtualTimerCreate(CLOCK_REALTIME, 0)
            defer { close(timer) }
            for flags: Int32 in [0, 1] {
                var spec = itimerspec(it_interval: timespec(), it_value: timespec(tv_sec: .max, tv_nsec: 999_999_999))
                XCTAssertEqual(virtualTimerSet(timer, flags, &spec, nil), 0)
                XCTAssertNil(time.nextDeadline)
                time.drain()
                var expired = pollfd(fd: timer, events: Int16(POLLIN), revents: 0)
                XCTAssertEqual(poll(&expired, 1, 0), 0)
            }
        }
    }

    func testTheTimeOfDayNeedsNoBuffer() {
        withTime { _, _ in
            XCTAssertEqual(virtualTimeOfDay(nil, nil), 0)
            var now = timespec()
            XCTAssertEqual(virtualTimespecGet(&now, 1), 1)
            XCTAssertEqual(TimeInterval(now.tv_sec), epoch.timeIntervalSince1970)
            XCTAssertEqual(virtualTimespecGet(&now, 7), 0)
        }
    }
}
