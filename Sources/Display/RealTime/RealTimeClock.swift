import Foundation
import RenderScene

/// Media time of a host that runs in real time: the monotonic clock, standing still within a turn of the event loop.
@MainActor
final class RealTimeClock: @MainActor MediaClock {
    private var turnTime: Double?

    var now: Double { turnTime ?? Self.monotonic }

    /// Begins a turn, unless one has begun.
    func beginTurn() { if turnTime == nil { turnTime = Self.monotonic } }

    func endTurn() { turnTime = nil }

    private static var monotonic: Double { ProcessInfo.processInfo.systemUptime }
}
