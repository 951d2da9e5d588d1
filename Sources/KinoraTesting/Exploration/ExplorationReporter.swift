import CoreGraphics
import Foundation

/// Receives the failures of an explored app instead of the test framework.
final class ExplorationReporter: TestReporter, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: (exceptions: [(sentence: String, origin: FaultOrigin?)], failure: String?) = ([], nil)

    /// Whether log messages are dropped, as in repetitions.
    private let isQuiet: Bool

    let isTestRunning = true
    let runningTest: String? = "an exploration"
    let testName: String? = nil

    /// Whether the code at fault is looked for, which takes seconds.
    private let findsOrigins: Bool

    init(isQuiet: Bool, findsOrigins: Bool) { (self.isQuiet, self.findsOrigins) = (isQuiet, findsOrigins) }

    /// Sentences about calls for which iOS raises an exception, and the code that called.
    var exceptions: [(sentence: String, origin: FaultOrigin?)] { lock.withLock { kept.exceptions } }

    /// A wrong call of the stage, which is not the app's mistake.
    var failure: String? { lock.withLock { kept.failure } }

    func record(_ sentence: String, at site: CallSite?) {
        // iOS goes on, and so does the exploration.
        if sentence.contains(Diagnostics.complaintMark) { return Diagnostics.logHandler(sentence) }
        // Only an app's mistakes come without a call of the stage.
        let isException = site == nil && sentence.contains(" iOS raises ")
        let origin = isException && findsOrigins ? FaultOrigin.ofCaller() : nil
        lock.withLock {
            if isException {
                kept.exceptions.append((sentence, origin))
            } else {
                kept.failure = kept.failure ?? sentence
            }
        }
    }

    /// Replaces the test framework while the body runs.
    func install<T>(while body: () throws -> T) rethrows -> T {
        let usual = begin()
        defer { Self.end(usual) }
        return try body()
    }

    /// Replaces the test framework while an async body runs.
    @MainActor func install<T>(while body: @MainActor () async throws -> T) async rethrows -> T {
        let usual = begin()
        defer { Self.end(usual) }
        return try await body()
    }

    private typealias Handlers = (reporter: (any TestReporter)?, log: @Sendable (String) -> Void)

    private func begin() -> Handlers {
        let usual = (Diagnostics.testReporter, Diagnostics.logHandler)
        Diagnostics.testReporter = self
        if isQuiet { Diagnostics.logHandler = { _ in } }
        return usual
    }

    private static func end(_ usual: Handlers) { (Diagnostics.testReporter, Diagnostics.logHandler) = usual }
}
