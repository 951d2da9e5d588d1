import CoreGraphics
import Foundation

/// Receives the failures of an explored app instead of the test framework.
final class ExplorationReporter: TestReporter, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: (exceptions: [String], failure: String?) = ([], nil)

    /// Whether log messages are dropped, as in repetitions.
    private let isQuiet: Bool

    let isTestRunning = true
    let runningTest: String? = "an exploration"
    let testName: String? = nil

    init(isQuiet: Bool) { self.isQuiet = isQuiet }

    /// Sentences about calls for which iOS raises an exception.
    var exceptions: [String] { lock.withLock { kept.exceptions } }

    /// A wrong call of the stage, which is not the app's mistake.
    var failure: String? { lock.withLock { kept.failure } }

    func record(_ sentence: String, at site: CallSite?) {
        lock.withLock {
            // Only an app's mistakes come without a call of the stage.
            if site == nil, sentence.contains(" iOS raises ") {
                kept.exceptions.append(sentence)
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
