import CommandSupport
import Kinora
import XCTest

@testable import KinoraCommandLine
@testable import kinora

/// Every mistake gives one line on standard error, nothing on standard output, the right status and no file.
@preconcurrency @MainActor
final class ErrorTests: XCTestCase {
    func testMistakesInTheCommandLineEndWithTwo() throws {
        let folder = try TemporaryFolder()
        let film = folder.path("a.mp4")
        let cases: [([String], String)] = [
            (["recrod"], "kinora: unknown command 'recrod'; did you mean 'record'?"),
            (["--frob"], "kinora: unknown command '--frob'"),
            (["list", "now"], "kinora: list: unexpected argument 'now'"),
            (["record"], "kinora: record: no scene is named; the scenes are: dashboard-scale"),
            (["record", "dashbord-scale", "-o", film], "kinora: record: unknown scene 'dashbord-scale'; did you mean 'dashboard-scale'?"),
            (["record", "flamingo", "-o", film], "kinora: record: unknown scene 'flamingo'; the scenes are: dashboard-scale"),
            (["record", "dashboard-scale"], "kinora: record: -o FILE is missing"),
            (
                ["record", "dashboard-scale", "-o", folder.path("a.avi")],
                "kinora: record: '\(folder.path("a.avi"))' has an unknown extension"
            ),
            (["record", "dashboard-scale", "-o", folder.path("a")], "kinora: record: '\(folder.path("a"))' has an unknown extension"),
            (["record", "dashboard-scale", "-o", film, "--fps", "0"], "kinora: record: --fps 0: not a whole number from 1 to 240"),
            (["record", "dashboard-scale", "-o", film, "--fps", "-5"], "kinora: record: --fps -5:"),
            (["record", "dashboard-scale", "-o", film, "--fps", "fast"], "kinora: record: --fps fast:"),
            (["record", "dashboard-scale", "-o", film, "--device", "0x0@3"], "kinora: record: --device 0x0@3:"),
            (["record", "dashboard-scale", "-o", film, "--device", "Nokia"], "kinora: record: --device Nokia: unknown device 'Nokia'"),
            (
                ["record", "dashboard-scale", "-o", film, "--appearance", "drak"],
                "kinora: record: --appearance drak: unknown value 'drak'; did you mean 'dark'? it is one of: light dark"
            ),
            (
                ["trace", "dashboard-scale", "--direction", "up"],
                "kinora: trace: --direction up: unknown value 'up'; it is one of: ltr rtl"
            ),
            (["demo", "--motion", "none"], "kinora: demo: --motion none: unknown value 'none'; it is one of: full reduced"),
            (
                ["filmstrip", "dashboard-scale", "--text-size", "huge", "-o", folder.path("a.png")],
                "kinora: filmstrip: --text-size huge: unknown value 'huge'; it is one of: xs small medium large xl xxl"
            ),
            (["record", "dashboard-scale", "-o", film, "--digest"], "kinora: record: -o and --digest exclude each other"),
            (["filmstrip", "dashboard-scale", "-o", film], "kinora: filmstrip: '\(film)' has an unknown extension"),
            (["filmstrip", "dashboard-scale", "--at", "0,x", "-o", folder.path("a.png")], "kinora: filmstrip: --at 'x':"),
            (["demo", "--fps", "0"], "kinora: demo: --fps 0:"),
            (["demo", "-o", film], "kinora: demo: -o \(film): several files need a folder"),
            (["record", "all", "-o", film], "kinora: record: -o \(film): several files need a folder"),
            (["merge", folder.url.path, "-o", folder.path("x.GIF")], "kinora: merge: -o \(folder.path("x.GIF")): several files need"),
            (["merge", folder.path("none"), "-o", folder.path("joined")], "kinora: merge: \(folder.path("none")) has no films.json"),
            (["trace", "zoom", "--gesture", folder.path("none")], "kinora: trace: \(folder.path("none")): cannot be read: no such file"),
            (["help", "recrod"], "kinora: unknown command 'recrod'; did you mean 'record'?"),
            (["help", "record", "now"], "kinora: help: unexpected argument 'now'"),
            (["completion"], "kinora: completion: no shell is named; it is one of: bash zsh fish"),
            (["completion", "csh"], "kinora: completion: unknown shell 'csh'; it is one of: bash zsh fish"),
            (["two\nlines"], "kinora: unknown command 'two lines'"),
            (["record", "two\nlines", "-o", film], "kinora: record: unknown scene 'two lines'"),
        ]
        MainActor.assumeIsolated {
            for (words, beginning) in cases { assertFails(words, .usage, beginning) }
        }
        XCTAssertEqual(folder.files, [])
    }

    func testAFileThatCannotBeWrittenEndsWithThree() throws {
        let folder = try TemporaryFolder()
        let nowhere = folder.path("no/such/folder/a.mp4")
        let occupied = folder.path("taken.mp4")
        try FileManager.default.createDirectory(atPath: occupied, withIntermediateDirectories: false)
        let plain = folder.path("plain")
        try Data().write(to: URL(fileURLWithPath: plain))
        MainActor.assumeIsolated {
            assertFails(["record", "dashboard-scale", "-o", nowhere], .cannotRender, "kinora: record: \(nowhere)")
            assertFails(["record", "dashboard-scale", "-o", occupied], .cannotRender, "kinora: record: \(occupied)")
            assertFails(["filmstrip", "dashboard-scale", "--at", "0", "-o", folder.path("no/a.png")], .cannotRender, "kinora: filmstrip: ")
            assertFails(["demo", "-o", plain + "/out"], .cannotRender, "kinora: demo: \(plain)/out cannot be written: not a directory")
            for command in ["record", "trace"] {
                assertFails(
                    [command, "zoom", "-o", nowhere], .cannotRender, "kinora: \(command): \(nowhere) cannot be written: no such file")
            }
        }
        XCTAssertEqual(folder.files, ["plain", "taken.mp4"])
    }

    func testAReaderThatHasGoneIsNoMistake() {
        var errors = ""
        let console = Console(write: { _ in throw LostOutput(error: EPIPE) }, note: { errors += $0 }, isTerminal: false)
        XCTAssertEqual(GalleryTool.program.run(["list"], on: console), .usage)
        XCTAssertEqual(errors, "")
    }

    func testAFullDiskUnderStandardOutputEndsWithTwo() {
        MainActor.assumeIsolated {
            var errors = ""
            let console = Console(write: { _ in throw LostOutput(error: ENOSPC) }, note: { errors += $0 }, isTerminal: false)
            XCTAssertEqual(GalleryTool.program.run(["list"], on: console), .usage)
            XCTAssertEqual(errors, "kinora: list: standard output cannot be written: no space left on device\n")
        }
    }
}

@MainActor
private func assertFails(_ words: [String], _ code: ExitCode, _ beginning: String, line: UInt = #line) {
    let command = words.joined(separator: " ")
    let transcript = Transcript(words)
    XCTAssertEqual(transcript.code, code, command, line: line)
    XCTAssertEqual(transcript.output, "", command, line: line)
    XCTAssert(transcript.errors.hasPrefix(beginning), "\(command): \(transcript.errors)", line: line)
    XCTAssertEqual(transcript.errors.filter { $0 == "\n" }.count, 1, transcript.errors, line: line)
    XCTAssert(transcript.errors.hasSuffix("\n"), transcript.errors, line: line)
}
