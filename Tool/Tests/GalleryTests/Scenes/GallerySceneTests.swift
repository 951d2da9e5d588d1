import Kinora
import Transitions
import XCTest

@testable import Gallery
@testable import KinoraCommandLine
@testable import kinora

/// The scenes, played as the command line plays them.
@preconcurrency @MainActor
final class GallerySceneTests: XCTestCase {
    func testScenesHaveTheIdsOfTheDesign() {
        XCTAssertEqual(
            GalleryScene.all.map(\.id),
            [
                "dashboard-scale", "dashboard-slide", "spin-modal", "depth-push", "zoom", "side-swipe", "activity-bubble", "tab-arrow",
                "glossy-tab-bar", "article-pager", "card-stack", "matched-hero", "pull-up-sheet", "conversation",
                "two-columns",
            ])
    }

    func testMomentsFingersAndCheckpointsAreInOrderAndInTheFilm() {
        for scene in GalleryScene.every {
            XCTAssertFalse(scene.title.isEmpty)
            XCTAssertFalse(scene.summary.isEmpty)
            let story = scene.story(on: Device.iPhone15.size)
            XCTAssertFalse(story.strokes.isEmpty, scene.id)
            XCTAssertFalse(story.checkpoints.isEmpty, scene.id)
            for times in [scene.filmstripTimes, story.strokes.map(\.time), story.checkpoints.map(\.time)] {
                XCTAssertEqual(times, times.sorted(), scene.id)
                XCTAssertGreaterThanOrEqual(times.first ?? -1, 0, scene.id)
                XCTAssertLessThanOrEqual(times.last ?? .infinity, scene.duration, scene.id)
            }
        }
    }

    func testVariationsNameTheirEffects() {
        let ids = GalleryScene.all.map(\.id)
        for scene in GalleryScene.variations { XCTAssert(ids.contains(scene.effect ?? ""), scene.id) }
        let interrupted = GalleryScene.variations.filter { $0.id.hasSuffix("-interrupted") }.compactMap(\.effect)
        // The dashboard's two directions are one effect.
        XCTAssertEqual(Set(interrupted), Set(ids).subtracting(["dashboard-slide"]))
        XCTAssertEqual(Set(GalleryScene.filmed.map(\.id)).count, GalleryScene.filmed.count)
    }

    func testTheScreenOfConstraintsFollowsItsStory() throws {
        let scene = GalleryScene.layout
        let play = try ScenePlay("layout", on: .iPhoneSE1)
        for checkpoint in scene.story(on: play.stage.window.bounds.size).checkpoints {
            try play.advance(to: checkpoint.time)
            XCTAssertTrue(checkpoint.holds(play.stage.window), checkpoint.claim)
        }
    }

    func testThePanelsListNeverShowsBehindItsButton() throws {
        let play = try ScenePlay("layout")
        let screen = try XCTUnwrap((play.root as? UINavigationController)?.topViewController as? PlanViewController)
        for frame in 6...(6 * 60) {
            try play.advance(to: Double(frame) / 60)
            let list = try XCTUnwrap(screen.panel.included.layer.presentation())
            let button = try XCTUnwrap(screen.panel.button.layer.presentation())
            let isBehind = list.frame.intersects(button.frame)
            XCTAssertTrue(list.opacity < 0.1 || !isBehind, "\(list.opacity) in frame \(frame), list \(list.frame), button \(button.frame)")
        }
    }

    func testASectionGrowsFromATenthToFullSizeAndLeavesAgain() throws {
        let play = try ScenePlay("dashboard-scale", on: .iPhoneSE1)
        let navigation = try XCTUnwrap(play.root as? DashboardNavigationController)
        try play.advance(to: 0.3)
        XCTAssert(navigation.topViewController is SectionViewController)
        XCTAssertEqual(try scale(of: navigation.topViewController), 0.1, accuracy: 1e-6)
        try play.advance(to: 0.7)
        XCTAssertEqual(try scale(of: navigation.topViewController), 1)
        try play.advance(to: 2.4)
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertEqual(navigation.topViewController?.view.superview?.subviews.count, 1)
    }

    func testTheMessagesComeFromBelowAndLeaveAgain() throws {
        let play = try ScenePlay("dashboard-slide", on: .iPhoneSE1)
        let navigation = try XCTUnwrap(play.root as? DashboardNavigationController)
        try play.advance(to: 0.3)
        let view = try XCTUnwrap(navigation.topViewController?.view)
        XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).frame.minY, view.center.y + view.bounds.height / 2, accuracy: 1e-6)
        try play.advance(to: 0.7)
        XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).frame, view.frame)
        try play.advance(to: 2.4)
        XCTAssertNil(view.superview)
    }

    func testAFingerOnBackEndsWhatTheSceneHasOpened() throws {
        for id in ["dashboard-scale", "dashboard-slide"] {
            let play = try ScenePlay(id, on: .iPhoneSE1)
            let navigation = try XCTUnwrap(play.root as? DashboardNavigationController)
            try play.advance(to: 0.7)
            let view = try XCTUnwrap(navigation.topViewController?.view)
            play.stage.tap(at: navigation.navigationBar.convert(CGPoint(x: 20, y: 22), to: nil), duration: 0.05)
            play.stage.advance(by: 0.15)
            XCTAssert(navigation.topViewController is DashboardViewController, id)
            // On its way: smaller, or lower.
            XCTAssertNotEqual(try XCTUnwrap(view.layer.presentation()).affineTransform(), .identity, id)
            play.stage.settle()
            XCTAssertNil(view.superview, id)
            XCTAssertEqual(navigation.viewControllers.count, 1, id)
        }
    }

    func testEveryPlayOfASceneBeginsAfresh() throws {
        for id in ["dashboard-scale", "dashboard-slide"] {
            let first = try filmstrip(of: id)
            XCTAssertEqual(first, try filmstrip(of: id), id)
            // The reverse may show the same images as the forward direction.
            XCTAssertGreaterThan(Set(first).count, 4, "nothing moves in \(id)")
        }
    }

    func testASceneDoesNotKeepItsApp() throws {
        for scene in GalleryScene.filmed {
            weak var root: UIViewController?
            do {
                let play = try ScenePlay(scene.id, on: .iPhoneSE1)
                root = play.root
                XCTAssertNotNil(root)
                try play.advance(to: scene.duration)
                // A transition keeps its view controllers until its end.
                play.stage.settle()
            }
            XCTAssertNil(root, scene.id)
        }
    }
}

// MARK: - Playing

@MainActor
private func scale(of controller: UIViewController?) throws -> CGFloat {
    try XCTUnwrap(controller?.view.layer.presentation()).affineTransform().a
}

/// The pixels at the scene's moments, on a small screen, as PNG files.
@MainActor
private func filmstrip(of id: String) throws -> [Data] {
    let play = try ScenePlay(id, on: Device(name: "small", size: CGSize(width: 320, height: 480), scale: 0.25))
    return try GalleryScene.named(id).filmstripTimes.map { time in
        try play.advance(to: time)
        return try play.stage.image().pngData()
    }
}
