import CVirtualTime
import CoreGraphics

/// Process-wide virtual time: while it runs, `Timer`, `DispatchQueue.main.asyncAfter`, `Task.sleep`, `Date()` and `Thread.sleep` follow
/// it.
///
/// The clock is frozen until `move(to:)` moves it, and due waiters run in `drain()`. Everything else runs in real time.
///
/// Waiters that fire in `drain()`, by its caller:
///
/// | where | form | `Timer` | `asyncAfter` | `Task.sleep` |
/// |---|---|---|---|---|
/// | top-level code of an executable | `drain()` | yes | yes | yes |
/// | synchronous XCTest (`MainActor.assumeIsolated`) | `drain()` | yes | yes | yes |
/// | a `Timer`'s block, in either | `drain()` | the others | yes | yes |
/// | `@MainActor` async XCTest | `await drain()` | yes | yes | yes |
/// | `@MainActor` Swift Testing test | `await drain()` | **no** | yes | yes |
/// | async `main` or top-level code with `await` | `await drain()` | **no** | yes | yes |
///
/// A `Timer` needs a running run loop: in the last two cases `dispatchMain()` serves the main queue, without a run loop.
/// (`Timer(timeInterval:repeats:)` fires at once in Foundation on Linux, `scheduledTimer` and `Timer(fire:)` do not.)
///
/// **Order.** Waiters fire one by one, by deadline, those with equal deadlines in the order of arming, and all work that one triggers
/// comes to rest before the next fires. A waiter within two microseconds of the clock is due: dates have no finer resolution.
/// libdispatch arms one timer per clock for all of its own, so among its timers with equal deadlines it determines the order
/// (deterministically), and `Task.sleep` comes last. Work started by other threads at one moment races as always: jobs on concurrent
/// queues, and the order of two tasks that begin to sleep at one moment, as `Task.sleep` arms its timer on a thread of the pool.
///
/// **Rest** means that every thread sleeps, according to `/proc`, not that some time has passed. A computing thread is waited for, ten
/// real seconds at most; then it is reported and ignored until it sleeps. A thread that sleeps in a system call on a network or a pipe
/// is at rest: external input arrives at any time.
///
/// **Exceptions.** Timeouts of `poll`, `select`, `epoll_wait`, `DispatchGroup.wait(timeout:)` and of locks use real time; so do file
/// dates, and threads opted out by `kinora_virtual_time_opt_out()`, which must not arm timers for others. A sleep begun before the
/// start ends in real time. `CVirtualTime.h` lists the C library's functions.
///
/// **Waits of the thread that moves the clock** advance it: a sleep, a timed wait of a condition or semaphore, and
/// `RunLoop.run(until:)` and similar (`VirtualTime+RunLoop.swift`). Only `Process.waitUntilExit()` waits in real time.
package final class VirtualTime: Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var running: VirtualTime?
    private let creator: String

    /// The running virtual time; nil in real time.
    package static var current: VirtualTime? { lock.withLock { running } }

    /// Starts virtual time: `Date()` reads `date` at elapsed 0, monotonic clocks continue from their current values.
    ///
    /// Starting a second one traps, naming the first's creator. Timers armed before keep their remaining time. A date that is not
    /// finite, or more than 100 years from 1970, is replaced by the present.
    package init(startingAt date: Date, file: StaticString = #fileID, line: UInt = #line) {
        creator = "\(file):\(line)"
        if let first = Self.current { Self.trapSecond(first) }
        if let fault = RecognitionTest.fault {
            trap(
                object: "VirtualTime", value: "\(fault), so timers would fire at wrong times",
                remedy: "Use a toolchain that this version of Kinora was tested with (Swift 6.3)")
        }
        guard kinora_time_start(Self.nanoseconds(since1970: date)) else { Self.trapSecond(nil) }
        Self.lock.withLock { Self.running = self }
        kinora_main_actor_is_held_here()
    }

    /// Returns to real time; does nothing the second time.
    ///
    /// Armed timers and sleeps continue in real time for their remaining time. `Date()` reads the real date again; monotonic clocks
    /// never go backwards, so they continue from their virtual value for the rest of the process.
    package func stop() {
        let wasRunning = Self.lock.withLock {
            guard Self.running === self else { return false }
            Self.running = nil
            return true
        }
        if wasRunning { kinora_time_stop() }
    }

    /// Virtual seconds since the start: the exact value last passed to `move(to:)`, unless its thread has slept since.
    package var elapsed: TimeInterval { kinora_time_elapsed() }

    /// The last representable moment in seconds since the start: in 2116, or after 146 years of virtual time in total in this process.
    package var limit: TimeInterval { kinora_time_limit() }

    /// Moves the clock forward to `elapsed` seconds since the start, without running anything.
    ///
    /// An earlier time is ignored; one that is not finite is ignored and logged, and one beyond `limit` is clamped to it and logged.
    package func move(to elapsed: TimeInterval) {
        guard elapsed.isFinite else {
            reportOnce("VirtualTime.move", "virtual time cannot move to \(elapsed); it stays at \(self.elapsed) s")
            return
        }
        guard isRunning else { return }
        if elapsed > limit {
            reportOnce("VirtualTime.limit", "virtual time cannot move to \(elapsed) s; it ends at \(limit) s")
        }
        kinora_time_move(elapsed)
    }

    /// The earliest deadline of a waiter outside UIKit, in elapsed seconds; nil if there is none within a week.
    ///
    /// First waits for other threads to come to rest, because `libdispatch` arms its timers on one of its own. Jobs still on the main
    /// queue have armed nothing: call `drain()` first. Not counted are the slices in which XCTest waits for an async test, the time
    /// limits of its waits, and libdispatch's monitor of its threads every second; they may hide an `asyncAfter(wallDeadline:)`.
    package var nextDeadline: TimeInterval? {
        guard isRunning else { return nil }
        Self.waitForOtherThreads()
        let deadline = kinora_time_next_deadline()
        return deadline.isFinite ? deadline : nil
    }

    /// Whether the main queue cannot be drained: in one of its blocks (async tests, tasks of the main actor) or off the main thread
    /// (Swift Testing). Costs a system call.
    package var isInsideMainQueueJob: Bool { !kinora_main_queue_is_drainable() }

    /// Whether the code that holds the main actor has scheduled a task on it that has not begun.
    ///
    /// Only inside a job of the main queue; `await` lets it begin. Tasks scheduled by other threads are not counted: a runner of
    /// parallel tests schedules many unrelated ones.
    @MainActor package var hasTasksWaiting: Bool { isRunning && kinora_main_actor_jobs_waiting() > 0 }

    /// Marks the current thread as the main actor's, which may change after a suspension.
    @MainActor package func mainActorIsHeldHere() { kinora_main_actor_is_held_here() }

    var isRunning: Bool { Self.current === self }

    /// Waits until all threads but this one sleep.
    static func waitForOtherThreads() {
        guard kinora_threads_wait_until_asleep() > 0, !isPaced else { return }
        reportOnce("VirtualTime.busy", "a thread has been computing for 10 s; virtual time no longer waits for it")
    }

    /// Whether the clock follows real time: threads that compute are waited for briefly.
    nonisolated(unsafe) private(set) static var isPaced = false

    /// Begins a clock that follows real time, whose steps wait at most `patience` real seconds for a thread that computes; 0 ends it.
    @MainActor static func setPaced(patience: Double) {
        isPaced = patience > 0
        kinora_time_set_paced(patience)
    }

    private static func nanoseconds(since1970 date: Date) -> Int64 {
        let seconds = date.timeIntervalSince1970
        guard abs(seconds) < 100 * 366 * 86400 else {
            reportOnce("VirtualTime.date", "virtual time cannot start at \(seconds) s since 1970; it starts at the present")
            return nanoseconds(since1970: Date())
        }
        let whole = seconds.rounded(.down)
        return Int64(whole) * 1_000_000_000 + Int64(((seconds - whole) * 1e9).rounded())
    }

    private static func trapSecond(_ first: VirtualTime?) -> Never {
        trap(
            object: "VirtualTime", value: "it runs already, started by \(first?.creator ?? "another")",
            remedy: "Stop that one first; there is one at a time in a process")
    }
}

/// Waits of the run loop on the thread that moves the clock: `RunLoop.main.run(until:)`, `run(mode:before:)`, XCTest's
/// `wait(for:timeout:)`.
///
/// When nothing is ready, the wait moves the clock to the next deadline, at most to its own end. Except in the run loop around a
/// suspended async function, whose `await` moves the clock. `Process.waitUntilExit()` waits in real time with the clock frozen.
extension VirtualTime {
    /// One step of a wait until `limit` (elapsed seconds; infinity for no limit); `isFirst` is true for the first one since something
    /// was ready. Returns false if there is nothing to wait for.
    package typealias RunLoopStep = @MainActor (_ limit: TimeInterval, _ isFirst: Bool) -> Bool

    /// Replaces the steps of these waits; nil for `stepRunLoop(until:)`.
    @MainActor package static var runLoopStep: RunLoopStep? {
        didSet {
            guard runLoopStep != nil else { return kinora_run_loop_set_idle(nil, nil) }
            kinora_run_loop_set_idle(
                { _, limit, isFirst in
                    MainActor.assumeIsolated { VirtualTime.runLoopStep?(limit, isFirst) ?? kinora_run_loop_step(limit) }
                }, nil)
        }
    }

    /// Fires what is due, else moves the clock to the next deadline, else ends the wait at its limit. Returns false if there is nothing
    /// to wait for.
    package func stepRunLoop(until limit: TimeInterval) -> Bool { kinora_run_loop_step(limit) }

    /// Fires the earliest due waiter, other than the end of the wait itself. Returns false if nothing is due.
    package func fireNextDueInRunLoop() -> Bool { kinora_run_loop_fire_next_due() }
}
