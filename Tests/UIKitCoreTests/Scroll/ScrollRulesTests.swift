import Kinora
import UIKit
import XCTest

/// Rules of `Documentation/Behavior.md#scrolling` that other tests do not cover.
@preconcurrency @MainActor
final class ScrollRulesTests: XCTestCase, @unchecked Sendable {
    func testDefaultsAreUIKits() {
        let view = UIScrollView()
        XCTAssertEqual(
            [
                view.bounces, view.delaysContentTouches, view.canCancelContentTouches, view.isScrollEnabled, view.scrollsToTop,
                view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator, view.bouncesZoom,
            ], Array(repeating: true, count: 8))
        XCTAssertEqual(
            [view.isPagingEnabled, view.isDirectionalLockEnabled, view.alwaysBounceVertical, view.alwaysBounceHorizontal],
            Array(repeating: false, count: 4))
        XCTAssertEqual(view.contentInsetAdjustmentBehavior, .automatic)
        XCTAssertEqual(view.keyboardDismissMode, .none)
        XCTAssertEqual(view.decelerationRate, .normal)
        XCTAssertEqual([view.minimumZoomScale, view.zoomScale, view.maximumZoomScale], [1, 1, 1])
        XCTAssertEqual(view.contentOffset, .zero)
    }

    /// carried = .000816 · v^1.967, for a fling in the same direction that is more than half as fast.
    func testAFlingAfterAFlingIsFaster() {
        let scene = ScrollScene()
        scene.drag((160, 440), (160, 140), speed: 2000)
        let first = (speed: Double(scene.velocity.y) * 1000, end: scene.stage.now)
        // The next finger comes down 0.05 s later and moves at once.
        scene.stage.advance(by: 0.05)
        let left = first.speed * pow(0.998, 1000 * (scene.stage.now - first.end))
        scene.drag((160, 440), (160, 140), speed: 2000)
        XCTAssertEqual(scene.velocity.y * 1000, 2000 + 0.000816 * pow(left, 1.967), accuracy: 1e-6)
        scene.stage.advance(by: 0.05)
        scene.drag((160, 140), (160, 440), speed: 2000)
        XCTAssertEqual(scene.velocity.y * 1000, -2000, accuracy: 1e-6, "the other way nothing is carried")
        scene.stage.settle()
    }

    func testBothAxesDecelerateAndBounceByThemselves() {
        let scene = ScrollScene(content: CGSize(width: 400, height: 100_000))
        scene.drag((300, 440), (150, 140), speed: 1500)
        let (start, speed, from) = (scene.stage.now, scene.velocity, scene.released)
        scene.stage.advance(by: 0.2)
        let frame = ((scene.stage.now + 1e-9) * 60).rounded(.down) / 60 - start
        XCTAssertEqual(scene.y, from.y + speed.y * 499 * (1 - pow(0.998, 1000 * frame)), accuracy: 1e-6)
        XCTAssertGreaterThan(scene.scrollView.contentOffset.x, 80, "beyond its edge")
        scene.stage.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.x, 80)
        XCTAssertEqual(scene.y, from.y + (speed.y * 1000 - 10) * 0.499, accuracy: 1e-6)
    }

    func testADragEndsEditingAsTheModeSays() {
        let scene = ScrollScene()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        scene.scrollView.addSubview(field)
        XCTAssertTrue(field.becomeFirstResponder())
        scene.drag((160, 300), (160, 250), hold: 0.2)
        XCTAssertTrue(field.isFirstResponder)
        scene.scrollView.keyboardDismissMode = .onDrag
        scene.drag((160, 300), (160, 280), hold: 0.2)
        XCTAssertFalse(field.isFirstResponder)
        scene.scrollView.keyboardDismissMode = .interactive
        XCTAssertTrue(field.becomeFirstResponder())
        scene.drag((160, 300), (160, 250), hold: 0.2)
        XCTAssertTrue(field.isFirstResponder, "upwards")
        scene.drag((160, 250), (160, 300), hold: 0.2)
        XCTAssertFalse(field.isFirstResponder)
        scene.stage.settle()
    }

    func testTheDelegateIsNotifiedOfNewInsets() {
        let scene = ScrollScene()
        scene.scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
        XCTAssertEqual(scene.take(), ["didScroll", "didChangeAdjustedContentInset"])
        scene.scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
        XCTAssertEqual(scene.take(), [])
        scene.stage.window.rootViewController?.additionalSafeAreaInsets.top = 12
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(scene.take(), ["didScroll", "didChangeAdjustedContentInset"])
        scene.scrollView.contentInset.top = .nan
        XCTAssertEqual(scene.scrollView.contentInset.top, 30)
    }

    func testTheAppStopsADecelerationAndIsNotifiedThatItIsOver() {
        let scene = ScrollScene()
        scene.drag((160, 440), (160, 140), speed: 1500)
        _ = scene.take()
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
        XCTAssertEqual(scene.take(), ["didScroll", "didEndDecelerating"])
        scene.stage.settle()
        XCTAssertEqual(scene.take(), [])
        XCTAssertEqual(scene.y, 700)
        XCTAssertFalse(scene.scrollView.isDragging)
    }

    func testIndicatorsKeepTheirInsetsAndFlash() {
        let scene = ScrollScene(content: CGSize(width: 640, height: 960))
        scene.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 40, left: 0, bottom: 17, right: 5)
        scene.scrollView.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 11, bottom: 9, right: 0)
        scene.scrollView.flashScrollIndicators()
        scene.stage.advance(by: 0.02)
        let bars = scene.scrollView.subviews.suffix(2)
        XCTAssertEqual(bars.map(\.frame.size.width).min(), 2.5)
        XCTAssertEqual(bars.first { $0.frame.width == 2.5 }?.frame.origin, CGPoint(x: 320 - 5 - 3 - 2.5, y: 43))
        XCTAssertEqual(bars.first { $0.frame.height == 2.5 }?.frame.origin, CGPoint(x: 14, y: 480 - 9 - 3 - 2.5))
        XCTAssertEqual(bars.map { $0.layer.presentation()?.opacity }, [1, 1])
        scene.stage.advance(by: 0.45)
        XCTAssertEqual(bars.map { $0.layer.presentation()?.opacity }, [0, 0])
        scene.scrollView.showsVerticalScrollIndicator = false
        scene.scrollView.flashScrollIndicators()
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(bars.map { $0.layer.presentation()?.opacity }.sorted { ($0 ?? 0) < ($1 ?? 0) }, [0, 1])
    }

    func testContentThatFitsFlashesNoIndicator() {
        let scene = ScrollScene(content: CGSize(width: 320, height: 100))
        scene.scrollView.alwaysBounceVertical = true
        let count = scene.scrollView.subviews.count
        scene.scrollView.flashScrollIndicators()
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(scene.scrollView.subviews.count, count)
    }
}
