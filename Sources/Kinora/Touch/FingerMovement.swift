import UIKit

/// Fingers that come down together, go their ways, and are lifted together.
struct FingerMovement {
    let fingers: [Int]
    let profile: MotionProfile
    /// Where the finger of an index is when a part of the way is behind it.
    let location: (_ index: Int, _ part: Double) -> CGPoint

    var samples: [TouchSample] {
        var samples: [TouchSample] = []
        for (step, (time, part)) in zip(profile.times, profile.fractions).enumerated() {
            for (index, finger) in fingers.enumerated() {
                samples.append(TouchSample(time: time, finger: finger, phase: step == 0 ? .began : .moved, location: location(index, part)))
            }
        }
        let end = profile.times.last ?? 0
        return samples
            + fingers.enumerated().map { TouchSample(time: end, finger: $1, phase: .ended, location: location($0, 1)) }
    }
}
