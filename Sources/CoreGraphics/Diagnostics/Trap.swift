import Foundation

/// Ends the program with a sentence that names the object, the value and the remedy: the one way a programmer error traps.
///
/// - Parameters:
///   - object: what was asked, as the developer knows it (`"CALayer 'card'"`).
///   - value: what was wrong (`"a superlayer that is its own sublayer"`).
///   - remedy: what to do (`"remove it first"`); capital and full stop are added.
/// Tests replace `Diagnostics.trapHandler` to see the sentence instead of dying.
package func trap(object: String, value: String, remedy: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    let sentence = Diagnostics.sentence(object: object, value: value, remedy: remedy)
    Diagnostics.trapHandler(sentence)
    fatalError(sentence, file: file, line: line)
}

/// Reports a refused value once per key, so that a value refused at every frame writes one line.
///
/// - Parameters:
///   - key: what identifies the complaint, the key path for geometry; the second report of one key is dropped.
///   - sentence: what was refused, and what is kept instead; capital and full stop are added.
package func reportOnce(_ key: String, _ sentence: @autoclosure () -> String) {
    guard Diagnostics.isFirstReport(of: key) else { return }
    Diagnostics.logHandler(Diagnostics.sentence(sentence()))
}

/// Where traps and complaints go; tests and the stage put their own handlers here.
package enum Diagnostics {
    /// Called with the sentence before the program ends; a test's handler does not return (it throws out of its process).
    nonisolated(unsafe) package static var trapHandler: @Sendable (String) -> Void = { _ in }
    /// Called with each new complaint; standard error unless replaced.
    nonisolated(unsafe) package static var logHandler: @Sendable (String) -> Void = standardError

    nonisolated(unsafe) private static var reported: Set<String> = []
    private static let lock = NSLock()

    fileprivate static func isFirstReport(of key: String) -> Bool {
        lock.withLock { reported.insert(key).inserted }
    }

    /// Forgets which complaints were made, so that the next stage (or test) hears them again.
    package static func forgetReports() {
        lock.withLock { reported.removeAll() }
    }

    /// Writes one line to standard error; a line that cannot be written is dropped.
    @Sendable package static func standardError(_ sentence: String) {
        try? writeAll(("kinora: " + sentence + "\n").utf8, to: STDERR_FILENO)
    }
}
