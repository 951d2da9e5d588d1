import Foundation
import XCTest

/// Served and filmed apps whose standard output or error cannot be written.
final class ProgramOutputTests: XCTestCase {
    private let films = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-output-\(UUID().uuidString)")

    override func setUpWithError() throws { try FileManager.default.createDirectory(at: films, withIntermediateDirectories: true) }

    override func tearDown() { try? FileManager.default.removeItem(at: films) }

    /// The exit status of a shell line in the folder of the built programs; 124 after ten seconds.
    private func status(_ line: String) throws -> Int32 {
        let process = Process()
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = URL(fileURLWithPath: own).deletingLastPathComponent()
        process.environment = ProcessInfo.processInfo.environment.merging(["FILMS": films.path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    }

    private func losing(_ stream: Int, _ command: String) -> [String] {
        let other = stream == 1 ? "" : "2>&1 >/dev/null"
        return [
            "\(command) \(stream)>/dev/full", "\(command) \(stream)>&-", "set -o pipefail; { sleep 0.05; \(command); } \(other) | true",
        ]
    }

    func testAServerThatCannotSayWhereItIsEndsWithTwo() throws {
        for program in ["kinora-serve zoom", "TouchProbeTestSupport"] {
            for line in losing(1, "KINORA_SERVE_PORT=0 timeout 10 ./\(program)") + losing(2, "KINORA_SERVE_PORT=0 timeout 10 ./\(program)")
            {
                XCTAssertEqual(try status(line), 2, line)
            }
        }
    }

    func testTooLittleMemoryAndTooFewFilesEndWithThree() throws {
        for limit in ["ulimit -v 200000", "ulimit -n 20"] {
            XCTAssertEqual(try status("\(limit); KINORA_SERVE_PORT=0 timeout -k 1 20 ./kinora-serve zoom"), 3, limit)
        }
    }

    func testMistakesThatAreLostEndWithTwo() throws {
        for line in losing(2, "./kinora-serve nowhere") + losing(2, "KINORA_SERVE_PORT=x ./kinora-serve zoom") {
            XCTAssertEqual(try status(line), 2, line)
        }
    }

    func testAFilmedAppWhoseLinesAreLostIsFilmedAndEndsWithTwo() throws {
        let film = "KINORA_FILM=$FILMS/a.png KINORA_FILM_SECONDS=0.1 KINORA_PROBE_PRINTS=1 ./TouchProbeTestSupport"
        XCTAssertEqual(try status(film + " >/dev/null"), 0)
        for line in losing(1, film) {
            try FileManager.default.removeItem(at: films.appendingPathComponent("a.png"))
            XCTAssertEqual(try status(line), 2, line)
            XCTAssert(FileManager.default.fileExists(atPath: films.appendingPathComponent("a.png").path), line)
        }
        for line in losing(2, "KINORA_FILM=$FILMS/no/a.png ./TouchProbeTestSupport") { XCTAssertEqual(try status(line), 2, line) }
        XCTAssertEqual(try status("KINORA_FILM=$FILMS/no/a.png ./TouchProbeTestSupport"), 3)
    }
}
