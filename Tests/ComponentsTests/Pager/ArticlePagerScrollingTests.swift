import Components
import Kinora
import TestSupport
import UIKit
import XCTest

/// The pager as a scroll view: its delegate, pages that scroll themselves, and fingers that do anything.
@preconcurrency @MainActor
final class ArticlePagerScrollingTests: XCTestCase, @unchecked Sendable {
    private final class Plain: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        let zoomed = UIView()
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { log.append("willEnd") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("didEnd \(decelerate)") }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    func testTheAppsDelegateReceivesWhatAScrollViewsDelegateDoes() {
        let scene = PagerScene()
        let plain = Plain()
        scene.pager.delegate = plain
        XCTAssertNil(scene.pager.pagerDelegate, "it is none")
        XCTAssertFalse(scene.pager.delegate === plain, "the delegate is the pager's own")
        scene.pull(30)
        scene.stage.settle()
        XCTAssertEqual(
            plain.log.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } },
            ["begin", "scroll", "willEnd", "didEnd true", "decelerate", "scroll", "rest"])
        plain.log = []
        scene.pager.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
        scene.stage.settle()
        XCTAssertEqual(plain.log.last, "animated")
        scene.pager.contentInset.top = 5
        XCTAssertTrue(plain.log.contains("inset"))
        let own = scene.pager.delegate
        XCTAssertEqual(own?.scrollViewShouldScrollToTop(scene.pager), false)
        XCTAssertTrue(own?.viewForZooming(in: scene.pager) === plain.zoomed)
        scene.pager.maximumZoomScale = 2
        XCTAssertNotNil(scene.pager.pinchGestureRecognizer)
        scene.pager.delegate = own
        XCTAssertEqual(own?.scrollViewShouldScrollToTop(scene.pager), false, "its own delegate given back changes nothing")
        scene.pager.delegate = nil
        XCTAssertEqual(own?.scrollViewShouldScrollToTop(scene.pager), true)
        XCTAssertNil(own?.viewForZooming(in: scene.pager))
        XCTAssertNil(scene.pager.pinchGestureRecognizer)
        scene.pager.delegate = scene
        XCTAssertTrue(scene.pager.pagerDelegate === scene)
    }

    private func scrollingScene() -> PagerScene {
        PagerScene { _ in
            let page = UIScrollView()
            page.contentSize = CGSize(width: 320, height: 1200)
            return page
        }
    }

    func testAPageThatScrollsScrollsFirst() {
        let scene = scrollingScene()
        let page = scene.page(1) as? UIScrollView
        scene.pull(-190)
        scene.stage.settle()
        XCTAssertEqual(page?.contentOffset.y ?? 0, 180, accuracy: 1e-6)
        XCTAssertEqual(scene.pager.contentOffset.y, 0)
        // Dragged down beyond its top in one go it does not pull: the drag began elsewhere.
        page?.contentOffset.y = 60
        scene.pull(260)
        XCTAssertEqual(scene.take(), [])
        XCTAssertEqual(scene.pager.currentPage, 1)
        scene.stage.settle()
        XCTAssertEqual(page?.contentOffset.y, 0)
        // A drag that begins at the top pulls.
        scene.pull(200, lifts: false)
        XCTAssertEqual(page?.contentOffset.y, 0)
        XCTAssertEqual(scene.take(), ["header loaded"])
        scene.lift()
        scene.stage.settle()
        XCTAssertEqual(scene.pager.currentPage, 0)
        scene.checkRest()
        let first = scene.page(0) as? UIScrollView
        first?.contentOffset.y = 720
        scene.pull(-200)
        XCTAssertEqual(scene.pager.currentPage, 1)
        scene.checkRest()
        XCTAssertEqual((scene.page(1) as? UIScrollView)?.contentOffset.y, 0, "it kept its place")
    }

    /// A page's safe area depends on where it lies: one that fades in rests from the release on.
    func testAPageThatFadesInBelowTheStatusBarIsAtItsTop() throws {
        let scene = PagerScene(on: ScreenKind(device: .iPhone15, direction: .leftToRight)) { _ in
            let page = UIScrollView()
            page.contentSize = CGSize(width: 320, height: 1200)
            return page
        }
        scene.stage.isReduceMotionEnabled = true
        (scene.page(1) as? UIScrollView)?.contentOffset.y = 382
        scene.pull(-200)
        let second = try XCTUnwrap(scene.page(2) as? UIScrollView)
        for frame in 0..<20 {
            XCTAssertEqual(second.contentOffset.y, -59, "\(frame)")
            scene.stage.advance(by: 1 / 60)
        }
        scene.checkRest()
        XCTAssertEqual(scene.pager.currentPage, 2)
    }

    func testSidewaysAPageScrollsAsItLikes() {
        let scene = PagerScene { _ in
            let page = UIScrollView()
            page.contentSize = CGSize(width: 1000, height: 480)
            return page
        }
        let page = scene.page(1) as? UIScrollView
        scene.stage.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 210))
        scene.stage.settle()
        XCTAssertGreaterThan(page?.contentOffset.x ?? 0, 150)
        XCTAssertEqual(scene.take(), [])
        scene.pull(200)
        XCTAssertEqual(scene.pager.currentPage, 0)
        scene.checkRest()
    }

    /// The arrow's angle is animated, so that it returns the way it came.
    func testTheArrowTurnsOverAndBack() {
        let scene = PagerScene()
        let header = ArticlePullView(role: .header), footer = ArticlePullView(role: .footer)
        header.title = "Before"
        scene.pager.headerView = header
        scene.pager.footerView = footer
        scene.stage.advance(by: 0.05)
        @MainActor func angle(_ view: ArticlePullView) -> Double {
            abs(view.arrowView.layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double ?? -1)
        }
        XCTAssertEqual(angle(header), .pi, accuracy: 1e-9)
        XCTAssertEqual(angle(footer), 0, accuracy: 1e-9)
        scene.pull(200, lifts: false, over: 0.1)
        scene.stage.settle()
        XCTAssertEqual(angle(header), 0, accuracy: 1e-9)
        scene.pager.contentOffset.y = 0
        scene.stage.advance(by: 0.1)
        let half = header.arrowView.layer.presentation()?.affineTransform()
        XCTAssertEqual(half?.b ?? 0, 1, accuracy: 0.2, "by way of the right, clockwise")
        scene.pager.contentOffset.y = -100
        let before = angle(header)
        scene.stage.advance(by: 0)
        XCTAssertEqual(angle(header), before, accuracy: 1e-6, "from where it is")
        scene.stage.advance(by: 0.05)
        XCTAssertGreaterThan(header.arrowView.layer.presentation()?.affineTransform().b ?? -1, 0, "the same way back")
        scene.pager.contentOffset.y = 100
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(footer.arrowView.layer.presentation()?.affineTransform().b ?? 0, 1, accuracy: 0.3)
        scene.stage.settle()
        XCTAssertEqual(angle(footer), .pi, accuracy: 1e-9)
        scene.lift()
        scene.stage.settle()
        XCTAssertEqual(angle(footer), 0, accuracy: 1e-9)
    }

    func testAPullViewFollowsTheTextSize() {
        let stage = Stage(device: .iPhone15)
        let view = ArticlePullView(role: .footer)
        view.title = "Next"
        stage.window.addSubview(view)
        stage.settle()
        let size = view.titleLabel.font.pointSize
        XCTAssertEqual([view.bounds.height, size], [60, 15])
        stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.settle()
        XCTAssertGreaterThan(view.titleLabel.font.pointSize, 2 * size)
        XCTAssertGreaterThan(view.bounds.height, view.titleLabel.font.lineHeight)
        // A long title is smaller instead of cut off.
        let height = view.bounds.height
        view.title = "Slow Ovens of the World"
        stage.settle()
        XCTAssertEqual(view.bounds.height, height)
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = view.titleLabel.adjustsFontSizeToFitWidth ? view.titleLabel.minimumScaleFactor : 1
        let rect = NSString(string: view.title ?? "").boundingRect(
            with: view.titleLabel.bounds.size, options: .usesLineFragmentOrigin, attributes: [.font: view.titleLabel.font as Any],
            context: context)
        // Heights of lines are rounded to 1/1024 point each.
        XCTAssertLessThanOrEqual(rect.height, height + 2 / 512)
        stage.preferredContentSizeCategory = .large
        stage.settle()
        XCTAssertEqual([view.bounds.height, view.titleLabel.font.pointSize], [60, size])
    }

    func testAPullViewIsMirroredRightToLeft() {
        let scene = PagerScene()
        let footer = ArticlePullView(role: .footer)
        scene.pager.footerView = footer
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(footer.arrowView.center.x, 31)
        XCTAssertEqual(footer.titleLabel.textAlignment, .left)
        footer.semanticContentAttribute = .forceRightToLeft
        footer.setNeedsLayout()
        footer.layoutIfNeeded()
        XCTAssertEqual(footer.arrowView.center.x, 320 - 31)
        XCTAssertEqual(footer.titleLabel.textAlignment, .right)
    }

    /// 500 drags of any kind, at any time: the index, what is hidden and where everything is stay together, and every loading has its
    /// unloading.
    func testRandomDragsLeaveEverythingConsistent() {
        var random = SeededRandom(seed: 9)
        var turned = 0
        for _ in 0..<5 {
            let scene = PagerScene(of: 5)
            scene.stage.framesPerSecond = 20
            var index = 1
            var loaded: String?
            scene.onCall = { [unowned scene] call in
                let words = call.split(separator: " ").map(String.init)
                switch words.last {
                case "loaded":
                    XCTAssertNil(loaded, call)
                    loaded = words[0]
                    XCTAssertEqual(words[0] == "header" ? scene.pager.currentPage > 0 : scene.pager.currentPage < 4, true, call)
                case "unloaded":
                    XCTAssertEqual(loaded, words[0])
                    loaded = nil
                default:
                    turned += 1
                    XCTAssertEqual(abs((Int(call.dropFirst(5)) ?? -9) - index), 1, "one page at a time")
                    index = Int(call.dropFirst(5)) ?? -9
                    XCTAssertNil(loaded)
                }
            }
            for step in 0..<100 {
                let distance = Double.random(in: -380...380, using: &random), start = distance > 0 ? 50.0 : 430
                let time = Double.random(in: 0.03...0.4, using: &random)
                var samples = [TouchSample(time: 0, phase: .began, location: CGPoint(x: 160, y: start))]
                let back = Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random)
                for step in 1...6 {
                    let fraction = Double(step) / 6
                    let y = start + distance * (step < 6 ? fraction : back)
                    samples.append(TouchSample(time: fraction * time, phase: .moved, location: CGPoint(x: 160, y: y)))
                }
                let isCancelled = Int.random(in: 0..<10, using: &random) == 0
                samples.append(
                    TouchSample(
                        time: time + Double.random(in: 0...0.1, using: &random), phase: isCancelled ? .cancelled : .ended,
                        location: CGPoint(x: 160, y: start + distance * back)))
                scene.stage.touch(samples)
                if Int.random(in: 0..<3, using: &random) == 0 { scene.stage.advance(by: Double.random(in: 0...0.4, using: &random)) }
                XCTAssertTrue((0..<5).contains(scene.pager.currentPage))
                if step % 10 == 9 {
                    scene.checkRest("step \(step)")
                    XCTAssertNil(loaded)
                    XCTAssertEqual(index, scene.pager.currentPage)
                }
            }
            scene.onCall = nil
        }
        XCTAssertGreaterThan(turned, 60)
    }
}
