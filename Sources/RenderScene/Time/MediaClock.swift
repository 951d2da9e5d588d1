/// A source of media time: monotonic seconds. Implemented in `Display` and `Headless`, the only modules that read clocks.
package protocol MediaClock: AnyObject {
    /// Seconds; constant within one run-loop turn.
    var now: Double { get }
}

/// A consumer of committed trees that produces frames: a host's screen, or the stage.
package protocol FrameSource: AnyObject {
    var framesPerSecond: Int { get }
    /// Requests ticks for display links even if nothing changes, or ends them.
    func setNeedsTicks(_ needsTicks: Bool)
    /// Requests a commit at the end of this run-loop turn. May be called repeatedly.
    func setNeedsCommit()
}
