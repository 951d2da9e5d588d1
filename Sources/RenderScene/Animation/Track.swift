import CoreGraphics

/// One stage of an animation's time: its own timing, or that of a group around it, with the curve that paces it.
package struct TimingStage: Sendable {
    package var timing: MediaTiming
    package var curve: TimingCurve

    package init(timing: MediaTiming, curve: TimingCurve = .linear) {
        self.timing = timing
        self.curve = curve
    }

    /// The paced time within the stage, 0…duration, at a time of the parent; nil without effect.
    fileprivate func phase(at parentTime: Double) -> MediaTiming.Phase? {
        guard var phase = timing.phase(at: parentTime) else { return nil }
        if !curve.isLinear, timing.duration > 0, timing.duration.isFinite {
            phase.time = curve(phase.time / timing.duration) * timing.duration
        }
        return phase
    }
}

/// One animated property of one layer, resolved at a commit: a pure function from the layer's time to a value.
///
/// The layer's time goes through the driver, then through each group's stage, then through the track's own; what comes out is the time within
/// one run, which the motion turns into a value.
package struct Track: Sendable {
    /// Which animation of the layer this belongs to.
    package let animation: UInt64
    package let path: PropertyPath
    package let isAdditive: Bool
    package var own: TimingStage
    /// The motion, where it is of the commonest kind.
    private let plain: PlainInterpolation?
    /// What other tracks have; boxed, because a frame goes through all of them, and this way they are small and copied for nothing.
    private let extras: Extras?

    private final class Extras: Sendable {
        let motion: Motion
        let driver: TimeMap?
        let groups: [TimingStage]
        let valueFunction: ValueFunction?
        let increment: AnimatableValue?

        init(motion: Motion, driver: TimeMap?, groups: [TimingStage], valueFunction: ValueFunction?, increment: AnimatableValue?) {
            self.motion = motion
            self.driver = driver
            self.groups = groups
            self.valueFunction = valueFunction
            self.increment = increment
        }
    }

    /// - Parameters:
    ///   - driver: what a property animator makes of the layer's time; nil where none drives it.
    ///   - groups: the groups around it, outermost first; empty for an animation by itself.
    ///   - valueFunction: turns numbers into a matrix that replaces the model's.
    ///   - increment: what each finished repeat adds, when the animation is cumulative.
    package init(
        animation: UInt64, path: PropertyPath, driver: TimeMap? = nil, own: TimingStage, groups: [TimingStage] = [], motion: Motion,
        valueFunction: ValueFunction? = nil, isAdditive: Bool = false, increment: AnimatableValue? = nil
    ) {
        self.animation = animation
        self.path = path
        self.own = own
        self.isAdditive = isAdditive
        if case .between(let interpolation) = motion { plain = PlainInterpolation(interpolation) } else { plain = nil }
        let needsNoExtras = plain != nil && driver == nil && groups.isEmpty && valueFunction == nil && increment == nil
        extras =
            needsNoExtras
            ? nil : Extras(motion: motion, driver: driver, groups: groups, valueFunction: valueFunction, increment: increment)
    }

    package var motion: Motion {
        if let extras { return extras.motion }
        switch plain {
        case .number(let a, let b)?: return .between(.number(a, b))
        case .pair(let a, let b)?: return .between(.pair(a, b))
        case .rect(let a, let b)?: return .between(.rect(a, b))
        case .color(let a, let b)?: return .between(.color(a, b))
        case nil: return .between(.number(0, 0))
        }
    }

    package var driver: TimeMap? { extras?.driver }
    package var groups: [TimingStage] { extras?.groups ?? [] }
    package var valueFunction: ValueFunction? { extras?.valueFunction }
    package var increment: AnimatableValue? { extras?.increment }

    /// Applies the track to values that hold what lies below it, at a time of its layer.
    package func apply(to values: inout LayerValues, at layerTime: Double) {
        guard let phase = phase(at: layerTime) else { return }
        let duration = own.timing.duration
        if extras.map({ $0.valueFunction == nil && $0.increment == nil }) ?? true {
            if let plain {
                if plain.write(Motion.fraction(phase.time, duration), to: &values, at: path, isAdditive: isAdditive) { return }
            } else if motion.write(at: phase.time, duration: duration, to: &values, at: path, isAdditive: isAdditive) {
                return
            }
        }
        var value = motion.value(at: phase.time, duration: duration)
        if let transition, case .number(let progress) = value {
            values.transition = TransitionState(transition, progress: progress)
            return
        }
        if let increment, phase.cycle > 0 { value = increment.repeated(phase.cycle).added(to: value) }
        if let valueFunction { value = valueFunction(value) }
        // A value that cannot be added replaces what lies below.
        if isAdditive, let sum = values[path].flatMap({ value.sum(over: $0) }) { value = sum }
        values[path] = value
    }

    /// The transition this runs, if it runs one.
    package var transition: Transition? { if case .transition(let transition) = motion { transition } else { nil } }

    /// The same track for another transition.
    package func running(_ transition: Transition) -> Track {
        Track(animation: animation, path: path, driver: driver, own: own, groups: groups, motion: .transition(transition))
    }

    /// Where in its run the track stands at a time of its layer; nil where it has no effect.
    package func phase(at layerTime: Double) -> MediaTiming.Phase? {
        guard let extras else { return own.phase(at: layerTime) }
        var time = extras.driver.map { $0(layerTime) } ?? layerTime
        for group in extras.groups {
            guard let phase = group.phase(at: time) else { return nil }
            time = phase.time
        }
        return own.phase(at: time)
    }
}
