import UIKit

/// Fingers that come down together, move along their own paths, and are lifted together.
struct FingerMovement {
    let fingers: [Int]
    let profile: MotionProfile
    /// The location of the finger at an index, for a fraction of the path from 0 to 1.
    let location: (_ index: Int, _ fraction: Double) -> CGPoint

    var samples: [TouchSample] {
        var samples: [TouchSample] = []
        for (step, (time, fraction)) in zip(profile.times, profile.fractions).enumerated() {
            for (index, finger) in fingers.enumerated() {
                samples.append(
                    TouchSample(time: time, finger: finger, phase: step == 0 ? .began : .moved, location: location(index, fraction)))
            }
        }
        let end = profile.times.last ?? 0
        return samples
            + fingers.enumerated().map { TouchSample(time: end, finger: $1, phase: .ended, location: location($0, 1)) }
    }
}
