import UIKit

/// Validates samples in sequence and describes invalid ones.
struct GestureScriptChecker {
    /// A field of a sample, by its index in a line.
    enum Field: Int {
        case time = 1
        case finger, phase, x, y
    }

    /// An invalid field of a sample.
    struct Problem {
        let field: Field
        let expected: String
        let found: String

        /// The error for a line; `column` returns the column of a field.
        func error(file: String, line: Int, column: (Field) -> Int) -> GestureScriptError {
            .malformed(file: file, line: line, column: column(field), expected: expected, found: found)
        }
    }

    /// The accepted samples, with times rounded to nanoseconds.
    private(set) var samples: [TouchSample] = []
    private var sequence = TouchSequence()

    static let sampleLimit = 1_000_000
    /// One hour: more means hundreds of thousands of frames, and mostly a time given in milliseconds by mistake.
    static let timeLimit: TimeInterval = 3600
    static let timeText = "a time in seconds, 0 to 3600"
    static let coordinateText = "a finite number of points"

    /// The time rounded to nanoseconds, as its text gives it.
    static func rounded(_ time: TimeInterval) -> TimeInterval { (time * 1e9).rounded() / 1e9 }

    static func problem(ofScreen size: CGSize) -> Problem? {
        for (field, length) in [(Field.finger, size.width), (.phase, size.height)] where !(length > 0 && length.isFinite) {
            return Problem(field: field, expected: "a positive number of points", found: "'\(length)'")
        }
        return nil
    }

    /// Accepts a sample, or returns the problem of an invalid one.
    mutating func take(_ sample: TouchSample) -> Problem? {
        guard samples.count < Self.sampleLimit else {
            return Problem(field: .time, expected: "at most \(Self.sampleLimit) samples", found: "another")
        }
        guard (0...Self.timeLimit).contains(sample.time) else {
            return Problem(field: .time, expected: Self.timeText, found: "'\(sample.time)'")
        }
        for (field, value) in [(Field.x, sample.location.x), (.y, sample.location.y)] where !value.isFinite {
            return Problem(field: field, expected: Self.coordinateText, found: "'\(value)'")
        }
        var sample = sample
        sample.time = Self.rounded(sample.time)
        let last = sequence.time
        do { try sequence.take(sample) } catch {
            return switch error {
            case .time: Problem(field: .time, expected: "a time of at least \(last.scriptTime)", found: "'\(sample.time.scriptTime)'")
            case .isDown:
                Problem(field: .phase, expected: "moved, ended or cancelled, since finger \(sample.finger) is down", found: "'began'")
            case .isNotDown:
                Problem(field: .phase, expected: "began, since finger \(sample.finger) is not down", found: "'\(sample.phase)'")
            }
        }
        samples.append(sample)
        return nil
    }
}
