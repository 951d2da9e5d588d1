import Foundation
import RenderScene

/// Media time of a real-time host: the monotonic clock, constant within a run-loop turn.
@MainActor
final class RealTimeClock: @MainActor MediaClock {
    private var turnTime: Double?

    var now: Double { turnTime ?? Self.monotonic }

    /// Begins a run-loop turn, unless one has begun.
    func beginTurn() { if turnTime == nil { turnTime = Self.monotonic } }

    func endTurn() { turnTime = nil }

    private static var monotonic: Double { ProcessInfo.processInfo.systemUptime }
}
