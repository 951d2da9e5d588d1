import CVirtualTime
import CoreGraphics

/// Waits of the run loop on the thread that moves the clock: `RunLoop.main.run(until:)`, `run(mode:before:)`, XCTest's `wait(for:timeout:)`.
///
/// When nothing is ready the wait moves the clock to the next deadline, at most to its own end. Not in the run loop around a suspended async
/// function: its `await` moves the clock. `Process.waitUntilExit()` waits in real time, and the clock stands still.
extension VirtualTime {
    /// One step of a wait until `limit` (elapsed seconds; infinity: without an end); `isFirst` is true for the first one since something was
    /// ready. False when there is nothing to wait for.
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

    /// Fires what is due, else moves the clock to the next deadline, else ends the wait when its limit is reached. False when there is nothing
    /// to wait for.
    package func stepRunLoop(until limit: TimeInterval) -> Bool { kinora_run_loop_step(limit) }

    /// Fires the one waiter that is due first, other than the end of the wait itself. False when nothing is due.
    package func fireNextDueInRunLoop() -> Bool { kinora_run_loop_fire_next_due() }
}
