import CVirtualTime
import CoreGraphics

extension VirtualTime {
    /// More rounds than this at one moment of virtual time are work that reschedules itself endlessly.
    private static let roundLimit = 100_000

    /// Fires what is due and runs the main run loop and the main queue until nothing is ready.
    ///
    /// Traps inside a main-queue job (`isInsideMainQueueJob`), naming the async form. Work that reschedules itself endlessly is cut off
    /// after 100,000 rounds with one log line.
    @MainActor package func drain() {
        guard isRunning else { return }
        guard !isInsideMainQueueJob else {
            trap(
                object: "VirtualTime", value: "drain() inside a job of the main queue, which cannot run its other jobs meanwhile",
                remedy: "Write 'await' before the call")
        }
        kinora_time_drive_from_this_thread()
        kinora_run_loop_driven_here()
        var rounds = 0
        repeat {
            runMainLoop(&rounds)
        } while kinora_time_fire_next_due() && rounds < Self.roundLimit
        if rounds >= Self.roundLimit {
            reportOnce("VirtualTime.rounds", "something on the main queue starts itself again without end at \(elapsed) s; cut off")
        }
    }

    /// Drains by suspending, for async functions: other jobs of the main actor run meanwhile.
    @MainActor package func drain() async {
        guard isRunning else { return }
        kinora_run_loop_suspend(true)
        await withCheckedContinuation { continuation in
            let waiting = Unmanaged.passRetained(Waiting(continuation))
            guard !kinora_threads_run_opted_out(Waiting.fireAllDue, waiting.toOpaque()) else { return }
            reportOnce("VirtualTime.thread", "the system refused a thread; what is due fires later")
            waiting.takeRetainedValue().continuation.resume()
        }
        kinora_run_loop_suspend(false)
        kinora_time_drive_from_this_thread()
        kinora_run_loop_driven_here()
    }

    /// Runs the main run loop until the other threads sleep and two passes in a row did nothing.
    ///
    /// Two, because blocks passed to `RunLoop.perform` run without waking the run loop's wait, and may schedule more.
    @MainActor private func runMainLoop(_ rounds: inout Int) {
        var idle = 0
        while idle < 2 && rounds < Self.roundLimit {
            Self.waitForOtherThreads()
            let wakes = kinora_main_loop_wakes()
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
            idle = kinora_main_loop_wakes() == wakes ? idle + 1 : 0
            rounds += 1
        }
    }

    /// A suspended `drain()`, and the thread function that fires due waiters meanwhile.
    private final class Waiting {
        let continuation: CheckedContinuation<Void, Never>
        init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

        static let fireAllDue: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
            guard let context else { return }
            repeat { VirtualTime.waitForOtherThreads() } while kinora_time_fire_next_due()
            Unmanaged<Waiting>.fromOpaque(context).takeRetainedValue().continuation.resume()
        }
    }
}
