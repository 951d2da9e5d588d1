import CoreGraphics

/// How fast something moves that is seen at single moments: a finger, the middle of several.
///
/// The velocity is that of the last three steps, weighted .6 (oldest), .35, .05 (newest), as flings on iOS come out (`behaviour.md` 2.2). Fewer steps
/// share the weights in proportion. Samples of one time count as one, the last of them. 0 when there has been no sample for 40 ms.
struct VelocityTracker {
    private struct Sample {
        var time: TimeInterval
        var location: CGPoint
    }

    private var samples: [Sample] = []

    private static let weights = [0.05, 0.35, 0.6]

    /// Forgets what was seen.
    mutating func reset() { samples.removeAll(keepingCapacity: true) }

    /// Notes where it is at a time in seconds; times do not go back.
    mutating func add(_ location: CGPoint, at time: TimeInterval) {
        if let last = samples.last, time <= last.time {
            samples[samples.count - 1].location = location
            return
        }
        if samples.count == Self.weights.count + 1 { samples.removeFirst() }
        samples.append(Sample(time: time, location: location))
    }

    /// Moves all that was seen, where the tracked thing jumps without having moved: a finger more or less.
    mutating func shift(by offset: CGVector) {
        for index in samples.indices {
            samples[index].location.x += offset.dx
            samples[index].location.y += offset.dy
        }
    }

    /// Points a second at a time; zero for something that was seen once or stands still.
    func velocity(at time: TimeInterval) -> CGVector {
        guard samples.count > 1, let last = samples.last, time - last.time <= GestureThresholds.restTime else { return .zero }
        var (sum, weight) = (CGVector.zero, 0.0)
        for (age, share) in zip(stride(from: samples.count - 1, to: 0, by: -1), Self.weights) {
            let (from, to) = (samples[age - 1], samples[age])
            let step = to.time - from.time
            sum.dx += share * (to.location.x - from.location.x) / step
            sum.dy += share * (to.location.y - from.location.y) / step
            weight += share
        }
        return CGVector(dx: sum.dx / weight, dy: sum.dy / weight)
    }
}
