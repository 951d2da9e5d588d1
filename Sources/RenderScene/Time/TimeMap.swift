import CoreGraphics

/// A map from the parent's time to a local time, in seconds; owned by layers, groups and interactive drivers.
package enum TimeMap: Sendable, Equatable {
    /// Local time is the parent's time.
    case identity
    /// `(t - begin) * speed + offset`, as `CAMediaTiming` has it.
    case linear(begin: Double, speed: Double, offset: Double)
    /// From `t0` to `t1` the local time runs from `u0` to `u1` along a curve; before and after it is constant.
    case eased(t0: Double, t1: Double, u0: Double, u1: Double, curve: TimingCurve)
    /// A layer with a duration or repeats: the time within its run. Outside its active interval the layer is hidden.
    case run(MediaTiming)

    package init(begin: Double, speed: Double, offset: Double) {
        self = begin == 0 && speed == 1 && offset == 0 ? .identity : .linear(begin: begin, speed: speed, offset: offset)
    }

    /// The parent's time at which the local time starts; 0 for maps without one.
    package var begin: Double {
        switch self {
        case .linear(let begin, _, _): begin
        case .run(let timing): timing.begin ?? 0
        case .identity, .eased: 0
        }
    }

    /// The local time at a time of the parent.
    package func callAsFunction(_ t: Double) -> Double {
        switch self {
        case .identity: return t
        case .linear(let begin, let speed, let offset): return (t - begin) * speed + offset
        case .eased(let t0, let t1, let u0, let u1, let curve):
            if t <= t0 { return u0 }
            if t >= t1 { return u1 }
            return u0 + (u1 - u0) * curve((t - t0) / (t1 - t0))
        case .run(let timing): return timing.phase(at: t)?.time ?? 0
        }
    }

    /// Whether the owner is visible at every time.
    package var isPlain: Bool { if case .run = self { false } else { true } }

    /// Whether the owner is visible at a time of the parent.
    package func isShown(at t: Double) -> Bool {
        if case .run(let timing) = self { timing.phase(at: t) != nil } else { true }
    }

    /// The parent's time at which the local time rises to `u`; nil if it is constant, reversed or never gets there.
    package func timeReaching(_ u: Double) -> Double? {
        switch self {
        case .identity: return u
        case .linear(let begin, let speed, let offset):
            return speed > 0 ? begin + (u - offset) / speed : nil
        case .eased(let t0, let t1, let u0, let u1, let curve):
            guard u1 > u0, u <= u1 + MediaTiming.resolution else { return nil }
            if u <= u0 { return t0 }
            return t0 + (t1 - t0) * curve.fraction(atProgress: (u - u0) / (u1 - u0))
        case .run(let timing): return timing.parentTime(ofFirst: u)
        }
    }

    /// The inverse: the parent's time of a local time, in either direction; 0 for a constant map, as in `convertTime`
    /// (`Documentation/Behavior.md#media-timing`).
    package func parentTime(of u: Double) -> Double {
        switch self {
        case .identity: return u
        case .linear(let begin, let speed, let offset):
            return speed == 0 ? 0 : begin + (u - offset) / speed
        case .eased(let t0, let t1, let u0, let u1, let curve):
            guard u0 != u1 else { return 0 }
            return t0 + (t1 - t0) * curve.fraction(atProgress: (u - u0) / (u1 - u0))
        case .run(let timing): return timing.parentTime(showing: u) ?? 0
        }
    }
}
