import XCTest

@testable import WorkCommands

/// The division of tests among the processes of `./kinora test`, and the closing line.
final class TestBatchesTests: XCTestCase {
    private func tests(_ classes: [String: Int], chosen: Set<String>? = nil) -> [(package: String, name: String, isChosen: Bool)] {
        classes.sorted { $0.key < $1.key }.flatMap { name, count in
            (0..<count).map { ("Kinora", "M.\(name)/test\($0)", chosen?.contains("M.\(name)/test\($0)") ?? true) }
        }
    }

    func testSlowClassesComeFirstAndShortOnesShareAProcess() {
        let times = TestTimes(["# usual\nSlow\t40\nOther 5\nA 0.5\nB 0.4\nC 0.3", "Other 12\n"])
        let batches = TestBatches(tests(["A": 2, "B": 1, "C": 3, "Other": 1, "Slow": 9]), times: times, processes: 2)
        XCTAssertEqual(batches.batches.map(\.tests), ["M.Slow", "M.Other", "M.A,M.B,M.C"])
        XCTAssertEqual(batches.batches.map(\.seconds), [40, 12, 1.2])
        XCTAssertEqual(batches.lone, [])
    }

    func testClassesThatAreAloneRunAfterTheOthers() {
        let batches = TestBatches(tests(["A": 1, "Served": 1]), times: TestTimes(["Served\t40\talone"]), processes: 2)
        XCTAssertEqual(batches.lone.map(\.tests), ["M.Served"])
        XCTAssertEqual(batches.batches.map(\.tests), ["M.A"])
    }

    func testAFilterChoosesTestsOfAClass() {
        let batches = TestBatches(
            tests(["A": 2, "B": 2, "C": 1], chosen: ["M.A/test1", "M.B/test0", "M.B/test1"]), times: TestTimes([]), processes: 1)
        XCTAssertEqual(batches.batches.map(\.tests), ["M.A/test1,M.B"], "a whole class by its name")
    }

    func testNoBatchHasMoreLettersThanAnArgumentMayHave() {
        let names = Dictionary(uniqueKeysWithValues: (0..<3000).map { ("Class\($0)" + String(repeating: "x", count: 40), 1) })
        let batches = TestBatches(tests(names), times: TestTimes([names.keys.map { "\($0) 0.0001\n" }.joined()]), processes: 2)
        XCTAssertGreaterThan(batches.batches.count, 2)
        for batch in batches.batches { XCTAssertLessThan(batch.tests?.utf8.count ?? 0, 51_000) }
        XCTAssertEqual(batches.batches.flatMap { $0.tests?.split(separator: ",") ?? [] }.count, 3000)
    }

    private func summary(_ lines: [String]) -> TestSummary {
        var summary = TestSummary()
        for line in lines { summary.add(line[...]) }
        return summary
    }

    func testTheLastLineCountsTestsOfBothFrameworksAndNamesFailures() {
        let lines = [
            "Test Suite 'Selected tests' started at now", "Test Case 'ATests.testA' started at now",
            "Test Case 'ATests.testA' passed (0.25 seconds)", "Test Case 'ATests.testB' started at now",
            "A.swift:1: error: no", "Test Case 'ATests.testB' failed (0.5 seconds)", "Test Case 'ATests.testC' started at now",
            "Test Case 'ATests.testC' skipped (0.0 seconds)", "◇ Test adds started.",
            "✘ Test adds failed after 0.001 seconds with 1 issue.",
            "✘ Test run with 3 tests in 1 suite failed after 0.1 seconds with 1 issue.", "run-pages: README.md: as written, 3 s",
            "run-pages: A.md: FAILED, there is no B",
        ]
        let summary = summary(lines)
        XCTAssertEqual(
            summary.line(seconds: 7, passed: false), "Executed 7 tests, with 3 failures in 7 seconds (1 skipped): ATests.testB adds A.md")
        XCTAssertEqual(summary.seconds, ["ATests": 0.75])
        XCTAssertTrue(self.summary(["Test Suite 'A' started", "✔ Test run with 0 tests passed after 0.001 seconds."]).isEmpty)
        XCTAssertEqual(self.summary([lines[1], lines[2]]).line(seconds: 1, passed: true), "Executed 1 test, with 0 failures in 1 seconds")
        XCTAssertEqual(
            self.summary([lines[1], lines[2]]).line(seconds: 1, passed: false),
            "Executed 1 test, with 0 failures in 1 seconds, but the run ended early")
    }

    func testTheMessagesOfFailedTestsAreKept() {
        let failure = "/A/ATests.swift:7: error: ATests.testA : XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - left"
        let lines = [
            "Test Case 'ATests.testA' started at now", "/tmp/B.swift:2:20: error: 'x' is overridden", failure,
            "/A/B.swift:7: error: OtherTests.testB : from a program that a test runs", "Test Case 'ATests.testA' failed (0.5 seconds)",
            failure,
            "✘ Test adds() recorded an issue at B.swift:3:4: Expectation failed", "✘ Test adds failed after 0.001 seconds with 1 issue.",
            "✔ Test knows() recorded a known issue at B.swift:3:4: Expectation failed",
        ]
        XCTAssertEqual(summary(lines).messages, [lines[2][...], lines[6][...]])
        XCTAssertEqual(summary([lines[0]] + Array(repeating: failure, count: 80)).messages.count, 50)
    }

    func testATestThatNeverEndedIsAFailure() {
        let begun = "Test Case 'ATests.testA' started at now"
        XCTAssertEqual(
            summary([begun]).line(seconds: 0, passed: false), "Executed 1 test, with 1 failure in 0 seconds: ATests.testA (did not end)")
        XCTAssertEqual(
            summary([begun, "Test Case 'ATests.testB' started at now", "Test Case 'ATests.testB' passed (1 seconds)"])
                .line(seconds: 0, passed: false),
            "Executed 2 tests, with 1 failure in 0 seconds: ATests.testA (did not end)")
    }
}
