import CoreGraphics

/// From the time within one run of an animation to a value.
package enum Motion: Sendable {
    /// From one value to another, as time goes.
    case between(Interpolation)
    /// From one value to another as a spring goes: in real seconds, whatever the duration.
    indirect case spring(Interpolation, SpringCurve)
    /// Through several values.
    case keyframes(Keyframes)
    /// From the old picture of a layer to the new one.
    case transition(Transition)
    /// A motion as a property animator drives it.
    indirect case paced(Motion, Pace)
    /// The direction in which keyframes go along a path, in radians, turned by `offset`.
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

    /// Writes the value straight into a property; false, with nothing written, where that takes the general way.
    func write(at time: Double, duration: Double, to values: inout LayerValues, at path: PropertyPath, isAdditive: Bool) -> Bool {
        guard case .spring(let interpolation, let spring) = self, let plain = PlainInterpolation(interpolation) else { return false }
        return plain.write(spring.value(at: time, of: duration), to: &values, at: path, isAdditive: isAdditive)
    }

    @inline(__always)
    static func fraction(_ time: Double, _ duration: Double) -> Double {
        // Without length it is over at once; without end it never leaves the start.
        duration > 0 ? time / duration : 1
    }
}
