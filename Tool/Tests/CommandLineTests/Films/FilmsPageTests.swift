import Foundation
import XCTest

@testable import KinoraCommandLine

/// A list of films comes from another machine: nothing of it becomes markup.
final class FilmsPageTests: XCTestCase {
    private static let hostile = "\"><script>alert(1)</script><i x='"

    private static func film(
        name: String = "a.mp4", scene: String = "zoom", axis: String = "appearance", value: String = "dark", digest: String = "d",
        recipe: String = "r"
    ) -> FilmRecord {
        FilmRecord(
            name: name, scene: scene, settings: [.init(axis: axis, value: value)], width: 1, height: 1, framesPerSecond: 60, frames: 1,
            digest: digest, bytes: 1, file: nil, recipe: recipe)
    }

    func testNoFieldBecomesMarkup() {
        let hostile = Self.hostile
        let films = [
            Self.film(name: hostile + ".mp4"), Self.film(name: hostile + ".png"), Self.film(name: "javascript:alert(1).mp4"),
            Self.film(scene: hostile), Self.film(axis: hostile), Self.film(value: hostile), Self.film(digest: hostile),
            Self.film(recipe: hostile),
        ]
        MainActor.assumeIsolated {
            let plain = FilmsPage(films: films.map { _ in Self.film() }, missing: ["b.mp4"]).html
            let page = FilmsPage(films: films, missing: [hostile]).html
            XCTAssertEqual(page.components(separatedBy: "<script").count, plain.components(separatedBy: "<script").count)
            XCTAssertFalse(page.contains("<i "))
            XCTAssertFalse(page.contains("\"javascript:"))
            // Quotes within a value would end it: every attribute has one of its own.
            for attributes in page.components(separatedBy: "<").compactMap({ $0.split(separator: ">").first })
            where attributes.contains("figure ") {
                XCTAssertEqual(attributes.filter { $0 == "\"" }.count, 2, String(attributes))
            }
        }
    }

    func testAnUnknownAxisDamagesAList() throws {
        let folder = try TemporaryFolder()
        try FilmFolder(url: folder.url).change { $0.films["a.mp4"] = Self.film(axis: Self.hostile) }
        MainActor.assumeIsolated {
            let merge = Transcript("merge", folder.url.path, "-o", folder.path("joined"))
            XCTAssertEqual(merge.code, .usage)
            XCTAssert(merge.errors.contains("films.json is damaged: "), merge.errors)
        }
        XCTAssertEqual(folder.files, ["films.json"])
    }

    func testTextsAndValuesAreEscaped() {
        let link = HTML.element("a", ["href": "a\"b", "hidden": "", "title": nil], "1 < 2 & '", .element("img", ["src": "x", "alt": ""]))
        XCTAssertEqual(link.source, "<a href=\"a&quot;b\" hidden>1 &lt; 2 &amp; &#39;<img src=\"x\" alt=\"\"></a>")
    }
}
