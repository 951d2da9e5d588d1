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

    func testMessagesThatCannotBeWrittenAreDropped() throws {
        for end in ["2>/dev/full", "2>&-"] {
            let mistake = try shell("$KINORA recrod \(end)")
            XCTAssertEqual(mistake.status, 2, end)
            let list = try shell("$KINORA list \(end)")
            XCTAssertEqual(list.status, 0, end)
            XCTAssert(list.output.hasPrefix("dashboard-scale"))
        }
    }

    func testDataThatCannotBeWrittenEndsWithThree() throws {
        let full = try shell("$KINORA list >/dev/full")
        XCTAssertEqual(full.status, 3)
        XCTAssertEqual(full.errors, "kinora: list: standard output cannot be written: no space left on device\n")
        let closed = try shell("$KINORA list >&-")
        XCTAssertEqual(closed.status, 3)
        XCTAssertEqual(closed.errors, "kinora: list: standard output cannot be written: bad file descriptor\n")
    }

    func testAReaderThatHasGoneIsQuiet() throws {
        for prefix in ["", "trap '' PIPE; "] {
            let run = try shell("\(prefix)set -o pipefail; (sleep 0.1; $KINORA list) | true")
            XCTAssertEqual(run.status, 141, prefix)
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
