import Foundation
import KinoraTesting
import Testing
import XCTest

/// A test program whose tests end it, hang or cannot print. The programs run the classes below.
final class TestProgramTests: XCTestCase {
    private static let ends = ["exit", "_exit", "_Exit", "quick_exit", "exit on a thread"]

    func testCodeThatEndsTheProgramWithSuccessFailsTheRun() throws {
        for end in Self.ends {
            let run = try TestProgram(environment: ["KINORA_SAMPLE_END": end]).run("$PROGRAM KinoraTestingTests.EndingXCTests")
            XCTAssertEqual(run.status, 1, end)
            XCTAssertFalse(run.output.contains("testTheLast"), run.output)
            let name = "EndingXCTests.testInTheMiddle"
            XCTAssert(run.errors.contains("kinora: the test \(name) ends the process with status 0; the tests after"), run.errors)
        }
    }

    func testOtherStatusesStay() throws {
        let run = try TestProgram(environment: ["KINORA_SAMPLE_END": "exit 3"]).run("$PROGRAM KinoraTestingTests.EndingXCTests")
        XCTAssertEqual(run.status, 3)
        let none = try TestProgram(environment: ["KINORA_SAMPLE_END": "exit 69"]).run("$PROGRAM KinoraTestingTests.EndingXCTests")
        XCTAssertEqual(none.status, 1, "SwiftPM takes 69 for a run without tests")
    }

    func testATestOfSwiftTestingThatEndsTheProgramFailsTheRun() throws {
        for end in ["exit", "_exit", "exit on a thread"] {
            let run = try TestProgram(environment: ["KINORA_SAMPLE_END": end])
                .run("$PROGRAM --testing-library swift-testing --filter EndingSwiftTests")
            XCTAssertEqual(run.status, 1, end + run.output + run.errors)
            XCTAssert(run.errors.contains("ends the process with status 0; the tests after it have not run"), run.errors)
        }
    }

    func testARunThatEndsByItselfIsUnchanged() throws {
        XCTAssertEqual(try TestProgram().run("$PROGRAM KinoraTestingTests.EndingXCTests").status, 0)
        XCTAssertEqual(try TestProgram().run("$PROGRAM --testing-library swift-testing --filter EndingSwiftTests").status, 0)
        XCTAssertEqual(try TestProgram().run("$PROGRAM --testing-library swift-testing --filter NoSuchTests").status, 69)
        XCTAssertEqual(try TestProgram().run("$PROGRAM --list-tests >/dev/null").status, 0)
    }

    func testRunsAreNotedInAFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-runs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        func notes(_ end: String?) throws -> [String] {
            try Data().write(to: file)
            var program = TestProgram(environment: ["KINORA_TEST_RUNS": file.path])
            program.environment["KINORA_SAMPLE_END"] = end
            _ = try program.run("$PROGRAM KinoraTestingTests.EndingXCTests")
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { String($0.split(separator: " ")[0]) }
        }
        XCTAssertEqual(try notes(nil), ["began", "ended"])
        XCTAssertEqual(try notes("exec"), ["began"], "the process became another program")
    }

    func testLostOutputEndsWithTwo() throws {
        let tests = [
            "$PROGRAM KinoraTestingTests.EndingXCTests", "$PROGRAM --testing-library swift-testing --filter EndingSwiftTests",
        ]
        for (test, stream) in zip(tests, [1, 2]) {
            for line in ["\(test) \(stream)>/dev/full", "\(test) \(stream)>&-"] {
                XCTAssertEqual(try TestProgram().run(line).status, 2, line)
            }
            let piped = "set -o pipefail; { sleep 0.05; \(test) 2>&1; } | true"
            XCTAssertEqual(try TestProgram().run(piped).status, 2, piped)
        }
    }

    func testAHangIsReportedWithItsStepsInBoundedTime() throws {
        for fault in ["hang", "wait"] {
            let run = try TestProgram(environment: ["KINORA_SAMPLE_END": fault]).run("$PROGRAM KinoraTestingTests.HangingXCTests")
            XCTAssertEqual(run.status, 124, run.errors)
            XCTAssert(run.errors.contains("kinora: explore(seed: 1) hangs in step 80. The last steps:\n"), run.errors)
            XCTAssert(run.errors.contains("  80. double tap UIButton \"Delete\""), run.errors)
            XCTAssert(run.errors.contains("kinora: no end after 2 s of real time in the stage made at "), run.errors)
        }
    }

    func testAnExplorationInTheTestsProcessNamesTheStepThatEndsIt() throws {
        let run = try TestProgram(environment: ["KINORA_SAMPLE_END": "exit"]).run("$PROGRAM KinoraTestingTests.HangingXCTests")
        XCTAssertEqual(run.status, 1)
        XCTAssert(run.errors.contains("kinora: explore(seed: 1) ends the process with status 0 in step 80. The last steps:\n"), run.errors)
    }
}

/// The end of the sample tests: `exit`, `_exit`, `hang` …; nothing in a run of all tests.
private let sampleEnd = ProcessInfo.processInfo.environment["KINORA_SAMPLE_END"]

private func endProgram() {
    switch sampleEnd {
    case "exit": exit(0)
    case "_exit": _exit(0)
    case "_Exit": _Exit(0)
    case "quick_exit": quick_exit(0)
    case "exit 3": exit(3)
    case "exit 69": exit(69)
    case "exec":
        var words = [strdup("/bin/true"), nil]
        execv("/bin/true", &words)
    case "exit on a thread":
        DispatchQueue.global().async { exit(0) }
        pause()
    default: break
    }
}

final class EndingXCTests: XCTestCase {
    func testAFirst() {}
    func testInTheMiddle() { endProgram() }
    func testTheLast() {}
}

@Suite(.serialized) struct EndingSwiftTests {
    @Test func aFirst() {}
    @Test func inTheMiddle() { endProgram() }
    @Test func theLast() {}
}

/// An exploration of an app that hangs, or that ends the process; in a run of all tests there is none.
@preconcurrency @MainActor
final class HangingXCTests: XCTestCase {
    func testExplores() {
        let faults: [String: SampleFault] = ["hang": .hang, "wait": .wait, "exit": .exit]
        guard let fault = sampleEnd.flatMap({ faults[$0] }) else { return }
        var settings = ExplorationSettings()
        settings.hangLimit = 2
        settings.runsInCopies = fault == .hang
        explore(seconds: 300, settings) { HomeViewController(fault) }
    }
}
