import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class StageRecordTests: XCTestCase {
    func testEveryFormatIsWritten() throws {
        let folder = try TemporaryFolder()
        for (name, signature) in [
            ("a.mp4", Array("ftyp".utf8)), ("a.webm", [0x1A, 0x45, 0xDF, 0xA3]), ("a.gif", Array("GIF89a".utf8)),
            ("a.apng", [0x89] + Array("PNG".utf8)), ("a.png", [0x89] + Array("PNG".utf8)),
            ("a.webp", Array("RIFF".utf8)),
        ] {
            let stage = Stage.small()
            let view = stage.addSquare()
            try stage.record(to: folder.file(name)) {
                UIView.animate(withDuration: 0.2) { view.center = CGPoint(x: 40, y: 60) }
                stage.advance(by: 0.2)
            }
            let bytes = try Data(contentsOf: folder.file(name))
            XCTAssertNotNil(bytes.prefix(16).range(of: Data(signature)), name)
        }
        XCTAssertEqual(folder.names, ["a.apng", "a.gif", "a.mp4", "a.png", "a.webm", "a.webp"])
    }

    func testAFilmHasTheFirstFrameAndOneForEachTick() throws {
        let folder = try TemporaryFolder()
        for (rate, seconds, count) in [(60, 0.5, 31), (10, 1.0, 11), (24, 0.99, 24)] {
            let stage = Stage.small()
            stage.framesPerSecond = rate
            _ = stage.addSquare()
            try stage.record(to: folder.file("a.apng")) { stage.advance(by: seconds) }
            XCTAssertEqual(try FilmReader(folder.file("a.apng")).frames.count, count)
            XCTAssertEqual(stage.now, seconds, "recording does not change time")
        }
    }

    func testATurnedScreenIsBetweenBlackBars() throws {
        let folder = try TemporaryFolder()
        let stage = Stage.small()
        stage.framesPerSecond = 10
        stage.window.backgroundColor = .white
        try stage.record(to: folder.file("a.apng")) {
            stage.rotate(to: .landscapeRight)
            stage.advance(by: 0.4)
        }
        XCTAssertEqual(stage.image().width, 80)
        let film = try FilmReader(folder.file("a.apng"))
        // 80 x 60 pixels in a frame of 60 x 80 are 60 x 45, from row 17 on.
        let pixels = try XCTUnwrap(film.frames.last).pixels
        XCTAssertEqual([film.width, film.height], [60, 80])
        XCTAssertEqual(
            [pixels[16 * 60 + 30], pixels[17 * 60 + 30], pixels[61 * 60 + 30], pixels[62 * 60 + 30]].map { $0 & 0xFF },
            [0, 255, 255, 0])
    }

    func testAFrameShowsItsOwnMoment() throws {
        let folder = try TemporaryFolder()
        let stage = Stage.small()
        stage.framesPerSecond = 10
        let view = stage.addSquare()
        try stage.record(to: folder.file("a.apng")) {
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: { view.center.x += 40 })
            stage.settle()
        }
        let frames = try FilmReader(folder.file("a.apng")).frames
        XCTAssertEqual(frames.map { $0.pixels.prefix(60).firstIndex(of: 0xFFFF_FFFF) }, [0, 10, 20, 30, 40])
    }

    func testAnErrorIsThrownOnAndLeavesNoFile() throws {
        struct Stop: Error {}
        let folder = try TemporaryFolder()
        let stage = Stage.small()
        XCTAssertThrowsError(
            try stage.record(to: folder.file("a.mp4")) {
                stage.advance(by: 0.1)
                throw Stop()
            }
        ) { XCTAssertTrue($0 is Stop) }
        for name in ["a.txt", "a", "none/a.mp4"] {
            var ran = false
            XCTAssertThrowsError(try stage.record(to: folder.file(name)) { ran = true })
            XCTAssertFalse(ran, "known before anything is filmed")
        }
        XCTAssertEqual(folder.names, [])
        try stage.record(to: folder.file("a.gif")) { stage.advance(by: 0.1) }
        XCTAssertEqual(folder.names, ["a.gif"], "the stage can film after errors")
    }

    func testTwoFilmsOfOneTimeAreBothWhole() throws {
        let folder = try TemporaryFolder()
        let stage = Stage.small()
        try stage.record(to: folder.file("outer.apng")) {
            stage.advance(by: 0.1)
            try stage.record(to: folder.file("inner.apng")) { stage.advance(by: 0.1) }
            stage.advance(by: 0.1)
        }
        XCTAssertEqual(try FilmReader(folder.file("outer.apng")).frames.count, 19)
        XCTAssertEqual(try FilmReader(folder.file("inner.apng")).frames.count, 7)
    }
}

@Suite struct StageRecordTrapTests {
    @Test func theFrameRateOfAFilmStays() async throws {
        let folder = try TemporaryFolder()
        let film = folder.file("a.gif")
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [film = film as URL] in
            try await Diagnostics.exitAtTraps {
                let stage = Stage.small()
                try stage.record(to: film) {
                    stage.framesPerSecond = 60
                    stage.framesPerSecond = 30
                }
            }
        }
        #expect(result.trapSentence == "Stage.framesPerSecond: set to 30 while a film of 60 is recorded. Set it before.")
        withExtendedLifetime(folder) {}
    }
}
