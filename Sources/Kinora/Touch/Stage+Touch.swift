import UIKit

extension Stage {
    /// Puts fingers on the screen: delivers each sample at its time, exactly, between frames too, and moves time on to the last one.
    ///
    /// Samples of one time are one event. A finger may stay down, and go on in a later call; one that comes down on nothing is left out until it is lifted.
    /// Times that go back or are not finite, and a finger that does something without being down or comes down twice, trap; a location that is not
    /// finite is left out with a line in the log.
    public func touch(_ samples: [TouchSample]) {
        let start = now
        for moment in moments(of: samples) {
            if start + moment.time > now { advance(by: start + moment.time - now) }
            deliver(moment.inputs)
        }
    }

    /// Puts fingers on the screen in an async context.
    public func touch(_ samples: [TouchSample]) async {
        let start = now
        for moment in moments(of: samples) {
            if start + moment.time > now { await advance(by: start + moment.time - now) }
            deliver(moment.inputs)
        }
    }

    private func moments(of samples: [TouchSample]) -> [(time: TimeInterval, inputs: [TouchInput])] {
        var moments: [(time: TimeInterval, inputs: [TouchInput])] = []
        for (index, sample) in samples.enumerated() {
            check(sample, index, after: moments.last?.time ?? 0)
            let input = TouchInput(finger: sample.finger, phase: sample.phase, location: sample.location)
            // A finger that is lifted and comes down again at the same time does so in two events.
            if let last = moments.last, last.time == sample.time, !last.inputs.contains(where: { $0.finger == sample.finger }) {
                moments[moments.count - 1].inputs.append(input)
            } else {
                moments.append((sample.time, [input]))
            }
        }
        return moments
    }

    private func check(_ sample: TouchSample, _ index: Int, after last: TimeInterval) {
        guard sample.time.isFinite, sample.time >= last else {
            trap(
                object: "Stage.touch", value: "sample \(index + 1) is at \(sample.time) s, after one at \(last) s",
                remedy: "give finite times, in order, from 0")
        }
        let isDown = fingersDown.contains(sample.finger)
        switch sample.phase {
        case .began:
            guard !isDown else {
                trap(
                    object: "Stage.touch", value: "sample \(index + 1): finger \(sample.finger) comes down, but is down",
                    remedy: "lift it first")
            }
            fingersDown.insert(sample.finger)
        case .moved, .ended, .cancelled:
            guard isDown else {
                trap(
                    object: "Stage.touch", value: "sample \(index + 1): finger \(sample.finger) is \(sample.phase), but it is not down",
                    remedy: "let it begin first")
            }
            if sample.phase != .moved { fingersDown.remove(sample.finger) }
        case .stationary: break
        }
    }
}
