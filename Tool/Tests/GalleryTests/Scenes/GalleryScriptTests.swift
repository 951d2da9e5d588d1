import Kinora
import UIKit
import XCTest

@testable import Gallery

/// The scripts in `Tool/Scripts` do with fingers what the scenes of their names do by themselves.
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
        for scene in MainActor.assumeIsolated({ GalleryScene.all }) {
            guard let text = scene.fingers?(Device.iPhone15.size) else { continue }
            let file = Self.folder.appendingPathComponent("\(scene.id).gesture")
            // Set to write the files anew after a wanted change.
            if ProcessInfo.processInfo.environment["KINORA_WRITE_SCRIPTS"] == "1" { try Data(text.utf8).write(to: file) }
            XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), text, scene.id)
        }
    }

    func testFingersTellTheSameStoryAsTheSceneToThePixel() throws {
        try MainActor.assumeIsolated {
            for scene in GalleryScene.all where scene.fingers == nil {
                let script = try GestureScript(contentsOf: Self.folder.appendingPathComponent("\(scene.id).gesture"))
                let times = scene.filmstripTimes
                let told = Self.pictures(of: scene, at: times) { stage, time in
                    for cue in scene.cues where cue.time > stage.now && cue.time <= time {
                        stage.advance(to: cue.time)
                        cue.action()
                    }
                    stage.advance(to: time)
                }
                var playback: TouchPlayback?
                let touched = Self.pictures(of: scene, at: times) { stage, time in
                    if playback == nil { playback = TouchPlayback(script.samples, on: stage) }
                    playback?.run(until: time)
                    stage.advance(to: time)
                }
                playback = nil
                XCTAssertEqual(told, touched, scene.id)
                XCTAssertGreaterThan(Set(told).count, times.count / 2, scene.id)
            }
        }
    }

    @MainActor
    private static func pictures(of scene: GalleryScene, at times: [Double], advance: (Stage, Double) -> Void) -> [FrameDigest] {
        let stage = Stage()
        scene.start(stage.window)
        return times.map { time in
            advance(stage, time)
            return FrameDigest(stage.image())
        }
    }
}
