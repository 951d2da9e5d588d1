import CVirtualTime

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

    private final class Start {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }
}
