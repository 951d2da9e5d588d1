import CommandSupport
import Kinora
import UIKit
import XCTest

@testable import Gallery
@testable import KinoraCommandLine
@testable import kinora

/// Every scene shows what it says, whatever it is played on: its fingers reach their elements, and its checkpoints hold. Nothing is drawn.
@preconcurrency @MainActor
final class SceneMatrixTests: XCTestCase, @unchecked Sendable {
    private static let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"
    private static let sizes = ["15", "se", "ipad", "320x480@1", "15-landscape"]
    private static let textSizes = ["large", "xxl", "ax2", "ax3", "ax5"]

    /// Each value of each axis, and those together that change the layout most.
    func testEverySceneShowsItsEffectWithEachSetting() throws {
        try check([
            "", "--device ipad --appearance dark", "--device 320x480@1 --text-size xxl", "--text-size ax2 --direction rtl",
            "--text-size ax3 --device se --motion reduced", "--text-size ax5", "--text-size ax5 --device se",
            "--text-size ax5 --device ipad --direction rtl", "--text-size ax5 --device 15-landscape",
        ])
    }

    /// All combinations.
    func testEverySceneShowsItsEffectInEachCellOfTheMatrix() throws {
        try XCTSkipUnless(Self.isDeep, "takes ten minutes; KINORA_DEEP=1 runs it")
        try check(
            Self.sizes.flatMap { size in
                Self.textSizes.flatMap { text in
                    ["light", "dark"].flatMap { look in
                        ["ltr", "rtl"].flatMap { direction in
                            ["full", "reduced"].map { motion in
                                "--device \(size) --text-size \(text) --appearance \(look) --direction \(direction) --motion \(motion)"
                            }
                        }
                    }
                }
            })
    }

    private func check(_ cells: [String]) throws {
        for scene in GalleryScene.every {
            for cell in cells {
                let words = cell.split(separator: " ").map(String.init)
                let values = Dictionary(
                    uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) })
                let player = ScenePlayer(
                    scene: scene, settings: try SceneSettings(ParsedArguments(values: values)),
                    framesPerSecond: Self.isDeep ? 60 : 30)
                XCTAssertNoThrow(try player.check(), "\(scene.id) \(cell)")
            }
        }
    }

    /// Stages of the tests above are strict: a conflict fails them. Here the log itself is empty, with all sizes of screens and texts.
    func testNoSceneLogsAConflictOfConstraints() throws {
        try XCTSkipUnless(Self.isDeep, "takes minutes; KINORA_DEEP=1 runs it")
        final class Log: @unchecked Sendable {
            var conflicts: [String] = []
        }
        let log = Log()
        let usual = Diagnostics.logHandler
        Diagnostics.logHandler = { if $0.hasPrefix("[LayoutConstraints]") { log.conflicts.append($0) } else { usual($0) } }
        defer { Diagnostics.logHandler = usual }
        let cells = Self.sizes.flatMap { size in Self.textSizes.map { (size, $0) } }
        for scene in GalleryScene.every {
            for (size, text) in cells {
                let settings = try SceneSettings(ParsedArguments(values: ["--device": size, "--text-size": text]))
                let player = ScenePlayer(scene: scene, settings: settings, framesPerSecond: 30)
                let stage = settings.makeStage()
                stage.isStrict = false
                try player.play(on: stage, stoppingAt: [scene.duration]) { _ in }
                XCTAssertEqual(log.conflicts.first, nil, "\(scene.id) \(size) \(text)")
                log.conflicts = []
            }
        }
    }

    func testASceneWhoseEffectDoesNotHappenFailsWithASentence() throws {
        var story = FingerStory()
        story.tap(.identifier("home"), at: 0.5)
        story.expect("the section is open", at: 1) { $0.topScreen is SectionViewController }
        XCTAssertEqual(failure(of: story), "dashboard-scale: at 1.00 s this is not so: the section is open")
        story = FingerStory()
        story.tap(.label("Nowhere"), at: 0.5)
        XCTAssertEqual(
            failure(of: story),
            "dashboard-scale: at 0.42 s no finger reaches the element labeled 'Nowhere': there is no such element")
        story = FingerStory()
        story.tap(.label("Sights"), at: 0.3)
        story.tap(.label("Sights"), at: 1)
        XCTAssertEqual(
            failure(of: story)?.hasPrefix("dashboard-scale: at 0.92 s no finger reaches the element labeled 'Sights': "), true)
    }

    private func failure(of story: FingerStory) -> String? {
        let plain = GalleryScene.dashboardScale
        let scene = GalleryScene(
            id: plain.id, title: plain.title, summary: plain.summary, duration: plain.duration, filmstripTimes: [],
            makeRoot: plain.makeRoot, story: { _ in story })
        do { try ScenePlayer(scene: scene, framesPerSecond: 60).check() } catch { return "\(error)" }
        return nil
    }
}
