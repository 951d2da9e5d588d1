import Kinora
import UIKit
import XCTest

@testable import Gallery

/// Each screen of the tour knows its gesture from others.
@preconcurrency @MainActor
final class TourGestureTests: XCTestCase, @unchecked Sendable {
    override func tearDown() async throws { TourScene.forget() }

    func testAPhotographIsCaughtInFlight() {
        let scene = TourScene(0)
        scene.stage.tap(at: scene.point(0.25, 0.4))
        scene.stage.advance(by: 0.21)
        XCTAssertFalse(scene.isDone)
        scene.stage.touchDown(at: scene.point(0.4, 0.4))
        XCTAssertTrue(scene.isDone)
        XCTAssertEqual(scene.sentence, "You caught it at 0.21\u{a0}s.")
        XCTAssertEqual(scene.tour.bar.button.configuration?.title, "Next")
        scene.stage.touchUp()
        XCTAssertEqual(scene.stage.settle(), [])
    }

    func testAnOpenPhotographThatIsPulledIsNotCaught() {
        let scene = TourScene(0)
        scene.stage.tap(at: scene.point(0.25, 0.4))
        scene.stage.settle()
        scene.drag(from: scene.point(0.5, 0.3), by: CGPoint(x: 0, y: 60))
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertFalse(scene.isDone)
        XCTAssertEqual(scene.sentence, "Pull up for the knobs.")
    }

    func testACardIsCaughtAsItComesBack() {
        let scene = TourScene(1)
        scene.drag(from: scene.point(0.5, 0.4), by: CGPoint(x: 70, y: 0))
        scene.stage.touchUp()
        scene.stage.advance(by: 0.1)
        XCTAssertFalse(scene.isDone)
        scene.stage.touchDown(at: scene.point(0.5, 0.5))
        XCTAssertTrue(scene.isDone)
        XCTAssertEqual(scene.sentence, "You caught it on its way back.")
        scene.stage.touchUp()
        scene.stage.settle()
    }

    func testACardThatIsThrownAndCaughtAsItLeavesDoesNotCount() {
        let scene = TourScene(1)
        scene.drag(from: scene.point(0.5, 0.4), by: CGPoint(x: 150, y: 0), duration: 0.2, rests: false)
        scene.stage.touchUp()
        scene.stage.advance(by: 0.03)
        scene.stage.touchDown(at: scene.point(0.9, 0.5))
        XCTAssertFalse(scene.isDone)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertFalse(scene.isDone)
    }

    func testABarIsPulledToTheMiddleAndGoesOn() throws {
        let scene = TourScene(2)
        let bar = try scene.find(TourSheetBar.self)
        let start = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)
        scene.drag(from: start, by: CGPoint(x: 0, y: -60), rests: false)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertFalse(scene.isDone, "let go near the bar")
        scene.drag(from: start, by: CGPoint(x: 0, y: -90), duration: 0.03, rests: false)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(bar.alpha, 0, "it opens")
        XCTAssertFalse(scene.isDone, "flicked from below the middle")
        scene.tour.effect.play()
        scene.stage.settle()
        let half = scene.tour.stage.bounds.height * 0.5
        scene.drag(from: start, by: CGPoint(x: 0, y: -half), duration: 0.3, rests: false)
        scene.stage.touchUp()
        XCTAssertTrue(scene.isDone)
        XCTAssertTrue(scene.sentence.hasPrefix("You let it go at "), scene.sentence)
        scene.stage.settle()
        XCTAssertTrue(try scene.find(TourSheetBar.self).alpha == 0, "it is open")
    }

    func testATapOnTheBarDoesNotCount() throws {
        let scene = TourScene(2)
        scene.stage.tap(at: try scene.find(TourSheetBar.self))
        scene.stage.settle()
        XCTAssertFalse(scene.isDone)
    }

    func testASwipeBackReversesTheSpin() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let scene = TourScene(3, direction: direction)
            let sign: CGFloat = direction == .leftToRight ? 1 : -1
            scene.swipe(from: scene.point(0.5 - sign * 0.2, 0.5), by: sign * 120)
            scene.stage.advance(by: 0.05)
            XCTAssertFalse(scene.isDone)
            scene.swipe(from: scene.point(0.5 + sign * 0.2, 0.5), by: -sign * 120)
            XCTAssertTrue(scene.isDone)
            XCTAssertTrue(scene.sentence.hasPrefix("You turned it back at 0.1"), scene.sentence)
            XCTAssertEqual(scene.stage.settle(), [])
            let screens = scene.tour.effect.children.first as? UINavigationController
            XCTAssertEqual(screens?.viewControllers.count, 1)
        }
    }

    func testASwipeBackAsTheSpinEndsDoesNotCount() {
        let scene = TourScene(3)
        scene.swipe(from: scene.point(0.3, 0.5), by: 120)
        // Hardly anything moves after a second, until the transition ends.
        scene.stage.advance(by: 1.1)
        let screens = scene.tour.effect.children.first as? UINavigationController
        XCTAssertNotNil(screens?.transitionCoordinator)
        scene.swipe(from: scene.point(0.7, 0.5), by: -120)
        scene.stage.settle()
        XCTAssertFalse(scene.isDone)
        XCTAssertEqual(screens?.viewControllers.count, 1, "it goes back nevertheless")
        scene.swipe(from: scene.point(0.3, 0.5), by: 120)
        scene.stage.settle()
        scene.swipe(from: scene.point(0.7, 0.5), by: -120)
        scene.stage.settle()
        XCTAssertFalse(scene.isDone)
    }

    func testAPhotographThatIsPulledFromItsEdgeGoesBack() {
        let scene = TourScene(4)
        scene.drag(from: scene.point(0.05, 0.5), by: CGPoint(x: 70, y: 0))
        XCTAssertFalse(scene.isDone)
        scene.stage.touchUp()
        XCTAssertTrue(scene.isDone)
        XCTAssertEqual(scene.sentence, "You let it go at 35\u{a0}%.")
        scene.stage.settle()
    }

    func testAPhotographThatIsPulledAwayDoesNotCount() {
        let scene = TourScene(4)
        scene.drag(from: scene.point(0.05, 0.5), by: CGPoint(x: 150, y: 0))
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertFalse(scene.isDone)
    }

    func testARowIsThrown() {
        let scene = TourScene(5)
        scene.drag(from: scene.point(0.5, 0.6), by: CGPoint(x: 0, y: -60), rests: false)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertFalse(scene.isDone, "scrolled")
        scene.tour.effect.play()
        scene.stage.settle()
        XCTAssertFalse(scene.isDone, "opened without a finger")
        scene.tour.effect.play()
        scene.stage.settle()
        scene.swipe(from: scene.point(0.3, 0.3), by: 140)
        XCTAssertTrue(scene.isDone)
        XCTAssertTrue(scene.sentence.hasPrefix("You threw row "), scene.sentence)
        scene.stage.settle()
    }
}
