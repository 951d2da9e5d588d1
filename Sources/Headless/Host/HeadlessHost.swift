import Foundation
import QuartzCore
import RenderScene

/// Runs an app on virtual time without a window: advances the clock from one moment with an event to the next.
///
/// A *moment* is a frame's tick, the start or end of an animation, a deadline of a foreign waiter (`Timer`, main queue, `Task`), or the
/// requested time. At each, in this order: animations start and end, foreign waiters run, display links tick, and after each of these
/// the layers are committed and callbacks run until none is pending. Frames are at integer multiples of 1/`framesPerSecond` since the
/// start.
@MainActor
package final class HeadlessHost: @MainActor FrameSource {
    package let clock = VirtualClock()
    package let virtualTime: VirtualTime
    package private(set) var screen: Screen!
    package var framesPerSecond = 60
    /// Called at each frame's tick once its tree is committed; while set, every tick happens.
    package var onFrame: (() -> Void)?
    /// Called at every moment, so that a watchdog sees progress.
    package var onProgress: (() -> Void)?
    /// Called with true before work of other processes is awaited, and with false afterwards.
    package var onWait: ((Bool) -> Void)?
    private var lastTick = 0.0
    /// Whether time is advancing: a call from within does nothing.
    var isMoving = false
    private var isStopped = false
    /// Whether a synchronous advance has reported that it cannot run foreign waiters, and continues without them.
    private var leavesWaitersOut = false
    /// Whether the moment that has begun is a tick; nil between moments. A wait in the run loop leaves its last moment open.
    private(set) var isTickOfMoment: Bool?
    /// Rounds of callbacks in one turn, after which the others wait.
    var roundLimit = 10_000

    /// The time outside of hosts.
    package static var present: Date { Date() }

    /// Starts virtual time with `Date()` at a date, and creates a screen.
    package init(
        name: String, size: CGSize, scale: CGFloat, safeAreaInsets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat),
        startingAt date: Date
    ) {
        virtualTime = VirtualTime(startingAt: date)
        screen = Screen(
            name: name, size: size, scale: scale, safeAreaInsets: safeAreaInsets, clock: clock, frameSource: self)
        ExternalWork.isAwaited = true
        VirtualTime.runLoopStep = { [unowned self] limit, isFirst in stepRunLoop(until: limit, isFirst: isFirst) }
    }

    /// Ends virtual time and removes the screen. A second call does nothing.
    package func stop() {
        isStopped = true
        ExternalWork.isAwaited = false
        screen?.remove()
        if virtualTime.isRunning { VirtualTime.runLoopStep = nil }
        virtualTime.stop()
    }

    /// Seconds since the start.
    package var now: Double { clock.elapsed }

    package func setNeedsTicks(_ needsTicks: Bool) {}

    package func setNeedsCommit() {}

    // MARK: Run-loop turns

    /// Ends a run-loop turn: commits, runs callbacks, and repeats while these change something.
    package func endTurn() {
        guard !screen.endTurn(rounds: roundLimit) else { return }
        reportOnce(
            "endless turn",
            "callbacks went on without end in one turn at \(now) s: each of \(roundLimit) times started another; the rest waits")
    }

    // MARK: Moments

    /// The next moment not after `limit`; nil if the clock is already there.
    private func nextMoment(before limit: Double) -> Double? {
        guard now < limit, !isStopped else { return nil }
        return min(limit, nextEvent)
    }

    /// The time of the next event that is known: the start or end of an animation, the deadline of a waiter, a tick; infinity without one.
    var nextEvent: Double {
        var next = Double.infinity
        if let event = screen.context.nextEventTime { next = min(next, max(eventTime(event), now)) }
        if !leavesWaitersOut, let deadline = virtualTime.nextDeadline { next = min(next, max(deadline, now)) }
        if wantsTicks { next = min(next, nextTick) }
        return next
    }

    private var wantsTicks: Bool { onFrame != nil || DisplayLinks.current.wantsTicks }

    /// The first frame time after the clock and after the last tick.
    private var nextTick: Double {
        let rate = Double(framesPerSecond)
        var frame = (now * rate).rounded(.down)
        while frame / rate <= max(now, lastTick) + MediaTiming.resolution { frame += 1 }
        return frame / rate
    }

    /// Moves to the next moment, and runs its events that precede foreign waiters. Returns false if there is none before `limit`.
    func beginMoment(before limit: Double) -> Bool {
        guard let moment = nextMoment(before: limit), moment.isFinite else { return false }
        begin(moment)
        return true
    }

    /// Moves to a moment before which there is no event, and runs its events that precede foreign waiters.
    func begin(_ moment: Double) {
        isTickOfMoment = isTick(moment)
        onProgress?()
        virtualTime.move(to: moment)
        clock.move(to: moment)
        // Up to the exact event time of this moment: an event left over by rounding would repeat the same moment forever.
        let event = screen.context.nextEventTime.flatMap { eventTime($0) <= moment ? $0 : nil }
        screen.context.processEvents(at: max(clock.now, event ?? clock.now))
        endTurn()
    }

    /// Moves the clock to a time before which there is no event, without a moment.
    func moveClock(to time: Double) {
        guard time > now, !isStopped else { return }
        virtualTime.move(to: time)
        clock.move(to: time)
    }

    /// Runs the events of the moment that follow foreign waiters. Returns false if no moment has begun.
    @discardableResult func endMoment() -> Bool {
        guard let isTick = isTickOfMoment else { return false }
        isTickOfMoment = nil
        clock.move(to: virtualTime.elapsed)
        endTurn()
        guard isTick else { return true }
        lastTick = now
        DisplayLinks.current.tick(at: clock.now, next: VirtualClock.epoch + nextTick)
        endTurn()
        while waitForExternalWork() {}
        onFrame?()
        return true
    }

    private func isTick(_ moment: Double) -> Bool { wantsTicks && moment == nextTick }

    // MARK: Advancing

    /// Advances time by seconds, from moment to moment. Foreign waiters run only outside a main-queue job; one that is due inside is
    /// misuse. So is a call from within another one (a completion, a tick, a timer, another task), which does nothing.
    package func advance(by seconds: Double) { advance(to: target(seconds)) }

    /// Advances time to a time since the start, or to a frame within a nanosecond of it; an earlier time only ends the run-loop turn.
    package func advance(to time: Double) { move(to: snapped(time)) }

    /// Advances time in an async context: foreign waiters run while it is suspended.
    package func advance(by seconds: Double) async { await advance(to: target(seconds)) }

    /// Advances time to a time since the start, in an async context.
    package func advance(to time: Double) async { await move(to: snapped(time)) }

    /// Advances time until nothing is animating or waiting, at most `timeout` seconds; returns what is still pending, and completions
    /// of the app that depend on an event that never comes by itself.
    package func settle(timeout: Double) -> [String] {
        move(to: target(timeout), untilSettled: true)
        return pending + screen.context.openCompletions
    }

    /// Settles in an async context.
    package func settle(timeout: Double) async -> [String] {
        await move(to: target(timeout), untilSettled: true)
        return pending + screen.context.openCompletions
    }

    /// The loop of `advance` and `settle`.
    private func move(to limit: Double, untilSettled: Bool = false) {
        guard begin() else { return }
        defer { end() }
        endTurn()
        drain(until: limit)
        while !(untilSettled && isSettled), beginMoment(before: limit) {
            drain(until: limit)
            endMoment()
        }
    }

    /// The same loop, suspended where foreign waiters run.
    private func move(to limit: Double, untilSettled: Bool = false) async {
        guard begin() else { return }
        defer { end() }
        endTurn()
        await drain()
        endTurn()
        while !(untilSettled && isSettled), beginMoment(before: limit) {
            await drain()
            endMoment()
        }
    }

    /// Runs foreign waiters, and waits for work of other processes, while suspended.
    private func drain() async {
        repeat { await virtualTime.drain() } while waitForExternalWork()
    }

    /// Waits a moment, in real time, for work of other processes, and ends the turn of what it changes; false if there is none.
    private func waitForExternalWork() -> Bool {
        guard ExternalWork.isAwaited, ExternalWork.wait({ onWait?($0) }) else { return false }
        onProgress?()
        endTurn()
        return true
    }

    /// Returns false, after a report, if time is already advancing.
    private func begin() -> Bool {
        guard !isMoving else {
            misuse(
                object: "Stage.advance",
                value: "called at \(now) s while time is moving on already, from within a callback or from another task",
                remedy: "let the first advance or settle return before the next")
            return false
        }
        endMoment()
        isMoving = true
        virtualTime.mainActorIsHeldHere()
        return true
    }

    private func end() {
        isMoving = false
        leavesWaitersOut = false
        virtualTime.mainActorIsHeldHere()
    }

    private func target(_ seconds: Double) -> Double {
        guard seconds.isFinite, seconds >= 0 else {
            reportOnce("advance", "time cannot advance by \(seconds) s; it stays at \(now) s")
            return now
        }
        var time = now + seconds
        if time > virtualTime.limit {
            reportOnce("advance limit", "time cannot advance to \(time) s; it ends at \(virtualTime.limit) s")
            time = virtualTime.limit
        }
        if wantsTicks, (time - now) * Double(framesPerSecond) > Self.tickLimit {
            let end = now + Self.tickLimit / Double(framesPerSecond)
            reportOnce(
                "advance ticks",
                "time cannot advance by \(seconds) s at once while every frame is requested: more than 100,000,000 frames; it stops at \(end) s"
            )
            time = end
        }
        return snapped(time)
    }

    private static let tickLimit = 1e8

    // MARK: Waiting in the run loop

    /// One step of a wait in the main run loop, equivalent to `advance`: a moment arrives, the run loop runs what is due, the moment
    /// ends.
    private func stepRunLoop(until end: Double, isFirst: Bool) -> Bool {
        // In a callback of `advance`: foreign waiters run, and the rest follows after the callback.
        guard !isMoving else { return virtualTime.stepRunLoop(until: end) }
        isMoving = true
        defer { isMoving = false }
        if isFirst && isTickOfMoment == nil {
            endTurn()
            return true
        }
        if virtualTime.fireNextDueInRunLoop() || endMoment() { return true }
        let limit = wholeFrame(ofRunLoop: end)
        return beginMoment(before: limit) || virtualTime.stepRunLoop(until: min(limit, end))
    }

    // MARK: Frame times

    /// The frame time that the end of a run loop's wait stands for, or that end. The run loop has microsecond resolution.
    func wholeFrame(ofRunLoop end: Double) -> Double { wholeFrame(end, within: 1e-6) ?? end }

    private func snapped(_ time: Double) -> Double { max(wholeFrame(time) ?? time, now) }

    /// The frame time equal to a time apart from rounding errors; nil for a time between frames. Next to a frame, a time would lose or
    /// double its tick. Tolerance is half the resolution, because the snapped event must still be due at its frame.
    private func wholeFrame(_ time: Double, within tolerance: Double = MediaTiming.resolution / 2) -> Double? {
        let frame = (time * Double(framesPerSecond)).rounded() / Double(framesPerSecond)
        return abs(frame - time) <= tolerance ? frame : nil
    }

    /// The time of an animation's start or end, without the rounding error of adding the epoch.
    private func eventTime(_ mediaTime: Double) -> Double {
        let time = mediaTime - VirtualClock.epoch
        let nanoseconds = (time * 1e9).rounded()
        return wholeFrame(time) ?? (abs(nanoseconds) < 1e15 ? nanoseconds / 1e9 : time)
    }

    private func drain(until limit: Double) {
        guard virtualTime.isInsideMainQueueJob else {
            repeat {
                virtualTime.drain()
                endTurn()
            } while waitForExternalWork()
            return
        }
        while waitForExternalWork() {}
        guard !leavesWaitersOut else { return }
        if let deadline = virtualTime.nextDeadline, deadline <= limit {
            leavesWaitersOut = true
            misuse(
                object: "Stage.advance",
                value: "a Timer, asyncAfter or Task.sleep is due at \(deadline) s, and here (in an async test or a task) only 'await' "
                    + "lets it run",
                remedy: "write 'await stage.advance(by:)' or 'await stage.settle()'")
        } else if limit > now, virtualTime.hasTasksWaiting {
            let sentence =
                "Stage.advance: a task of the main actor waits to run, and the test (or task) that calls holds the main actor until it "
                + "returns or awaits. Make the test 'async' and write 'await stage.advance(by:)' or 'await stage.settle()'."
            // A program without a test may not depend on the task.
            leavesWaitersOut = Diagnostics.failRunningTest(sentence, at: CallSite.current)
            if !leavesWaitersOut { reportOnce("tasks waiting", sentence) }
        }
    }

    // MARK: Pending work

    /// Whether nothing is pending that this advance can bring to its end.
    private var isSettled: Bool {
        // Names cost time, and so does waiting for other threads: at each moment it is asked, they are not needed while something moves.
        guard !screen.context.isMoving, !DisplayLinks.current.isRunning, ExternalWork.awaited.isEmpty else { return false }
        return leavesWaitersOut || pending.isEmpty
    }

    /// Pending work: animations with an end, running display links, foreign waiters.
    private var pending: [String] {
        var names = moving
        if let deadline = virtualTime.nextDeadline { names.append("a Timer, asyncAfter or Task.sleep due at \(deadline) s") }
        if virtualTime.isInsideMainQueueJob, virtualTime.hasTasksWaiting {
            names.append("a task of the main actor, which runs where the test awaits")
        }
        return names
    }

    /// Pending work apart from foreign waiters.
    private var moving: [String] {
        screen.context.moving + (DisplayLinks.current.isRunning ? ["CADisplayLink"] : []) + ExternalWork.awaited
    }
}
