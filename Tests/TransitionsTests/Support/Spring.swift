import Foundation

/// The spring of a duration, a damping ratio below 1 and a velocity (Documentation/Behavior.md#springs), found here independently of the
/// implementation.
struct Spring {
    let frequency, ratio, velocity: Double

    /// The frequency at which a thousandth of the way is left at the end.
    init(duration: Double, ratio: Double, velocity: Double) {
        func left(_ w: Double) -> Double {
            abs((ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())) * exp(-ratio * w * duration) - 0.001
        }
        // The largest root: beyond it less is left.
        var (low, high) = (0.0, 1000 / duration)
        var at = high
        while at > 0.01, left(at) < 0 { at -= 0.001 * 1000 / duration }
        low = at
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if left(middle) < 0 { high = middle } else { low = middle }
        }
        frequency = (low + high) / 2
        self.ratio = ratio
        self.velocity = velocity
    }

    /// Fraction of the distance covered at a time.
    func callAsFunction(_ t: Double) -> Double {
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        let slope = (ratio * frequency - velocity) / damped
        return 1 - exp(-ratio * frequency * t) * (cos(damped * t) + slope * sin(damped * t))
    }

    /// The largest part of the way that is still to go, or to come back, from a time on.
    func rest(from t: Double) -> Double {
        stride(from: t, to: t + 3, by: 0.001).map { abs(1 - self($0)) }.max() ?? 0
    }
}
