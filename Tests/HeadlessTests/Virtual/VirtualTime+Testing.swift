import CoreGraphics

@testable import Headless

/// Start of virtual time in these tests.
let epoch = Date(timeIntervalSinceReferenceDate: 789_000_000)

/// Runs a body in virtual time of its own.
func withTime(_ body: @MainActor (VirtualTime, Journal) -> Void) {
    MainActor.assumeIsolated {
        let time = VirtualTime(startingAt: epoch)
        defer { time.stop() }
        body(time, Journal())
    }
}

/// Moves on from deadline to deadline up to a time.
@MainActor func play(_ time: VirtualTime, until end: TimeInterval) {
    time.drain()
    while let next = time.nextDeadline, next <= end {
        time.move(to: next)
        time.drain()
    }
    time.move(to: end)
    time.drain()
}
