import CoreGraphics

/// A damped spring from 0 to 1 in closed form (`Documentation/Behavior.md#springs`): times in seconds, velocities in whole distances per
/// second.
package struct SpringCurve: Sendable, Equatable {
    package let mass, stiffness, damping, initialVelocity: Double
    package let allowsOverdamping: Bool
    private let form: Form

    private enum Form: Equatable {
        /// u = e^(-decay t) (cos(rate t) + b sin(rate t))
        case oscillating(decay: Double, rate: Double, b: Double)
        /// u = (1 + b t) e^(-rate t)
        case critical(rate: Double, b: Double)
        /// u = a e^(fast t) + (1 - a) e^(slow t)
        case overdamped(s1: Double, s2: Double, a: Double)
    }

    /// A spring of positive mass and stiffness and nonnegative damping; damping above critical counts as critical unless allowed, and the
    /// velocity is clamped to `fastest`.
    package init(
        mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0, allowsOverdamping: Bool = false
    ) {
        let initialVelocity = Self.bounded(initialVelocity)
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowsOverdamping
        // Bounded, so that no extreme spring yields NaN: one that stiff arrives at once.
        let w = min(max((stiffness / mass).squareRoot(), 1e-9), 1e12)
        let ratio = damping > 0 ? min(damping / (2 * mass * w), 1e9) : 0
        let zeta = allowsOverdamping ? ratio : min(ratio, 1)
        if abs(zeta - 1) < 1e-9 {
            form = .critical(rate: w, b: w - initialVelocity)
        } else if zeta < 1 {
            let rate = w * (1 - zeta * zeta).squareRoot()
            form = .oscillating(decay: zeta * w, rate: rate, b: (zeta * w - initialVelocity) / rate)
        } else {
            let root = (zeta * zeta - 1).squareRoot()
            // Their product is w², so that the slow one keeps its precision.
            let (s1, s2) = (-w / (zeta + root), -w * (zeta + root))
            form = .overdamped(s1: s1, s2: s2, a: (-initialVelocity - s2) / (s1 - s2))
        }
    }

    /// Maximum initial velocity in either direction; larger ones would overflow.
    static let fastest = 1e9

    static func bounded(_ velocity: Double) -> Double { min(max(velocity, -fastest), fastest) }

    /// Progress at a time: 0 at the start, towards 1; it may overshoot.
    package func value(at t: Double) -> Double {
        guard t > 0 else { return 0 }
        return 1 - remainder(t)
    }

    /// Progress in a run of `duration` seconds: exactly 1 at its end, unless the run is too short for the spring to come near.
    package func value(at t: Double, of duration: Double) -> Double {
        let value = value(at: t)
        guard t >= duration - MediaTiming.resolution, t <= duration + MediaTiming.resolution, abs(1 - value) < Self.rest else {
            return value
        }
        return 1
    }

    /// Remaining distance at the end of a run made for the spring: a thousandth, or a little more with an initial velocity.
    private static let rest = 0.01

    /// The velocity at a time.
    package func velocity(at t: Double) -> Double {
        guard t > 0 else { return initialVelocity }
        switch form {
        case .oscillating(let decay, let rate, let b):
            return exp(-decay * t) * ((decay - b * rate) * cos(rate * t) + (decay * b + rate) * sin(rate * t))
        case .critical(let rate, let b): return exp(-rate * t) * (rate * (1 + b * t) - b)
        case .overdamped(let s1, let s2, let a): return -(a * s1 * exp(s1 * t) + (1 - a) * s2 * exp(s2 * t))
        }
    }

    private func remainder(_ t: Double) -> Double {
        switch form {
        case .oscillating(let decay, let rate, let b): return exp(-decay * t) * (cos(rate * t) + b * sin(rate * t))
        case .critical(let rate, let b): return (1 + b * t) * exp(-rate * t)
        case .overdamped(let s1, let s2, let a): return a * exp(s1 * t) + (1 - a) * exp(s2 * t)
        }
    }

    /// Time from which the remaining distance stays below a thousandth, as in Core Animation (`Documentation/Behavior.md#springs`);
    /// `Float.greatestFiniteMagnitude` for a spring that never rests.
    package var settlingDuration: Double {
        guard damping > 0 else { return Double(Float.greatestFiniteMagnitude) }
        if case .oscillating(let decay, _, let b) = form { return log((1 + abs(b)) / 0.001) / decay }
        // In steps of a tenth; doubled first, so that slow springs do not take a linear search.
        var high = 1
        while abs(remainder(Double(high) / 10)) >= 0.001, high < 1 << 40 { high *= 2 }
        if high > 1 << 20 { return Double(high) / 10 }
        var step = 0
        while abs(remainder(Double(step) / 10)) >= 0.001 { step += 1 }
        return Double(step) / 10
    }
}
