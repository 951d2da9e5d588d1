import UIKit

/// Recorded touch samples that a stage can play, with a text form that people can read and write.
///
/// A script is always playable: times ascend from 0, locations are finite, and each finger comes down before it moves and is lifted
/// before it comes down again. Times are kept to the nanosecond. `Documentation/GestureScripts.md` describes the text.
///
/// ```swift
/// let stage = Stage()
/// let script = try stage.recordGestures {
///     stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
/// }
/// let again = try GestureScript(text: script.text)
/// stage.play(again)
/// ```
public struct GestureScript: Sendable, Hashable {
    /// The samples in order; times are in seconds from the script's beginning.
    public let samples: [TouchSample]
    /// The size in points of the screen that the script was made for; nil for any.
    public let screen: CGSize?

    /// Creates a script of playable samples.
    ///
    /// The error's line is the number of the invalid sample and its column the field: 1 time, 2 finger, 3 phase, 4 x, 5 y. A screen
    /// whose size is not positive and finite is line 0.
    ///
    /// - Complexity: O(*n*), where *n* is the number of samples.
    public init(_ samples: [TouchSample], screen: CGSize? = nil) throws(GestureScriptError) {
        var checker = GestureScriptChecker()
        if let screen, let problem = GestureScriptChecker.problem(ofScreen: screen) {
            throw problem.error(file: "samples", line: 0) { $0.rawValue }
        }
        for (index, sample) in samples.enumerated() {
            if let problem = checker.take(sample) { throw problem.error(file: "samples", line: index + 1) { $0.rawValue } }
        }
        self.init(checked: checker.samples, screen: screen)
    }

    init(checked samples: [TouchSample], screen: CGSize?) {
        self.samples = samples
        self.screen = screen
    }

    /// The time of the last sample, in seconds; 0 if there is none.
    public var duration: TimeInterval { samples.last?.time ?? 0 }
}

/// An error parsing, reading or writing a gesture script.
public enum GestureScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Invalid text at a line and column (both from 1, a column is one character): the expected text and the text found.
    case malformed(file: String, line: Int, column: Int, expected: String, found: String)
    /// The file cannot be read or written, with the system's message.
    case inaccessible(file: String, reason: String)

    /// One line: `FILE:LINE:COLUMN: expected …, found …`.
    public var description: String {
        switch self {
        case .malformed(let file, let line, let column, let expected, let found):
            "\(file):\(line):\(column): expected \(expected), found \(found)"
        case .inaccessible(let file, let reason): "\(file): \(reason)"
        }
    }
}
