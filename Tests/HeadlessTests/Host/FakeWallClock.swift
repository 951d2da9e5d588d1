import Foundation

@testable import Headless

/// A wall clock that a test moves: a wait passes at once, or a little late.
@MainActor
final class FakeWallClock: WallClock {
    private(set) var seconds = 1000.0
    /// Waits until now.
    private(set) var waits = 0
    /// Seconds by which the next wait ends late.
    var lateness: () -> Double = { 0 }
    private var end = 1000.0

    func wait(_ seconds: Double) {
        waits += 1
        self.seconds = min(self.seconds + max(seconds, 0) + (seconds > 0 ? lateness() : 0), end)
        endPass()
    }

    /// Real time that passes while the thread works.
    func work(_ duration: Double) {
        seconds += duration
        endPass()
    }

    /// Has the run loop return at the end.
    private func endPass() { if seconds >= end { DispatchQueue.main.async {} } }

    /// Runs the main run loop for some real seconds.
    func run(_ duration: Double) {
        end = seconds + duration
        while seconds < end { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        // For the moments of the end itself.
        let last = waits
        for _ in 0..<3 where waits == last { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}
