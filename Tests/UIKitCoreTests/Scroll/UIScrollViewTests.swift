import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIScrollViewTests: XCTestCase {
    func testAFlickTellsItsDelegateInUIKitsOrder() {
        let scene = ScrollScene()
        scene.drag((160, 420), (160, 200), speed: 1400)
        XCTAssertTrue(scene.scrollView.isDecelerating)
        XCTAssertFalse(scene.scrollView.isTracking)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(
            scene.take(),
            [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
                "didEndDecelerating",
            ])
        XCTAssertFalse(scene.scrollView.isDecelerating)
        XCTAssertFalse(scene.scrollView.isDragging)
    }

    func testASlowReleaseEndsWithoutDeceleration() {
        let scene = ScrollScene()
        scene.drag((160, 400), (160, 300), speed: 200, hold: 0.3, lifts: false)
        XCTAssertTrue(scene.scrollView.isTracking)
        XCTAssertTrue(scene.scrollView.isDragging)
        scene.lift((160, 300))
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        XCTAssertEqual(scene.velocity, .zero)
        XCTAssertEqual(scene.y, 90, accuracy: 1e-9, "the first ten points tell that it is a drag")
    }

    func testAFlingGoesTheDistanceOfTheClosedForm() {
        for (rate, reach) in [(UIScrollView.DecelerationRate.normal, 0.499), (.fast, 0.099)] {
            for speed in [620.0, 1150, 2600] {
                let scene = ScrollScene()
                scene.scrollView.decelerationRate = rate
                scene.scrollView.contentOffset.y = 5000
                scene.drag((160, 440), (160, 440 - min(380, speed * 0.25)), speed: speed)
                let (start, from) = (scene.stage.now, scene.released.y)
                XCTAssertEqual(scene.velocity.y * 1000, speed, accuracy: speed * 0.01)
                let reported = Double(scene.velocity.y) * 1000
                for time in [0.05, 0.15, 0.35] {
                    scene.stage.advance(by: start + time - scene.stage.now)
                    let frame = ((scene.stage.now + 1e-9) * 60).rounded(.down) / 60 - start
                    XCTAssertEqual(scene.y, from + reported * reach * (1 - pow(rate.rawValue, 1000 * frame)), accuracy: 1e-6)
                }
                scene.stage.settle()
                XCTAssertEqual(scene.y - from, (reported - 10) * reach, accuracy: 1e-6)
                XCTAssertEqual(scene.target.y, scene.y, accuracy: 1e-6)
            }
        }
    }

    func testSixtyAndOneHundredAndTwentyFramesASecondShowTheSame() {
        var shown: [[Double]] = []
        for frames in [60, 120] {
            let scene = ScrollScene(content: CGSize(width: 320, height: 1400), framesPerSecond: frames)
            scene.drag((160, 440), (160, 140), speed: 1500, rate: 60)
            var offsets: [Double] = []
            for _ in 0..<120 {
                let next = ((scene.stage.now + 1e-9) * 60).rounded(.down) / 60 + 1.0 / 60
                scene.stage.advance(by: next - scene.stage.now)
                offsets.append(scene.y)
            }
            scene.stage.settle()
            offsets.append(scene.y)
            shown.append(offsets)
        }
        for (slow, quick) in zip(shown[0], shown[1]) { XCTAssertEqual(slow, quick, accuracy: 1e-6) }
        XCTAssertEqual(shown[0].last, 920)
        XCTAssertGreaterThan(shown[0].max() ?? 0, 925, "it bounced")
    }

    func testBeyondAnEdgeTheContentFollowsTheFingerWithResistance() {
        let scene = ScrollScene()
        scene.drag((160, 100), (160, 310), speed: 400, hold: 0.2, lifts: false)
        let pull = 200.0
        XCTAssertEqual(scene.y, -pull * 0.55 * 480 / (pull * 0.55 + 480), accuracy: 1e-9)
        scene.lift((160, 310))
        XCTAssertTrue(scene.scrollView.isDecelerating)
        XCTAssertEqual(scene.target, .zero)
        scene.stage.settle()
        XCTAssertEqual(scene.y, 0)
        scene.scrollView.bounces = false
        scene.drag((160, 100), (160, 310), speed: 400)
        XCTAssertEqual(scene.y, 0)
    }

    func testAFingerCatchesContentAndGoesOnFromThere() {
        let scene = ScrollScene()
        scene.drag((160, 440), (160, 140), speed: 1500)
        scene.stage.advance(by: 0.1)
        _ = scene.take()
        let before = scene.y
        scene.touch(.began, (160, 300))
        XCTAssertTrue(scene.scrollView.isTracking)
        XCTAssertFalse(scene.scrollView.isDecelerating)
        let caught = scene.y
        XCTAssertGreaterThanOrEqual(caught, before)
        XCTAssertLessThan(caught - before, 30)
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(scene.y, caught)
        XCTAssertFalse(scene.take().contains("didEndDecelerating"))
        scene.lift((160, 300))
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["willEndDragging", "didEndDragging false"])
        XCTAssertEqual(scene.y, caught)
        XCTAssertFalse(scene.scrollView.isDragging)
    }

    func testCaughtInABounceItReturnsWhenTheFingerIsLifted() {
        let scene = ScrollScene()
        scene.drag((160, 100), (160, 310), speed: 400, hold: 0.2)
        scene.stage.advance(by: 0.05)
        scene.touch(.began, (160, 300))
        let caught = scene.y
        XCTAssertLessThan(caught, -20)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.y, caught)
        scene.lift((160, 300))
        scene.stage.settle()
        XCTAssertEqual(scene.y, 0)
    }

    func testAnAnimatedOffsetArrivesInThreeTenthsAndTellsSo() {
        let scene = ScrollScene()
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        let start = scene.stage.now
        scene.stage.advance(by: 0.15)
        XCTAssertEqual(scene.y, 150, accuracy: 1)
        scene.stage.advance(by: start + 0.3 - scene.stage.now)
        XCTAssertEqual(scene.y, 300)
        XCTAssertEqual(scene.take(), ["didScroll", "didEndScrollingAnimation"])
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.take(), [])
    }

    func testEachChangeOfTheOffsetIsNotifiedOnce() {
        let scene = ScrollScene()
        scene.stage.isStrict = false
        scene.scrollView.contentOffset.y = 77
        XCTAssertEqual(scene.log, ["didScroll"])
        scene.scrollView.contentOffset.y = 77
        XCTAssertEqual(scene.log, ["didScroll"])
        scene.scrollView.bounds.origin.y = 78
        XCTAssertEqual(scene.log, ["didScroll", "didScroll"])
        scene.scrollView.contentOffset.y = .nan
        XCTAssertEqual(scene.y, 78)
    }

    func testARectangleIsShownWithTheLeastMovement() {
        let scene = ScrollScene()
        scene.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 320, height: 50), animated: false)
        XCTAssertEqual(scene.y, 570)
        scene.scrollView.scrollRectToVisible(CGRect(x: 0, y: 700, width: 320, height: 50), animated: false)
        XCTAssertEqual(scene.y, 570)
        scene.scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 320, height: 50), animated: false)
        XCTAssertEqual(scene.y, 500)
        scene.scrollView.scrollRectToVisible(CGRect(x: 0, y: 99_990, width: 320, height: 500), animated: false)
        XCTAssertEqual(scene.y, 99_520)
    }

    func testTheDelegateMaySayWhereToRest() {
        let scene = ScrollScene()
        scene.wishedTarget = CGPoint(x: 0, y: 1000)
        scene.drag((160, 440), (160, 140), speed: 1500)
        scene.stage.settle()
        XCTAssertEqual(scene.y, 1000)
        scene.wishedTarget = CGPoint(x: 0, y: 950)
        scene.drag((160, 300), (160, 250), speed: 200, hold: 0.2)
        XCTAssertTrue(scene.scrollView.isDecelerating, "a target away from rest is gone to")
        scene.stage.settle()
        XCTAssertEqual(scene.y, 950)
    }

    func testPagesAdvanceOneAtATime() {
        let scene = ScrollScene(content: CGSize(width: 3200, height: 480))
        scene.scrollView.isPagingEnabled = true
        @MainActor func x() -> Double { scene.scrollView.contentOffset.x }
        scene.drag((300, 200), (60, 200), speed: 4000)
        scene.stage.settle()
        XCTAssertEqual(x(), 320, "a hard flick")
        scene.drag((300, 200), (250, 200), speed: 500)
        scene.stage.settle()
        XCTAssertEqual(x(), 640, "a short flick")
        scene.drag((300, 200), (180, 200), speed: 200, hold: 0.2)
        scene.stage.settle()
        XCTAssertEqual(x(), 640, "less than half a page without speed")
        scene.drag((300, 200), (100, 200), speed: 200, hold: 0.2)
        scene.stage.settle()
        XCTAssertEqual(x(), 960, "more than half")
        scene.drag((100, 200), (150, 200), speed: 500)
        scene.stage.settle()
        XCTAssertEqual(x(), 640, "back")
    }

    func testADragBelongsToTheAxisThatScrolls() {
        MainActor.assumeIsolated {
            let scene = ScrollScene()
            scene.drag((300, 200), (100, 210), speed: 500)
            scene.stage.settle()
            XCTAssertEqual(scene.take(), [], "across a list")
        }
        MainActor.assumeIsolated {
            let scene = ScrollScene(content: CGSize(width: 100, height: 100))
            scene.drag((160, 400), (160, 200))
            XCTAssertEqual(scene.y, 0, "nothing to scroll")
            scene.scrollView.alwaysBounceVertical = true
            scene.drag((160, 400), (160, 200), hold: 0.2, lifts: false)
            XCTAssertGreaterThan(scene.y, 50)
            scene.lift((160, 200))
        }
    }

    func testALockedDragStaysOnItsAxis() {
        let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
        scene.scrollView.isDirectionalLockEnabled = true
        scene.drag((160, 400), (140, 200), hold: 0.2)
        XCTAssertEqual(scene.scrollView.contentOffset.x, 0)
        XCTAssertGreaterThan(scene.y, 150)
        scene.drag((300, 400), (200, 300), hold: 0.2)
        XCTAssertGreaterThan(scene.scrollView.contentOffset.x, 50, "a diagonal is not locked")
    }

    func testContentIsNotifiedOfAFingerThatRestsOrIsLifted() {
        let scene = ScrollScene()
        var log: [String] = []
        let view = LoggedTouchView("content", CGRect(x: 0, y: 0, width: 320, height: 400)) {
            log.append($0); _ = $1
        }
        scene.scrollView.addSubview(view)
        scene.touch(.began, (100, 100))
        XCTAssertEqual(log, [])
        scene.lift((100, 100))
        XCTAssertEqual(log, ["content began", "content ended"])
        log = []
        scene.touch(.began, (100, 300))
        scene.stage.advance(by: 0.16)
        XCTAssertEqual(log, ["content began"])
        scene.touch(.moved, (100, 250), after: 0.05)
        XCTAssertEqual(log.last, "content cancelled")
        XCTAssertGreaterThan(scene.y, 30)
        scene.lift((100, 250))
        scene.stage.settle()
        log = []
        scene.scrollView.contentOffset = .zero
        scene.drag((100, 300), (100, 200), hold: 0.2)
        scene.stage.settle()
        XCTAssertEqual(log, [], "a quick drag never reaches the content")
        scene.scrollView.canCancelContentTouches = false
        scene.scrollView.contentOffset = .zero
        scene.touch(.began, (100, 300))
        scene.stage.advance(by: 0.2)
        scene.touch(.moved, (100, 200), after: 0.05)
        XCTAssertEqual(log, ["content began", "content moved"])
        XCTAssertEqual(scene.y, 0)
        scene.lift((100, 200))
    }

    func testAControlKeepsAFingerThatRestedOnIt() {
        let scene = ScrollScene()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        scene.scrollView.addSubview(control)
        scene.touch(.began, (100, 300))
        scene.stage.advance(by: 0.2)
        XCTAssertTrue(control.isTracking)
        scene.touch(.moved, (100, 200), after: 0.05)
        XCTAssertTrue(control.isTracking)
        XCTAssertEqual(scene.y, 0)
        scene.lift((100, 200))
        scene.drag((100, 300), (100, 200), hold: 0.2)
        XCTAssertEqual(scene.y, 90, accuracy: 1e-9, "a quick drag scrolls")
    }

    func testTheSafeAreaAddsToTheInsetAndTheTopStaysTheTop() {
        let scene = ScrollScene()
        scene.stage.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 7, bottom: 20, right: 7)
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(scene.scrollView.adjustedContentInset, UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
        XCTAssertEqual(scene.y, -40)
        scene.scrollView.contentInset.top = 10
        XCTAssertEqual(scene.y, -50)
        scene.scrollView.contentInsetAdjustmentBehavior = .never
        XCTAssertEqual(scene.scrollView.adjustedContentInset, UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        XCTAssertEqual(scene.y, -10)
        scene.scrollView.contentInsetAdjustmentBehavior = .always
        XCTAssertEqual(scene.scrollView.adjustedContentInset, UIEdgeInsets(top: 50, left: 7, bottom: 20, right: 7))
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 1e6), animated: false)
        scene.scrollView.contentSize.height = 1000
        XCTAssertEqual(scene.y, 1000 + 20 - 480)
    }

    func testAnInnerScrollViewGoesFirstAndLeavesItsEdgeToTheOuter() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 2000))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
        inner.contentSize = CGSize(width: 320, height: 900)
        scene.scrollView.addSubview(inner)
        scene.drag((160, 350), (160, 250), hold: 0.2)
        XCTAssertEqual(inner.contentOffset.y, 90, accuracy: 1e-9)
        XCTAssertEqual(scene.y, 0)
        inner.contentOffset.y = 600
        scene.drag((160, 350), (160, 250), hold: 0.2)
        XCTAssertEqual(inner.contentOffset.y, 600)
        XCTAssertEqual(scene.y, 90, accuracy: 1e-9)
        scene.drag((160, 150), (160, 250), hold: 0.2)
        XCTAssertEqual(inner.contentOffset.y, 510, accuracy: 1e-9, "away from its edge it scrolls itself")
    }

    func testNewEdgesTakeAMovementWithThem() {
        let scene = ScrollScene()
        scene.drag((160, 440), (160, 140), speed: 3000)
        scene.stage.advance(by: 0.1)
        scene.scrollView.contentSize.height = 900
        scene.stage.settle()
        XCTAssertEqual(scene.y, 420)
        XCTAssertEqual(scene.take().last, "didEndDecelerating")
    }

    func testAScrollViewThatLeavesInTheMiddleIsReleased() {
        weak var gone: UIScrollView?
        do {
            let scene = ScrollScene()
            gone = scene.scrollView
            scene.drag((160, 440), (160, 140), speed: 1500)
            scene.scrollView.removeFromSuperview()
            scene.stage.settle()
        }
        XCTAssertNil(gone)
    }

    func testTheIndicatorTellsWhereAndFades() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 960))
        scene.drag((160, 400), (160, 150), speed: 1000, hold: 0.2, lifts: false)
        let bar = scene.scrollView.subviews.last
        XCTAssertEqual(bar?.frame, CGRect(x: 314.5, y: 240 + 3 + 474 / 2 * 240 / 480, width: 2.5, height: 237))
        XCTAssertEqual(bar?.alpha, 1)
        scene.lift((160, 150))
        scene.stage.advance(by: 0.45)
        XCTAssertEqual(bar?.alpha, 0)
        XCTAssertEqual(bar?.layer.presentation()?.opacity, 0)
    }
}
