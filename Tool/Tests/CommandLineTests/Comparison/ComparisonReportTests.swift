import Foundation
import FoundationXML
import Kinora
import XCTest

@testable import KinoraCommandLine

@preconcurrency @MainActor
final class ComparisonReportTests: XCTestCase, @unchecked Sendable {
    /// A changed film, one that is the same, a new one and an unreadable one.
    private func films() throws -> ComparedFilms {
        let films = try ComparedFilms()
        try films.film("card.mp4", in: "base", ComparedFilms.square())
        try films.film("card.mp4", in: "head") { ComparedFilms.square(color: $0 >= 6 ? 0xFFD0_4010 : 0xFF20_60E0)($0, $1, $2) }
        for side in ["base", "head"] { try films.film("same.gif", in: side, ComparedFilms.square()) }
        try films.film("new.webm", in: "head", ComparedFilms.square())
        for side in ["base", "head"] { try films.png("bad.png", in: side) { _, _, _ in 0xFF00_0000 } }
        try Data([1, 2, 3]).write(to: films.url("head").appendingPathComponent("bad.png"))
        return films
    }

    func testThePageHoldsTheFilmsAndNeedsNothingElse() throws {
        let films = try films()
        XCTAssertEqual(try films.compare("-o", films.path("report")).transcript.code, .usage)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: films.path("report")), ["index.html"])
        let page = try String(contentsOfFile: films.path("report/index.html"), encoding: .utf8)
        XCTAssertNil(page.firstMatch(of: /(src|href)="(?!data:|#)/))
        let data = try XCTUnwrap(page.firstMatch(of: /data-film="([^"]*)"/)?.output.1).replacingOccurrences(of: "&quot;", with: "\"")
        struct Film: Decodable {
            let frames, rate, still: Int
            let pane: [Int]
            let ranges, changes: [[Int]]
        }
        let film = try JSONDecoder().decode(Film.self, from: Data(data.utf8))
        XCTAssertEqual(film.frames, 12)
        XCTAssertEqual(film.rate, 30)
        XCTAssertEqual(film.ranges, [[6, 11]])
        XCTAssertEqual(film.changes.map { $0[0] }, Array(6...11))
        XCTAssertEqual(film.pane, [ComparedFilms.width, ComparedFilms.height])
        // The clip has the base, the head and the difference of each frame in a row.
        let clip = try XCTUnwrap(page.firstMatch(of: /class="clip">([^<]*)</)?.output.1)
        let file = films.folder.url.appendingPathComponent("clip.mp4")
        try XCTUnwrap(Data(base64Encoded: String(clip))).write(to: file)
        let decoder = try FilmDecoder(file)
        XCTAssertEqual([decoder.width, decoder.height], [3 * ComparedFilms.width, ComparedFilms.height])
        XCTAssertEqual(try FilmDecoder.times(of: file).count, 12)
        for frame in 0..<12 {
            XCTAssert(try decoder.advance())
            let pixels = try decoder.image(width: decoder.width, height: decoder.height).withPixels { Array($0) }
            // In the middle of the square.
            let panes = (0...2).map { pixels[12 * decoder.width + frame + 4 + $0 * ComparedFilms.width] }
            func blue(_ pixel: UInt32) -> Int { Int(pixel & 255) }
            XCTAssertEqual(blue(panes[0]), 0xE0, accuracy: 30, "\(frame)")
            XCTAssertEqual(blue(panes[1]), frame >= 6 ? 0x10 : 0xE0, accuracy: 30, "\(frame)")
            XCTAssertEqual(frame >= 6, blue(panes[2]) < 100, "red where the film differs, else gray: \(frame)")
        }
        XCTAssert(page.contains("<code>bad.png</code>: "))
        XCTAssert(page.contains("Only in the head: 1"))
        XCTAssert(page.contains("The same: 1"))
    }

    func testTheControlsHaveNamesAndTheImageDescribesItself() throws {
        let films = try films()
        _ = try films.compare("-o", films.path("report.html"))
        let page = try String(contentsOfFile: films.path("report.html"), encoding: .utf8)
        let controls = page.matches(of: /<(button|input|select|canvas|svg|img)( [^>]*)?>([^<]*)/)
        XCTAssertGreaterThan(controls.count, 10)
        for control in controls {
            let (attributes, text) = (control.output.2 ?? "", control.output.3)
            let isNamed =
                attributes.contains("aria-label=") || attributes.contains("alt=") || attributes.contains("aria-hidden=")
                || control.output.1 == "button" && text.contains { $0.isLetter || $0.isNumber }
            XCTAssert(isNamed, String(control.output.0))
        }
        XCTAssert(page.contains("<html lang=\"en\">"))
        XCTAssert(page.contains("width=device-width"))
    }

    func testTheCommentHasATableAndThumbnailsByEachKindOfLink() throws {
        let films = try films()
        _ = try films.compare("--markdown", films.path("comment.md"))
        let text = try String(contentsOfFile: films.path("comment.md"), encoding: .utf8)
        XCTAssert(text.hasPrefix("**Films:** 1 changed, 1 added, 1 unreadable of 4 films; 1 the same.\n"), text)
        XCTAssert(text.contains("| <code>card.mp4</code> | changed | 6–11 of 12 | frame "), text)
        XCTAssert(text.contains("](comment-thumbnails/1.jpg)"), text)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: films.path("comment-thumbnails")), ["1.jpg"])
        func comment(_ kind: String, _ file: String) throws -> String {
            _ = try films.compare("--markdown", films.path(file), "--thumbnails", kind)
            return try String(contentsOfFile: films.path(file), encoding: .utf8)
        }
        XCTAssert(try comment("data", "data.md").contains("](data:image/jpeg;base64,/9j/"))
        XCTAssert(try comment("https://example.org/run/7", "web.md").contains("](https://example.org/run/7/web-thumbnails/1.jpg)"))
        XCTAssertFalse(try comment("none", "none.md").contains("!["))
        XCTAssertFalse(FileManager.default.fileExists(atPath: films.path("data-thumbnails")))
    }

    func testJUnitHasACaseForEachFilm() throws {
        let films = try films()
        _ = try films.compare("--junit", films.path("films.xml"))
        let xml = try XMLDocument(data: Data(contentsOf: films.folder.url.appendingPathComponent("films.xml")))
        func count(_ path: String) throws -> Int { try xml.nodes(forXPath: path).count }
        XCTAssertEqual(try count("/testsuites[@tests='4'][@failures='2'][@errors='1']/testsuite/testcase"), 4)
        XCTAssertEqual(
            try count("//testcase[@name='card.mp4']/failure[starts-with(@message,'differs in frames 6-11 of 12; most in frame ')]"), 1)
        XCTAssertEqual(try count("//testcase[@name='new.webm']/failure[@type='added']"), 1)
        XCTAssertEqual(try count("//testcase[@name='bad.png']/error"), 1)
        XCTAssertEqual(try count("//testcase[@name='same.gif'][not(*)]"), 1)
    }

    func testOneRunGivesTheSameBytesAgain() throws {
        let films = try films()
        let texts = try (0..<2).map { run in
            let names = ["json": "result.json", "--junit": "\(run).xml"]
            _ = try films.compare("--junit", films.path("\(run).xml"))
            return try names.values.sorted().map { try Data(contentsOf: films.folder.url.appendingPathComponent($0)) }
        }
        XCTAssertEqual(texts[0], texts[1])
    }
}
