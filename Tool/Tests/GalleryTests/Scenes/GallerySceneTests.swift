import Kinora
import Transitions
import XCTest

@testable import Gallery

/// The scenes, played as the command line plays them.
final class GallerySceneTests: XCTestCase {
    func testScenesHaveTheIdsOfTheDesign() {
        XCTAssertEqual(
            GalleryScene.all.map(\.id),
            [
                "dashboard-scale", "dashboard-slide", "spin-modal", "depth-push", "zoom", "side-swipe", "activity-bubble", "tab-arrow",
                "glossy-tab-bar", "article-pager",
            ])
    }

    func testMomentsAndCuesAreInOrderAndInTheFilm() {
        for scene in GalleryScene.all {
            XCTAssertFalse(scene.title.isEmpty)
            XCTAssertFalse(scene.summary.isEmpty)
            XCTAssertNotEqual(scene.cues.isEmpty, scene.fingers == nil, "\(scene.id): told by cues or by fingers")
            for times in [scene.filmstripTimes, scene.cues.map(\.time)] where !times.isEmpty {
                XCTAssertEqual(times, times.sorted(), scene.id)
                XCTAssertGreaterThanOrEqual(times.first ?? -1, 0, scene.id)
                XCTAssertLessThan(times.last ?? .infinity, scene.duration, scene.id)
            }
        }
    }

    func testTheFilmstripBeginsEachWayWithItsCue() {
        for scene in GalleryScene.all {
            for cue in scene.cues { XCTAssert(scene.filmstripTimes.contains(cue.time), scene.id) }
        }
    }

    func testASectionGrowsFromATenthToFullSizeAndLeavesAgain() throws {
        try MainActor.assumeIsolated {
            let stage = Stage(device: .iPhoneSE1)
            let scene = try XCTUnwrap(GalleryScene.all.first { $0.id == "dashboard-scale" })
            let navigation = try start(scene, on: stage)
            advance(stage, through: scene, to: 0.3)
            stage.advance(by: 0)
            XCTAssert(navigation.topViewController is SectionViewController)
            XCTAssertEqual(try scale(of: navigation.topViewController), 0.1, accuracy: 1e-6)
            advance(stage, through: scene, to: 0.7, after: 0.3)
            XCTAssertEqual(try scale(of: navigation.topViewController), 1)
            advance(stage, through: scene, to: scene.duration, after: 0.7)
            XCTAssert(navigation.topViewController is DashboardViewController)
            XCTAssertEqual(navigation.viewControllers.count, 1)
            XCTAssertEqual(navigation.topViewController?.view.superview?.subviews.count, 1)
        }
    }

    func testTheMessagesComeFromBelowAndLeaveAgain() throws {
        try MainActor.assumeIsolated {
            let stage = Stage(device: .iPhoneSE1)
            let scene = try XCTUnwrap(GalleryScene.all.first { $0.id == "dashboard-slide" })
            let navigation = try start(scene, on: stage)
            advance(stage, through: scene, to: 0.3)
            stage.advance(by: 0)
            let view = try XCTUnwrap(navigation.topViewController?.view)
            XCTAssert(navigation.topViewController is NotificationViewController)
            XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).frame.minY, view.center.y + view.bounds.height / 2, accuracy: 1e-6)
            advance(stage, through: scene, to: 0.7, after: 0.3)
            XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).frame, view.frame)
            advance(stage, through: scene, to: scene.duration, after: 0.7)
            XCTAssertEqual(navigation.viewControllers.count, 1)
            XCTAssertNil(view.superview)
        }
    }

    func testAFingerOnBackEndsWhatTheSceneHasOpened() throws {
        try MainActor.assumeIsolated {
            for scene in GalleryScene.all where scene.fingers == nil {
                let stage = Stage(device: .iPhoneSE1)
                let navigation = try start(scene, on: stage)
                advance(stage, through: scene, to: 0.7)
                let view = try XCTUnwrap(navigation.topViewController?.view)
                let middle = navigation.navigationBar.convert(CGPoint(x: 20, y: 22), to: nil)
                stage.touch([.init(time: 0, phase: .began, location: middle), .init(time: 0.05, phase: .ended, location: middle)])
                stage.advance(by: 0.15)
                XCTAssert(navigation.topViewController is DashboardViewController, scene.id)
                // On its way: smaller, or lower.
                XCTAssertNotEqual(try XCTUnwrap(view.layer.presentation()).affineTransform(), .identity, scene.id)
                stage.settle()
                XCTAssertNil(view.superview, scene.id)
                XCTAssertEqual(navigation.viewControllers.count, 1, scene.id)
            }
        }
    }

    func testEveryPlayOfASceneBeginsAnew() throws {
        try MainActor.assumeIsolated {
            for scene in GalleryScene.all where scene.fingers == nil {
                let first = try filmstrip(of: scene)
                XCTAssertEqual(first, try filmstrip(of: scene), scene.id)
                // The way back may show the same pictures as the way there.
                XCTAssertGreaterThan(Set(first).count, 4, "nothing moves in \(scene.id)")
            }
        }
    }

    func testASceneDoesNotKeepItsApp() throws {
        try MainActor.assumeIsolated {
            for scene in GalleryScene.all {
                weak var root: UIViewController?
                do {
                    let stage = Stage(device: .iPhoneSE1)
                    scene.start(stage.window)
                    root = stage.window.rootViewController
                    XCTAssertNotNil(root)
                    if let script = try scene.fingers.map({ try GestureScript(text: $0(stage.device.size)) }) { stage.play(script) }
                    advance(stage, through: scene, to: scene.duration)
                }
                XCTAssertNil(root, scene.id)
                for cue in scene.cues { cue.action() }
            }
        }
    }
}

// MARK: - Playing

@MainActor
private func start(_ scene: GalleryScene, on stage: Stage) throws -> UINavigationController {
    scene.start(stage.window)
    return try XCTUnwrap(stage.window.rootViewController as? DashboardNavigationController)
}

@MainActor
private func advance(_ stage: Stage, through scene: GalleryScene, to time: TimeInterval, after start: TimeInterval = -1) {
    for cue in scene.cues where cue.time > start && cue.time <= time {
        stage.advance(by: cue.time - stage.now)
        cue.action()
    }
    stage.advance(by: time - stage.now)
}

@MainActor
private func scale(of controller: UIViewController?) throws -> CGFloat {
    try XCTUnwrap(controller?.view.layer.presentation()).affineTransform().a
}

/// The pixels at the scene's moments, on a small screen, as PNG files.
@MainActor
private func filmstrip(of scene: GalleryScene) throws -> [Data] {
    let stage = Stage(device: Device(name: "small", size: CGSize(width: 320, height: 480), scale: 0.25))
    _ = try start(scene, on: stage)
    var last = -1.0
    return try scene.filmstripTimes.map { time in
        advance(stage, through: scene, to: time, after: last)
        last = time
        return try stage.image().pngData()
    }
}
