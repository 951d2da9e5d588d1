import CoreGraphics

extension SpringCurve {
    /// Minimum damping ratio of a spring with a given duration: there is no solution below about a thousandth.
    package static let leastDampingRatio = 0.01

    /// UIKit's spring for a duration: mass 1, and the stiffness at which it rests, to a thousandth of the distance, within `duration`
    /// seconds (`Documentation/Behavior.md#springs`).
    ///
    /// - Parameters:
    ///   - duration: seconds; at least a millisecond.
    ///   - dampingRatio: clamped to `leastDampingRatio`…1; NaN counts as 1.
    ///   - initialVelocity: whole distances per second. If it is so large that no spring overshoots and rests in time, the largest solution
    ///     is the one that has nearly arrived at `duration` for the first time.
    package init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let duration = duration.isFinite ? max(duration, 1e-3) : 1e-3
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, Self.leastDampingRatio), 1)
        let velocity = initialVelocity.isFinite ? Self.bounded(initialVelocity) : 0
        // In units of the duration, the frequency is the only unknown.
        let frequency = ratio < 1 ? Self.underdampedRate(ratio, velocity * duration) : Self.criticalRate(velocity * duration)
        let rate = frequency / duration
        self.init(mass: 1, stiffness: rate * rate, damping: 2 * ratio * rate, initialVelocity: velocity)
    }

    private static let remainder = 0.001

    /// The largest y with |ζ - u/y| / √(1 - ζ²) · e^(-ζy) = 0.001.
    private static func underdampedRate(_ ratio: Double, _ u: Double) -> Double {
        let sine = (1 - ratio * ratio).squareRoot()
        if u == 0 { return log(ratio / (sine * remainder)) / ratio }
        func logRemainder(_ y: Double) -> Double { log(abs(ratio - u / y) / (sine * remainder)) - ratio * y }
        guard u > 0 else { return largestRoot(from: 0, logRemainder) }
        // Beyond y = u/ζ, where it is zero, the left side rises to one maximum and falls.
        let summit = (u + (u * u + 4 * u).squareRoot()) / (2 * ratio)
        if logRemainder(summit) >= 0 { return largestRoot(from: summit, logRemainder) }
        return root(of: logRemainder, above: 0, below: u / ratio)
    }

    /// The largest y with |1 + y - u| · e^(-y) = 0.001.
    private static func criticalRate(_ u: Double) -> Double {
        func logRemainder(_ y: Double) -> Double { log(abs(1 + y - u) / remainder) - y }
        if u <= 0 { return largestRoot(from: 0, logRemainder) }
        if logRemainder(u) >= 0 { return largestRoot(from: u, logRemainder) }
        return root(of: logRemainder, above: 0, below: u - 1)
    }

    /// The root of a function that only falls from a point on, by doubling and bisection.
    private static func largestRoot(from low: Double, _ f: (Double) -> Double) -> Double {
        var reach = max(low, 1)
        while f(low + reach) > 0, reach < 1e12 { reach *= 2 }
        return root(of: f, above: low, below: low + reach)
    }

    private static func root(of f: (Double) -> Double, above: Double, below: Double) -> Double {
        var (low, high) = (above, below)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if middle <= low || middle >= high { break }
            if f(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
