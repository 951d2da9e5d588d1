import UIKit

/// What fingers do, written down: samples that a stage can play, in a text that people can read and write.
///
/// A script is always one that can be played: times go on from 0 and places are finite, a finger comes down before it moves and is lifted before it comes
/// down again. Times are kept to the nanosecond. `Documentation/GestureScripts.md` describes the text.
public struct GestureScript: Sendable, Hashable {
    /// The samples in their order; times are in seconds from the script's beginning.
    public let samples: [TouchSample]
    /// The size in points of the screen that the script was made for; nil for any.
    public let screen: CGSize?

    /// A script of samples, which must be such that a stage can play them.
    ///
    /// The error's line is the number of the sample that cannot be, its column that of the field: 1 is the time, 2 the finger, 3 the phase, 4 x, 5 y. A screen
    /// whose size is not positive and finite is line 0.
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

    /// The time of the last sample, in seconds; 0 without any.
    public var duration: TimeInterval { samples.last?.time ?? 0 }
}
