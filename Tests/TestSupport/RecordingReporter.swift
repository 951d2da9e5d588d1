import CoreGraphics
import Foundation

/// Replaces a test framework and keeps the failures.
package final class RecordingReporter: TestReporter, @unchecked Sendable {
    package struct Failure {
        package let sentence: String
        package let file: String?
        package let line: Int?
    }

    private let lock = NSLock()
    private var kept: [Failure] = []
    private var test: String?

    package let isTestRunning = true

    package init(test: String?) { self.test = test }

    package var failures: [Failure] { lock.withLock { kept } }

    /// The test that the calling code belongs to; nil as outside its task.
    package var runningTest: String? {
        get { lock.withLock { test } }
        set { lock.withLock { test = newValue } }
    }

    package var testName: String? { runningTest }

    package func record(_ sentence: String, at site: CallSite?) {
        lock.withLock {
            kept.append(Failure(sentence: sentence, file: site.map { "\($0.file)" }, line: site.map { Int($0.line) }))
        }
    }

    /// Replaces it while the body runs.
    package func install<T>(while body: () throws -> T) rethrows -> T {
        let usual = Diagnostics.testReporter
        Diagnostics.testReporter = self
        defer { Diagnostics.testReporter = usual }
        return try body()
    }

    /// Replaces it while an async body runs.
    @MainActor package func install<T>(while body: @MainActor () async throws -> T) async rethrows -> T {
        let usual = Diagnostics.testReporter
        Diagnostics.testReporter = self
        defer { Diagnostics.testReporter = usual }
        return try await body()
    }
}
