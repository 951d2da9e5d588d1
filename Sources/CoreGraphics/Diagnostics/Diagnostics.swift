import CKinoraProgram
import Foundation

/// Handlers of traps and log messages; tests and the stage install their own.
package enum Diagnostics {
    /// Called with the message before the program ends; a test's handler does not return (it throws out of its process).
    nonisolated(unsafe) package static var trapHandler: @Sendable (String) -> Void = { _ in }
    /// Called with each new message; the default writes to standard error.
    nonisolated(unsafe) package static var logHandler: @Sendable (String) -> Void = standardError
    /// Records failures of the running test; nil if `KinoraTesting` is not linked.
    nonisolated(unsafe) package static var testReporter: (any TestReporter)?
    /// Whether values for which iOS raises an exception fail the running test.
    nonisolated(unsafe) package static var isStrict = false
    /// The test in which the stage was created, to which code outside its task belongs too.
    nonisolated(unsafe) package static var stageTest: String?

    nonisolated(unsafe) private static var reported: Set<String> = []
    private static let lock = NSLock()

    static func isFirstReport(of key: String) -> Bool {
        lock.withLock { reported.insert(key).inserted }
    }

    /// Clears the set of reported messages, so that they are reported again for the next stage or test.
    package static func forgetReports() {
        lock.withLock { reported.removeAll() }
    }

    /// Writes one line to standard error. A program of Kinora's that cannot ends with `Program.lostOutput`.
    @Sendable package static func standardError(_ sentence: String) { _ = kinora_say(sentence) }

    // MARK: The running test

    /// Records a failure of the running test; returns false if none runs. One found outside the test's task is recorded when the
    /// stage's async call returns.
    package static func failRunningTest(_ sentence: String, at site: CallSite?) -> Bool {
        guard let testReporter, testReporter.isTestRunning else { return false }
        if testReporter.runningTest == nil, CallSite.postpone(sentence, at: site) { return true }
        testReporter.record(sentence, at: site)
        return true
    }

    static func failOnce(_ key: String, exception: String, _ sentence: String) {
        let test = runningTest ?? ""
        guard isFirstReport(of: "\(exception) \(key) \(test)") else { return }
        let full = "\(Self.sentence(sentence)) iOS raises \(exception) here; 'stage.isStrict = false' makes it a line in the log."
        if !failRunningTest(full, at: nil) { endProcess(full, #fileID, #line) }
    }

    /// Logs a complaint of iOS about the app's code, each time. While `isStrict` it fails the running test instead.
    package static func complain(_ message: String) {
        let failure = "\(message)\n\(complaintMark); 'stage.isStrict = false' makes it a line in the log."
        if !isStrict || !failRunningTest(failure, at: nil) { logHandler(message) }
    }

    /// The mark of a test failure by a complaint.
    package static let complaintMark = "iOS logs this and goes on"

    private static var runningTest: String? { testReporter?.runningTest ?? stageTest }

    /// The position of the test when it trapped.
    static var testContext: String? {
        let call = CallSite.current.map { "in the call at \($0)" }
        guard let test = runningTest else { return call.map { "the following happened " + $0 } }
        return ["the test \(test) ends here", call].compactMap(\.self).joined(separator: ", ")
    }
}

extension Diagnostics {
    /// The text of a trap: the object with its invalid value, and the remedy.
    static func sentence(object: String, value: String, remedy: String) -> String {
        sentence("\(object): \(sentence(value, capitalized: false)) \(sentence(remedy))")
    }

    /// The text with a capital first letter and a full stop, unless it ends with a question or exclamation mark.
    ///
    /// A first word that is code (`fillMode`, `frame.origin`, `loadView()`) keeps its case.
    package static func sentence(_ text: String, capitalized: Bool = true) -> String {
        var text = text
        while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
        if let last = text.last, last != "!", last != "?", last != "…" { text += "." }
        guard capitalized, let first = text.first, first.isLowercase else { return text }
        let word = text.prefix { !$0.isWhitespace }
        let plain = word.last.map { ",;:.".contains($0) } ?? false ? word.dropLast() : word
        guard plain.allSatisfy({ $0.isLowercase || "'’-".contains($0) }) else { return text }
        return first.uppercased() + text.dropFirst()
    }
}

/// Records failures of the running test. `KinoraTesting` installs one for XCTest and Swift Testing; the modules below import neither.
package protocol TestReporter: Sendable {
    /// Whether a test is running in this process.
    var isTestRunning: Bool { get }

    /// The test of the calling code, with its position if the framework provides one; nil outside of a test's task or thread.
    var runningTest: String? { get }

    /// The name of that test alone, after those of the types that it is in, as in `CardTests.opens()`.
    var testName: String? { get }

    /// Records a failure of the running test.
    ///
    /// - Parameter site: The call at fault; nil for app code, whose line is found on the call stack.
    func record(_ sentence: String, at site: CallSite?)
}
