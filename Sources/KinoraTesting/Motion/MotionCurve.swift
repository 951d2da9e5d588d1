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

    /// The velocities before and after a time, in units per second: the slopes there of the parabolas through the three samples on each
    /// side. A frame at the time belongs to the side before. Nil with fewer than three samples on a side.
    ///
    /// The step between both sides does not count: a frame shows the finger as of the touch sample before it, so that the first frame after
    /// the finger's last sample makes up for up to 1/120 s.
    func velocities(at time: Double) -> (before: Double, after: Double)? {
        let before = Array(samples.filter { $0.time <= time + 1e-3 }.suffix(3))
        let after = Array(samples.filter { $0.time > time + 1e-3 }.prefix(3))
        guard before.count == 3, after.count == 3 else { return nil }
        return (Self.slope(before, at: time), Self.slope(after, at: time))
    }

    /// Slope of the parabola through three samples.
    private static func slope(_ points: [MotionSample], at time: Double) -> Double {
        let (a, b, c) = (points[0], points[1], points[2])
        let first = (b.value - a.value) / (b.time - a.time)
        let second = (c.value - b.value) / (c.time - b.time)
        let curvature = (second - first) / (c.time - a.time)
        return first + curvature * (2 * time - a.time - b.time)
    }
}
