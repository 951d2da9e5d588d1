import Kinora
import UIKit
import XCTest

/// A tap on the status bar.
@preconcurrency @MainActor
final class ScrollToTopTests: XCTestCase, @unchecked Sendable {
    @MainActor
    private final class Scene: NSObject, UIScrollViewDelegate {
        let stage = Stage(device: .iPhone14)
        let root = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var log: [String] = []
        var allows = true

        override init() {
            super.init()
            stage.window.rootViewController = root
            scrollView.contentSize = CGSize(width: 390, height: 5000)
            root.view.addSubview(scrollView)
            stage.advance(by: 0.05)
            scrollView.contentOffset.y = 1000
            scrollView.delegate = self
        }

        func tapBar() { stage.tap(at: CGPoint(x: 200, y: 20)) }

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            log.append("should")
            return allows
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("did") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("ended") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
    }

    func testATapOnTheStatusBarGoesToTheTop() {
        let scene = Scene()
        XCTAssertEqual(scene.scrollView.adjustedContentInset.top, 47)
        scene.tapBar()
        let start = scene.stage.now
        XCTAssertEqual(scene.log, ["should"])
        scene.stage.advance(by: 0.15)
        XCTAssertGreaterThan(scene.scrollView.contentOffset.y, 100)
        XCTAssertLessThan(scene.scrollView.contentOffset.y, 900)
        scene.stage.advance(by: start + 0.3 - scene.stage.now)
        XCTAssertEqual(scene.scrollView.contentOffset.y, -47)
        XCTAssertEqual(scene.log, ["should", "did"])
        scene.tapBar()
        scene.stage.settle()
        XCTAssertEqual(scene.log, ["should", "did"], "there it is already")
    }

    func testTheDelegateMayRefuse() {
        let scene = Scene()
        scene.allows = false
        scene.tapBar()
        scene.stage.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 1000)
        XCTAssertEqual(scene.log, ["should"])
    }

    func testOnlyTheVisibleOneThatWantsItGoes() {
        let scene = Scene()
        let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
        scene.root.view.addSubview(other)
        scene.tapBar()
        scene.stage.settle()
        XCTAssertEqual(scene.log, [], "two of them")
        for hide in [{ $0.scrollsToTop = false }, { $0.isHidden = true }, { $0.alpha = 0 }, { $0.frame.origin.y = 2000 }]
            as [@MainActor (UIScrollView) -> Void]
        {
            (other.scrollsToTop, other.isHidden, other.alpha, other.frame.origin.y) = (true, false, 1, 400)
            scene.scrollView.contentOffset.y = 1000
            hide(other)
            scene.tapBar()
            scene.stage.settle()
            XCTAssertEqual(scene.scrollView.contentOffset.y, -47)
        }
        other.removeFromSuperview()
        scene.scrollView.contentOffset.y = 1000
        scene.scrollView.scrollsToTop = false
        scene.tapBar()
        scene.stage.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, 1000)
    }

    func testOnlyTapsOnTheBarCount() {
        let scene = Scene()
        scene.stage.tap(at: CGPoint(x: 200, y: 48))
        scene.stage.settle()
        XCTAssertEqual(scene.log, [])
        scene.stage.drag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 120))
        scene.stage.settle()
        XCTAssertEqual(scene.log, ["drag"], "a drag from the bar is a drag")
    }

    func testWhatIsBelowTheBarIsNotNotifiedOfTheTap() {
        let scene = Scene()
        let control = UIControl(frame: CGRect(x: 0, y: 1000, width: 390, height: 100))
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.scrollView.addSubview(control)
        scene.tapBar()
        scene.stage.settle()
        XCTAssertEqual(scene.log, ["should", "did"])
        XCTAssertEqual(taps, 0)
        scene.scrollView.scrollsToTop = false
        scene.scrollView.contentOffset.y = 1000
        scene.tapBar()
        scene.stage.settle()
        XCTAssertEqual(taps, 1, "where the bar has nothing to do")
    }

    func testTheTopMayMoveMeanwhileAndAFingerStopsIt() {
        let scene = Scene()
        scene.tapBar()
        scene.stage.advance(by: 0.15)
        scene.root.additionalSafeAreaInsets.top = 52
        let before = scene.scrollView.contentOffset.y
        scene.stage.advance(by: 0.02)
        XCTAssertLessThan(scene.scrollView.contentOffset.y, before)
        XCTAssertGreaterThan(scene.scrollView.contentOffset.y, before - 250, "no jump")
        scene.stage.settle()
        XCTAssertEqual(scene.scrollView.contentOffset.y, -99)
        scene.scrollView.contentOffset.y = 1000
        scene.log = []
        scene.tapBar()
        scene.stage.advance(by: 0.1)
        scene.stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 200, y: 500))])
        let caught = scene.scrollView.contentOffset.y
        scene.stage.advance(by: 1)
        XCTAssertEqual(scene.scrollView.contentOffset.y, caught)
        XCTAssertGreaterThan(caught, 300)
        scene.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: 200, y: 500))])
        scene.stage.settle()
        XCTAssertEqual(scene.log, ["should"])
    }
}
