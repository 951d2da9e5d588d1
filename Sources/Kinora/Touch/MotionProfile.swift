import Foundation

/// How a finger covers a distance in a time: from rest, and at a chosen speed as it is lifted.
///
/// It speeds up smoothly, then moves at constant speed for the last four samples, so that a velocity measured from those is the one chosen. At speed
/// 0 it slows down as smoothly, and rests for these samples.
struct MotionProfile {
    /// When the finger is sampled, in seconds from its coming down, ascending: 0 first, the whole duration last. About 120 times a second.
    let times: [TimeInterval]
    /// Which part of the distance is behind it at each of the times: 0 first, 1 last.
    let fractions: [Double]

    /// - Parameters:
    ///   - distance: points, or radians; not negative. With 0 the finger rests all the time.
    ///   - duration: seconds, not negative. With 0 all happens at one time.
    ///   - speed: as the finger is lifted, in points (radians) a second, not negative.
    init(distance: Double, duration: TimeInterval, releaseSpeed speed: Double) {
        guard duration > 0 else {
            (times, fractions) = ([0, 0], [0, 1])
            return
        }
        // The steps at constant speed cover half the distance at most.
        let reach = speed > 0 ? distance / speed / 8 : .infinity
        let isMoving = distance > 0 && reach > 0
        let step = min(duration / max((duration * 120 - 1e-6).rounded(.up), 8), isMoving ? reach : .infinity)
        let head = duration - 4 * step
        let constant = isMoving ? 4 * step * speed / distance : 0
        // How steep the first part is at its end, where its own distance and duration are 1.
        let slope = isMoving ? speed * head / (distance * (1 - constant)) : 0
        let count = max((head * 120 - 1e-6).rounded(.up), 4)
        var (times, fractions): ([Double], [Double]) = ([], [])
        for index in 0...Int(count) {
            let part = Double(index) / count
            times.append(head * part)
            fractions.append((1 - constant) * Self.speedingUp(part, slope))
        }
        for index in 1...4 {
            let left = Double(4 - index)
            times.append(duration - left * step)
            fractions.append(1 - constant * left / 4)
        }
        (self.times, self.fractions) = (times, fractions)
    }

    /// From 0 to 1, from rest, with a slope at the end; never backwards. Both forms meet at slope 3.
    private static func speedingUp(_ part: Double, _ slope: Double) -> Double {
        guard slope < 3 else { return pow(part, slope) }
        return part * part * (3 - 2 * part + slope * (part - 1))
    }
}
