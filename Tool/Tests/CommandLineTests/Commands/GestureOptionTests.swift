import Foundation
import Kinora
import XCTest

@testable import KinoraCommandLine

/// Scenes driven by a script of fingers.
@preconcurrency @MainActor
final class GestureOptionTests: XCTestCase {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Scripts/dashboard-scale.gesture").standardized.path

    func testTheSameScriptTwiceIsTheSameFilm() {
        let words = ["record", "dashboard-scale", "--gesture", Self.script, "--digest", "--fps", "10"]
        let first = Transcript(words)
        XCTAssertEqual(first.code, .success, first.errors)
        XCTAssertEqual(first.output, Transcript(words).output)
        let images = Set(first.output.split(separator: "\n").map { $0.suffix(16) })
        XCTAssertGreaterThan(images.count, 5, "fingers open a section")
    }

    func testFingersReplaceTheScenesOwnStory() throws {
        let folder = try TemporaryFolder()
        let still = folder.path("still.gesture")
        try Data("0 0 began 1 1\n3.05 0 ended 1 1\n".utf8).write(to: URL(fileURLWithPath: still))
        MainActor.assumeIsolated {
            let transcript = Transcript("record", "dashboard-scale", "--gesture", still, "--digest", "--fps", "10")
            let frames = transcript.output.split(separator: "\n").dropLast()
            XCTAssertEqual(frames.count, 31, "as long as the script, which is longer than the scene")
            XCTAssertEqual(Set(frames.map { $0.suffix(16) }).count, 1, "nothing moves")
        }
    }

    func testTracesAndFilmstripsTakeAScriptToo() throws {
        let folder = try TemporaryFolder()
        try MainActor.assumeIsolated {
            let trace = Transcript("trace", "dashboard-scale", "--gesture", Self.script)
            XCTAssertEqual(trace.code, .success, trace.errors)
            XCTAssert(trace.output.contains("ended (finished)"), trace.output)
            let strip = Transcript(
                "filmstrip", "dashboard-scale", "--gesture", Self.script, "--at", "0,0.5,1", "-o", folder.path("a.png"))
            XCTAssertEqual(strip.code, .success, strip.errors)
            XCTAssertGreaterThan(try CGImage(pngData: Data(contentsOf: URL(fileURLWithPath: folder.path("a.png")))).width, 500)
        }
    }

    func testAMalformedScriptEndsWithTwoAndSaysWhere() throws {
        let folder = try TemporaryFolder()
        let bad = folder.path("bad.gesture")
        try Data("gesture 1\n0 0 began 1 2\n0.1 0 mvoed 3 4\n".utf8).write(to: URL(fileURLWithPath: bad))
        let small = folder.path("small.gesture")
        try Data("screen 320 480.5\n".utf8).write(to: URL(fileURLWithPath: small))
        let none = folder.path("none.gesture")
        MainActor.assumeIsolated {
            for (command, rest) in [("record", ["-o", folder.path("a.mp4")]), ("filmstrip", ["-o", folder.path("a.png")]), ("trace", [])] {
                let transcript = Transcript([command, "dashboard-scale", "--gesture", bad] + rest)
                XCTAssertEqual(transcript.code, .usage)
                XCTAssertEqual(transcript.output, "")
                XCTAssertEqual(
                    transcript.errors,
                    "kinora: \(command): \(bad):3:7: expected a phase: began, moved, stationary, ended or cancelled, found 'mvoed'\n")
            }
            let missing = Transcript("trace", "dashboard-scale", "--gesture", none)
            XCTAssertEqual(missing.code, .usage)
            XCTAssert(missing.errors.hasPrefix("kinora: trace: \(none): cannot be read: "), missing.errors)
            let other = Transcript("trace", "dashboard-scale", "--gesture", small)
            XCTAssertEqual(
                other.errors,
                "kinora: trace: \(small): made for a screen of 320x480.5 points, but --device has 393x852; write --device 320x480.5@3\n")
        }
        XCTAssertEqual(folder.files, ["bad.gesture", "small.gesture"])
    }
}
