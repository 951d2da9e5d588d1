import CoreGraphics

/// Several values with their times within one run, and the interpolation between them (`Documentation/Behavior.md#keyframes`).
///
/// Everything that depends on the keys alone is precomputed in `init`; evaluation takes a binary search and allocates nothing.
package struct Keyframes: Sendable {
    private enum Course: Sendable {
        /// Linear from value to value.
        case straight([Interpolation])
        /// Each value holds until the time of the next.
        case holding([AnimatableValue])
        case curved(CubicCourse)
        /// The end points of a path's elements, each until the time of the next.
        case stops(CubicCourse)
    }

    /// The time of each value, 0…1, ascending; as many as values, one more in the discrete mode.
    package let times: [Double]
    private let course: Course
    /// Timing curve of each segment; missing ones are linear.
    private let curves: [TimingCurve]
    /// Set for motion at constant speed.
    private let lengths: ArcLengths?

    private init(_ course: Course, times: [Double], curves: [TimingCurve] = [], lengths: ArcLengths? = nil) {
        self.course = course
        self.times = times
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
        if let course = CubicCourse(through: values, at: times, shapes: shapes) {
            self.init(.curved(course), times: times, curves: curves)
        } else {
            self.init(values: values, times: times, curves: curves)
        }
    }

    /// Smooth interpolation of at least two values at constant speed.
    package init(smoothAtOneSpeed values: [AnimatableValue], shapes: [KeyframeShape] = []) {
        let times = Self.pacedTimes(of: values)
        if let course = CubicCourse(through: values, at: times, shapes: shapes) {
            self.init(.curved(course), times: times, lengths: ArcLengths(course.segments))
        } else {
            self.init(values: values, times: times)
        }
    }

    /// Motion along the elements of a path, each by its own parameter, between the times of their ends.
    package init(along course: CubicCourse, times: [Double], curves: [TimingCurve] = []) {
        self.init(.curved(course), times: times, curves: curves)
    }

    /// Motion along a path at constant speed.
    package init(atOneSpeedAlong course: CubicCourse) {
        let lengths = ArcLengths(course.segments)
        self.init(.curved(course), times: Self.equalTimes(course.segments.count + 1), lengths: lengths.total > 0 ? lengths : nil)
    }

    /// Discrete motion through the end points of a path's elements, each until the time of the next.
    package init(holdingEndsOf course: CubicCourse, times: [Double]) { self.init(.stops(course), times: times) }

    // MARK: Values

    /// The value at a fraction of the run. Extrapolated beyond the ends by the last segment if it has no curve of its own.
    package func value(at fraction: Double) -> AnimatableValue {
        switch course {
        case .holding(let values): return values[min(slot(at: fraction), values.count - 1)]
        case .stops(let course): return course.value(atKey: min(slot(at: fraction), course.segments.count))
        case .straight(let segments):
            let (index, s) = place(at: fraction)
            return segments[index](s)
        case .curved(let course):
            let (index, s) = lengths?.place(at: fraction, in: course.segments) ?? place(at: fraction)
            return course.value(index, s)
        }
    }

    /// The tangent direction of a path at a fraction of the run, in radians from x towards y; nil for other keyframes and for paths of zero
    /// length.
    package func angle(at fraction: Double) -> Double? {
        let course: CubicCourse
        var at: (segment: Int, s: Double)
        switch self.course {
        case .straight, .holding: return nil
        case .curved(let curved):
            course = curved
            at = lengths?.place(at: fraction, in: curved.segments) ?? place(at: fraction)
        case .stops(let stops):
            course = stops
            let key = min(slot(at: fraction), stops.segments.count)
            at = key < stops.segments.count ? (key, 0) : (key - 1, 1)
        }
        return course.angle(at.segment, at.s)
    }

    /// Index of the last key whose time has come.
    private func slot(at fraction: Double) -> Int { max(firstTime(after: fraction) - 1, 0) }

    /// The segment, and the position within it.
    private func place(at fraction: Double) -> (segment: Int, s: Double) {
        let last = times.count - 2
        let index = min(max(firstTime(after: fraction) - 1, 0), last)
        let length = times[index + 1] - times[index]
        var s = length > 0 ? (fraction - times[index]) / length : fraction < times[index] ? 0 : 1
        // Keys that begin late or end early hold their values.
        if s > 1, times[last + 1] < 1 { s = 1 }
        if s < 0, times[0] > 0 { s = 0 }
        if index < curves.count { s = curves[index](s) }
        return (index, s)
    }

    /// Index of the first time above a fraction, by binary search.
    private func firstTime(after fraction: Double) -> Int {
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= fraction { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
