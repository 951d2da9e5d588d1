import Foundation
import XCTest

@testable import CommandSupport

final class BuildProgressTests: XCTestCase {
    func testTheLastStepIsReported() {
        XCTAssertNil(BuildProgress.steps(in: ""))
        XCTAssertNil(BuildProgress.steps(in: "Building for production...\n[note] a/b"))
        let output = "[0/1] Planning build\n[411/905] Compiling A.swift\n[412/905] Compiling B.swift\nB.swift:1:1: warning: unused\n"
        XCTAssertEqual(BuildProgress.steps(in: output), "412 of 905 steps")
    }

    func testTheTimeThatIsLeftIsThatOfTheOtherSteps() {
        XCTAssertNil(BuildProgress.rest(after: 5, done: 50, of: 100, before: 100), "too early to tell")
        XCTAssertNil(BuildProgress.rest(after: 60, done: 2, of: 100, before: 100))
        XCTAssertEqual(BuildProgress.rest(after: 60, done: 50, of: 100, before: 100), "60 s")
        XCTAssertEqual(BuildProgress.rest(after: 60, done: 20, of: 100, before: 100), "4 min")
        XCTAssertEqual(BuildProgress.rest(after: 60, done: 100, of: 100, before: 100), "10 s")
        XCTAssertNil(BuildProgress.rest(after: 60, done: 50, of: 100, before: 90), "SwiftPM goes on finding steps")
        XCTAssertNil(BuildProgress.rest(after: 60, done: 50, of: 100, before: nil))
    }

    func testALineIsWrittenNowAndThenUntilTheEnd() throws {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-progress-\(UUID().uuidString)")
        try Data("[3/12] Compiling A.swift\n".utf8).write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let lines = expectation(description: "lines")
        lines.expectedFulfillmentCount = 2
        lines.assertForOverFulfill = false
        let progress = BuildProgress(of: "Card", log: log, every: 0.05) { line in
            XCTAssertEqual(line, "building Card: 3 of 12 steps")
            lines.fulfill()
        }
        wait(for: [lines], timeout: 10)
        progress.end()
    }
}
