import UIKit

/// Samples on their way to the app: those of a time and before are delivered, the others wait.
@MainActor
package struct TouchPlayback {
    private let stage: Stage
    private let start: TimeInterval
    private var moments: ArraySlice<TouchMoment>

    /// From the present time on. Samples that cannot be are reported and left out.
    package init(_ samples: [TouchSample], on stage: Stage) {
        self.stage = stage
        start = stage.now
        moments = TouchMoment.moments(of: stage.checked(samples))[...]
    }

    /// Adds samples of fingers that are not down, from the present time on, between those that are still to come.
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

    /// Delivers what is due up to a time since the stage's start, each at its own time.
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

    /// A time that a rounding of less than a nanosecond has put behind the limit is meant to be there.
    private mutating func next(before limit: TimeInterval) -> TouchMoment? {
        guard let moment = moments.first, start + moment.time <= limit + 5e-10 else { return nil }
        return moments.removeFirst()
    }
}
