import CVirtualTime
import CoreGraphics

/// Process-wide virtual time: `Timer`, `DispatchQueue.main.asyncAfter`, `Task.sleep`, `Date()`, `Thread.sleep` follow it while it runs.
///
/// The clock stands still until `move(to:)` moves it, and what became due runs in `drain()`. Everything else runs in real time.
///
/// What fires in `drain()`, by where it is called:
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
/// A `Timer` needs a run loop that runs: in the last two `dispatchMain()` serves the main queue, and no run loop does.
/// (`Timer(timeInterval:repeats:)` fires at once in Foundation on Linux, `scheduledTimer` and `Timer(fire:)` do not.)
///
/// **Order.** Waiters fire one by one, by deadline, those with equal deadlines in the order of arming, and each time everything it
/// sets off comes to rest before the next fires. What is due within two microseconds of the clock is due: dates are no finer. libdispatch
/// arms one timer per clock for all of its own, so among its timers with equal deadlines it decides (in a fixed way), and `Task.sleep`
/// comes last. What other threads begin at one moment races as it always does: jobs on concurrent queues, and which of two tasks
/// that begin to sleep at one moment is first, as `Task.sleep` arms its timer on a thread of the pool.
///
/// **Rest** means that every thread sleeps, seen in `/proc`, not that some time passed. A thread that computes is waited for, ten
/// real seconds at most, then it is reported and left out until it sleeps. A thread that sleeps in a system call on a
/// network or a pipe is at rest: what comes from outside comes when it comes.
///
/// **What does not follow.** Timeouts of `poll`, `select`, `epoll_wait`, `DispatchGroup.wait(timeout:)` and of locks count real
/// time, file dates show it, and so do threads opted out by `kinora_virtual_time_opt_out()`, which must not arm timers for others. A
/// sleep that had begun before the start ends in real time. `CVirtualTime.h` lists the C library's functions.
///
/// **Waits of the thread that moves the clock** move it on by themselves: a sleep, a timed wait of a condition or semaphore, and
/// `RunLoop.run(until:)` and its like (`VirtualTime+RunLoop.swift`). Only `Process.waitUntilExit()` waits in real time.
package final class VirtualTime: Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var running: VirtualTime?
    private let creator: String

    /// The one that runs, nil in real time.
    package static var current: VirtualTime? { lock.withLock { running } }

    /// Starts virtual time: `Date()` reads `date` at elapsed 0, monotonic clocks go on from where they are.
    ///
    /// A second one traps, naming the first's creator. Timers armed before keep the time they had left. A date that is not finite, or
    /// more than 100 years from 1970, is refused: the present is taken.
    package init(startingAt date: Date, file: StaticString = #fileID, line: UInt = #line) {
        creator = "\(file):\(line)"
        if let first = Self.current { Self.trapSecond(first) }
        guard kinora_time_start(Self.nanoseconds(since1970: date)) else { Self.trapSecond(nil) }
        Self.lock.withLock { Self.running = self }
        kinora_main_actor_is_held_here()
    }

    /// Goes back to real time; does nothing the second time.
    ///
    /// What is armed or asleep waits on, really, for as long as it had left. `Date()` reads the real date again; monotonic clocks never
    /// go backwards, so they go on from their virtual reading for the rest of the process.
    package func stop() {
        let wasRunning = Self.lock.withLock {
            guard Self.running === self else { return false }
            Self.running = nil
            return true
        }
        if wasRunning { kinora_time_stop() }
    }

    /// Virtual seconds since the start: the exact number last given to `move(to:)`, as long as nothing slept on the thread that gave it.
    package var elapsed: TimeInterval { kinora_time_elapsed() }

    /// The last moment in seconds since the start: in 2116, or when all runs of virtual time in this process together took 146 years.
    package var limit: TimeInterval { kinora_time_limit() }

    /// Moves the clock forwards to `elapsed` seconds since the start; runs nothing.
    ///
    /// An earlier time is ignored; one that is not finite is refused, and one beyond the `limit` is the limit, with one log line.
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

    /// The earliest deadline that somebody outside UIKit waits for, in elapsed seconds; nil when nobody waits within a week.
    ///
    /// Waits for other threads to come to rest first, as `libdispatch` arms its timers on one of its own. What the main queue has not
    /// run yet has armed nothing: `drain()` first. The slices in which XCTest waits for an async test, the time limits of its waits
    /// and libdispatch's own second-by-second look at its threads are not counted; they may hide an `asyncAfter(wallDeadline:)`.
    package var nextDeadline: TimeInterval? {
        guard isRunning else { return nil }
        Self.waitForOtherThreads()
        let deadline = kinora_time_next_deadline()
        return deadline.isFinite ? deadline : nil
    }

    /// True where the main queue cannot be drained: in one of its blocks (async tests, tasks of the main actor) or off the main thread
    /// (Swift Testing). Costs a system call.
    package var isInsideMainQueueJob: Bool { !kinora_main_queue_is_drainable() }

    /// Whether a task has been given to the main actor by the code that holds it, and has not begun.
    ///
    /// Only inside a job of the main queue; `await` lets it begin. Tasks given by other threads are not counted: a runner of parallel tests
    /// gives the main actor many that are nobody's business here.
    @MainActor package var hasTasksWaiting: Bool { isRunning && kinora_main_actor_jobs_waiting() > 0 }

    /// The main actor may go on on another thread after it has been suspended.
    @MainActor package func mainActorIsHeldHere() { kinora_main_actor_is_held_here() }

    var isRunning: Bool { Self.current === self }

    /// Until all threads but this one sleep.
    static func waitForOtherThreads() {
        guard kinora_threads_wait_until_asleep() > 0 else { return }
        reportOnce("VirtualTime.busy", "a thread has been computing for 10 s; virtual time no longer waits for it")
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
