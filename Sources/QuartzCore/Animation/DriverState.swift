import RenderScene

/// The state of a driver: paused, running to an end, or past it; with the one map from a target's time to the driven time.
///
/// Targets are layers with everything below them, single animations, and the changes of a property animator. The driver has a fraction
/// from 0 to 1; each target has a driven time at fraction 0, and a length of it up to fraction 1.
package enum DriverState: Equatable {
    /// Paused or scrubbed.
    case held(at: Double)
    /// Running after a delay; seconds since the state was set.
    case running(from: Double, to: Double, delay: Double, length: Double, curve: TimingCurve)
    /// After a run: time continues from its end at the usual speed.
    case past(end: Double)

    /// Running linearly.
    package static func running(from: Double, to: Double, delay: Double, length: Double) -> DriverState {
        .running(from: from, to: to, delay: delay, length: length, curve: .linear)
    }

    package var isRunning: Bool { if case .running = self { true } else { false } }

    /// The fraction at the moment at which the state was set.
    var start: Double {
        switch self {
        case .held(let fraction), .past(let fraction): fraction
        case .running(let start, _, _, _, _): start
        }
    }

    /// The fraction that it is held at, or ends at.
    var end: Double {
        switch self {
        case .held(let fraction), .past(let fraction): fraction
        case .running(_, let end, _, _, _): end
        }
    }

    /// The fraction, within 0…1, some seconds after the state was set.
    func fraction(after seconds: Double) -> Double {
        guard case .running(let from, let to, let delay, let length, let curve) = self else { return end }
        guard length > 0 else { return to }
        return min(max(from + (to - from) * curve(min(max((seconds - delay) / length, 0), 1)), 0), 1)
    }

    /// Fractions per second, some seconds after the state was set; 0 while held, and past the end.
    func speed(after seconds: Double) -> Double {
        guard case .running(let from, let to, let delay, let length, let curve) = self, length > 0 else { return 0 }
        return (to - from) / length * curve.slope(at: (seconds - delay) / length)
    }

    /// The map from a target's time to its driven time.
    ///
    /// - Parameters:
    ///   - begin: the target's time at which the state was set.
    ///   - zero: driven time at fraction 0.
    ///   - span: length of the driven time from fraction 0 to 1.
    ///   - rate: speed of the target's time relative to that of the delay and the length.
    func map(from begin: Double, zero: Double, span: Double, rate: Double = 1) -> TimeMap {
        switch self {
        case .held(let fraction): .linear(begin: 0, speed: 0, offset: zero + fraction * span)
        case .past(let fraction): .linear(begin: begin, speed: 1, offset: zero + fraction * span)
        // The target's time stands still or runs backwards.
        case .running(_, let to, _, _, _) where rate <= 0: .linear(begin: 0, speed: 0, offset: zero + to * span)
        case .running(let from, let to, let delay, let length, let curve):
            .eased(
                t0: begin + delay * rate, t1: begin + (delay + length) * rate, u0: zero + from * span, u1: zero + to * span, curve: curve)
        }
    }
}
