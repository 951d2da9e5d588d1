import RenderScene

/// Leads the time of a few layers, with all that is below them, through a length of time by hand: it stands at a fraction of it, or runs from there to
/// its start or end. What makes transitions follow a finger (DESIGN.md, decision 5).
///
/// A driven layer's local time is `start + fraction * duration`, with `start` the local time it had when the driving began; its own `speed`, `timeOffset` and
/// `beginTime` are left alone. Animations that begin meanwhile, below it, begin in that time and stand, run and turn with it, and nothing is stepped.
/// At the end of a run time goes on at its usual speed, so what lasts longer than the driver plays on; at the end of a run to 0 every animation with an
/// end that has begun since `start` is taken off, unfinished, and what their completions begin runs by itself. `end()` gives the layers their own time again: what still runs goes on where it is.
/// Beside the layers (`stepAside()`) it leads the animations that are on them, one by one, and what comes from then on has the layers' own time.
package final class LayerTimeDriver: CAAnimationDelegate {
    private struct Driven {
        weak var layer: CALayer?
        /// The layer's time at fraction 0.
        let start: Double
        /// Whether its time goes on, and its animations are led.
        var isLedAside = false
    }

    private enum Course {
        case held
        /// Towards 0 or 1, since a time around the layers; `finish` is called when it gets there.
        case running(to: Double, since: Double, length: Double, curve: TimingCurve, clock: CAAnimationGroup?, finish: () -> Void)
        /// At the usual speed, from where a run has ended.
        case past
    }

    /// Seconds of the layers' time from 0 to 1.
    package let duration: Double
    private var driven: [Driven] = []
    private var course = Course.held
    /// Where it stands, or where the run began.
    private var place = 0.0
    private weak var clockLayer: CALayer?
    private lazy var led = LedAnimations(duration: duration)
    /// Called when a run to 0 has got there, before the animations are taken off.
    package var onReturn: (() -> Void)?

    /// A driver that stands at 0 and drives nothing yet. A duration that is not finite, or is negative, counts as 0.
    package init(duration: Double) { self.duration = duration.isFinite && duration > 0 ? duration : 0 }

    // MARK: Layers

    /// Takes a layer in while it stands: the layer's time does not jump. One that is driven already, or is below one that is, is left out; so are all while
    /// it runs.
    ///
    /// - Parameter start: the layer's time at fraction 0; nil counts back from its present time.
    package func drive(_ layer: CALayer, from start: Double? = nil) {
        guard case .held = course, !isDriven(layer) else { return }
        let now = layer.localTime(atMediaTime: CACurrentMediaTime())
        driven.append(Driven(layer: layer, start: start ?? now - place * duration))
        apply()
    }

    private func isDriven(_ layer: CALayer) -> Bool {
        var at: CALayer? = layer
        while let current = at {
            if current.timing.driver != nil, driven.contains(where: { $0.layer === current }) { return true }
            at = current.superlayer
        }
        return layer.timing.driver != nil
    }

    // MARK: Courses

    /// Whether it is on its way by itself.
    package var isRunning: Bool { if case .running = course { true } else { false } }

    /// Where it is now, 0…1.
    package var fraction: Double {
        guard case .running(let target, let began, let length, let curve, _, _) = course, duration > 0, let now = timeAround else {
            return place
        }
        guard length > 0 else { return target }
        return min(max(place + (target - place) * curve(min(max((now - began) / length, 0), 1)), 0), 1)
    }

    /// The time around the layers; nil where all have gone.
    private var timeAround: Double? { driven.lazy.compactMap(\.layer).first?.timeAround }

    /// How fast the layers' time goes now: 1 as usual, below 0 backwards, 0 where it stands.
    package var rate: Double {
        switch course {
        case .held: return 0
        case .past: return 1
        case .running(let target, let began, let length, let curve, _, _):
            guard let now = timeAround, length > 0 else { return 0 }
            return (target - place) * duration / length * curve.slope(at: (now - began) / length)
        }
    }

    /// Runs to 0 or 1 from where it is, beginning as fast as time went: on the way back it turns round without a jerk.
    ///
    /// - Parameters:
    ///   - rate: of the layers' time so far, as `rate` gives it.
    ///   - length: seconds of the time around the layers; 0 gets there in this turn.
    package func run(to end: Double, length: Double, startingAt rate: Double) {
        let way = ((end < 0.5 ? 0 : 1) - fraction) * duration
        guard way != 0, length > 0 else { return run(to: end, length: 0, curve: .linear) }
        run(
            to: end, length: length,
            curve: Self.curve(rate: rate, way: way, length: length, room: abs(way) < duration ? duration - abs(way) : 0))
    }

    /// - Parameter room: how far it may go the wrong way before it turns round.
    private static func curve(rate: Double, way: Double, length: Double, room: Double) -> TimingCurve {
        let slope = rate * length / way
        var x = 1.0 / 3
        // The detour is shorter than half of the first control point's height.
        if slope < 0 { x = min(x, 1.8 * room / (-slope * abs(way))) }
        return TimingCurve(x, slope * x, 2.0 / 3, 1)
    }

    /// Stands at a fraction, clamped to 0…1; NaN counts as where it is.
    package func hold(at fraction: Double) {
        let wanted = fraction.isNaN ? self.fraction : min(max(fraction, 0), 1)
        pinBegins()
        stopClock()
        course = .held
        place = wanted
        apply()
    }

    /// Runs to 0 or 1 from where it is.
    ///
    /// - Parameters:
    ///   - length: seconds of the time around the layers; 0 gets there in this turn.
    ///   - curve: paces the run.
    ///   - completion: called once it has got there, after the animations that end then; never if it is held, run anew or ended before.
    package func run(to end: Double, length: Double, curve: TimingCurve, completion: @escaping () -> Void = {}) {
        let from = fraction
        pinBegins()
        stopClock()
        place = from
        let target = end < 0.5 ? 0.0 : 1.0
        guard length.isFinite, length > Self.shortest, from != target else {
            course = .running(to: target, since: 0, length: 0, curve: curve, clock: nil, finish: completion)
            arrive()
            return
        }
        // An animation of nothing beside the layers finds the end in whatever time they are in.
        let clock = CAAnimationGroup()
        clock.duration = length
        clock.delegate = self
        course = .running(to: target, since: timeAround ?? 0, length: length, curve: curve, clock: clock, finish: completion)
        apply()
        let layer = driven.lazy.compactMap { $0.layer?.superlayer }.first
        clockLayer = layer
        guard let layer else { return CallbackQueue.current.add { [weak self] in self?.arrive(by: clock) } }
        // Two drivers may have a layer around theirs in common.
        key = "LayerTimeDriver"
        var number = 1
        while layer.animation(forKey: key) != nil {
            number += 1
            key = "LayerTimeDriver \(number)"
        }
        layer.add(clock, forKey: key)
    }

    /// The clock's, on its layer. Once the clock has ended another driver may take it.
    private var key = ""
    private var hasClock: Bool { clockLayer?.animation(forKey: key)?.delegate === self }
    /// Shorter runs take no time.
    private static let shortest = 1e-9

    private func stopClock() {
        guard case .running(_, _, _, _, .some, _) = course else { return }
        course = .held
        if hasClock { clockLayer?.removeAnimation(forKey: key) }
    }

    package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        // Out of every window nobody sees it run: it is there at once.
        guard case .running(_, _, _, _, .some(let clock), _) = course else { return }
        if !hasClock { arrive(by: clock) }
    }

    private func arrive(by clock: CAAnimationGroup) {
        guard case .running(_, _, _, _, let current, _) = course, current === clock else { return }
        arrive()
    }

    private func arrive() {
        guard case .running(let target, _, _, _, _, let finish) = course else { return }
        place = target
        course = .past
        apply()
        if target == 0 {
            onReturn?()
            removeAnimations()
        }
        finish()
    }

    // MARK: The end

    /// Gives the layers their own time again. Animations below them that have not ended are moved to it: they go on from where they are. A second time it
    /// does nothing.
    package func end() {
        stopClock()
        led.release()
        let ending = driven
        driven = []
        course = .held
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

    /// Takes off, unfinished, every animation with an end that has begun since the driving did; at the end of a run to 0, or where a transition is cut short.
    package func removeAnimations() {
        for one in driven where !one.isLedAside { one.layer?.endAnimations(since: one.start) }
        led.endOwn()
    }

    // MARK: Beside the layers

    /// Lets the layers' time go on from where it is, and leads the animations that are on them and below instead, each through the time that its layer would have
    /// had. Those that come from now on are not led. What a property animator drives within a layer has that layer driven as before; so has a second call.
    package func stepAside() {
        if case .past = course { return }
        pinBegins()
        for index in driven.indices where !driven[index].isLedAside {
            guard let layer = driven[index].layer, !layer.subtree.contains(where: \.hasDrivenChange) else { continue }
            let now = layer.localTime(atMediaTime: CACurrentMediaTime())
            led.take(from: layer, start: driven[index].start)
            driven[index].isLedAside = true
            layer.timing.driver = .linear(begin: layer.timeAround, speed: 1, offset: now)
            layer.markDirty()
            layer.context?.timingChanged(of: layer, andBelow: true)
        }
        lead()
    }

    private func lead() {
        let around = timeAround ?? 0
        let (course, place) = (course, place)
        led.lead { now, rate, time in
            switch course {
            case .held: return .linear(begin: 0, speed: 0, offset: time(place))
            case .past: return .linear(begin: now, speed: 1, offset: time(place))
            case .running(let target, let began, let length, let curve, _, _):
                let start = now - (around - began) * rate
                guard length * rate > 0 else { return .linear(begin: 0, speed: 0, offset: time(target)) }
                return .eased(t0: start, t1: start + length * rate, u0: time(place), u1: time(target), curve: curve)
            }
        }
    }

    // MARK: Maps

    /// What was added in this turn begins at the place where the time stands, not at the one it is moved to before the commit.
    private func pinBegins() {
        for one in driven {
            guard let layer = one.layer else { continue }
            layer.context?.pinBegins(below: layer)
        }
    }

    private func apply() {
        driven.removeAll { $0.layer == nil }
        for one in driven where !one.isLedAside {
            guard let layer = one.layer else { continue }
            let here = one.start + place * duration
            switch course {
            case .held:
                layer.timing.driver = .linear(begin: 0, speed: 0, offset: here)
            case .running(let target, _, let length, let curve, _, _):
                let now = layer.timeAround
                layer.timing.driver = .eased(t0: now, t1: now + length, u0: here, u1: one.start + target * duration, curve: curve)
            case .past:
                layer.timing.driver = .linear(begin: layer.timeAround, speed: 1, offset: here)
            }
            layer.markDirty()
            layer.context?.timingChanged(of: layer, andBelow: true)
        }
        lead()
    }
}

extension CALayer {
    fileprivate var hasDrivenChange: Bool { attached.contains { $0.animation.driven != nil } }

    /// The superlayer's time now.
    fileprivate var timeAround: Double {
        let now = CACurrentMediaTime()
        return superlayer?.localTime(atMediaTime: now) ?? now
    }

    /// Shifts the animations on this layer in its time.
    fileprivate func moveAnimations(by seconds: Double) {
        guard abs(seconds) > 1e-12 else { return }
        for one in attached { one.move(by: seconds) }
        timingOfAnimationsChanged()
    }

    /// Takes off, unfinished, every animation of this layer and those below that has an end and began at `start` (a time of this layer) or later.
    package final func endAnimations(since start: Double) {
        let now = CACurrentMediaTime()
        var times = LayerTimes(at: now)
        // Layers below may have times of their own; what began as long ago as this layer's start counts.
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
