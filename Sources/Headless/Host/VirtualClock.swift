import RenderScene

/// Media time under virtual time: frozen except when the host moves it.
package final class VirtualClock: MediaClock {
    /// Media time at the start. Not 0, because a begin time of 0 means "when committed"; small, for Double precision.
    package static let epoch = 64.0

    /// Seconds since the start; the exact value set by the host.
    package private(set) var elapsed = 0.0

    package init() {}

    package var now: Double { Self.epoch + elapsed }

    /// Moves forward; ignores an earlier time.
    func move(to time: Double) { elapsed = max(elapsed, time) }
}
