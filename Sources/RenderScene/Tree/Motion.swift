import CoreGraphics

/// Map from the time within one run of an animation to a value.
package enum Motion: Sendable {
    /// Interpolation between two values.
    case between(Interpolation)
    /// A spring between two values: in real seconds, regardless of the duration.
    indirect case spring(Interpolation, SpringCurve)
    /// Interpolation through several values.
    case keyframes(Keyframes)
    /// Transition from the old image of a layer to the new one.
    case transition(Transition)
    /// A motion driven by a property animator.
    indirect case paced(Motion, Pace)
    /// Tangent direction of keyframes along a path, in radians, rotated by `offset`.
    case heading(Keyframes, offset: Double)

    /// The value at a time within a run of `duration` seconds, already paced.
    package func value(at time: Double, duration: Double) -> AnimatableValue {
        switch self {
        case .between(let interpolation): return interpolation(Self.fraction(time, duration))
        case .spring(let interpolation, let spring): return interpolation(spring.value(at: time, of: duration))
        case .keyframes(let keyframes): return keyframes.value(at: Self.fraction(time, duration))
        case .heading(let keyframes, let offset):
            return .number((keyframes.angle(at: Self.fraction(time, duration)) ?? -offset) + offset)
        case .transition(let transition): return .number(transition.progress(at: Self.fraction(time, duration)))
        case .paced(let motion, let pace): return motion.value(atProgress: pace(Self.fraction(time, duration)))
        }
    }

    /// The value at a progress, which may be outside 0…1 if the motion can overshoot.
    package func value(atProgress progress: SIMD2<Double>) -> AnimatableValue {
        switch self {
        case .between(let interpolation), .spring(let interpolation, _): return interpolation(progress)
        case .paced(let motion, _): return motion.value(atProgress: progress)
        case .keyframes, .heading, .transition: return value(at: min(max(progress.x, 0), 1), duration: 1)
        }
    }

    /// Fast path: writes the value directly into a property; returns false and writes nothing if it does not apply.
    func write(at time: Double, duration: Double, to values: inout LayerValues, at path: PropertyPath, isAdditive: Bool) -> Bool {
        guard case .spring(let interpolation, let spring) = self, let plain = PlainInterpolation(interpolation) else { return false }
        return plain.write(spring.value(at: time, of: duration), to: &values, at: path, isAdditive: isAdditive)
    }

    @inline(__always)
    static func fraction(_ time: Double, _ duration: Double) -> Double {
        // A duration of 0 is complete at once; an infinite one stays at the start.
        duration > 0 ? time / duration : 1
    }
}
