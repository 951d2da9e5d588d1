import RenderScene

/// Media time under virtual time: stands still but for the host that moves it.
package final class VirtualClock: MediaClock {
    /// Media time at the start. Not 0, because a begin time of 0 means "when committed"; small, to keep Doubles fine.
    package static let epoch = 64.0

    /// Seconds since the start; the exact number the host moved to.
    package private(set) var elapsed = 0.0

    package init() {}

    package var now: Double { Self.epoch + elapsed }

    /// Moves forwards; an earlier time changes nothing.
    func move(to time: Double) { elapsed = max(elapsed, time) }
}
