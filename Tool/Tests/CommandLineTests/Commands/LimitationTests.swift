import Foundation
import Kinora
import UIKit
import XCTest

@testable import KinoraCommandLine
@testable import kinora

/// A machine that lacks what a scene needs.
@preconcurrency @MainActor
final class LimitationTests: XCTestCase {
    private struct BareScene: KinoraScene {
        let id = "bare"
        let title = "Bare"
        let duration = 0.2
        let limitation: String? = "boxes instead of clouds: install clouds-dev"

        func makeRootViewController() -> UIViewController { UIViewController() }
        func story(on screen: CGSize) -> FingerStory { FingerStory() }
    }

    func testCommandsWriteItBesideTheirData() throws {
        defer { SceneCatalog.current = GalleryTool.catalog }
        let catalog = SceneCatalog(title: "bare scenes", program: "kinora", filmed: [BareScene()])
        let folder = try TemporaryFolder()
        let line = "kinora: bare: boxes instead of clouds: install clouds-dev\n"
        for words in [
            ["record", "bare", "--digest", "--fps", "5"], ["record", "bare", "-o", folder.path("a.gif"), "--fps", "5"],
            ["record", "all", "-o", folder.path("films"), "--format", "gif", "--fps", "5"],
            ["filmstrip", "bare", "--at", "0", "-o", folder.path("a.png")], ["trace", "bare"],
            ["demo", "-o", folder.path("demo"), "--fps", "5"],
        ] {
            let transcript = Transcript(words + ["--device", "320x480@0.25"], on: catalog)
            XCTAssertEqual(transcript.code, .success, transcript.errors)
            XCTAssertTrue(transcript.errors.hasPrefix(line), "\(words): \(transcript.errors)")
            XCTAssertEqual(transcript.errors.components(separatedBy: line).count, 2, "\(words): once")
            XCTAssertFalse(transcript.output.contains("clouds"), "\(words)")
        }
        let doctor = Transcript(["doctor"], on: catalog)
        XCTAssertEqual(doctor.code, .success, doctor.output)
        XCTAssertTrue(doctor.output.hasSuffix("\nnote  bare: boxes instead of clouds: install clouds-dev\n"), doctor.output)
    }

    /// The tool in a process of its own, which finds no X server: the film is that of drawn articles.
    func testWithoutThePackagesOfWebViewsArticlesAreDrawn() throws {
        let film = ["--digest", "--fps", "4", "--device", "320x480@0.25"]
        let web = try run(["record", "article-pager"] + film)
        XCTAssertTrue(
            web.errors.contains("kinora: article-pager: articles are drawn instead of web pages: web views need the Debian packages"),
            web.errors)
        let drawn = try run(["record", "article-drawn"] + film)
        XCTAssertFalse(drawn.errors.contains("web views"), drawn.errors)
        XCTAssertTrue(drawn.output.contains("\nfilm "))
        XCTAssertEqual(web.output, drawn.output)
        XCTAssertTrue(try run(["doctor"]).output.contains("\nnote  article-pager: articles are drawn"))
    }

    private func run(_ words: [String]) throws -> (output: String, errors: String) {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        let program = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora")
        process.executableURL = program
        process.arguments = words
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "/var/empty"
        environment["KINORA_WEB_HELPER"] = nil
        process.environment = environment
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let data = (output.fileHandleForReading.readDataToEndOfFile(), errors.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "\(words)")
        return (String(decoding: data.0, as: UTF8.self), String(decoding: data.1, as: UTF8.self))
    }
}
