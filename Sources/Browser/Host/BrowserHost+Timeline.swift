import Display
import Headless
import QuartzCore

// The time of the app, as the controlling page leads it: pause, speed, steps, and moments of the past and of what is decided. Going back
// changes nothing in the app: a frame of another time is drawn from the commits that are kept.
extension BrowserHost {
    /// Seconds ahead of the present that can be looked at.
    private static let longestOutlook = 60.0

    /// Runs a command; its answer follows once the frame is drawn.
    func run(_ command: ClientMessage.TimelineCommand, request: UInt32, from client: UInt32) {
        switch command {
        case .pause: host.speed = 0
        case .play(let speed):
            shownAnimations = ShownAnimations()
            returnToPresent()
            host.speed = speed
        case .step(let frames): step(frames)
        case .seek(let seconds): show(seconds)
        case .replay(let end): return startAgain(until: end, for: client)
        case .show(let animations, let number):
            if number > 0 { inputs[client] = (number, host.now) }
            if let problem = problem(with: animations) {
                refuse(client, problem)
            } else {
                shownAnimations = animations
                show(shownTime ?? host.now)
            }
        }
        openRequest = request
        host.setNeedsRest()
    }

    /// Answers a command whose moments have all run.
    func answerTimeline() {
        guard let request = openRequest else {
            if host.speed == 0 { timeline = currentTimeline(request: timeline.request, frame: timeline.frame) }
            return
        }
        openRequest = nil
        drawFrame(isForced: true)
        timeline = currentTimeline(request: request, frame: shownTime ?? host.now)
        sendDue()
    }

    func currentTimeline(request: UInt32, frame: Double) -> ServerMessage.Timeline {
        let range = knownRange
        return ServerMessage.Timeline(
            speed: host.speed, now: host.now, from: range.lowerBound, decidedTo: range.upperBound, shown: shownTime, frame: frame,
            request: request, animations: shownAnimations,
            history: ServerMessage.Timeline.History(
                megabytes: (Double(history.byteCount) / 1_048_576 * 10).rounded() / 10, limit: Double(history.memoryLimit) / 1_048_576,
                isCut: range.lowerBound > max(host.now - history.duration, 0) + 1))
    }

    /// The times since the start at which the screen is known.
    var knownRange: ClosedRange<Double> {
        let now = host.now
        let kept = history.begin.map { $0 - PacedHost.mediaTime(0) } ?? now
        let next = host.nextEvent
        let isOver = !next.isFinite && host.screen.isStill(at: PacedHost.mediaTime(now))
        return min(max(kept, now - history.duration), now)...(isOver ? now : min(next, now + Self.longestOutlook))
    }

    // MARK: Other moments

    /// Goes on by frames of the screen, or back.
    private func step(_ frames: Int) {
        guard shownTime != nil || frames < 0 else { return host.step(frames: frames) }
        host.speed = 0
        let rate = Double(host.framesPerSecond)
        let position = (shownTime ?? host.now) * rate
        // A time next to a frame is that frame.
        let first = (frames > 0 ? position + 1e-6 : position - 1e-6).rounded(frames > 0 ? .down : .up)
        show((first + Double(frames)) / rate)
    }

    /// Pauses, and shows the moment of a time since the start; one that is not known is replaced by the nearest that is.
    private func show(_ seconds: Double) {
        host.speed = 0
        let range = knownRange
        let time = min(max(seconds, range.lowerBound), range.upperBound)
        if time == host.now, animationFilter.isEmpty { returnToPresent() } else { shownTime = time }
    }

    /// The animations that are shown otherwise than the app had them.
    var animationFilter: AnimationFilter {
        guard shownAnimations != ShownAnimations() else { return AnimationFilter() }
        let numbers = Dictionary(uniqueKeysWithValues: animations.records(since: 0).map { (UInt32($0.id), $0.animation) })
        let frozen = shownAnimations.frozen.compactMap { one in numbers[one.id].map { ($0, PacedHost.mediaTime(one.time)) } }
        return AnimationFilter(
            solo: shownAnimations.solo.flatMap { numbers[$0] }, frozen: Dictionary(frozen) { _, latest in latest })
    }

    private func problem(with shown: ShownAnimations) -> String? {
        let known = Set(animations.records(since: 0).map { UInt32($0.id) })
        let unknown = (shown.frozen.map(\.id) + (shown.solo.map { [$0] } ?? [])).first { !known.contains($0) }
        return unknown.map { "there is no animation \($0)" }
    }

    private func returnToPresent() {
        shownTime = nil
        liftFingers()
    }

    /// Cancels the touches of fingers that no page holds: they were lifted while another moment was shown, or are those of a replay.
    func liftFingers() {
        cancel(exchange(&liftedFingers, with: []))
    }

    /// The sentence with which a message is refused while another moment than the present is shown; nil for one that changes no app.
    func refusal(of message: ClientMessage) -> String? {
        guard shownTime != nil else { return nil }
        switch message {
        case .timeline, .handOver, .shown, .visible, .hover: return nil
        case .touches(let touches, _):
            let lifted = touches.filter { [.ended, .cancelled].contains($0.phase) && fingersDown[$0.finger] != nil }
            liftedFingers.formUnion(lifted.map(\.finger))
        default: break
        }
        return "the page shows another moment than the present; play, or go to the present, to use the app"
    }
}
