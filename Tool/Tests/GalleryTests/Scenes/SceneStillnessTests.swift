import Kinora
import XCTest

@testable import Gallery
@testable import KinoraCommandLine
@testable import kinora

/// Films show movement: no longer than 0.6 seconds pass in which nothing moves and no finger is down.
@preconcurrency @MainActor
final class SceneStillnessTests: XCTestCase, @unchecked Sendable {
    private static let limit = 0.6
    private static let framesPerSecond = 12

    /// The longest pause of a scene whose story needs one, in seconds, with the reason.
    private static let pauses: [String: (seconds: TimeInterval, reason: String)] = [
        "glossy-tab-bar-interrupted": (0.85, "the glow comes one second after the last touch, and only then")
    ]

    func testNoFilmStandsStillForLongerThanItsStoryNeeds() throws {
        for scene in GalleryScene.every {
            let limit = Self.pauses[scene.id]?.seconds ?? Self.limit
            let long = try Self.pauses(of: scene).filter { $0.end - $0.start > limit + 1e-6 }
            let times = long.map { String(format: "%.2f to %.2f s", $0.start, $0.end) }
            XCTAssertTrue(long.isEmpty, "\(scene.id): nothing moves from \(times.joined(separator: ", from "))")
        }
        XCTAssertTrue(Set(Self.pauses.keys).isSubset(of: GalleryScene.every.map(\.id)), "a pause of a scene that is not there")
    }

    /// The times in which nothing moves and no finger is down, in seconds from the scene's start.
    private static func pauses(of scene: GalleryScene) throws -> [(start: TimeInterval, end: TimeInterval)] {
        var player = ScenePlayer(scene: scene, framesPerSecond: framesPerSecond)
        // Images are compared at this scale: the app need not draw them larger.
        player.settings.device.scale = 0.25
        let moving = try player.movingFrames()
        let strokes = scene.story(on: player.settings.device.size).strokes
        var pauses: [(start: TimeInterval, end: TimeInterval)] = [(0, 0)]
        for (index, moves) in moving.enumerated() {
            let time = player.frameTimes[index]
            let isTouched = strokes.contains { $0.time <= time && time <= $0.end + 1e-6 }
            if moves || isTouched { pauses.append((time, time)) } else { pauses[pauses.count - 1].end = time }
        }
        return pauses
    }
}
