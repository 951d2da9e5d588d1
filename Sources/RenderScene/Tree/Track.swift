import CoreGraphics

/// One stage of an animation's time: its own timing, or that of an enclosing group, with its pacing curve.
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
/// The layer's time passes through the driver, each group's stage, and the track's own stage; the motion maps the resulting time within one
/// run to a value.
package struct Track: Sendable {
    /// Id of the layer's animation that this track belongs to.
    package let animation: UInt64
    package let path: PropertyPath
    package let isAdditive: Bool
    package var own: TimingStage
    /// The motion, if a plain interpolation.
    private let plain: PlainInterpolation?
    /// Rare fields, boxed: a frame iterates over all tracks, so they should be small and cheap to copy.
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
    ///   - driver: map of the layer's time by a property animator; nil if not driven.
    ///   - groups: enclosing groups, outermost first; empty for an animation without a group.
    ///   - valueFunction: converts numbers to a matrix that replaces the model's.
    ///   - increment: sum added by each completed repetition of a cumulative animation.
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

    /// Applies the track at a time of its layer to values that contain the result of the tracks below.
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
        // A value that cannot be added replaces the one below.
        if isAdditive, let sum = values[path].flatMap({ value.sum(over: $0) }) { value = sum }
        values[path] = value
    }

    /// The transition of this track, if any.
    package var transition: Transition? { if case .transition(let transition) = motion { transition } else { nil } }

    /// Whether the track may move its layer out of the plane of its siblings, or turn its sublayers.
    var mayTilt: Bool { path.key == .transform || path.key == .sublayerTransform || path.key == .anchorPointZ }

    /// The same track with another transition.
    package func running(_ transition: Transition) -> Track {
        Track(animation: animation, path: path, driver: driver, own: own, groups: groups, motion: .transition(transition))
    }

    /// The same track with the value that it has at a time of its layer, at every time.
    package func held(at layerTime: Double) -> Track {
        Track(
            animation: animation, path: path, driver: .linear(begin: 0, speed: 0, offset: driver?(layerTime) ?? layerTime), own: own,
            groups: groups, motion: motion, valueFunction: valueFunction, isAdditive: isAdditive, increment: increment)
    }

    /// Phase within the run at a time of its layer; nil if without effect.
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

/// The most frequent interpolations without heap storage: frames of very many animations are sampled through these.
enum PlainInterpolation: Sendable {
    case number(Double, Double)
    case pair(SIMD2<Double>, SIMD2<Double>)
    case rect(SIMD4<Double>, SIMD4<Double>)
    case color(RGBA, RGBA)

    init?(_ interpolation: Interpolation) {
        switch interpolation {
        case .number(let a, let b): self = .number(a, b)
        case .pair(let a, let b): self = .pair(a, b)
        case .rect(let a, let b): self = .rect(a, b)
        case .color(let a, let b): self = .color(a, b)
        default: return nil
        }
    }

    /// Fast path: writes the value at a fraction directly into a property; returns false and writes nothing if it does not apply.
    @inline(__always)
    func write(_ f: Double, to values: inout LayerValues, at path: PropertyPath, isAdditive: Bool) -> Bool {
        switch self {
        case .number(let a, let b): return values.write(f == 1 ? b : a + (b - a) * f, at: path, isAdditive: isAdditive)
        case .pair(let a, let b): return values.write(f == 1 ? b : a + (b - a) * f, at: path, isAdditive: isAdditive)
        case .rect(let a, let b): return values.write(rect: f == 1 ? b : a + (b - a) * f, at: path, isAdditive: isAdditive)
        case .color(let a, let b): return values.write(color: f == 1 ? b : a + (b - a) * f, at: path, isAdditive: isAdditive)
        }
    }
}
