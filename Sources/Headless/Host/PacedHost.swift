import CVirtualTime
import Foundation
import Rendering

/// Runs an app on virtual time that follows real time: at a speed, paused, or frame by frame. Other hosts show its screen.
///
/// The main run loop's waits run the moments of a `HeadlessHost` as they become due by the wall clock, one by one and in its order, so that
/// what happened can be repeated on a stage. When nothing is due the thread sleeps in real time, until the next moment at the current speed
/// or until something is ready: an app at rest uses no processor. Media time stands still while a turn takes longer than `longestTurn`, and
/// an app that does not keep up runs slower: no moment is left out.
///
/// Threads that compute are waited for briefly, and work of other processes not at all. Threads of a host itself are to be outside virtual
/// time (`RealTimeThread`).
@MainActor
package final class PacedHost {
    package let host: HeadlessHost
    /// `Date()` at the start.
    package let startDate: Date
    private let patience: Double
    private let wall: any WallClock
    private var pace: MediaPace
    private nonisolated let inbox = Inbox()
    private var wakes: [(time: Double, action: @MainActor () -> Void)] = []
    /// Called once all that was due has run, if anything has, and at least each sixtieth of a second.
    package var onRest: (() -> Void)?
    private var hasRun = false
    private var lastRest = 0.0
    /// The real time at which the last step or the wait in it ended.
    private var lastStep: Double

    /// Real seconds of one step that a thread of the app that computes is waited for.
    package static let patience = 0.002
    /// Real seconds of a turn beyond which media time stands still.
    private static let longestTurn = 0.1
    /// Real seconds that moments may be late before media time waits for them.
    private static let longestLag = 0.25
    /// Rounds of callbacks in one turn: more wait for the next, so that input runs in between.
    private static let roundLimit = 100
    /// The longest time between two calls of `onRest` while there is work.
    private static let restInterval = 1.0 / 60
    /// Speeds other than 0.
    package static let speeds = 0.01...16.0

    package init(
        name: String, size: CGSize, scale: CGFloat, safeAreaInsets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat),
        startingAt date: Date = HeadlessHost.present, wall: (any WallClock)? = nil, patience: Double = PacedHost.patience
    ) {
        RealTimeThread.run { SoftwareRenderer.startThreads() }
        let wall = wall ?? SystemWallClock()
        (self.wall, self.patience, startDate) = (wall, patience, date)
        lastStep = wall.seconds
        pace = MediaPace(realTime: lastStep)
        host = HeadlessHost(name: name, size: size, scale: scale, safeAreaInsets: safeAreaInsets, startingAt: date)
        host.roundLimit = Self.roundLimit
        ExternalWork.isAwaited = false
        VirtualTime.setPaced(patience: patience)
        VirtualTime.runLoopStep = { [unowned self] limit, isFirst in step(until: limit, isFirst: isFirst) }
    }

    /// Ends virtual time and removes the screen. A second call does nothing.
    package func stop() {
        VirtualTime.setPaced(patience: 0)
        host.stop()
        inbox.removeAll()
        wakes = []
    }

    package var screen: Screen { host.screen }
    package var framesPerSecond: Int { host.framesPerSecond }

    // MARK: Time

    /// Seconds since the start: the media time now, or that of the moment that runs.
    package private(set) var now = 0.0

    /// The media time of a time since the start.
    package nonisolated static func mediaTime(_ time: Double) -> Double { VirtualClock.epoch + time }

    /// Seconds of the wall clock.
    package var realTime: Double { wall.seconds }

    /// Media seconds per real second; 0 is a pause. Other values than 0 and those of `speeds` are ignored.
    package var speed: Double {
        get { pace.speed }
        set {
            guard newValue == 0 || Self.speeds.contains(newValue) else { return }
            // Late moments stay late: a pause is where the app is.
            let real = wall.seconds
            if newValue == 0 || pace.speed != 0 { pace.set(now, at: real) }
            pace.setSpeed(newValue, at: real)
        }
    }

    /// Goes on to the frame that is `frames` after the present one, and pauses there. Everything until then, and at its time, runs before
    /// the next rest.
    package func step(frames: Int) {
        guard frames > 0 else { return }
        let rate = Double(framesPerSecond)
        var frame = (now * rate).rounded(.down)
        // A time next to a frame is that frame.
        if abs((frame + 1) / rate - now) < 1e-9 { frame += 1 }
        speed = 0
        pace.set(max((frame + Double(frames)) / rate, now), at: wall.seconds)
        setNeedsRest()
    }

    /// Runs all moments up to a time since the start, without waiting in real time, and pauses there. Threads that compute are waited for.
    package func run(to time: Double) {
        speed = 0
        VirtualTime.setPaced(patience: 0)
        defer { VirtualTime.setPaced(patience: patience) }
        if time > host.now { host.advance(to: time) }
        now = max(now, host.now)
        lastStep = wall.seconds
        pace.set(now, at: lastStep)
        setNeedsRest()
    }

    /// The time until which the screen is decided: that of the next event; infinity if there is none.
    package var nextEvent: Double { max(host.nextEvent, now) }

    /// Calls `onRest` once all that is due has run, even if that is nothing.
    package func setNeedsRest() { hasRun = true }

    /// Whether moments that are due have not run yet. In `onRest` alone.
    package private(set) var isLate = false

    // MARK: Input

    /// Has the main thread call `body` between two moments, also while time is paused; from any thread.
    package nonisolated func post(_ body: @escaping @MainActor @Sendable () -> Void) {
        inbox.add(body)
        kinora_run_loop_wake()
    }

    /// Calls `action` once after real seconds, between two moments, also while time is paused.
    package func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
        let time = wall.seconds + max(seconds, 0)
        let index = wakes.firstIndex { $0.time > time } ?? wakes.count
        wakes.insert((time, action), at: index)
    }

    /// Runs a turn for an event from outside: passes the time, in seconds since the start, and commits what it changes. For `post` and
    /// `after`.
    package func turn(_ body: (_ time: Double) -> Void) {
        if host.now < now {
            host.begin(now)
            host.endMoment()
        } else {
            host.endTurn()
        }
        body(host.now)
        host.endTurn()
        now = max(now, host.now)
        hasRun = true
    }

    // MARK: Steps

    /// One step of a wait in the main run loop. Returns false if there is nothing to wait for.
    private func step(until end: Double, isFirst: Bool) -> Bool {
        guard !host.isMoving else { return stepWithin(until: end) }
        host.isMoving = true
        defer { host.isMoving = false }
        let real = wall.seconds
        if real - lastStep > Self.longestTurn { pace.set(max(pace.mediaTime(at: lastStep), now), at: real) }
        lastStep = real
        if isFirst && host.isTickOfMoment == nil {
            host.endTurn()
            hasRun = true
            return true
        }
        if host.virtualTime.fireNextDueInRunLoop() || host.endMoment() {
            hasRun = true
            return true
        }
        let present = max(pace.mediaTime(at: real), host.now)
        let (next, limit) = (host.nextEvent, host.wholeFrame(ofRunLoop: end))
        if next <= min(present, limit) {
            runMoment(next, at: real)
        } else if limit <= present {
            return host.beginMoment(before: limit) || host.virtualTime.stepRunLoop(until: min(limit, end))
        } else {
            now = present
            if !runOwnWork(at: real) { sleep(until: min(next, limit)) }
        }
        return true
    }

    /// Begins a moment that is due. While all moments are late, frames and input come in between.
    private func runMoment(_ time: Double, at real: Double) {
        if hasRun, real - lastRest > Self.restInterval {
            now = host.now
            for _ in 0..<inbox.count { inbox.next()?() }
            for _ in 0..<wakes.count { runWake(at: real) }
            isLate = true
            rest()
            // If time has paused, none of the moments is due any more: the rest after them comes nevertheless.
            (isLate, hasRun) = (false, true)
            return
        }
        if pace.speed > 0, real - pace.realTime(of: time) > Self.longestLag { pace.set(time, at: real) }
        host.begin(time)
        (now, hasRun) = (host.now, true)
    }

    /// Runs one call of another thread, one wake that is due, or `onRest`. Returns false if there is none.
    private func runOwnWork(at real: Double) -> Bool {
        if let body = inbox.next() {
            body()
        } else if hasRun, !hasDueWake(at: real) {
            rest()
        } else {
            return runWake(at: real)
        }
        return true
    }

    private func hasDueWake(at real: Double) -> Bool { wakes.first.map { $0.time <= real } ?? false }

    @discardableResult private func runWake(at real: Double) -> Bool {
        guard hasDueWake(at: real) else { return false }
        wakes.removeFirst().action()
        return true
    }

    private func rest() {
        hasRun = false
        lastRest = wall.seconds
        onRest?()
    }

    /// Waits until a media time or until something is ready. The clock is then at the present, for work that comes from outside.
    private func sleep(until next: Double) {
        wall.wait(min(pace.realTime(of: next), wakes.first?.time ?? .infinity) - wall.seconds)
        lastStep = wall.seconds
        let present = pace.mediaTime(at: lastStep)
        if present < next { host.moveClock(to: present) }
    }

    /// A step of a run loop within a callback: timers and tasks run, at their times by the wall clock; the rest follows after the callback.
    private func stepWithin(until end: Double) -> Bool {
        if host.virtualTime.fireNextDueInRunLoop() { return true }
        let next = min(host.virtualTime.nextDeadline ?? .infinity, end)
        if next <= pace.mediaTime(at: wall.seconds) { return host.virtualTime.stepRunLoop(until: end) }
        wall.wait(pace.realTime(of: next) - wall.seconds)
        return true
    }

    /// Calls from other threads, in order.
    private final class Inbox: @unchecked Sendable {
        private let lock = NSLock()
        private var bodies: [@MainActor @Sendable () -> Void] = []
        private var taken = 0

        func add(_ body: @escaping @MainActor @Sendable () -> Void) { lock.withLock { bodies.append(body) } }

        func next() -> (@MainActor @Sendable () -> Void)? {
            lock.withLock {
                guard taken < bodies.count else { return nil }
                taken += 1
                let body = bodies[taken - 1]
                if taken == bodies.count { (bodies, taken) = ([], 0) }
                return body
            }
        }

        var count: Int { lock.withLock { bodies.count - taken } }

        func removeAll() { lock.withLock { (bodies, taken) = ([], 0) } }
    }
}
