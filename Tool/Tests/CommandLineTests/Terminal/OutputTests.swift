import Foundation
import Kinora
import XCTest

@testable import KinoraCommandLine

/// The built tool with outputs that cannot be written, or that are no files.
final class OutputTests: XCTestCase {
    /// The exit status of a shell command line; `$KINORA` is the tool.
    private func shell(_ line: String) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        let tool = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora")
        process.environment = ProcessInfo.processInfo.environment.merging(["KINORA": tool.path]) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let texts = try [output, errors].map { String(decoding: try $0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self) }
        process.waitUntilExit()
        return (process.terminationStatus, texts[0], texts[1])
    }

    /// Command lines that lose what one writes to standard output, 1, or to standard error, 2: a full device, a closed descriptor, and a
    /// pipe without a reader.
    private func losing(_ stream: Int, _ command: String) -> [String] {
        let other = stream == 1 ? "" : "2>&1 >/dev/null"
        return [
            "\(command) \(stream)>/dev/full", "\(command) \(stream)>&-", "set -o pipefail; { sleep 0.05; \(command); } \(other) | true",
        ]
    }

    func testEveryCommandThatLosesDataEndsWithTwo() throws {
        let folder = try TemporaryFolder()
        let plan = folder.path("plan.jsonl")
        XCTAssertEqual(try shell("$KINORA plan zoom --fps 2 --device 320x480@0.25 --format gif -o \(plan)").status, 0)
        let commands = [
            "--help", "--version", "help record", "list", "record zoom --digest --fps 2 --device 320x480@0.25",
            "trace zoom --device 320x480@0.25", "plan zoom", "completion bash",
        ]
        // They take longer.
        let others = [
            "task --plan \(plan) 1 -o \(folder.path("tasks"))", "bench commit",
            "record zoom tab-arrow --fps 2 --device 320x480@0.25 --format gif -o \(folder.path("films"))",
        ]
        for line in commands.flatMap({ losing(1, "$KINORA \($0)") }) + others.map({ "$KINORA \($0) >/dev/full" }) {
            let run = try shell(line)
            XCTAssertEqual(run.status, 2, "\(line): \(run.errors)")
            XCTAssertFalse(run.errors.contains("Fatal error"), run.errors)
        }
    }

    func testEveryCommandThatLosesMessagesEndsWithTwo() throws {
        let folder = try TemporaryFolder()
        let commands = [
            "recrod", "record zoom --fps 2 --device 320x480@0.25 -o \(folder.path("a.gif"))",
            "filmstrip zoom --at 0 --device 320x480@0.25 -o \(folder.path("a.png"))",
            "trace zoom --device 320x480@0.25 -o \(folder.path("a.txt"))", "plan zoom -o \(folder.path("plan.jsonl"))",
            "compare \(folder.path("films")) \(folder.path("no"))", "serve nowhere",
        ]
        let films = "$KINORA record zoom tab-arrow --fps 2 --device 320x480@0.25 --format gif -o \(folder.path("films"))"
        for line in commands.flatMap({ losing(2, "$KINORA \($0)") }) + [films + " 2>/dev/full"] {
            XCTAssertEqual(try shell(line).status, 2, line)
        }
        // Lost messages stop nothing.
        XCTAssertEqual(folder.files, ["a.gif", "a.png", "a.txt", "films", "plan.jsonl"])
        XCTAssertEqual(try shell("$KINORA list 2>/dev/full").status, 0, "it has no message")
    }

    func testAFilmIsNeverWrittenIntoAClosedStream() throws {
        let folder = try TemporaryFolder()
        let film = "$KINORA record zoom --fps 2 --device 320x480@0.25 -o"
        XCTAssertEqual(try shell("\(film) \(folder.path("a.gif"))").status, 0)
        XCTAssertEqual(try shell("\(film) \(folder.path("b.gif")) <&- >&- 2>&-").status, 2)
        XCTAssertEqual(
            try Data(contentsOf: folder.url.appendingPathComponent("a.gif")),
            try Data(contentsOf: folder.url.appendingPathComponent("b.gif")), "no message is in the film")
    }

    func testDataThatCannotBeWrittenEndsWithTwoAndASentence() throws {
        let full = try shell("$KINORA list >/dev/full")
        XCTAssertEqual(full.status, 2)
        XCTAssertEqual(full.errors, "kinora: list: standard output cannot be written: no space left on device\n")
        let closed = try shell("$KINORA list >&-")
        XCTAssertEqual(closed.status, 2)
        XCTAssertEqual(closed.errors, "kinora: list: standard output cannot be written: bad file descriptor\n")
    }

    func testAReaderThatHasGoneIsQuiet() throws {
        for prefix in ["", "trap '' PIPE; "] {
            let run = try shell("\(prefix)set -o pipefail; (sleep 0.1; $KINORA list) | true")
            XCTAssertEqual(run.status, 2, prefix)
            XCTAssertEqual(run.errors, "", prefix)
        }
    }

    func testDevicesAndFIFOsAreWrittenInto() throws {
        let folder = try TemporaryFolder()
        let trace = "$KINORA trace zoom --device 320x480@0.25"
        let expected = try shell(trace)
        XCTAssertEqual(try shell("\(trace) -o /dev/stdout").output, expected.output)
        let pipe = folder.path("pipe")
        let through = try shell("mkfifo \(pipe); cat \(pipe) & \(trace) -o \(pipe); wait")
        XCTAssertEqual(through.output, expected.output)
        XCTAssertEqual(OutputPath.irregularKind(pipe), "a FIFO")
        let refused = try shell("cd \(folder.url.path) && mkfifo a.mp4 && $KINORA record zoom -o a.mp4 --device 320x480@0.25")
        XCTAssertEqual(refused.status, 3)
        XCTAssert(refused.errors.contains("a.mp4 cannot be written: it is a FIFO"), refused.errors)
        XCTAssertEqual(OutputPath.irregularKind(folder.path("a.mp4")), "a FIFO", "it is still there")
    }

    func testALinkStaysALink() throws {
        let folder = try TemporaryFolder()
        let files = FileManager.default
        try files.createDirectory(atPath: folder.path("far"), withIntermediateDirectories: false)
        try files.createSymbolicLink(atPath: folder.path("link.png"), withDestinationPath: "far/a.png")
        for _ in 0..<2 {
            MainActor.assumeIsolated {
                XCTAssertEqual(
                    Transcript("filmstrip", "zoom", "--at", "0", "--device", "320x480@0.25", "-o", folder.path("link.png")).code, .success)
            }
            XCTAssertEqual(try files.destinationOfSymbolicLink(atPath: folder.path("link.png")), "far/a.png")
            XCTAssertEqual(try files.contentsOfDirectory(atPath: folder.path("far")), ["a.png"])
        }
    }

    func testTheNextFilmRemovesWhatAKilledOneLeft() throws {
        let folder = try TemporaryFolder()
        try Data("half".utf8).write(to: folder.url.appendingPathComponent(".kinora-1-1.partial"))
        MainActor.assumeIsolated {
            XCTAssertEqual(
                Transcript("filmstrip", "zoom", "--at", "0", "--device", "320x480@0.25", "-o", folder.path("a.png")).code, .success)
        }
        XCTAssertEqual(folder.files, ["a.png"])
    }
}
