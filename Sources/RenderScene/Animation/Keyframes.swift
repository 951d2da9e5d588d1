import CoreGraphics

/// Several values at their times within one run, and how it goes between them (`behaviour.md` 1.5).
package struct Keyframes: Sendable {
    /// Where each value is reached, 0…1, not decreasing; as many as values, one more where values hold (discrete).
    package let times: [Double]
    private let segments: [Interpolation]
    private let curves: [TimingCurve]
    private let discreteValues: [AnimatableValue]

    /// Straight from value to value. At least two values, as many times.
    package init(values: [AnimatableValue], times: [Double], curves: [TimingCurve] = []) {
        self.times = times
        self.curves = curves
        discreteValues = []
        segments = zip(values, values.dropFirst()).map { Interpolation(from: $0, to: $1) }
    }

    /// Each value holds until the next one's time.
    package init(holding values: [AnimatableValue], times: [Double]) {
        self.times = times
        discreteValues = values
        segments = []
        curves = []
    }

    /// The value at a fraction of the run.
    package func value(at fraction: Double) -> AnimatableValue {
        if let first = discreteValues.first {
            let index = times.lastIndex { $0 <= fraction } ?? 0
            return discreteValues.indices.contains(index) ? discreteValues[index] : discreteValues.last ?? first
        }
        var index = 0
        while index < segments.count - 1, fraction >= times[index + 1] { index += 1 }
        let length = times[index + 1] - times[index]
        var f = length > 0 ? (fraction - times[index]) / length : 1
        if curves.indices.contains(index) { f = curves[index](f) }
        return segments[index](f)
    }
}
