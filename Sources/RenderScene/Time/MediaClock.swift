/// A source of media time: seconds that only ever grow. Implemented in `Display`, which alone reads clocks.
package protocol MediaClock: AnyObject {
    /// Seconds; constant within one turn of the event loop.
    var now: Double { get }
}

/// What turns committed trees into frames: a host's screen, or the stage.
package protocol FrameSource: AnyObject {
    var framesPerSecond: Int { get }
    /// Says that display links run (or none does any more), so that ticks must come although nothing else changes.
    func setNeedsTicks(_ needsTicks: Bool)
    /// Says that something waits for a commit at the end of this turn. May be called many times in one turn.
    func setNeedsCommit()
}
