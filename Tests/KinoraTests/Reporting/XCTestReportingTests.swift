import KinoraTesting
import UIKit
import XCTest

@testable import CoreGraphics

/// Reports to XCTest by KinoraTesting, which installs itself: the failures are caught before they count.
final class XCTestReportingTests: XCTestCase {
    private struct Failure {
        let sentence: String
        let path: String
        let line: Int
    }

    private var caught: [Failure]?

    override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
        if caught == nil {
            super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        } else {
            caught?.append(Failure(sentence: description, path: filePath, line: lineNumber))
        }
    }

    private func failures(_ body: @MainActor () -> Void) -> [Failure] {
        caught = []
        MainActor.assumeIsolated { body() }
        defer { caught = nil }
        return caught ?? []
    }

    func testTheRunningTestIsKnown() {
        XCTAssertEqual(Diagnostics.testReporter?.isTestRunning, true)
        XCTAssertEqual(Diagnostics.testReporter?.runningTest, name)
        XCTAssertEqual(name, "XCTestReportingTests.testTheRunningTestIsKnown")
    }

    func testMisuseIsAFailureAtTheLineOfTheVerb() {
        let failures = failures { Stage.small().tap(at: UIView()) }
        XCTAssertEqual(failures.map(\.line), [#line - 1])
        XCTAssertEqual(failures.first?.path, #filePath)
        XCTAssertEqual(failures.first?.sentence.contains("it is in no window"), true)
    }

    func testWhatIOSRaisesForIsAFailureAtTheLineOfTheApp() {
        let failures = failures {
            let stage = Stage.small()
            let view = stage.addSquare()
            view.center = CGPoint(x: CGFloat.nan, y: 0)
        }
        XCTAssertEqual(failures.map(\.line), [#line - 2])
        XCTAssertEqual(failures.first?.path, #filePath)
    }
}
