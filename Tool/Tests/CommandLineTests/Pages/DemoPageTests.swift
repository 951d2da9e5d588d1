import CommandSupport
import Gallery
import Kinora
import XCTest

@testable import KinoraCommandLine
@testable import kinora

final class DemoPageTests: XCTestCase {
    func testThePageShowsEverySceneWholeAndEveryLinkIsThere() throws {
        let folder = try TemporaryFolder()
        try MainActor.assumeIsolated {
            let words = ["demo", "-o", folder.url.path, "--fps", "5", "--device", "393x852@0.25"]
            let transcript = Transcript(words)
            XCTAssertEqual(transcript.code, .success, transcript.errors)
            // Images that the page holds may have any letters.
            let page = try String(contentsOf: folder.url.appendingPathComponent("index.html"), encoding: .utf8)
                .replacing(/data:image\/png;base64,[^"]+/, with: "data:,")
            XCTAssertEqual(page.components(separatedBy: "<details class=\"failure\">").count - 1, 5)
            XCTAssert(page.contains("<span>noJump(beyond: 20): at 0.267 s it jumps by 94.894, from 105.106 to 200;"))
            let sections = page.components(separatedBy: "<section ").dropFirst()
            // Without WebKit the article of drawn pages stands for that of web pages, and the command says why.
            let scenes = GalleryScene.filmed.filter { $0.limitation == nil }
            XCTAssertEqual(transcript.errors.contains("article-pager is left out"), scenes.count < GalleryScene.filmed.count)
            XCTAssertEqual(sections.count, scenes.count)
            for scene in scenes {
                let section = try XCTUnwrap(sections.first { $0.hasPrefix("id=\"\(scene.id)\"") }, scene.id)
                XCTAssert(section.contains("data-group=\"\(scene.effect ?? scene.id)\""), scene.id)
                XCTAssert(section.contains("<h2 id=\"\(scene.id)-title\">\(HTML.text(scene.title).source)</h2>"), scene.id)
                XCTAssert(section.contains("<video width=\"98\" height=\"213\""), scene.id)
                let films = "<source src=\"\(scene.id)-dark.mp4\" media=\"(prefers-color-scheme: dark)\"><source src=\"\(scene.id).mp4\">"
                XCTAssert(section.contains(films), scene.id)
                let strips = "<source srcset=\"\(scene.id)-dark.png\" media=\"(prefers-color-scheme: dark)\"><img src=\"\(scene.id).png\""
                XCTAssert(section.contains(strips), scene.id)
                XCTAssert(section.contains("aria-labelledby=\"\(scene.id)-title\""), scene.id)
                // Text descriptions of the visible contents.
                XCTAssertEqual(section.components(separatedBy: HTML.text(": \(scene.summary)").source + "\"").count, 3, scene.id)
                if !scene.snippet.isEmpty { XCTAssert(section.contains(SwiftMarkup(scene.snippet).html.source), scene.id) }
            }
            for quantity in ["position", "scale", "alpha", "rotation"] { XCTAssert(page.contains("<p>\(quantity)"), quantity) }
            for label in page.components(separatedBy: "</svg>").dropFirst().filter({ !$0.hasPrefix("<") }).map({ $0.prefix { $0 != "<" } })
            {
                XCTAssertNil(label.rangeOfCharacter(from: .uppercaseLetters), "\(label): no name of a class")
                XCTAssertFalse(label.contains("["), String(label))
            }
            let films = try XCTUnwrap(page.components(separatedBy: "id=\"depth-push\"").last?.components(separatedBy: "</section>").first)
            XCTAssertNil(films.range(of: "scale, "), "depth is no scale")
            XCTAssert(page.contains("prefers-reduced-motion"))
            XCTAssertEqual(page.components(separatedBy: "class=\"screen player\"").count - 1, scenes.count)
            XCTAssertEqual(page.components(separatedBy: "class=\"transport\" hidden").count - 1, scenes.count)
            XCTAssert(page.contains("<nav aria-label="))
            XCTAssert(page.contains("class=\"touch\""), "fingers are in the plots")
            for link in Self.links(in: page) {
                if link.hasPrefix("#") {
                    XCTAssert(page.contains("id=\"\(link.dropFirst())\""), link)
                } else if link != "data:," {
                    XCTAssert(folder.files.contains(link), link)
                }
            }
            XCTAssertFalse(page.contains("http"), "nothing from a network")
            XCTAssertFalse(page.contains("NaN") || page.contains("nan\"") || page.contains("inf"))
        }
    }

    func testOnePlayShowsWhatPlaysOfItsOwnShow() throws {
        let folder = try TemporaryFolder()
        try MainActor.assumeIsolated {
            // Moments of the strip lie between frames: they must not change the film.
            let player = ScenePlayer(
                scene: try GalleryScene.named("dashboard-scale"),
                settings: try SceneSettings(ParsedArguments(values: ["--device": "320x480@0.25"])),
                framesPerSecond: 7)
            let take = SceneTake(
                player: player, times: try player.filmstripTimes(), film: folder.url.appendingPathComponent("a.mp4"),
                strip: folder.url.appendingPathComponent("a.png"))
            let quiet = Console(write: { _ in }, note: { _ in }, isTerminal: false)
            var frames: [FrameDigest] = []
            let trace = try take.make("", on: quiet) { frames.append(FrameDigest($0)) }.trace
            XCTAssertEqual(trace.events, try player.trace().events)
            var alone: [FrameDigest] = []
            try player.play(stoppingAt: player.frameTimes) { alone.append(FrameDigest($1)) }
            XCTAssertEqual(frames, alone)
            XCTAssertEqual(
                Transcript("filmstrip", "dashboard-scale", "--device", "320x480@0.25", "-o", folder.path("b.png")).code, .success)
        }
        XCTAssert(FileManager.default.contentsEqual(atPath: folder.path("a.png"), andPath: folder.path("b.png")))
        XCTAssertEqual(folder.files, ["a.mp4", "a.png", "b.png"])
    }

    func testAFaultIsReadFromASectionOfAPage() throws {
        let section =
            "## A <b> jump\n\nOne `two`\nthree.\n\n<!-- not compiled -->\n```swift\nlet a = 1\n\nlet b = 2\n```\n\n```text\nfirst\n- check: <i>\n```\n\n"
            + "![A & B](Images/a.png)\n\nUse `c`.\n"
        let page = "# Faults\n\n```text\nnone\n```\n\n" + section + "\n## Without code\n\nNothing.\n"
        let examples = FailureExample.examples(of: page) { $0 == "Images/a.png" ? Data([1, 2, 3]) : nil }
        XCTAssertEqual(examples.map(\.title), ["A <b> jump"])
        let example = try XCTUnwrap(examples.first)
        XCTAssertEqual(example.text, "One `two` three.")
        XCTAssertEqual(example.code, "let a = 1\n\nlet b = 2")
        XCTAssertEqual(example.message, "first\n- check: <i>")
        XCTAssertEqual(example.remedy, "Use `c`.")
        let html = example.html.source
        XCTAssert(html.contains("<summary><strong>A &lt;b&gt; jump</strong><span>check: &lt;i&gt;</span></summary>"), html)
        XCTAssert(html.contains("<p>One <code>two</code> three.</p>"), html)
        XCTAssert(html.contains("<img src=\"data:image/png;base64,AQID\" alt=\"A &amp; B\" loading=\"lazy\">"), html)
        XCTAssertEqual(FailureExample.examples(of: page) { _ in nil }.count, 0, "an image that is not there")
    }

    private static func links(in page: String) -> [String] {
        ["src=\"", "href=\""].flatMap { mark in
            page.components(separatedBy: mark).dropFirst().map { String($0.prefix { $0 != "\"" }) }
        }
    }
}
