import Foundation

/// The samples of a motion in order of time, at least one.
struct MotionCurve: Sendable {
    let samples: [MotionSample]

    var end: Double { samples[samples.count - 1].time }
    var last: Double { samples[samples.count - 1].value }
    var range: ClosedRange<Double> {
        let values = samples.map(\.value)
        return (values.min() ?? 0)...(values.max() ?? 0)
    }

    /// The value at a time, interpolated linearly between frames; nil outside of the samples.
    func value(at time: Double) -> Double? {
        guard time >= samples[0].time - 1e-9, time <= end + 1e-9 else { return nil }
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
