import Foundation

/// The samples of a motion in order of time, at least one, and the frames without a value.
struct MotionCurve: Sendable {
    let samples: [MotionSample]
    var absences: [MotionAbsence] = []
    /// Whether the value is that of a view, which is absent while the view is in no window.
    var isOfView = false

    var end: Double { samples[samples.count - 1].time }
    var last: Double { samples[samples.count - 1].value }
    var range: ClosedRange<Double> {
        let values = samples.map(\.value)
        return (values.min() ?? 0)...(values.max() ?? 0)
    }

    /// The time at which the view left its window: that of the first frame after the last value; nil if the last frame has a value.
    var departureTime: Double? { absences.last.flatMap { $0.end == nil ? $0.begin : nil } }

    /// The absence that a time is in; nil if there is none. Values of closures are interpolated over frames without one.
    func absence(at time: Double) -> MotionAbsence? {
        if time < samples[0].time - 1e-9 { return absences.first }
        if time > end + 1e-9 { return departureTime == nil ? nil : absences.last }
        guard isOfView else { return nil }
        return absences.first { absence in
            guard let absenceEnd = absence.end, time < absenceEnd - 1e-9 else { return false }
            return time > (samples.last { $0.time < absence.begin }?.time ?? -.infinity) + 1e-9
        }
    }

    /// Half a sentence about an absence: times at which the view left and entered its window.
    func words(for absence: MotionAbsence) -> String {
        let begin = MotionCheck.seconds(absence.begin)
        guard let absenceEnd = absence.end.map(MotionCheck.seconds) else {
            return isOfView ? "the view left its window at \(begin)" : "it has no value from \(begin) on"
        }
        guard absence.begin > samples[0].time else {
            return isOfView ? "the view entered its window at \(absenceEnd)" : "it has no value before \(absenceEnd)"
        }
        return (isOfView ? "the view was not in a window" : "it has no value") + " from \(begin) to \(absenceEnd)"
    }

    /// The value at a time, interpolated linearly between frames; nil outside of the samples, and while the view is in no window.
    func value(at time: Double) -> Double? {
        guard time >= samples[0].time - 1e-9, time <= end + 1e-9, absence(at: time) == nil else { return nil }
        guard let index = samples.firstIndex(where: { $0.time >= time - 1e-9 }) else { return last }
        let after = samples[index]
        guard index > 0, after.time > time + 1e-9 else { return after.value }
        let before = samples[index - 1]
        return before.value + (after.value - before.value) * (time - before.time) / (after.time - before.time)
    }

    /// The velocities before and after a time, in units per second: the slopes there of the polynomials through three to eight samples on
    /// each side, of those the one that differs least from the next shorter one. A frame at the time belongs to the side before. Nil with
    /// fewer than three samples on a side.
    ///
    /// The step between both sides does not count: a frame shows the finger as of the touch sample before it, so that the first frame after
    /// the finger's last sample makes up for up to 1/120 s.
    func velocities(at time: Double) -> (before: Double, after: Double)? {
        // The nearest first.
        let before = Array(samples.filter { $0.time <= time + 1e-3 }.suffix(Self.mostSamples).reversed())
        let after = Array(samples.filter { $0.time > time + 1e-3 }.prefix(Self.mostSamples))
        guard before.count >= 3, after.count >= 3 else { return nil }
        return (Self.slope(before, at: time), Self.slope(after, at: time))
    }

    private static let mostSamples = 8

    /// The slope at a time that the polynomials through more and more samples agree on.
    private static func slope(_ points: [MotionSample], at time: Double) -> Double {
        // Newton's divided differences; the product of the distances to the points so far, and its slope.
        var differences = points.map(\.value)
        var (product, productSlope) = (1.0, 0.0)
        var slope = 0.0
        var best = (slope: 0.0, change: Double.infinity)
        for degree in points.indices {
            let change = differences[0] * productSlope
            slope += change
            if degree == 2 { best.slope = slope }
            if degree > 2, abs(change) < best.change { best = (slope, abs(change)) }
            let distance = time - points[degree].time
            (product, productSlope) = (product * distance, productSlope * distance + product)
            differences = zip(differences, differences.dropFirst()).enumerated().map { index, pair in
                (pair.1 - pair.0) / (points[index + degree + 1].time - points[index].time)
            }
        }
        return best.slope
    }
}
