import CoreGraphics
import Foundation

/// Velocity of a sampled point: a touch, or the centroid of several.
///
/// Weighted mean of the last three steps: .6 (oldest), .35, .05 (newest), as measured from flings on iOS
/// (`Documentation/Behavior.md#gesture-arbitration`). With fewer steps the weights are normalized. Of samples with equal times the last
/// counts. 0 after 40 ms without a sample.
package struct VelocityTracker: Sendable {
    private struct Sample {
        var time: TimeInterval
        var location: CGPoint
    }

    private var samples: [Sample] = []

    private static let weights = [0.05, 0.35, 0.6]

    package init() {}

    /// Removes all samples.
    package mutating func reset() { samples.removeAll(keepingCapacity: true) }

    /// Adds a sample; times, in seconds, must not decrease.
    package mutating func add(_ location: CGPoint, at time: TimeInterval) {
        if let last = samples.last, time <= last.time {
            samples[samples.count - 1].location = location
            return
        }
        if samples.count == Self.weights.count + 1 { samples.removeFirst() }
        samples.append(Sample(time: time, location: location))
    }

    /// Offsets all samples when the tracked point jumps without movement, as a centroid does when a touch is added or lifted.
    package mutating func shift(by offset: CGVector) {
        for index in samples.indices {
            samples[index].location.x += offset.dx
            samples[index].location.y += offset.dy
        }
    }

    /// The velocity at a time in points per second; zero with one sample or at rest.
    package func velocity(at time: TimeInterval) -> CGVector {
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
