import CoreGraphics

extension Diagnostics {
    /// The complaints that the body logs, those among them that would fail a test.
    package static func complaints(_ body: () throws -> Void) rethrows -> [String] {
        let sentences = Sentences()
        let (usual, reporter, wasStrict) = (logHandler, testReporter, isStrict)
        forgetReports()
        (isStrict, testReporter) = (false, nil)
        logHandler = { sentences.append($0) }
        defer {
            logHandler = usual
            (isStrict, testReporter) = (wasStrict, reporter)
            forgetReports()
        }
        try body()
        return sentences.all
    }

    private final class Sentences: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []

        var all: [String] { lock.withLock { lines } }
        func append(_ line: String) { lock.withLock { lines.append(line) } }
    }
}
