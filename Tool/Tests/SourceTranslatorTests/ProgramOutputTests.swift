import Foundation
import XCTest

@testable import kinora_swiftc

/// The program `kinora-swiftc` with an output that cannot be written.
final class ProgramOutputTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-output-\(UUID().uuidString)")

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Sources/A"), withIntermediateDirectories: true)
        try Data("import UIKit\nclass A: UIView {\n    @objc func a() {}\n    func b() -> Selector { #selector(a) }\n}\n".utf8)
            .write(to: folder.appendingPathComponent("Sources/A/A.swift"))
        try Data("// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\")\n".utf8)
            .write(to: folder.appendingPathComponent("Package.swift"))
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    /// The exit status of a shell line in a folder; `$WRAPPER` is the program.
    private func run(_ line: String) throws -> (status: Int32, errors: String) {
        let process = Process()
        let errors = Pipe()
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("kinora-swiftc").path
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["WRAPPER": program]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus, text)
    }

    private func losing(_ stream: Int, _ command: String) -> [String] {
        let other = stream == 1 ? "" : "2>&1 >/dev/null"
        return [
            "\(command) \(stream)>/dev/full", "\(command) \(stream)>&-", "set -o pipefail; { sleep 0.05; \(command); } \(other) | true",
        ]
    }

    func testReportsThatCannotBeWrittenEndWithTwo() throws {
        for command in ["port --check Sources", "port --check --json Sources"] {
            XCTAssertEqual(try run("$WRAPPER \(command)").status, 0)
            for line in losing(1, "$WRAPPER \(command)") { XCTAssertEqual(try run(line).status, 2, line) }
        }
        XCTAssertEqual(
            try run("$WRAPPER port --check Sources >/dev/full").errors,
            "kinora: port: standard output cannot be written: no space left on device\n")
    }

    func testMessagesThatCannotBeWrittenEndWithTwo() throws {
        for command in [
            "$WRAPPER", "$WRAPPER port nowhere", "$WRAPPER port nowhere out", "$WRAPPER swift format",
            "$WRAPPER scenes --package nowhere list",
            "(exec -a swiftc $WRAPPER @nowhere)", "(exec -a sourcekit-lsp $WRAPPER <&-)",
        ] {
            for line in losing(2, command) { XCTAssertEqual(try run(line).status, 2, line) }
        }
    }

    /// SwiftPM prints its answer at once.
    func testLinesOfSwiftPMThatAreLostEndWithTwo() throws {
        let command = "$WRAPPER swift package describe"
        XCTAssertEqual(try run(command).status, 0)
        for line in losing(1, command) { XCTAssertEqual(try run(line).status, 2, line) }
        for line in losing(2, "$WRAPPER swift package nonsense") { XCTAssertEqual(try run(line).status, 2, line) }
        XCTAssertNotEqual(try run("$WRAPPER swift package nonsense").status, 0)
    }

    func testTooLittleMemoryAndTooFewFilesForSwiftPMEndWithThree() throws {
        for (limit, word) in [("ulimit -v 300000", "memory"), ("ulimit -n 20", "files")] {
            for command in ["swift package describe", "scenes list"] {
                let result = try run("\(limit); timeout -k 1 20 $WRAPPER \(command)")
                XCTAssertEqual(result.status, 3, limit)
                XCTAssert(result.errors.hasPrefix("kinora: swift: SwiftPM ") && result.errors.contains(word), result.errors)
            }
        }
        XCTAssertEqual(try run("ulimit -n 4; $WRAPPER port Sources out").status, 0)
    }

    func testSignalsGoToTheProgramThatRuns() throws {
        try Data("#!/bin/bash\ntrap 'exit 7' TERM\nwhile true; do sleep 0.02; done\n".utf8)
            .write(to: folder.appendingPathComponent("swift"))
        // A toolchain folder of its own, beside a copy of the program.
        let line = """
            touch swift-frontend; chmod +x swift swift-frontend
            mkdir -p t/bin u; mv swift swift-frontend t/bin; cp $WRAPPER u/kinora-swiftc
            PATH=$PWD/t/bin:$PATH u/kinora-swiftc swift package describe & sleep 0.5; kill -TERM $!; wait $!
            """
        XCTAssertEqual(try run(line).status, 7)
    }
}

/// The lines of test programs about their runs.
final class TestRunsTests: XCTestCase {
    func testAProgramThatNeverEndedIsNamed() throws {
        let runs = try TestRuns()
        let path = try XCTUnwrap(ProcessInfo.processInfo.environment["KINORA_TEST_RUNS"])
        defer { unsetenv("KINORA_TEST_RUNS") }
        XCTAssertNil(try runs.unfinished())
        func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
        try write("began 12 /x/A.xctest\nended 12 \nbegan 13 /x/B C.xctest\n")
        XCTAssertEqual(try runs.unfinished(), "/x/B C.xctest")
        try write("began 12 /x/A.xctest\nended 12 \nbegan 13 /x/B C.xctest\nended 13 \n")
        XCTAssertNil(try runs.unfinished())
    }
}
