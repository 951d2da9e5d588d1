import CoreGraphics

/// From the time within one run of an animation to a value.
package enum Motion: Sendable {
    /// From one value to another, as time goes.
    case between(Interpolation)
    /// From one value to another as a spring goes: in real seconds, whatever the duration.
    case spring(Interpolation, SpringCurve)
    /// Through several values.
    case keyframes(Keyframes)

    /// The value at a time within a run of `duration` seconds, already paced.
    package func value(at time: Double, duration: Double) -> AnimatableValue {
        switch self {
        case .between(let interpolation): return interpolation(Self.fraction(time, duration))
        case .spring(let interpolation, let spring): return interpolation(spring.value(at: time))
        case .keyframes(let keyframes): return keyframes.value(at: Self.fraction(time, duration))
        }
    }

    private static func fraction(_ time: Double, _ duration: Double) -> Double {
        duration > 0 && duration.isFinite ? time / duration : 1
    }
}
