import CVirtualTime
import Dispatch

/// Threads outside virtual time, as are those that they create: real clocks and sleeps, and a stage never waits for them.
package enum RealTimeThread {
    /// Runs `body` once on a new thread, which ends with it. It must not arm timers for other threads.
    ///
    /// - Returns: False if the system has no thread left; then `body` does not run.
    package static func start(_ body: @escaping () -> Void) -> Bool {
        let start = Unmanaged.passRetained(Start(body))
        let isStarted = kinora_threads_run_opted_out(
            { context in
                guard let context else { return }
                Unmanaged<Start>.fromOpaque(context).takeRetainedValue().body()
            }, start.toOpaque())
        if !isStarted { start.release() }
        return isStarted
    }

    /// Runs `body` on such a thread and waits for it: the threads that it creates are outside virtual time too. On the calling thread if
    /// the system has no thread left.
    package static func run(_ body: @escaping @Sendable () -> Void) {
        let hasEnded = DispatchSemaphore(value: 0)
        let isStarted = start {
            body()
            hasEnded.signal()
        }
        guard isStarted else { return body() }
        hasEnded.wait()
    }

    private final class Start {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }
}
