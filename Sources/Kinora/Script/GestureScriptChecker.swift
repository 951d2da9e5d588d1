import UIKit

/// Takes samples one after the other, and says of one that cannot be what is wrong with it.
struct GestureScriptChecker {
    /// A part of a sample, by its place in a line.
    enum Field: Int {
        case time = 1
        case finger, phase, x, y
    }

    /// What is wrong with a sample.
    struct Problem {
        let field: Field
        let expected: String
        let found: String

        /// The error it is at a line; `column` says where the field stands.
        func error(file: String, line: Int, column: (Field) -> Int) -> GestureScriptError {
            .malformed(file: file, line: line, column: column(field), expected: expected, found: found)
        }
    }

    /// What was taken, with times of whole nanoseconds.
    private(set) var samples: [TouchSample] = []
    private var course = FingerCourse()

    static let sampleLimit = 1_000_000
    /// An hour: more than that is hundreds of thousands of frames, and mostly a time in milliseconds by mistake.
    static let timeLimit: TimeInterval = 3600
    static let timeText = "a time in seconds, 0 to 3600"
    static let coordinateText = "a finite number of points"

    /// The time in whole nanoseconds: the one that its text means.
    static func rounded(_ time: TimeInterval) -> TimeInterval { (time * 1e9).rounded() / 1e9 }

    static func problem(ofScreen size: CGSize) -> Problem? {
        for (field, side) in [(Field.finger, size.width), (.phase, size.height)] where !(side > 0 && side.isFinite) {
            return Problem(field: field, expected: "a positive number of points", found: "'\(side)'")
        }
        return nil
    }

    /// Takes a sample in; returns what is wrong with one that cannot be.
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
        let last = course.time
        do { try course.take(sample) } catch {
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
