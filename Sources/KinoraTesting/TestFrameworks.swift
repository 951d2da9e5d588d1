import CKinoraTesting
import CoreGraphics
import Foundation
import Testing
import XCTest

/// Records failures in the framework whose test is running: XCTest or Swift Testing.
///
/// Installed when the program starts, so that a test target only needs to depend on `KinoraTesting`.
final class TestFrameworks: TestReporter {
    private let xcTest = RunningXCTest()
    private let lock = NSLock()
    /// Whether a Swift Testing test has run: its process runs no other tests, and code outside its tasks belongs to one of them.
    nonisolated(unsafe) private var hasSeenSwiftTesting = false

    fileprivate func install() {
        XCTestObservationCenter.shared.addTestObserver(xcTest)
        Diagnostics.testReporter = self
    }

    var isTestRunning: Bool { xcTest.current != nil || swiftTest != nil || lock.withLock { hasSeenSwiftTesting } }

    var runningTest: String? {
        if let test = xcTest.current { return test.name }
        return swiftTest.map { "\($0.displayName ?? $0.name) (\($0.sourceLocation.fileID):\($0.sourceLocation.line))" }
    }

    var testName: String? {
        if let test = xcTest.current { return test.name }
        return swiftTest.map { $0.id.nameComponents.joined(separator: ".") }
    }

    func record(_ sentence: String, at site: CallSite?) {
        let position = site.map(SourcePosition.init) ?? SourcePosition.ofApp() ?? CallSite.current.map(SourcePosition.init)
        if let test = xcTest.current {
            test.recordFailure(
                withDescription: sentence, inFile: position?.path ?? "<unknown>", atLine: position?.line ?? 0, expected: true)
            return
        }
        let location = position.map { SourceLocation(fileID: $0.fileID, filePath: $0.path, line: $0.line, column: 1) }
        if let location = location ?? swiftTest?.sourceLocation {
            Issue.record(Comment(rawValue: sentence), sourceLocation: location)
        } else {
            Issue.record(Comment(rawValue: sentence))
        }
    }

    private var swiftTest: Test? {
        guard let test = Test.current else { return nil }
        lock.withLock { hasSeenSwiftTesting = true }
        return test
    }
}

/// Called by `CKinoraTesting` when the program starts.
@_cdecl("kinora_testing_install") func installTestFrameworks() {
    Program.begin()
    TestFrameworks().install()
    AutomaticStage.install()
}

/// Called by `CKinoraTesting` when other code than the test framework ends the process.
@_cdecl("kinora_testing_exits") func testProgramExits(_ status: Int32) {
    // Kinora's own ends, with their sentences.
    guard kinora_note_write("ends the process with status \(status)") || status == 0 || status == 69 else { return }
    fflush(nil)
    let running = Diagnostics.testReporter?.runningTest
    let name = running.map { Diagnostics.testReporter is TestFrameworks ? "the test \($0)" : $0 } ?? "code under test"
    Diagnostics.standardError("\(name) ends the process with status \(status); the tests after it have not run, and the run fails")
}
