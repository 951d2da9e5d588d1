import CoreGraphics
import XCTest

@testable import Kinora

final class FilmErrorTests: XCTestCase {
    private func open(_ url: URL, width: Int = 64, height: Int = 48, framesPerSecond: Int = 60) throws -> FilmWriter {
        try FilmWriter(url: url, size: (width, height), framesPerSecond: framesPerSecond, format: FilmFormat(url: url))
    }

    private func description(_ body: () throws -> Void) -> String {
        do { try body() } catch let error as FilmError { return error.description } catch { return "untyped: \(error)" }
        return "no error"
    }

    func testWhatCannotBecomeAFilmIsOneClearLine() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.path
        try FileManager.default.createDirectory(at: folder.file("folder.mp4"), withIntermediateDirectories: false)
        let before = folder.names
        let table: [(() throws -> Void, String)] = [
            (
                { _ = try self.open(folder.file("a.avi")) },
                "\(path)/a.avi has the unknown extension .avi; give it one of .mp4 .webm .gif .webp .apng .png."
            ),
            (
                { _ = try self.open(folder.file("a")) },
                "\(path)/a has no extension; give it one of .mp4 .webm .gif .webp .apng .png."
            ),
            (
                { _ = try self.open(folder.file("none/a.mp4")) },
                "\(path)/none/a.mp4 cannot be written: no such file or directory. Choose a file in a folder that exists, is writable and has space."
            ),
            (
                { _ = try self.open(folder.file("folder.mp4")) },
                "\(path)/folder.mp4 cannot be written: it is a folder. Choose a file in a folder that exists, is writable and has space."
            ),
            (
                { _ = try self.open(folder.file("a.mp4"), framesPerSecond: 0) },
                "\(path)/a.mp4 cannot show 0 frames per second; choose 1 to 1000."
            ),
            (
                { _ = try self.open(folder.file("a.gif"), framesPerSecond: -5) },
                "\(path)/a.gif cannot show -5 frames per second; choose 1 to 1000."
            ),
            (
                { _ = try self.open(folder.file("a.mp4"), width: 0) },
                "\(path)/a.mp4 cannot be 0 x 48 pixels; choose a device whose sides are 1 to 16384 pixels."
            ),
            (
                { _ = try self.open(folder.file("a.mp4"), height: 100_000) },
                "\(path)/a.mp4 cannot be 64 x 100000 pixels; choose a device whose sides are 1 to 16384 pixels."
            ),
            ({ try self.open(folder.file("a.mp4")).finish() }, "\(path)/a.mp4 has no frames; advance the stage while recording."),
            (
                { try self.open(folder.file("a.mp4")).append(FilmFrames.frame(0, width: 10, height: 20)) },
                "\(path)/a.mp4: frame 0 is 10 x 20 pixels, the film 64 x 48; keep one size through a film."
            ),
        ]
        for (body, sentence) in table {
            XCTAssertEqual(description(body), sentence)
            XCTAssertEqual(folder.names, before, sentence)
        }
        let web = try XCTUnwrap(URL(string: "http://example.com/a.mp4"))
        XCTAssertTrue(description { _ = try self.open(web) }.hasPrefix("http://example.com/a.mp4 cannot be written"))
    }

    func testAFrameOfAnotherSizeDoesNotEndTheFilm() throws {
        let folder = try TemporaryFolder()
        let film = try open(folder.file("a.mp4"))
        try film.append(FilmFrames.frame(0))
        XCTAssertThrowsError(try film.append(FilmFrames.frame(0, width: 10, height: 20)))
        try film.append(FilmFrames.frame(1))
        try film.finish()
        XCTAssertEqual(try FilmReader(folder.file("a.mp4")).frames.count, 2)
    }

    func testAnEndedFilmTakesNoMore() throws {
        let folder = try TemporaryFolder()
        let url = folder.file("a.mp4")
        let film = try open(url)
        try film.append(FilmFrames.frame(0))
        try film.finish()
        XCTAssertEqual(description { try film.append(FilmFrames.frame(1)) }, "\(url.path) has ended; make a new film for further frames.")
        XCTAssertThrowsError(try film.finish())
        film.cancel()
        XCTAssertEqual(folder.names, ["a.mp4"])
    }

    func testNothingIsThereBeforeTheEndAndTheOldFilmStaysUntilThen() throws {
        let folder = try TemporaryFolder()
        for format in FilmFormat.allCases {
            let url = folder.file("a.\(format.rawValue)")
            try Data("old".utf8).write(to: url)
            let film = try open(url)
            try film.append(FilmFrames.frame(0))
            XCTAssertEqual(try Data(contentsOf: url), Data("old".utf8))
            film.cancel()
            XCTAssertEqual(folder.names, [url.lastPathComponent], "cancelled")
            var dropped: FilmWriter? = try open(url)
            try dropped?.append(FilmFrames.frame(0))
            dropped = nil
            XCTAssertEqual(folder.names, [url.lastPathComponent], "dropped")
            XCTAssertEqual(try Data(contentsOf: url), Data("old".utf8))
            try FileManager.default.removeItem(at: url)
        }
    }

    func testAnInterruptedProgramLeavesNothing() throws {
        let folder = try TemporaryFolder()
        let films = try FilmFormat.allCases.map { try open(folder.file("a.\($0.rawValue)")) }
        for film in films { try film.append(FilmFrames.frame(0)) }
        XCTAssertEqual(folder.names.count, films.count)
        PartialFile.discardAll()
        XCTAssertEqual(folder.names, [])
        XCTAssertThrowsError(try films[0].finish())
    }

    func testAFullDiskIsAnErrorAndLeavesNothing() throws {
        let folder = try TemporaryFolder()
        let write = { (format: FilmFormat) in
            let film = try self.open(folder.file("a.\(format.rawValue)"), width: 320, height: 240)
            for index in 0..<60 { try film.append(FilmFrames.frame(index, width: 320, height: 240)) }
            try film.finish()
        }
        // A larger file is refused, as on a full disk; the signal that goes with it would end the program.
        let oldHandler = signal(SIGXFSZ, SIG_IGN)
        defer { signal(SIGXFSZ, oldHandler) }
        for format in FilmFormat.allCases {
            let url = folder.file("a.\(format.rawValue)")
            try write(format)
            let size = try Data(contentsOf: url).count
            try FileManager.default.removeItem(at: url)
            // Well below the size: on a loaded machine an encoder's two threads may save a byte.
            for limit in [1, 2000, size * 9 / 10] {
                let sentence = limitingFiles(to: limit) { description { try write(format) } }
                XCTAssertTrue(sentence.contains("cannot be written: file too large"), "\(format), \(limit) of \(size) bytes: \(sentence)")
                XCTAssertEqual(folder.names, [])
            }
        }
    }

    private func limitingFiles(to size: Int, _ body: () -> String) -> String {
        var old = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
        var small = rlimit(rlim_cur: UInt(size), rlim_max: old.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
        defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old) }
        return body()
    }
}
