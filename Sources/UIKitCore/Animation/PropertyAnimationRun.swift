import RenderScene

/// One run of a property animator, from becoming active until it is inactive again: its changes, on one driver.
///
/// The driver's fraction runs from 0 to 1. While running, it is the fraction of the animator's duration and each change follows the
/// animator's timing. While scrubbed linearly, it is the progress of the timing. At the switch, and whenever the remainder uses another
/// timing, each change keeps its current value (`Pace.pass(through:at:)`).
@MainActor
final class PropertyAnimationRun {
    /// Retains the animator while it runs. Held by the blocks whose animations are on layers, so nothing is retained without them.
    @MainActor
    final class Keeper {
        var animator: UIViewPropertyAnimator?
    }

    /// The meaning of the driver's fraction.
    private enum Scale {
        /// Time: each change follows the animator's timing. Also for a scrubbed animator that keeps its curve.
        case time
        /// Progress of the timing, linear.
        case progress
        /// A remainder with its own timing.
        case stretch(Pace.Stretch)
    }

    let driver: TimeDriver
    private let form: Pace.Form
    private weak var animator: UIViewPropertyAnimator?
    private weak var keeper: Keeper?
    private var changes: [DrivenChange] = []
    private var pending = 0
    private var scale: Scale
    /// The time at which it was converted to progress, so that resuming at once changes nothing.
    private var stopped: (progress: Double, time: Double)?
    /// Whether no change can complete any more: stopped, or completed.
    private var isOver = false
    /// Started without animations; begins with the first addition.
    var awaitsAdditions = false
    /// Whether `startAnimation` has started it.
    var wasStarted = false
    /// Whether a cancelled transition has restored the old values.
    var isRestored = false

    /// Creates a run paused at its start, or at its end if reversed.
    init(animator: UIViewPropertyAnimator, form: Pace.Form, duration: Double, fraction: Double) {
        self.animator = animator
        self.form = form
        driver = TimeDriver(duration: duration, animator: animator.identity)
        driver.set(.held(at: fraction))
        scale = animator.scrubsLinearly ? .progress : .time
    }

    /// The record of changes, if the animator belongs to a transition.
    var transitionChanges: TransitionChanges? { animator?.transitionChanges }

    /// Whether the animated views receive touches.
    var allowsInteraction: Bool { animator?.isUserInteractionEnabled ?? true }

    // MARK: Progress

    var isRunning: Bool { driver.isRunning }

    /// Progress from 0 at the start to 1 at the end; the `fractionComplete` of a run that is not reversed.
    var position: Double {
        switch scale {
        // A spring has not quite arrived when its time is over, but no more is left.
        case .time: return scrubsLinearly && driver.fraction < 1 ? form(driver.fraction).x : driver.fraction
        case .progress: return driver.fraction
        case .stretch(let stretch): return stretch(driver.fraction).x
        }
    }

    private var scrubsLinearly: Bool { animator?.scrubsLinearly ?? true }

    private func setDriverState(_ state: DriverState) {
        driver.set(state)
        keeper?.animator = driver.isRunning ? animator : nil
    }

    // MARK: Changes

    /// Adds changes that begin after a fraction of the remaining run.
    func add(after delayFactor: Double, _ animations: () -> Void) {
        restartDriver()
        let now = hasBegun ? min(max(additionFraction, 0), 1) : 0
        let start = now + min(max(delayFactor, 0), 1) * (1 - now)
        let keeper = self.keeper ?? Keeper()
        self.keeper = keeper
        keeper.animator = driver.isRunning ? animator : nil
        let addition = AnimatorAddition(run: self, start: start, keeper: keeper)
        let block = AnimationBlock(
            duration: start < 1 - 1e-9 ? driver.duration : 0, delay: 0, options: [], inheriting: nil, addition: addition, completion: nil)
        block.run(animations)
    }

    /// Fraction at which a change added now begins. The time of a reversed remainder has none after it: there the change begins at the
    /// progress, beyond the remainder.
    private var additionFraction: Double {
        if case .stretch(let stretch) = scale, stretch.to == 0 { return position }
        return driver.fraction
    }

    /// Whether added changes join a run that has begun.
    var hasBegun = false

    /// Animates a change of a block.
    func animate(_ change: ViewChange, in block: AnimationBlock, from start: Double) {
        let animation = CABasicAnimation(keyPath: change.key)
        animation.fromValue = change.from
        animation.toValue = change.to
        animation.isAdditive = change.isAdditive
        attach(animation, change, .between(Interpolation(from: change.from, to: change.to)), in: block, from: start)
    }

    /// Animates a block's keyframes.
    func animate(_ change: ViewChange, with animation: CAKeyframeAnimation, in block: AnimationBlock, from start: Double) {
        let track = animation.tracks(for: change.layer, defaultDuration: driver.duration).first
        guard case .keyframes(let keyframes)? = track?.motion else { return }
        attach(animation, change, .keyframes(keyframes), in: block, from: start)
    }

    private func attach(
        _ animation: CAPropertyAnimation, _ change: ViewChange, _ motion: Motion, in block: AnimationBlock, from start: Double
    ) {
        var (own, pace) = (Pace(start: start, form: form), Pace(start: start))
        own.form = takingOver(change, own.form)
        switch scale {
        case .time: pace = own
        case .progress: if hasBegun { own.start = ownStart(atProgress: start) }
        case .stretch(let stretch) where stretch.to == 0:
            pace.start = min(start, 1 - Self.leastDistance)
            pace.stretch = stretch
            // Zero until the remainder is interrupted, though a spring may move away from its target first.
            pace.held = 0
            own.start = ownStart(atProgress: start)
        // A remainder with its own timing has its own time; added changes use the rest of it.
        case .stretch(let stretch):
            pace = own
            own.start = ownStart(atProgress: stretch(start).x)
        }
        let driven = DrivenChange(
            driver: driver, path: change.path, old: change.shown ?? change.old, new: change.new, motion: motion,
            isAdditive: change.isAdditive, own: own, pace: pace)
        if let changes = block.transitionChanges {
            driven.valueAtStart = { [weak changes, weak layer = change.layer, path = change.path] model in
                MainActor.assumeIsolated { layer.flatMap { changes?.restoredValue(at: path, of: $0, model: model) } }
            }
        }
        animation.driven = driven
        animation.duration = driver.duration
        animation.fillMode = .both
        changes.append(driven)
        pending += 1
        block.add(animation, to: change.layer, forKey: change.animationKey)
    }

    /// The animator's time at which a change begins that was added at a progress.
    private func ownStart(atProgress progress: Double) -> Double { min(form.fraction(atProgress: progress), 1 - Self.leastDistance) }

    private static let latestStart = 1 - 1e-9

    /// A spring without an initial velocity continues with the velocity of the animation it replaces.
    private func takingOver(_ change: ViewChange, _ form: Pace.Form) -> Pace.Form {
        guard case .spring(let x, let y, let duration) = form, let shown = change.shown, x.initialVelocity == 0, !driver.isRunning else {
            return form
        }
        let spring = x.takingOver(change.path, of: change.layer, from: shown, to: change.new)
        return .spring(x: spring, y: y.initialVelocity == 0 ? spring : y, duration: duration)
    }

    // MARK: Motion

    /// Pauses at the current progress.
    func pause() {
        guard driver.isRunning else { return }
        let fraction = driver.fraction
        switch scale {
        case .time where !scrubsLinearly: setDriverState(.held(at: fraction))
        case .progress: setDriverState(.held(at: fraction))
        case .time, .stretch: straighten()
        }
        hasBegun = true
    }

    /// Restarts the driver's motion at the current progress, so that added changes share its beginning.
    private func restartDriver() {
        guard case .running(let from, let to, let delay, let length, _) = driver.state,
            let elapsed = driver.elapsed
        else { return }
        guard elapsed >= delay else {
            driver.set(.running(from: from, to: to, delay: delay - elapsed, length: length))
            return
        }
        driver.set(.running(from: driver.fraction, to: to, delay: 0, length: max(delay + length - elapsed, 0)))
    }

    /// Pauses at a progress from 0 at the start to 1 at the end.
    func scrub(to position: Double) {
        pause()
        if scrubsLinearly { straighten() }
        if stopped?.progress != position { stopped = nil }
        setDriverState(.held(at: position))
        hasBegun = true
    }

    /// Pauses, with linear progress in place of the timing.
    private func straighten() {
        let time = driver.fraction
        var progress: Double
        switch scale {
        case .progress: return
        case .time: progress = form(time).x
        case .stretch(let stretch): progress = stretch(time).x
        }
        let shown = changes.map(\.progress)
        let starts = changes.map { start(of: $0.pace, at: time, progress: progress) }
        let differences = zip(shown, starts).map { shown, start in
            let difference = shown - Pace(start: start)(progress)
            return max(abs(difference.x), abs(difference.y))
        }
        let largest = differences.max() ?? 0
        if largest > 1e-9 { progress = Self.insideEnds(progress, by: largest * Self.leastDistance) }
        for (index, change) in changes.enumerated() {
            change.pace = Pace(start: starts[index])
            change.pace.pass(through: shown[index], at: progress)
        }
        if case .time = scale { stopped = (progress, time) } else { stopped = nil }
        scale = .progress
        setDriverState(.held(at: progress))
    }

    /// The start of a change on the line of progress, so that it has begun there too, or has not; past the end of the line all have.
    private func start(of pace: Pace, at time: Double, progress: Double) -> Double {
        var origin = 0.0
        switch scale {
        case .progress: return pace.start
        case .time: if pace.start == 0 { return 0 }
        case .stretch(let stretch):
            if pace.stretch != nil { return pace.start }
            origin = stretch.from
        }
        let declared = origin + (1 - origin) * pace.start
        let start: Double
        if pace.start < time {
            start = origin + (progress - origin) * pace.start / time
        } else {
            start = progress < 1 ? max(declared, progress) : declared
        }
        return min(max(start, 0), 1 - Self.leastDistance)
    }

    /// Keeps a distance from the ends, where changes that were added late, with other progress, would have none left.
    private static func insideEnds(_ progress: Double, by distance: Double) -> Double {
        if abs(progress - 1) < distance { return 1 - distance }
        return abs(progress) < distance ? distance : progress
    }

    /// Distance of progress or time over which a change that was added late moves from its start to its end: a shorter one would jump.
    private static let leastDistance = 0.02

    /// Resumes with the animator's own timing, from its point that shows the current values.
    ///
    /// - Parameters:
    ///   - target: 0 or 1.
    ///   - length: seconds; nil is the remaining (or reversed: elapsed) time of the timing.
    func resume(to target: Double, delay: Double = 0, length: Double? = nil) {
        pause()
        if case .stretch = scale { straighten() }
        if case .progress = scale { returnToTiming() }
        let from = driver.fraction
        begin(from: from, to: target, delay: delay, length: length ?? abs(target - from) * driver.duration)
    }

    private func returnToTiming() {
        let progress = driver.fraction
        // An overshoot takes as long to return as the same distance before the end.
        let inside = progress > 1 ? 2 - progress : abs(progress)
        let time = stopped?.progress == progress ? stopped?.time ?? 0 : form.fraction(atProgress: inside)
        for change in changes {
            let shown = change.progress
            var pace = change.own
            pace.pass(through: shown, at: time)
            if abs(pace.lead.x) < 1e-12, abs(pace.lead.y) < 1e-12 { pace.lead = .zero }
            change.pace = pace
        }
        scale = .time
        setDriverState(.held(at: time))
    }

    /// Continues from the current progress with another timing.
    func stretch(to target: Double, length: Double, form: Pace.Form) {
        pause()
        straighten()
        let stretch = Pace.Stretch(from: driver.fraction, to: target, form: form)
        for change in changes {
            if target == 1, change.pace.start > stretch.from, change.progress == .zero {
                // Not begun yet: at the same fraction of the remaining time.
                let start = (change.pace.start - stretch.from) / (1 - stretch.from)
                change.pace = Pace(start: min(max(start, 0), Self.latestStart), form: change.own.form)
            } else {
                change.pace.stretch = stretch
            }
        }
        scale = .stretch(stretch)
        begin(from: 1 - target, to: target, delay: 0, length: length)
    }

    private func begin(from: Double, to target: Double, delay: Double, length: Double) {
        isOver = false
        hasBegun = true
        awaitsAdditions = false
        driver.pausesAtEnd = animator?.pausesOnCompletion ?? false
        setDriverState(.running(from: from, to: target, delay: delay, length: length))
        guard pending == 0 else { return }
        // Without animations nothing else retains the animator.
        let held = animator
        CallbackQueue.current.add(
            onMainActor { [self] in
                completeIfDone()
                withExtendedLifetime(held) {}
            })
    }

    // MARK: The end

    func animationEnded() {
        pending -= 1
        completeIfDone()
    }

    private func completeIfDone() {
        guard !isOver, pending == 0, driver.isRunning, let animator else { return }
        if driver.pausesAtEnd {
            pause()
            return
        }
        isOver = true
        keeper?.animator = nil
        animator.runCompleted(at: isRestored || target == 0 ? .start : .end)
    }

    private var target: Double { if case .running(_, let to, _, _, _) = driver.state { to } else { driver.fraction } }

    /// Stops every animation and sets the model to the presentation values. Returns the alternative model values.
    func stop() -> [DrivenChange.Ends] {
        var ends: [DrivenChange.Ends] = []
        for change in changes { change.join(&ends) }
        abandon()
        for end in ends { end.set(end.current) }
        return ends
    }

    /// Removes every animation; only inner blocks are notified.
    func abandon() {
        isOver = true
        keeper?.animator = nil
        for change in changes { change.remove() }
        changes = []
    }
}
