import CommandSupport
import Gallery
import Kinora
import UIKit
import XCTest

@testable import KinoraCommandLine
@testable import kinora

/// The times of filmstrips of scenes that declare none.
@preconcurrency @MainActor
final class MomentTests: XCTestCase {
    private func times(_ scene: some KinoraScene) throws -> [TimeInterval] {
        let settings = try SceneSettings(ParsedArguments(values: ["--device": "320x480@1"]))
        return try ScenePlayer(scene: scene, settings: settings, framesPerSecond: 60).filmstripTimes()
    }

    func testTimesAreThoseOfTheMovements() throws {
        // Half a second and a quarter of a second of eleven.
        let times = try times(MovingScene(movements: [(2, 0.5), (8, 0.25)]))
        XCTAssertEqual(times.count, 12)
        XCTAssertEqual(times, times.sorted())
        XCTAssertEqual(Set(times).count, 12)
        XCTAssertEqual(times[0], 2, accuracy: 0.02, "the frame before the first movement")
        XCTAssertEqual(times[11], 8.25, accuracy: 0.05, "the end of the last one")
        let first = times.filter { $0 < 5 }
        XCTAssertEqual(first.count, 8)
        XCTAssert(times.allSatisfy { 1.98...2.52 ~= $0 || 7.98...8.27 ~= $0 }, "\(times)")
        for (before, after) in zip(first, first.dropFirst()) { XCTAssertEqual(after - before, 0.75 / 11, accuracy: 0.02) }
        XCTAssertEqual(times, try self.times(MovingScene(movements: [(2, 0.5), (8, 0.25)])))
    }

    func testAStillSceneHasOne() throws {
        XCTAssertEqual(try times(MovingScene(movements: [])), [0])
    }

    func testAScenesOwnTimesStay() throws {
        XCTAssertEqual(try times(GalleryScene.named("zoom")), try GalleryScene.named("zoom").filmstripTimes)
    }

    func testFewFramesAreAllShown() {
        XCTAssertEqual(ScenePlayer.moments([false, false, true, true, false]), [1, 2, 3])
        XCTAssertEqual(ScenePlayer.moments([false, true]), [0, 1])
        XCTAssertEqual(ScenePlayer.moments([false]), [0])
        XCTAssertEqual(ScenePlayer.moments([false] + Array(repeating: true, count: 23)), [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 23])
    }

    func testTheFilmstripShowsThem() throws {
        let folder = try TemporaryFolder()
        defer { SceneCatalog.current = GalleryTool.catalog }
        let scenes = SceneCatalog(
            title: "Cards", program: "kinora --package Cards", filmed: [MovingScene(movements: [(2, 0.5)])], isOwn: true)
        let file = folder.path("strip.png")
        let transcript = Transcript(["filmstrip", "moving", "--device", "320x480@0.25", "-o", file], on: scenes)
        XCTAssertEqual(transcript.errors, "kinora: wrote \(file): 12 moments\n")
    }
}

/// A square that moves at some times, for some time.
private struct MovingScene: KinoraScene {
    let id = "moving"
    let title = "Moving"
    let duration: TimeInterval = 11
    let movements: [(time: TimeInterval, duration: TimeInterval)]

    func story(on screen: CGSize) -> FingerStory { FingerStory() }

    func makeRootViewController() -> UIViewController {
        let controller = UIViewController()
        let square = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        square.backgroundColor = .systemRed
        controller.view.addSubview(square)
        for (time, duration) in movements {
            Timer.scheduledTimer(withTimeInterval: time, repeats: false) { _ in
                MainActor.assumeIsolated {
                    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) { square.center.y += 120 }
                }
            }
        }
        return controller
    }
}
