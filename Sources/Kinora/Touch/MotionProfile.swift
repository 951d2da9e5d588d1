import Foundation

/// A finger's progress over time: from rest to a chosen speed at release.
///
/// The finger accelerates smoothly, then moves at constant speed for the last four samples, so that a velocity measured from them is
/// the chosen one. At speed 0 it decelerates as smoothly and rests for these samples.
struct MotionProfile {
    /// Sample times in seconds from touch down, ascending from 0 to the duration. About 120 per second.
    let times: [TimeInterval]
    /// The fraction of the distance covered at each of the times: 0 first, 1 last.
    let fractions: [Double]

    /// - Parameters:
    ///   - distance: Points, or radians; not negative. With 0 the finger rests.
    ///   - duration: Seconds, not negative. With 0 all samples have the same time.
    ///   - speed: Speed at release in points (radians) per second, not negative.
    init(distance: Double, duration: TimeInterval, releaseSpeed speed: Double) {
        guard duration > 0 else {
            (times, fractions) = ([0, 0], [0, 1])
            return
        }
        // The constant-speed steps cover at most half the distance.
        let reach = speed > 0 ? distance / speed / 8 : .infinity
        let isMoving = distance > 0 && reach > 0
        let step = min(duration / max((duration * 120 - 1e-6).rounded(.up), 8), isMoving ? reach : .infinity)
        let head = duration - 4 * step
        let constant = isMoving ? 4 * step * speed / distance : 0
        // Slope at the end of the first part, normalized to unit distance and duration.
        let slope = isMoving ? speed * head / (distance * (1 - constant)) : 0
        let count = max((head * 120 - 1e-6).rounded(.up), 4)
        var (times, fractions): ([Double], [Double]) = ([], [])
        for index in 0...Int(count) {
            let fraction = Double(index) / count
            times.append(head * fraction)
            fractions.append((1 - constant) * Self.speedingUp(fraction, slope))
        }
        for index in 1...4 {
            let left = Double(4 - index)
            times.append(duration - left * step)
            fractions.append(1 - constant * left / 4)
        }
        (self.times, self.fractions) = (times, fractions)
    }

    /// A curve from 0 to 1 that starts at rest with a given end slope and never goes backwards. Both forms meet at slope 3.
    private static func speedingUp(_ fraction: Double, _ slope: Double) -> Double {
        guard slope < 3 else { return pow(fraction, slope) }
        return fraction * fraction * (3 - 2 * fraction + slope * (fraction - 1))
    }
}
