import CVirtualTime
import CoreGraphics
import Synchronization
import Testing
import XCTest

@testable import Headless

/// The end of virtual time reaches who is about to wait.
final class VirtualTimeStopTests: XCTestCase {
    func testThreadsTakeFewDescriptors() throws {
        let count = { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let isOver = DispatchSemaphore(value: 0)
        try MainActor.assumeIsolated {
            let time = VirtualTime(startingAt: epoch)
            defer { time.stop() }
            let before = try count()
            // Two descriptors for each of 600 threads would exceed the usual limit of 1,024.
            for _ in 0..<600 { Thread.detachNewThread { isOver.wait() } }
            time.drain()
            XCTAssertLessThan(try count() - before, 20)
            for _ in 0..<600 { isOver.signal() }
            time.drain()
        }
    }
}

private nonisolated(unsafe) var page: UnsafeMutableRawPointer!
private let isInWindow = Atomic(false), isStopping = Atomic(false)

/// In a process of its own, whose handler of faults is replaced.
@Suite struct AboutToWaitTests {
    /// A thread has joined the waiters and not reached the wait on its condition: a fault in the condition's memory holds it there, while
    /// virtual time stops.
    @Test func aStopIsNotLostOnAThreadThatIsAboutToWait() async {
        await #expect(processExitsWith: .success, "the wake was lost") { @MainActor in
            alarm(3)
            withTime { time, _ in
                page = mmap(nil, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                _ = Glibc.signal(SIGSEGV) { _ in
                    mprotect(page, 4096, PROT_READ | PROT_WRITE)
                    isInWindow.store(true, ordering: .sequentiallyConsistent)
                    while !isStopping.load(ordering: .sequentiallyConsistent) {}
                    let start = kinora_real_seconds()
                    while kinora_real_seconds() < start + 0.05 {}
                }
                let thread = startThread { _ in
                    withZeroed(pthread_mutex_t.self) { mutex in
                        pthread_mutex_lock(mutex)
                        var until = date(CLOCK_REALTIME, in: 1)
                        pthread_cond_timedwait(page.assumingMemoryBound(to: pthread_cond_t.self), mutex, &until)
                    }
                    return nil
                }
                while !isInWindow.load(ordering: .sequentiallyConsistent) {}
                isStopping.store(true, ordering: .sequentiallyConsistent)
                time.stop()
                pthread_join(thread, nil)
            }
        }
    }
}
