import CVirtualTime
import CoreGraphics

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
