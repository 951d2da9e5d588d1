import CVirtualTime

/// Real time for a paced host.
@MainActor
package protocol WallClock: AnyObject {
    /// Seconds of a clock that only goes forward.
    var seconds: Double { get }

    /// Waits until the run loop has something ready, `PacedHost.post` is called or another thread arms a timer, at most for `seconds`;
    /// infinity waits without limit.
    func wait(_ seconds: Double)
}

/// The system's monotonic clock.
@MainActor
final class SystemWallClock: WallClock {
    var seconds: Double { kinora_real_seconds() }

    func wait(_ seconds: Double) { _ = kinora_run_loop_poll(seconds) }
}
