import CoreGraphics

/// Several values with their times within one run, and the interpolation between them (`Documentation/Behavior.md#keyframes`).
///
/// The segment at a time begins at the last key whose time is not above it, in whatever order the times are. Everything that depends on
/// the keys alone is precomputed in `init`; evaluation takes a binary search if the times ascend, and allocates nothing.
package struct Keyframes: Sendable {
    private enum Trajectory: Sendable {
        /// Linear from value to value.
        case straight([Interpolation])
        /// Each value holds until the time of the next.
        case holding([AnimatableValue])
        case curved(CubicCurve)
        /// The end points of a path's elements, each until the time of the next.
        case stops(CubicCurve)
    }

    /// The time of each value, mostly ascending within 0…1; as many as values, at most one more in the discrete mode.
    package let times: [Double]
    /// Whether no time is below the one before.
    private let isAscending: Bool
    private let trajectory: Trajectory
    /// Timing curve of each segment; missing ones are linear.
    private let curves: [TimingCurve]
    /// Set for motion at constant speed.
    private let lengths: ArcLengths?

    private init(_ trajectory: Trajectory, times: [Double], curves: [TimingCurve] = [], lengths: ArcLengths? = nil) {
        self.trajectory = trajectory
        self.times = times
        isAscending = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
        self.curves = curves
        self.lengths = lengths
    }

    /// Linear interpolation. At least two values, and as many times.
    package init(values: [AnimatableValue], times: [Double], curves: [TimingCurve] = []) {
        self.init(.straight(zip(values, values.dropFirst()).map { Interpolation(from: $0, to: $1) }), times: times, curves: curves)
    }

    /// Discrete: each value holds until the next one's time.
    package init(holding values: [AnimatableValue], times: [Double]) { self.init(.holding(values), times: times) }

    /// Smooth interpolation of at least two values at as many times; linear for types without it (arrays, paths, images).
    package init(smooth values: [AnimatableValue], times: [Double], shapes: [KeyframeShape] = [], curves: [TimingCurve] = []) {
        if let trajectory = CubicCurve(through: values, at: times, shapes: shapes) {
            self.init(.curved(trajectory), times: times, curves: curves)
        } else {
            self.init(values: values, times: times, curves: curves)
        }
    }

    /// Smooth interpolation of at least two values at constant speed.
    package init(smoothAtOneSpeed values: [AnimatableValue], shapes: [KeyframeShape] = []) {
        let times = Self.pacedTimes(of: values)
        if let trajectory = CubicCurve(through: values, at: times, shapes: shapes) {
            self.init(.curved(trajectory), times: times, lengths: ArcLengths(trajectory.segments))
        } else {
            self.init(values: values, times: times)
        }
    }

    /// Motion along the elements of a path, each by its own parameter, between the times of their ends.
    package init(along trajectory: CubicCurve, times: [Double], curves: [TimingCurve] = []) {
        self.init(.curved(trajectory), times: times, curves: curves)
    }

    /// Motion along a path at constant speed.
    package init(atOneSpeedAlong trajectory: CubicCurve) {
        let lengths = ArcLengths(trajectory.segments)
        self.init(.curved(trajectory), times: Self.equalTimes(trajectory.segments.count + 1), lengths: lengths.total > 0 ? lengths : nil)
    }

    /// Discrete motion through the end points of a path's elements, each until the time of the next.
    package init(holdingEndsOf trajectory: CubicCurve, times: [Double]) { self.init(.stops(trajectory), times: times) }

    // MARK: Values

    /// The value at a fraction of the run. Extrapolated beyond the ends by the last segment if it has no curve of its own.
    package func value(at fraction: Double) -> AnimatableValue {
        switch trajectory {
        case .holding(let values): return values[min(slot(at: fraction), values.count - 1)]
        case .stops(let trajectory): return trajectory.value(atKey: min(slot(at: fraction), trajectory.segments.count))
        case .straight(let segments):
            let (index, s) = position(at: fraction)
            return segments[index](s)
        case .curved(let trajectory):
            let (index, s) = lengths?.position(at: fraction, in: trajectory.segments) ?? position(at: fraction)
            return trajectory.value(index, s)
        }
    }

    /// The tangent direction of a path at a fraction of the run, in radians from x towards y; nil for other keyframes and for paths of zero
    /// length.
    package func angle(at fraction: Double) -> Double? {
        let trajectory: CubicCurve
        var at: (segment: Int, s: Double)
        switch self.trajectory {
        case .straight, .holding: return nil
        case .curved(let curved):
            trajectory = curved
            at = lengths?.position(at: fraction, in: curved.segments) ?? position(at: fraction)
        case .stops(let stops):
            trajectory = stops
            let key = min(slot(at: fraction), stops.segments.count)
            at = key < stops.segments.count ? (key, 0) : (key - 1, 1)
        }
        return trajectory.angle(at.segment, at.s)
    }

    /// Index of the last key whose time has come, or of the first one.
    private func slot(at fraction: Double) -> Int { max(lastKey(at: fraction), 0) }

    /// The segment, and the position within it.
    private func position(at fraction: Double) -> (segment: Int, s: Double) {
        let last = times.count - 2
        let key = lastKey(at: fraction)
        let index = min(max(key, 0), last)
        let length = times[index + 1] - times[index]
        // Times that are not finite are never passed.
        var s = length > 0 && length < .infinity ? (fraction - times[index]) / length : key > last ? 1 : 0
        // Keys that begin late or end early hold their values.
        if key > last, times[last + 1] < 1 { s = 1 }
        if s < 0, times[0] > 0 { s = 0 }
        if index < curves.count { s = curves[index](s) }
        return (index, s)
    }

    /// Index of the last key whose time is not above a fraction, -1 if there is none; by binary search if the times ascend.
    private func lastKey(at fraction: Double) -> Int {
        guard isAscending else { return times.lastIndex { $0 <= fraction } ?? -1 }
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= fraction { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
