import Gallery
import Kinora
import XCTest

@testable import KinoraCommandLine
@testable import kinora

private let small = ["--device", "320x480@0.25"]

/// The commands that play scenes, on a small device so that a whole film takes little.
@preconcurrency @MainActor
final class SceneCommandTests: XCTestCase {
    func testListNamesEveryScene() throws {
        let lines = Transcript("list").output.split(separator: "\n")
        let scenes = GalleryScene.every
        XCTAssertEqual(lines.map { $0.prefix { $0 != " " } }.map(String.init), scenes.map(\.id))
        let json = try JSONSerialization.jsonObject(with: Data(Transcript("list", "--json").output.utf8))
        let rows = try XCTUnwrap(json as? [[String: Any]])
        XCTAssertEqual(rows.map { $0["id"] as? String }, scenes.map(\.id))
        XCTAssertEqual(rows.map { $0["duration"] as? Double }, scenes.map(\.duration))
    }

    func testAFilmHasOneFramePerTickOfItsDuration() {
        for scene in GalleryScene.all {
            let player = ScenePlayer(scene: scene, framesPerSecond: 30)
            XCTAssertEqual(player.frameTimes.count, Int((scene.duration * 30).rounded(.up)), scene.id)
            XCTAssertEqual(player.frameTimes[1], 1.0 / 30)
        }
    }

    func testTheSameFilmTwiceHasTheSameFrames() throws {
        let words = ["record", "dashboard-scale", "--digest", "--fps", "10"] + small
        let first = Transcript(words)
        XCTAssertEqual(first.code, .success, first.errors)
        XCTAssertEqual(first.output, Transcript(words).output)
        let lines = first.output.split(separator: "\n")
        XCTAssert(try XCTUnwrap(lines.last).hasPrefix("film "))
        XCTAssertGreaterThan(Set(lines.map { $0.suffix(16) }).count, 5, "nothing moved")
    }

    func testAFilmAppearsWholeAndAlone() throws {
        let folder = try TemporaryFolder()
        MainActor.assumeIsolated {
            for name in ["a.mp4", "b.webm", "c.gif", "d.apng", "e.png"] {
                let transcript = Transcript(["record", "dashboard-slide", "-o", folder.path(name), "--fps", "5"] + small)
                XCTAssertEqual(transcript.code, .success, transcript.errors)
                XCTAssertEqual(transcript.output, "")
                XCTAssertEqual(transcript.errors, "kinora: wrote \(folder.path(name)): 10 frames, 2.00 s\n")
            }
        }
        XCTAssertEqual(folder.files, ["a.mp4", "b.webm", "c.gif", "d.apng", "e.png"])
    }

    func testAFilmstripShowsItsMomentsInTheOrderWritten() throws {
        let folder = try TemporaryFolder()
        let forwards = folder.path("forwards.png")
        let backwards = folder.path("backwards.png")
        try MainActor.assumeIsolated {
            for (times, path) in [("0,0.5,1", forwards), ("1,0.5,0", backwards)] {
                let transcript = Transcript(["filmstrip", "dashboard-scale", "--at", times, "-o", path] + small)
                XCTAssertEqual(transcript.code, .success, transcript.errors)
            }
            let images = try [forwards, backwards].map { try CGImage(pngData: Data(contentsOf: URL(fileURLWithPath: $0))) }
            XCTAssertEqual(images[0].width, images[1].width)
            XCTAssertGreaterThan(images[0].width, 3 * 80)
            XCTAssertNotEqual(FrameDigest(images[0]), FrameDigest(images[1]))
        }
    }

    func testAMomentAfterTheScenesEndIsNamed() throws {
        let folder = try TemporaryFolder()
        MainActor.assumeIsolated {
            let words = ["filmstrip", "dashboard-scale", "--at", "0,7.5", "-o", folder.path("a.png")] + small
            let lines = Transcript(words).errors.split(separator: "\n")
            XCTAssertEqual(lines.count, 2)
            XCTAssertEqual(lines.first, "kinora: 7.5 s is after the scene's end at 2.00 s; the image shows what stays")
            XCTAssertEqual(lines.last, "kinora: wrote \(folder.path("a.png")): 2 moments")
        }
    }

    func testAMomentARoundingBesideAFrameIsThatFrame() throws {
        let folder = try TemporaryFolder()
        MainActor.assumeIsolated {
            let words = ["filmstrip", "dashboard-scale", "--at", "0.0166666667,0.0333333333", "-o", folder.path("a.png")] + small
            let transcript = Transcript(words)
            XCTAssertEqual(transcript.code, .success, transcript.errors)
        }
    }

    func testAnInterruptedFilmLeavesWhatWasThere() throws {
        let folder = try TemporaryFolder()
        let film = folder.path("a.mp4")
        try Data("old".utf8).write(to: URL(fileURLWithPath: film))
        MainActor.assumeIsolated {
            Interruption.request(SIGINT)
            defer { Interruption.request(0) }
            let transcript = Transcript(["record", "dashboard-scale", "-o", film] + small)
            XCTAssertEqual(transcript.code, .cannotRender)
            XCTAssertEqual(transcript.errors, "kinora: record: interrupted; nothing was written\n")
        }
        XCTAssertEqual(folder.files, ["a.mp4"])
        XCTAssertEqual(try String(contentsOfFile: film, encoding: .utf8), "old")
    }

    func testTheDemoMakesAFilmAndAFilmstripOfEverySceneAndAPage() throws {
        let folder = try TemporaryFolder()
        try MainActor.assumeIsolated {
            let transcript = Transcript(["demo", "-o", folder.path("out"), "--fps", "5"] + small)
            XCTAssertEqual(transcript.code, .success, transcript.errors)
            XCTAssertEqual(transcript.errors, "")
            let names =
                GalleryScene.filmed.flatMap { ["\($0.id).mp4", "\($0.id).png", "\($0.id)-dark.mp4", "\($0.id)-dark.png"] } + ["index.html"]
            let printed = transcript.output.split(separator: "\n").map { URL(fileURLWithPath: String($0)).lastPathComponent }
            XCTAssertEqual(printed, names)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted(), names.sorted())
            let page = try String(contentsOfFile: folder.path("out/index.html"), encoding: .utf8)
            for name in names.dropLast() { XCTAssert(page.contains("\"\(name)\""), name) }
        }
    }

    func testProgressIsDrawnOnATerminalAndTakenAway() throws {
        let folder = try TemporaryFolder()
        MainActor.assumeIsolated {
            let words = ["filmstrip", "dashboard-scale", "--at", "0,0.1", "-o", folder.path("a.png")] + small
            let transcript = Transcript(words, isTerminal: true)
            XCTAssert(transcript.errors.contains("dashboard-scale"))
            XCTAssert(transcript.errors.contains("50 %"))
            XCTAssert(transcript.errors.contains("100 %"))
            XCTAssert(transcript.errors.hasSuffix("\r\u{1B}[Kkinora: wrote \(folder.path("a.png")): 2 moments\n"))
            XCTAssertEqual(transcript.output, "")
        }
    }

    func testTheDoctorFindsNothingOnAMachineThatRunsTheTests() {
        let transcript = Transcript("doctor")
        XCTAssertEqual(transcript.code, .success, transcript.output + transcript.errors)
        XCTAssert(transcript.output.contains("ok    fonts: Inter, "))
        XCTAssertEqual(transcript.errors, "")
    }
}
