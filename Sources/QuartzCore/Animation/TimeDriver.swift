import RenderScene

/// Driver of time: paused at a fraction of its duration, running from there to its start or end, or past the end of a run. The mechanism
/// of interactive transitions and property animators (`Documentation/Design.md#time-maps-drive-interactive-transitions`).
///
/// Nothing is stepped: the state is one map (`DriverState`) from the time of each target, so that its value at any time can be computed.
/// The targets are:
/// - Layers with everything below them (`drive(_:from:)`). A layer's local time is `start + fraction * duration`, with `start` its local
///   time when driving began; its own `speed`, `timeOffset` and `beginTime` are unchanged. Animations that begin below it meanwhile begin
///   in that time and pause, run and reverse with it. At the end of a run, time continues at its usual speed, so animations longer than the
///   driver play on. A run to 0 is a cancelled transition: at its end, finite animations that began after `start` are removed, unfinished,
///   and animations begun by their completions run normally. `end()` returns the layers to their own time; running animations continue
///   from their present state.
/// - Single animations (`driveAnimationsDirectly()`): those of the driven layers, one by one; new animations have the layers' own time.
/// - The changes of a property animator (`DrivenChange`), which begin and end by themselves in the driver's time.
package final class TimeDriver {
    private struct DrivenLayer {
        weak var layer: CALayer?
        /// The layer's time at fraction 0.
        let start: Double
        /// Whether the layer's time continues, and its animations are driven directly.
        var drivesAnimations = false
    }

    private struct WeakChange {
        weak var change: DrivenChange?
    }

    /// Seconds of the targets' time from fraction 0 to 1.
    package let duration: Double
    private var layers: [DrivenLayer] = []
    private var changes: [WeakChange] = []
    package private(set) var state = DriverState.held(at: 0)
    /// Incremented with each change of state, so that each change can record the start of the present run in its layer's time.
    private(set) var serial = 0
    /// Whether changes pause at the end of a run instead of ending.
    package var pausesAtEnd = false
    /// The superlayers' time at which a run began.
    private var since = 0.0
    /// The event at the end of a run, and what is called then.
    private var endEvent: DriverEnd?
    private var finish: () -> Void = {}
    private lazy var drivenAnimations = DrivenAnimations()
    /// Called at the end of a run to 0, before the animations are removed.
    package var onReturn: (() -> Void)?
    /// The property animator that this drives for; nil for a transition.
    package let animator: DrivingAnimator?

    /// Creates a driver held at 0, without targets. A duration that is negative or not finite counts as 0.
    package init(duration: Double, animator: DrivingAnimator? = nil) {
        self.duration = duration.isFinite && duration > 0 ? duration : 0
        self.animator = animator
    }

    // MARK: Layers

    /// Adds a layer to a held driver; the layer's time does not jump. Ignores a layer that is driven already or below one that is, and all
    /// layers while running.
    ///
    /// - Parameter start: the layer's time at fraction 0; nil derives it from the present time.
    package func drive(_ layer: CALayer, from start: Double? = nil) {
        guard case .held = state, !isDriven(layer) else { return }
        let now = layer.localTime(atMediaTime: CACurrentMediaTime())
        layers.append(DrivenLayer(layer: layer, start: start ?? now - state.end * duration))
        apply()
    }

    private func isDriven(_ layer: CALayer) -> Bool {
        var at: CALayer? = layer
        while let current = at {
            if current.timing.driver != nil, layers.contains(where: { $0.layer === current }) { return true }
            at = current.superlayer
        }
        return layer.timing.driver != nil
    }

    // MARK: Changes

    func add(_ change: DrivenChange) { changes.append(WeakChange(change: change)) }

    func remove(_ change: DrivenChange) { changes.removeAll { $0.change === change } }

    private var attachedChange: DrivenChange? { changes.lazy.compactMap(\.change).first(where: \.isAttached) }

    /// Seconds since the run of the changes began, in their layers' time; nil without any.
    package var elapsed: Double? { attachedChange?.elapsed }

    /// Called when a change reaches the end of the run: pauses there if `pausesAtEnd` is set. Returns whether it does.
    func pauseAtEnd() -> Bool {
        guard isRunning else { return true }
        guard pausesAtEnd else { return false }
        set(.held(at: state.end))
        return true
    }

    // MARK: Running and holding

    /// Sets the state of all targets from now on. For layers use `hold` and `run`, which keep animations and the end in step.
    package func set(_ state: DriverState) {
        self.state = state
        serial += 1
        apply()
    }

    /// Whether a run is in progress.
    package var isRunning: Bool { state.isRunning }

    /// Present fraction, 0…1; that of a paused property animator may lie outside.
    package var fraction: Double {
        if let change = attachedChange { return change.fraction }
        guard duration > 0, let now = timeAround else { return layers.isEmpty ? state.end : state.start }
        return state.fraction(after: now - since)
    }

    /// Time of the layers' superlayers; nil if all layers are gone.
    private var timeAround: Double? { layers.lazy.compactMap(\.layer).first?.timeAround }

    /// Present speed of the layers' time: 1 as usual, negative when reversed, 0 while held.
    package var rate: Double {
        if case .past = state { return 1 }
        return timeAround.map { state.speed(after: $0 - since) * duration } ?? 0
    }

    /// Runs to 0 or 1 from the present fraction with an initial speed, so that a reversal is smooth.
    ///
    /// - Parameters:
    ///   - rate: initial speed of the layers' time, as returned by `rate`.
    ///   - length: seconds of the superlayers' time; 0 completes in this run-loop turn.
    package func run(to end: Double, length: Double, startingAt rate: Double) {
        let target = end < 0.5 ? 0.0 : 1.0
        guard target != fraction, duration > 0, length > 0 else { return run(to: end, length: 0, curve: .linear) }
        run(
            to: end, length: length,
            curve: TimingCurve(from: fraction, to: target, length: length, startingAt: rate / duration, reach: TimingCurve.shortReach))
    }

    /// Holds at a fraction, clamped to 0…1; NaN counts as the present one.
    package func hold(at fraction: Double) {
        let wanted = fraction.isNaN ? self.fraction : min(max(fraction, 0), 1)
        pinBegins()
        cancelEnd()
        set(.held(at: wanted))
    }

    /// Runs to 0 or 1 from the present fraction.
    ///
    /// - Parameters:
    ///   - length: seconds of the superlayers' time; 0 completes in this run-loop turn.
    ///   - curve: timing curve of the run.
    ///   - completion: called at the end of the run, after the animations that end then; never if it is held, restarted or ended before.
    package func run(to end: Double, length: Double, curve: TimingCurve, completion: @escaping () -> Void = {}) {
        let from = fraction
        pinBegins()
        cancelEnd()
        let target = end < 0.5 ? 0.0 : 1.0
        guard length.isFinite, length > Self.shortest, from != target else {
            finish = completion
            arrive(at: target)
            return
        }
        since = timeAround ?? 0
        finish = completion
        set(.running(from: from, to: target, delay: 0, length: length, curve: curve))
        // Outside of every window it is invisible: completes immediately.
        let layer = layers.lazy.compactMap { $0.layer?.superlayer }.first
        let event = DriverEnd(at: since + length, of: layer) { [self] in arrive(at: target) }
        endEvent = event
        if let context = layer?.context { context.add(event) } else { event.come(in: .current) }
    }

    /// Shorter runs complete immediately.
    private static let shortest = 1e-9

    private func cancelEnd() {
        endEvent?.cancel()
        endEvent = nil
    }

    private func arrive(at target: Double) {
        endEvent = nil
        let finish = exchange(&finish, with: {})
        set(.past(end: target))
        if target == 0 {
            onReturn?()
            removeAnimations()
        }
        finish()
    }

    // MARK: Ending

    /// Returns the layers to their own time. Animations below them that have not ended are shifted to it, and continue from their present
    /// state. A second call does nothing.
    package func end() {
        cancelEnd()
        drivenAnimations.release()
        let ending = layers
        layers = []
        set(.held(at: state.start))
        let now = CACurrentMediaTime()
        for one in ending {
            guard let layer = one.layer, layer.timing.driver != nil else { continue }
            let animated = layer.subtree.filter { !$0.attached.isEmpty }
            var times = LayerTimes(at: now)
            let before = animated.map { times.localTime(of: $0) }
            layer.timing.driver = nil
            times = LayerTimes(at: now)
            for (layer, before) in zip(animated, before) { layer.moveAnimations(by: times.localTime(of: layer) - before) }
            layer.markDirty()
            layer.context?.timingChanged(of: layer, andBelow: true)
        }
    }

    /// Undoes driven animations: removes, unfinished, every animation with an end that has begun since driving began; at the end of a run
    /// to 0, or if a transition is interrupted.
    package func removeAnimations() {
        for one in layers where !one.drivesAnimations { one.layer?.endAnimations(since: one.start) }
        drivenAnimations.endOwn()
    }

    // MARK: Driving animations directly

    /// Lets the layers' time continue from its present value, and drives the present animations of the layers and their subtrees instead,
    /// each along the time that its layer would have had. New animations are not driven. A layer whose subtree contains a change driven by
    /// a property animator remains layers. A second call has no effect on layers that continue already.
    package func driveAnimationsDirectly() {
        if case .past = state { return }
        pinBegins()
        for index in layers.indices where !layers[index].drivesAnimations {
            guard let layer = layers[index].layer, !layer.subtree.contains(where: \.hasDrivenChange) else { continue }
            let now = layer.localTime(atMediaTime: CACurrentMediaTime())
            drivenAnimations.take(from: layer, start: layers[index].start)
            layers[index].drivesAnimations = true
            layer.timing.driver = .linear(begin: layer.timeAround, speed: 1, offset: now)
            layer.markDirty()
            layer.context?.timingChanged(of: layer, andBelow: true)
        }
        applyToAnimations()
    }

    private func applyToAnimations() {
        let around = timeAround ?? 0
        let (state, elapsed) = (state, state.isRunning ? around - since : 0)
        drivenAnimations.apply { now, rate, zero in
            state.map(from: now - elapsed * rate, zero: zero, span: rate * duration, rate: rate)
        }
    }

    // MARK: Time maps

    /// Fixes the begin times of animations added in this run-loop turn to the present time, before a new map moves it.
    private func pinBegins() {
        for one in layers {
            guard let layer = one.layer else { continue }
            layer.context?.pinBegins(below: layer)
        }
    }

    private func apply() {
        changes.removeAll { $0.change == nil }
        for one in changes { one.change?.stateChanged() }
        layers.removeAll { $0.layer == nil }
        for one in layers where !one.drivesAnimations {
            guard let layer = one.layer else { continue }
            layer.timing.driver = state.map(from: layer.timeAround, zero: one.start, span: duration)
            layer.markDirty()
            layer.context?.timingChanged(of: layer, andBelow: true)
        }
        applyToAnimations()
    }
}

extension CALayer {
    fileprivate var hasDrivenChange: Bool { attached.contains { $0.animation.driven != nil } }

    /// Present time of the superlayer.
    fileprivate var timeAround: Double {
        let now = CACurrentMediaTime()
        return superlayer?.localTime(atMediaTime: now) ?? now
    }

    /// Shifts the animations of this layer in its time.
    fileprivate func moveAnimations(by seconds: Double) {
        guard abs(seconds) > 1e-12 else { return }
        for one in attached { one.move(by: seconds) }
        timingOfAnimationsChanged()
    }

    /// Removes, unfinished, every animation of this layer and its subtree that has an end and began at `start` (a time of this layer) or
    /// later.
    package final func endAnimations(since start: Double) {
        let now = CACurrentMediaTime()
        var times = LayerTimes(at: now)
        // Sublayers may have other time spaces: compares by the time elapsed since this layer's `start`.
        let elapsed = times.localTime(of: self) - start
        for layer in subtree where !layer.attached.isEmpty {
            let first = layer === self ? start : times.localTime(of: layer) - elapsed
            for one in layer.attached where one.hasEnd && one.begin.map({ $0 >= first - 1e-9 }) ?? true {
                guard let index = layer.attached.firstIndex(where: { $0 === one }) else { continue }
                layer.detach(at: index, finished: false)
            }
        }
    }
}
