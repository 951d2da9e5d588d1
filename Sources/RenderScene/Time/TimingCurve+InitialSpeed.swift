extension TimingCurve {
    /// The reach of a reversal by a request, which turns round soon.
    package static let shortReach = 1.0 / 3
    /// The reach of a release, whose first frames are as fast as the last ones before.
    package static let longReach = 2.0 / 3

    /// The curve of a run that begins at a speed and ends at rest.
    ///
    /// The first control point is on the tangent of the initial speed, at a distance of `reach`, or nearer: a fast run does not pass its
    /// end, and one in the opposite direction reverses within the range.
    ///
    /// - Parameters:
    ///   - start: the value at the beginning, in 0…1.
    ///   - end: the value at the end, in 0…1; different from `start`.
    ///   - length: duration of the run in seconds, more than 0.
    ///   - speed: initial speed in values per second.
    ///   - reach: the fraction of the time to the first control point: the longer, the less the speed changes at first.
    package init(from start: Double, to end: Double, length: Double, startingAt speed: Double, reach: Double) {
        let distance = end - start
        let slope = speed * length / distance
        var (first, second) = (reach, 2.0 / 3)
        if slope > 0 {
            first = min(reach, 1 / slope)
            // With a long reach, a fast run keeps its speed at first: both control points are one.
            second += first - reach
        } else if slope < 0 {
            // The overshoot is less than half of the first control point's height; its limit is the distance behind the start.
            let space = distance > 0 ? start : 1 - start
            first = min(reach, max(Self.shortReach, -1 / slope), -1.8 * space / (slope * abs(distance)))
        }
        self.init(first, slope * first, second, 1)
    }
}
