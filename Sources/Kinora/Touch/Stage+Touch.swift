import UIKit

extension Stage {
    /// Delivers touch samples, each at its exact time, between frames too, and advances time to the last one.
    ///
    /// Samples of one time form one event. A finger may stay down and continue in a later call; one that comes down on nothing is
    /// ignored until lifted. A time that goes back (less than a nanosecond counts as equal) or is not finite, and a finger that moves
    /// or ends without being down or comes down twice, fail the running test at the caller's line, and the sample is skipped; outside a
    /// test they trap. A sample whose location is not finite is skipped and logged.
    ///
    /// - Complexity: A run-loop turn for each time among the samples, and that of `advance(by:)` up to the last.
    public func touch(
        _ samples: [TouchSample], fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
        call(CallSite(fileID, file, line)) { play(samples) }
    }

    /// Delivers touch samples in an async context.
    ///
    /// - Complexity: A run-loop turn for each time among the samples, and that of `advance(by:)` up to the last.
    public func touch(
        _ samples: [TouchSample], fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async {
        await call(CallSite(fileID, file, line)) { await play(samples) }
    }

    /// Delivers samples within a verb.
    func play(_ samples: [TouchSample]) {
        var playback = TouchPlayback(samples, on: self)
        playback.run()
    }

    func play(_ samples: [TouchSample]) async {
        var playback = TouchPlayback(samples, on: self)
        await playback.run()
    }

    /// The valid samples, after reporting the others; keeps track of the fingers down.
    func checked(_ samples: [TouchSample]) -> [TouchSample] {
        var sequence = TouchSequence(fingersDown: fingersDown)
        var possible: [TouchSample] = []
        for (index, given) in samples.enumerated() {
            let (finger, last) = (given.finger, sequence.time)
            var sample = given
            // Rounding errors of computed times.
            if sample.time < last, last - sample.time < 1e-9 { sample.time = last }
            do {
                try sequence.take(sample)
                possible.append(sample)
            } catch {
                let (value, remedy) =
                    switch error {
                    case .time: (" is at \(sample.time) s, after one at \(last) s", "give finite times, in order, from 0")
                    case .isDown: (": finger \(finger) comes down, but is down", "lift it first")
                    case .isNotDown: (": finger \(finger) is \(sample.phase), but it is not down", "let it begin first")
                    }
                misuse(object: "Stage.touch", value: "sample \(index + 1)\(value)", remedy: remedy)
            }
        }
        fingersDown = sequence.fingersDown
        return possible
    }
}
