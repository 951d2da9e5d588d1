import UIKit

/// A damped spring with mass 1, by the seconds of an undamped oscillation and a ratio of damping: values and velocities in closed form, and
/// the animations that show them.
public struct DampedSpring: Equatable, Sendable {
    public let response: Double
    public let ratio: Double

    private var frequency: Double { 2 * .pi / response }
    /// Of a mass of 1.
    public var stiffness: CGFloat { CGFloat(frequency * frequency) }
    public var damping: CGFloat { CGFloat(2 * ratio * frequency) }

    /// Creates a spring; a response of less than a hundredth of a second, or none, counts as that, the ratio is from 0.05 to 1.
    public init(response: TimeInterval, ratio: CGFloat) {
        self.response = response.isFinite ? max(response, 0.01) : 0.01
        self.ratio = ratio.isFinite ? min(max(Double(ratio), 0.05), 1) : 1
    }

    /// Distances below this count as none, in units of the value.
    private static let least: CGFloat = 0.01

    /// An animation of a key path from a value to another. One whose values are equal begins a hundredth of a unit before its end, so that
    /// it has a velocity.
    ///
    /// - Parameter velocity: Units of the value a second at the beginning.
    @MainActor
    public func animation(_ keyPath: String, from: CGFloat, to: CGFloat, velocity: CGFloat) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: keyPath)
        let isMoving = abs(to - from) > Self.least || velocity == 0
        let start = isMoving ? from : to - (velocity < 0 ? -Self.least : Self.least)
        animation.mass = 1
        animation.stiffness = stiffness
        animation.damping = damping
        // In whole distances a second.
        animation.initialVelocity = to == start ? 0 : velocity / (to - start)
        animation.fromValue = start
        animation.toValue = to
        animation.duration = animation.settlingDuration
        return animation
    }

    /// The value after some seconds of a movement.
    public func value(after time: Double, from: CGFloat, to: CGFloat, velocity: CGFloat) -> CGFloat {
        let (w, z, y, v, t) = (frequency, ratio, Double(from - to), Double(velocity), max(time, 0))
        guard z < 1 else { return to + CGFloat((y + (v + w * y) * t) * exp(-w * t)) }
        let d = w * (1 - z * z).squareRoot()
        return to + CGFloat(exp(-z * w * t) * (y * cos(d * t) + (v + z * w * y) / d * sin(d * t)))
    }

    /// The velocity after some seconds of a movement, in units a second.
    public func velocity(after time: Double, from: CGFloat, to: CGFloat, velocity: CGFloat) -> CGFloat {
        // y is the distance from the end: y'' + 2ζω y' + ω² y = 0.
        let (w, z, y, v) = (frequency, ratio, Double(from - to), Double(velocity))
        let decay = exp(-z * w * max(time, 0))
        guard z < 1 else {
            let slope = v + w * y
            return CGFloat(decay * (v - w * slope * max(time, 0)))
        }
        let d = w * (1 - z * z).squareRoot()
        let (c, s) = (cos(d * max(time, 0)), sin(d * max(time, 0)))
        let b = (v + z * w * y) / d
        return CGFloat(decay * ((b * d - z * w * y) * c - (y * d + z * w * b) * s))
    }

    /// The largest velocity with which a critically damped spring does not pass its end, of a velocity, in units a second.
    public func velocityWithoutOvershoot(_ velocity: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
        let most = CGFloat(frequency) * (to - from)
        return to < from ? max(velocity, most) : to > from ? min(velocity, most) : 0
    }

    /// Seconds until a movement stays within some units of its end.
    public func settlingTime(toWithin tolerance: CGFloat, from: CGFloat, to: CGFloat, velocity: CGFloat) -> TimeInterval {
        let (w, z, y, v) = (frequency, ratio, Double(from - to), Double(velocity))
        guard z < 1 else {
            var time = 0.0
            while (abs(y) + abs(v + w * y) * time) * exp(-w * time) > Double(tolerance), time < 60 { time += response / 32 }
            return time
        }
        // An envelope of exponential decay.
        let b = (v + z * w * y) / (w * (1 - z * z).squareRoot())
        let amplitude = (y * y + b * b).squareRoot()
        return amplitude > Double(tolerance) ? log(amplitude / Double(tolerance)) / (z * w) : 0
    }
}
