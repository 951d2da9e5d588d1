import UIKit

/// A queue of samples: those due are delivered, later ones wait.
@MainActor
package struct TouchPlayback {
    private let stage: Stage
    private let start: TimeInterval
    private var moments: ArraySlice<TouchMoment>

    /// Begins at the present time. Invalid samples are reported and skipped.
    package init(_ samples: [TouchSample], on stage: Stage) {
        self.stage = stage
        start = stage.now
        moments = TouchMoment.moments(of: stage.checked(samples))[...]
    }

    /// Merges samples of fingers that are not down into the pending ones; their times start at the present time.
    package mutating func add(_ samples: [TouchSample]) {
        let shift = stage.now - start
        let added = TouchMoment.moments(of: stage.checked(samples)).map { TouchMoment(time: $0.time + shift, inputs: $0.inputs) }
        var (merged, rest) = ([TouchMoment](), added[...])
        for moment in moments {
            while let first = rest.first, first.time < moment.time { merged.append(rest.removeFirst()) }
            merged.append(moment)
        }
        moments = (merged + rest)[...]
    }

    /// Delivers the samples due up to a time since the stage was created, each at its own time.
    package mutating func run(until limit: TimeInterval = .infinity) {
        while let moment = next(before: limit) {
            if start + moment.time > stage.now { stage.advance(to: start + moment.time) }
            stage.deliver(moment.inputs, at: start + moment.time)
        }
    }

    mutating func run() async {
        while let moment = next(before: .infinity) {
            if start + moment.time > stage.now { await stage.advance(to: start + moment.time) }
            stage.deliver(moment.inputs, at: start + moment.time)
        }
    }

    /// A time that rounding of less than a nanosecond has moved past the limit counts as due.
    private mutating func next(before limit: TimeInterval) -> TouchMoment? {
        guard let moment = moments.first, start + moment.time <= limit + 5e-10 else { return nil }
        return moments.removeFirst()
    }
}

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
