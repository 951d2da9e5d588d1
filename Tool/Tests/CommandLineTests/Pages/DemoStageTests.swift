import CommandSupport
import Foundation
import Gallery
import Kinora
import XCTest

@testable import KinoraCommandLine
@testable import kinora

/// The demo's page in browsers: one scene at a time, with one playhead for film and curves.
@preconcurrency @MainActor
final class DemoStageTests: XCTestCase, @unchecked Sendable {
    func testChromiumHasOnePlayhead() throws { try check("chromium") }

    func testFirefoxHasOnePlayhead() throws { try check("firefox-esr") }

    func testVariationsAreBesideTheirScene() throws {
        let folder = try TemporaryFolder()
        let page = try page(in: folder, ["zoom", "spin-modal", "zoom-interrupted"]).html
        let order = page.components(separatedBy: "<section id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        XCTAssertEqual(order, ["zoom", "zoom-interrupted", "spin-modal"])
        let header = try XCTUnwrap(page.components(separatedBy: "</header>").first)
        XCTAssert(header.contains("<a href=\"#zoom\" data-group=\"zoom\">Zoom</a><a href=\"#spin-modal\" data-group=\"spin-modal\">"))
        XCTAssert(
            page.contains("<a href=\"#zoom\">Zoom</a><a href=\"#zoom-interrupted\" aria-current=\"true\">interrupted</a>"))
        XCTAssertEqual(page.components(separatedBy: "class=\"variants\"").count - 1, 2, "a scene alone has none")
    }

    /// A page of scenes of the gallery, with their films.
    private func page(in folder: TemporaryFolder, _ ids: [String]) throws -> DemoPage {
        let quiet = Console(write: { _ in }, note: { _ in }, isTerminal: false)
        let entries = try ids.map { id in
            let scene = try GalleryScene.named(id)
            let look = DemoPage.Look(of: scene, .light, isOnly: true)
            let player = ScenePlayer(
                scene: scene, settings: try SceneSettings(ParsedArguments(values: ["--device": "393x852@0.25"])), framesPerSecond: 30)
            let take = SceneTake(
                player: player, times: try player.filmstripTimes(), film: folder.url.appendingPathComponent(look.film),
                strip: folder.url.appendingPathComponent(look.strip))
            return try DemoPage.Entry(player, looks: [look], times: take.times, options: ["--fps", "30"], play: take.make("", on: quiet))
        }
        return DemoPage(entries: entries)
    }

    private func check(_ browser: String) throws {
        let files = ["/usr/bin/\(browser)", "/usr/bin/python3", "/usr/lib/python3/dist-packages/websockets/__init__.py"]
        if let file = files.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw XCTSkip("\(file) is missing; install chromium, firefox-esr and python3-websockets")
        }
        let folder = try TemporaryFolder()
        let page = try page(in: folder, ["zoom", "zoom-interrupted"])
        try Data(page.html.utf8).write(to: folder.url.appendingPathComponent("index.html"))
        let driver = Process()
        let output = Pipe()
        driver.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        let script = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../ServeTests/Browser/demo.py").standardized
        let address = folder.url.appendingPathComponent("index.html").absoluteString + "#zoom-interrupted"
        driver.arguments = ["-B", script.path, browser, address]
        (driver.standardOutput, driver.standardError) = (output, output)
        try driver.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        driver.waitUntilExit()
        XCTAssertEqual(text, "fine\n")
    }
}
