import CoreGraphics
import XCTest

@testable import Kinora

/// The one loop that writes films: of the stage, of scenes, of failed tests and of the doctor.
final class GrowingFilmTests: XCTestCase {
    private struct Stop: Error {}

    func testTheFirstFrameDeterminesTheSize() throws {
        let folder = try TemporaryFolder()
        let url = folder.file("film.gif")
        let count = try GrowingFilm(url: url, format: .gif, framesPerSecond: 50).write { film in
            for index in 0..<3 { try film.append(FilmFrames.frame(index, width: 20, height: 10, isOpaque: true)) }
            return 3
        }
        XCTAssertEqual(count, 3)
        let film = try FilmReader(url)
        XCTAssertEqual([film.width, film.height, film.frames.count], [20, 10, 3])
    }

    func testNothingStaysBehindWhenAFrameOrTheBodyFails() throws {
        let folder = try TemporaryFolder()
        let url = folder.file("film.gif")
        XCTAssertThrowsError(
            try GrowingFilm(url: url, format: .gif, framesPerSecond: 50).write { film in
                try film.append(FilmFrames.frame(0, width: 20, height: 10, isOpaque: true))
                throw Stop()
            })
        XCTAssertThrowsError(
            try GrowingFilm(url: url, format: .gif, framesPerSecond: 50).write { film in
                try film.append(FilmFrames.frame(0, width: 20, height: 10, isOpaque: true))
                try film.append(FilmFrames.frame(1, width: 21, height: 10, isOpaque: true))
            }, "a frame of another size")
        try GrowingFilm(url: url, format: .gif, framesPerSecond: 50).write { _ in }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path), [], "no frame, no film")
    }
}
