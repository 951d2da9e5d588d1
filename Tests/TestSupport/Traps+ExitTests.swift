import CoreGraphics
import Testing

// Traps in exit tests of Swift Testing:
//
//     let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
//         await Diagnostics.exitAtTraps { UIView.commitAnimations() }
//     }
//     #expect(result.trapSentence == "UIView: commitAnimations() without …")

extension ExitTest.Condition {
    /// The process ends with a trap after `Diagnostics.exitAtTraps()`.
    package static var trap: Self { .exitCode(trapStatus) }
}

extension Diagnostics {
    /// Runs the body of an exit test on the main actor; a trap writes its sentence to standard error and ends the process.
    @MainActor package static func exitAtTraps(_ body: @MainActor () throws -> Void) async rethrows {
        exitAtTraps()
        try body()
    }

    /// From here on a trap writes its sentence to standard error and ends the process; for bodies of exit tests that are async.
    ///
    /// It exits at once because Swift's backtrace takes two seconds where it is enabled. Misuse of the stage traps as in a program without
    /// `KinoraTesting`.
    package static func exitAtTraps() {
        testReporter = nil
        trapHandler = { sentence in
            try? writeAll((marker + sentence).utf8, to: STDERR_FILENO)
            _exit(trapStatus)
        }
    }
}

extension ExitTest.Result? {
    /// The sentence of the trap that ended the process; needs `observing: [\.standardErrorContent]`.
    package var trapSentence: String? {
        guard let output = self.map({ String(decoding: $0.standardErrorContent, as: UTF8.self) }) else { return nil }
        return output.range(of: marker, options: .backwards).map { String(output[$0.upperBound...]) }
    }
}

private let trapStatus: CInt = 70
/// Written before the sentence.
private let marker = "\u{1}trap: "
