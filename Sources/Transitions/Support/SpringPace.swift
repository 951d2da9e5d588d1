import UIKit

/// A damped spring from 0 to 1 in closed form, whose animations run until the step at their end is invisible.
///
/// The stiffness is UIKit's for a duration, a damping ratio and a velocity: mass 1, a thousandth of the distance left after `duration`
/// (`Documentation/Behavior.md#springs`). Cut there, a spring ends with a visible step over distances of more than a few hundred pixels.
struct SpringPace {
    /// Seconds after which a thousandth of the distance is left.
    private let duration: Double
    /// Undamped angular frequency, in radians per second.
    private let frequency: Double
    /// Damping ratio, more than 0 and at most 1.
    private let ratio: Double
    /// Initial velocity, in whole distances per second.
    private let velocity: Double

    /// Creates a spring for a duration in seconds (at least a millisecond), a damping ratio (clamped to 0.01…1) and an initial velocity
    /// in whole distances per second. Values that are not finite count as a millisecond, 1 and 0.
    init(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat) {
        self.duration = duration.isFinite ? max(duration, 0.001) : 0.001
        ratio = dampingRatio.isFinite ? min(max(Double(dampingRatio), 0.01), 1) : 1
        velocity = initialVelocity.isFinite ? Double(initialVelocity) : 0
        frequency = Self.largestRate(ratio, velocity * self.duration) / self.duration
    }

    /// The largest y with |ζ - u/y| / √(1 - ζ²) · e^(-ζy) = 0.001, or |1 + y - u| · e^(-y) = 0.001 if ζ is 1: the frequency for a
    /// duration of 1.
    private static func largestRate(_ ratio: Double, _ u: Double) -> Double {
        func excess(_ y: Double) -> Double {
            let remainder = ratio < 1 ? abs(ratio - u / y) / (1 - ratio * ratio).squareRoot() : abs(1 + y - u)
            return remainder * exp(-ratio * y) - 0.001
        }
        // Beyond the root the left side stays below a thousandth.
        var high = 1e5
        while high > 1e-6, excess(high / 1.01) < 0 { high /= 1.01 }
        var low = high / 1.01
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if excess(middle) < 0 { high = middle } else { low = middle }
        }
        return (low + high) / 2
    }

    /// Seconds until the spring stays within a fraction of the distance from its end; at least the spring's own duration.
    func settlingDuration(toWithin fraction: Double) -> TimeInterval {
        guard fraction > 0, fraction.isFinite else { return duration }
        if ratio < 1 {
            // The oscillation is bounded by an envelope of exponential decay.
            let slope = (ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
            return max(duration, log((1 + slope * slope).squareRoot() / fraction) / (ratio * frequency))
        }
        var high = duration
        while (1 + abs(frequency - velocity) * high) * exp(-frequency * high) > fraction { high *= 1.05 }
        return high
    }

    /// An animation of a key path by this spring, without values and duration.
    func animation(_ keyPath: String) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = 1
        animation.stiffness = CGFloat(frequency * frequency)
        animation.damping = CGFloat(2 * ratio * frequency)
        animation.initialVelocity = CGFloat(velocity)
        return animation
    }
}
