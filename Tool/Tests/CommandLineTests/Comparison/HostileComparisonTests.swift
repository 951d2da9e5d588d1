import Foundation
import FoundationXML
import Kinora
import XCTest

@testable import KinoraCommandLine

/// Folders that come from elsewhere: names, lists, films and traces.
@preconcurrency @MainActor
final class HostileComparisonTests: XCTestCase, @unchecked Sendable {
    private static let names = [
        "<script>alert(1)<_script>.png", "a\"b' onload=x.png", "](javascript:x)|`<b>@all`.png", "line\nbreak\u{1B}[31m.png",
        "javascript:x.png",
        "-->]]>&amp;.png", String(repeating: "n", count: 200) + ".png", "\u{202E}gnp.png",
    ]

    func testNamesAreTextInEveryReport() throws {
        let films = try ComparedFilms()
        for (index, name) in Self.names.enumerated() {
            try films.png(name, in: "base") { _, _, _ in 0xFF00_00FF }
            try films.png(name, in: "head") { _, x, _ in x == index ? 0xFFFF_0000 : 0xFF00_00FF }
        }
        let (transcript, results) = try films.compare(
            "-o", films.path("report.html"), "--markdown", films.path("comment.md"), "--junit", films.path("films.xml"))
        XCTAssertEqual(transcript.code, .differences)
        XCTAssertEqual(Set(results.keys), Set(Self.names))
        XCTAssert(transcript.output.unicodeScalars.allSatisfy { $0 == "\n" || !CharacterSet.controlCharacters.contains($0) })
        XCTAssertEqual(transcript.output.split(separator: "\n").count, Self.names.count)

        let page = try String(contentsOfFile: films.path("report.html"), encoding: .utf8)
        XCTAssertEqual(page.components(separatedBy: "<script").count - 1, 1, "the page's own")
        XCTAssertFalse(page.contains("<b>"))
        XCTAssertFalse(page.contains("onload=x.png\""))
        XCTAssertFalse(page.contains("href=\"javascript"))
        XCTAssert(page.contains("default-src 'none'"))
        XCTAssertNil(page.firstMatch(of: /(src|href)="(?!data:|#)/))

        let comment = try String(contentsOfFile: films.path("comment.md"), encoding: .utf8)
        let rows = comment.split(separator: "\n").filter { $0.hasPrefix("| <code>") }
        XCTAssertEqual(rows.count, Self.names.count)
        for row in rows { XCTAssertEqual(row.filter { $0 == "|" }.count, 5, String(row)) }
        XCTAssertFalse(comment.contains("@") || comment.contains("<b>") || comment.contains("javascript:x)") || comment.contains("`"))

        let xml = try XMLDocument(data: Data(contentsOf: films.folder.url.appendingPathComponent("films.xml")))
        XCTAssertEqual(try xml.nodes(forXPath: "/testsuites/testsuite/testcase/failure[@type='changed']").count, Self.names.count)
        XCTAssertEqual(try xml.nodes(forXPath: "//testcase[@name='a\"b&apos; onload=x.png']").count, 0)
    }

    func testDamagedFilmsAreUnreadableWhateverTheirListSays() throws {
        for format in ["mp4", "webm", "gif", "apng"] {
            for isListed in [true, false] {
                let films = try ComparedFilms()
                let name = "a.\(format)"
                for side in ["base", "head"] { try films.film(name, in: side, isListed: isListed, ComparedFilms.square()) }
                XCTAssertEqual(try films.compare().films[name]?.state, "same")
                let file = films.url("head").appendingPathComponent(name)
                let whole = try Data(contentsOf: file)
                for count in [0, 1, 30, whole.count / 2, whole.count - 20, whole.count - 1] {
                    for isForged in isListed ? [false, true] : [false] {
                        try whole.prefix(count).write(to: file)
                        if isForged {
                            let digest = try FileDigest(file.path)
                            try FilmFolder(url: films.url("head")).change {
                                guard let old = $0.films[name] else { return }
                                $0.films[name] = FilmRecord(
                                    name: name, scene: old.scene, settings: [], width: old.width, height: old.height,
                                    framesPerSecond: old.framesPerSecond, frames: old.frames, digest: old.digest, bytes: count,
                                    file: digest,
                                    recipe: "r", frameDigests: old.frameDigests)
                            }
                        }
                        let (transcript, results) = try films.compare()
                        XCTAssertEqual(results[name]?.state, "unreadable", "\(format), \(count) of \(whole.count), forged \(isForged)")
                        XCTAssertEqual(transcript.code, .usage)
                    }
                }
            }
        }
    }

    func testOtherThingsThanFilmsAreUnreadable() throws {
        let films = try ComparedFilms()
        let head = films.url("head")
        for side in ["base", "head"] { try films.film("pipe.mp4", in: side, isListed: false, ComparedFilms.square()) }
        try FileManager.default.removeItem(at: head.appendingPathComponent("pipe.mp4"))
        XCTAssertEqual(mkfifo(head.appendingPathComponent("pipe.mp4").path, 0o600), 0)
        // A list of files to play is no film: none of them is opened.
        try Data("#EXTM3U\n/etc/passwd\n".utf8).write(to: head.appendingPathComponent("list.mp4"))
        try Data("ffconcat version 1.0\nfile /etc/passwd\n".utf8).write(to: head.appendingPathComponent("concat.webm"))
        try FileManager.default.createDirectory(at: head.appendingPathComponent("folder.gif"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: head.appendingPathComponent("link.png"), withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
        try FileManager.default.createSymbolicLink(
            at: head.appendingPathComponent("loose.png"), withDestinationURL: URL(fileURLWithPath: "/nowhere"))
        let (transcript, results) = try films.compare("-o", films.path("report"))
        XCTAssertEqual(transcript.code, .usage)
        XCTAssertEqual(Set(results.values.map(\.state)), ["unreadable"])
        XCTAssertEqual(results.count, 6)
    }

    func testListsThatLieAreNoCrash() throws {
        let films = try ComparedFilms()
        for side in ["base", "head"] { try films.film("a.apng", in: side, ComparedFilms.square()) }
        let list = films.url("head").appendingPathComponent(FilmManifest.fileName)
        let text = try String(contentsOf: list, encoding: .utf8)
        let digests = try XCTUnwrap(text.firstMatch(of: /"frameDigests" : "([^"]*)"/)?.output.1)
        for (old, new, state) in [
            ("\"frames\" : 12", "\"frames\" : 9223372036854775807", "unreadable"), ("\"frames\" : 12", "\"frames\" : -1", "unreadable"),
            ("\"framesPerSecond\" : 30", "\"framesPerSecond\" : 0", "same"), (String(digests), "0123456789abcdef", "same"),
        ] {
            let other = new.hasPrefix("\"frames\"") ? text.replacing(/"digest" : "[^"]*"/, with: "\"digest\" : \"x\"") : text
            try Data(other.replacingOccurrences(of: old, with: new).utf8).write(to: list)
            XCTAssertEqual(try films.compare().films["a.apng"]?.state, state, new)
        }
        for damage in ["0123456789abcdef*99999999999", "xyz", "0123456789abcdef*-1", "0123456789abcdef*0"] {
            try Data(text.replacingOccurrences(of: digests, with: damage).utf8).write(to: list)
            let transcript = Transcript("compare", films.path("base"), films.path("head"))
            XCTAssertEqual(transcript.code, .usage)
            XCTAssert(transcript.errors.contains("films.json is damaged: it is no list of films"), transcript.errors)
        }
    }

    func testTracesFromElsewhereAreShownOrNamed() throws {
        let films = try ComparedFilms()
        try films.film("a.apng", in: "base", ComparedFilms.square())
        try films.film("a.apng", in: "head", ComparedFilms.square(from: 3))
        func page(_ base: String, _ head: String) throws -> String {
            try Data(base.utf8).write(to: films.url("base").appendingPathComponent("a.json"))
            try Data(head.utf8).write(to: films.url("head").appendingPathComponent("a.json"))
            XCTAssertEqual(try films.compare("-o", films.path("report")).transcript.code, .differences)
            return try String(contentsOfFile: films.path("report/index.html"), encoding: .utf8)
        }
        let good = Self.trace(name: "card") { "\($0 * 10)" }
        XCTAssert(try page(good, "no trace").contains("head/a.json cannot be read as a trace: "))
        XCTAssert(try page(good, good).contains("The curves of the layers that move are the same."))
        let plotted = try page(good, Self.trace(name: "</script><b>") { "\($0 * 20)" })
        XCTAssert(plotted.contains("Wide and pale: before."))
        XCTAssertFalse(plotted.contains("<b>"))
        for value in ["1e308", "\"inf\"", "\"nan\"", "-1e300"] {
            XCTAssertFalse(try page(good, Self.trace(name: "card") { $0 == 2 ? value : "\($0)" }).contains("NaN"), value)
        }
        XCTAssert(try page(String(repeating: "[", count: 100_000), good).contains("cannot be read as a trace"))
    }

    /// A trace of one layer whose x is as `position` says in each of five frames.
    private static func trace(name: String, _ position: (Int) -> String) -> String {
        let frames = (0..<5).map { frame in
            """
            {"time":\(Double(frame) / 30),"layers":[{"layer":1,"values":{"position":[\(position(frame)),0],"bounds":[0,0,48,32],"opacity":1,\
            "transform":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}}]}
            """
        }
        return """
            {"format":"kinora.trace","version":1,"framesPerSecond":30,
            "layers":[{"id":1,"path":"window/0","name":"\(name)","class":"UIView"}],
            "frames":[\(frames.joined(separator: ","))],"events":[]}
            """
    }

    func testTenThousandFilmsAreOneReport() throws {
        let films = try ComparedFilms()
        let images = try [0xFFFF_FFFF, 0xFF00_0000].map { color in try ComparedFilms.image { _, _, _ in color }.pngData() }
        let files = try images.enumerated().map { index, data in
            let file = films.folder.url.appendingPathComponent("\(index)")
            try data.write(to: file)
            return file
        }
        for number in 0..<10_000 {
            let name = "film-\(number).png"
            XCTAssertEqual(link(files[0].path, films.url("base").appendingPathComponent(name).path), 0)
            XCTAssertEqual(link(files[number % 10 == 0 ? 1 : 0].path, films.url("head").appendingPathComponent(name).path), 0)
        }
        let (transcript, results) = try films.compare(
            "-o", films.path("report"), "--markdown", films.path("comment.md"), "--junit", films.path("films.xml"))
        XCTAssertEqual(transcript.code, .differences)
        XCTAssertEqual(results.values.count { $0.state == "changed" }, 1000)
        XCTAssertEqual(transcript.errors.split(separator: "\n").last, "kinora: compare: 1000 films differ")
        let page = try Data(contentsOf: films.folder.url.appendingPathComponent("report/index.html"))
        XCTAssertLessThan(page.count, 8 << 20)
        XCTAssertEqual(String(decoding: page, as: UTF8.self).components(separatedBy: "class=\"film\"").count - 1, 500)
        XCTAssertLessThan(try Data(contentsOf: films.folder.url.appendingPathComponent("comment.md")).count, 65_536)
    }
}
