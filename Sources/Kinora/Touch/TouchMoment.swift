import UIKit

/// The samples of all fingers at one time: one event.
struct TouchMoment {
    /// Seconds from the call.
    let time: TimeInterval
    var inputs: [TouchInput]

    /// Groups samples into moments. A finger that is lifted and comes down again at the same time produces two events.
    static func moments(of samples: [TouchSample]) -> [TouchMoment] {
        var moments: [TouchMoment] = []
        for sample in samples {
            let input = TouchInput(finger: sample.finger, phase: sample.phase, location: sample.location)
            if let last = moments.last, last.time == sample.time, !last.inputs.contains(where: { $0.finger == sample.finger }) {
                moments[moments.count - 1].inputs.append(input)
            } else {
                moments.append(TouchMoment(time: sample.time, inputs: [input]))
            }
        }
        return moments
    }
}
