import Kinora
import UIKit
import XCTest

@testable import Gallery
@testable import KinoraCommandLine
@testable import kinora

/// A scene on a stage, played by its own fingers from time to time.
@MainActor
final class ScenePlay {
    let stage: Stage
    /// Seconds of the scene's story.
    let duration: TimeInterval
    private var fingers: SceneFingers

    init(_ id: String, on device: Device = .iPhone15) throws {
        let scene = try GalleryScene.named(id)
        duration = scene.duration
        stage = Stage(device: device)
        scene.start(in: stage.window)
        fingers = SceneFingers(scene.story(on: stage.window.bounds.size), of: id, on: stage)
    }

    var root: UIViewController? { stage.window.rootViewController }

    /// Plays on to a time since the scene's start.
    func advance(to time: TimeInterval) throws {
        try fingers.run(until: time)
        if time > stage.now { stage.advance(by: time - stage.now) }
    }
}
