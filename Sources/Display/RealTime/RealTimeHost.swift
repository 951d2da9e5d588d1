import Foundation
import QuartzCore
import RenderScene

/// Runs an app in real time on the main run loop; other hosts show its screen.
///
/// A run-loop turn ends when the main queue returns to the host: layers are committed and callbacks run. The host sleeps while nothing
/// changes, wakes for the next animation's start or end, and ticks at `framesPerSecond` only while a display link is running.
@MainActor
package final class RealTimeHost: @MainActor FrameSource {
    package let framesPerSecond = 60
    private let clock = RealTimeClock()
    package private(set) var screen: Screen!
    /// Called when a turn has been committed.
    package var onTurn: (() -> Void)?
    private var hasScheduledTurn = false
    private var eventTimer: (any DispatchSourceTimer)?
    private var tickTimer: (any DispatchSourceTimer)?

    package init(name: String, size: CGSize, scale: CGFloat, safeAreaInsets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat))
    {
        screen = Screen(name: name, size: size, scale: scale, safeAreaInsets: safeAreaInsets, clock: clock, frameSource: self)
    }

    /// Removes the screen; nothing is committed any more.
    package func stop() {
        eventTimer?.cancel()
        tickTimer?.cancel()
        (eventTimer, tickTimer) = (nil, nil)
        screen?.remove()
    }

    package func setNeedsCommit() {
        clock.beginTurn()
        guard !hasScheduledTurn else { return }
        hasScheduledTurn = true
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.endTurn() } }
    }

    /// Runs a turn for an event from outside: passes its media time, in seconds, and commits what it changes.
    package func turn(_ body: (_ time: Double) -> Void) {
        clock.beginTurn()
        CATransaction.flush()
        body(clock.now)
        endTurn()
    }

    /// The media time, in seconds.
    package var now: Double { clock.now }

    package func setNeedsTicks(_ needsTicks: Bool) {
        guard needsTicks != (tickTimer != nil) else { return }
        tickTimer?.cancel()
        tickTimer = nil
        guard needsTicks else { return }
        let interval = 1 / Double(framesPerSecond)
        tickTimer = timer(after: interval, every: interval) { [weak self] in self?.tick(interval) }
    }

    private func tick(_ interval: Double) {
        clock.beginTurn()
        DisplayLinks.current.tick(at: clock.now, next: clock.now + interval)
        endTurn()
    }

    /// Commits, runs callbacks, commits their changes; then sleeps until the next event. Callbacks that are still pending, or never
    /// settle, get turns of their own, so that other events run in between.
    package func endTurn() {
        hasScheduledTurn = true
        clock.beginTurn()
        screen.context.processEvents(at: clock.now)
        let isOver = screen.endTurn(rounds: 1)
        let delay = screen.context.nextEventTime.map { max($0 - clock.now, 0) }
        clock.endTurn()
        eventTimer?.cancel()
        eventTimer = delay.map { timer(after: $0, every: nil) { [weak self] in self?.endTurn() } }
        hasScheduledTurn = false
        if !isOver || screen.context.needsCommit { setNeedsCommit() }
        onTurn?()
    }

    private func timer(after delay: Double, every interval: Double?, _ action: @escaping @MainActor () -> Void) -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let repeating: DispatchTimeInterval = interval.map { .nanoseconds(Int($0 * 1e9)) } ?? .never
        timer.schedule(deadline: .now() + min(delay, 1e6), repeating: repeating, leeway: .milliseconds(1))
        timer.setEventHandler { MainActor.assumeIsolated(action) }
        timer.resume()
        return timer
    }
}

/// Media time of a real-time host: the monotonic clock, constant within a run-loop turn.
@MainActor
final class RealTimeClock: @MainActor MediaClock {
    private var turnTime: Double?

    var now: Double { turnTime ?? Self.monotonic }

    /// Begins a run-loop turn, unless one has begun.
    func beginTurn() { if turnTime == nil { turnTime = Self.monotonic } }

    func endTurn() { turnTime = nil }

    /// In whole units of 2^-20 s: differences of two times are exact, as on a virtual clock, and so are the pixels that follow from them.
    private static var monotonic: Double {
        let unit = Double(1 << 20)
        return (ProcessInfo.processInfo.systemUptime * unit).rounded(.down) / unit
    }
}
