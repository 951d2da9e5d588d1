import Kinora
import UIKit
import XCTest

@testable import Gallery
@testable import KinoraCommandLine
@testable import kinora

/// The scripts in `Tool/Scripts` do with fingers what the scenes of their names do by themselves.
@preconcurrency @MainActor
final class GalleryScriptTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Scripts", isDirectory: true)

    func testEveryScriptBelongsToASceneAndIsWrittenWell() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        XCTAssertEqual(files, MainActor.assumeIsolated { GalleryScene.all.map { "\($0.id).gesture" } }.sorted())
        for file in files {
            let script = try GestureScript(contentsOf: Self.folder.appendingPathComponent(file))
            XCTAssertEqual(script.screen, Device.iPhone15.size, "a phone's screen")
            XCTAssertEqual(try GestureScript(text: script.text), script)
        }
    }

    func testAFileSaysWhatTheSceneSays() throws {
        for scene in GalleryScene.all {
            let text = try ScenePlayer(scene: scene, framesPerSecond: 60).script()
            let file = Self.folder.appendingPathComponent("\(scene.id).gesture")
            // Set to write the files again after a wanted change.
            if ProcessInfo.processInfo.environment["KINORA_UPDATE"] == "1" { try Data(text.utf8).write(to: file) }
            XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), text, scene.id)
        }
    }

    func testFingersTellTheSameStoryAsTheSceneToThePixel() throws {
        for id in ["dashboard-scale", "depth-push"] {
            let scene = try GalleryScene.named(id)
            let script = try GestureScript(contentsOf: Self.folder.appendingPathComponent("\(id).gesture"))
            var pictures: [[FrameDigest]] = []
            for gesture in [nil, script] {
                var player = ScenePlayer(scene: scene, framesPerSecond: 60)
                player.settings.device.scale = 1
                player.gesture = gesture
                var frames: [FrameDigest] = []
                try player.play(stoppingAt: scene.filmstripTimes) { frames.append(FrameDigest($1)) }
                pictures.append(frames)
            }
            XCTAssertEqual(pictures[0], pictures[1], id)
            XCTAssertGreaterThan(Set(pictures[0]).count, scene.filmstripTimes.count / 2, id)
        }
    }
}
