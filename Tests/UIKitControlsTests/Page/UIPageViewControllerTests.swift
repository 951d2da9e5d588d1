import Kinora
import TestSupport
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIPageViewControllerTests: XCTestCase {
    private final class Page: UIViewController {
        let number: Int
        var calls: [String] = []

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = [Page(0), Page(1), Page(2)]
        var turns: [String] = []

        /// Questions to the data source, between the delegate's calls.
        var asked: [String] = []

        func pageViewController(_ owner: UIPageViewController, viewControllerBefore controller: UIViewController) -> UIViewController? {
            asked.append("before \((controller as? Page)?.number ?? -1)")
            return (controller as? Page).flatMap { $0.number > 0 ? pages[$0.number - 1] : nil }
        }

        func pageViewController(_ owner: UIPageViewController, viewControllerAfter controller: UIViewController) -> UIViewController? {
            asked.append("after \((controller as? Page)?.number ?? -1)")
            return (controller as? Page).flatMap { $0.number < 2 ? pages[$0.number + 1] : nil }
        }

        func pageViewController(_ owner: UIPageViewController, willTransitionTo pending: [UIViewController]) {
            turns.append("will \(pending.compactMap { ($0 as? Page)?.number })")
            asked.append("will")
        }

        func pageViewController(
            _ owner: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            turns.append("did \(previousViewControllers.compactMap { ($0 as? Page)?.number }) \(completed)")
            asked.append("did")
        }
    }

    private func makePages() -> (stage: Stage, owner: UIPageViewController, source: Source) {
        let stage = Stage(device: .iPhone15)
        let owner = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
        let source = Source()
        owner.dataSource = source
        owner.delegate = source
        owner.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        stage.window.rootViewController = owner
        stage.advance(by: 0.1)
        return (stage, owner, source)
    }

    func testFirstPageFillsTheViewAndAppearsOnce() {
        let (stage, owner, source) = makePages()
        let page = source.pages[0]
        XCTAssertEqual(page.take(), ["willAppear", "didAppear"])
        XCTAssertEqual(page.view.convert(page.view.bounds, to: nil), stage.window.bounds)
        XCTAssertEqual(owner.viewControllers, [page])
        XCTAssertEqual(owner.children, [page])
    }

    func testSwipeTurnsThePage() {
        let (stage, owner, source) = makePages()
        _ = source.pages[0].take()
        stage.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400))
        stage.advance(by: 2)
        XCTAssertEqual(source.turns, ["will [1]", "did [0] true"])
        XCTAssertEqual(owner.viewControllers, [source.pages[1]])
        XCTAssertEqual(owner.children, [source.pages[1]])
        XCTAssertEqual(source.pages[0].take(), ["willDisappear", "didDisappear"])
        XCTAssertEqual(source.pages[1].take(), ["willAppear", "didAppear"])
        XCTAssertEqual(source.pages[1].view.convert(source.pages[1].view.bounds, to: nil), stage.window.bounds)
    }

    func testSwipeThatIsTakenBackKeepsThePage() {
        let (stage, owner, source) = makePages()
        _ = source.pages[0].take()
        stage.touchDown(at: CGPoint(x: 300, y: 400))
        stage.touchMove(to: CGPoint(x: 200, y: 400), duration: 0.2)
        XCTAssertEqual(owner.children.count, 2)
        stage.touchMove(to: CGPoint(x: 290, y: 400), duration: 0.5)
        stage.touchUp()
        stage.advance(by: 2)
        XCTAssertEqual(source.turns, ["will [1]", "did [0] false"])
        XCTAssertEqual(owner.viewControllers, [source.pages[0]])
        XCTAssertEqual(owner.children, [source.pages[0]])
        XCTAssertEqual(source.pages[1].take(), ["willAppear", "willDisappear", "didDisappear"])
        XCTAssertEqual(source.pages[0].take(), ["willDisappear", "willAppear", "didAppear"])
    }

    /// Source: wisdomskyduan, "UIPageViewController Test Note" (iOS 9.1).
    func testScrollingRequestsNeighborsAndAfterwardsTheMissingOne() {
        let (stage, owner, source) = makePages()
        func take() -> [String] {
            defer { source.asked = [] }
            return source.asked
        }
        XCTAssertEqual(take(), [])
        // Slightly, and back.
        stage.touchDown(at: CGPoint(x: 300, y: 400))
        stage.touchMove(to: CGPoint(x: 240, y: 400), duration: 0.2)
        XCTAssertEqual(take(), ["after 0", "before 0", "will"])
        stage.touchMove(to: CGPoint(x: 290, y: 400), duration: 0.5)
        stage.touchUp()
        stage.advance(by: 2)
        XCTAssertEqual(take(), ["did"])
        stage.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400))
        stage.advance(by: 2)
        XCTAssertEqual(take(), ["will", "did", "after 1"])
        stage.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400))
        stage.advance(by: 2)
        XCTAssertEqual(take(), ["will", "did", "after 2"])
        stage.swipe(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 300, y: 400))
        stage.advance(by: 2)
        XCTAssertEqual(take(), ["will", "did", "before 1"])
        XCTAssertEqual(owner.viewControllers, [source.pages[1]])
        owner.setViewControllers([source.pages[0]], direction: .reverse, animated: true)
        stage.advance(by: 2)
        XCTAssertEqual(take(), [])
        XCTAssertEqual(source.pages[0].view.convert(source.pages[0].view.bounds, to: nil), stage.window.bounds)
    }

    func testAFirstPageFollowsTheFingerFromTheStart() {
        let (stage, _, source) = makePages()
        stage.touchDown(at: CGPoint(x: 300, y: 400))
        stage.touchMove(to: CGPoint(x: 200, y: 400), duration: 0.5)
        // But for the 10 points of the recognizer's threshold.
        XCTAssertEqual(source.pages[0].view.convert(CGPoint.zero, to: nil).x, -90, accuracy: 1)
        XCTAssertEqual(source.pages[1].view.convert(CGPoint.zero, to: nil).x, -90 + stage.window.bounds.width + 20, accuracy: 1)
        stage.touchUp()
        stage.advance(by: 2)
    }

    func testLastPageBouncesAndStays() {
        let (stage, owner, source) = makePages()
        owner.setViewControllers([source.pages[2]], direction: .forward, animated: false)
        stage.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400))
        stage.advance(by: 2)
        XCTAssertEqual(owner.viewControllers, [source.pages[2]])
        XCTAssertEqual(source.turns, [])
        stage.swipe(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 300, y: 400))
        stage.advance(by: 2)
        XCTAssertEqual(owner.viewControllers, [source.pages[1]])
    }

    func testTransitionByCodeIsNotReportedToTheDelegateAndCompletes() {
        let (stage, owner, source) = makePages()
        var completions: [Bool] = []
        owner.setViewControllers([source.pages[2]], direction: .forward, animated: true) { completions.append($0) }
        XCTAssertEqual(completions, [])
        stage.advance(by: 0.1)
        let page = source.pages[2]
        XCTAssertGreaterThan(page.view.convert(CGPoint.zero, to: nil).x, 0)
        stage.advance(by: 2)
        XCTAssertEqual(completions, [true])
        XCTAssertEqual(source.turns, [])
        XCTAssertEqual(page.view.convert(page.view.bounds, to: nil), stage.window.bounds)

        owner.setViewControllers([source.pages[0]], direction: .reverse, animated: true) { completions.append($0) }
        owner.setViewControllers([source.pages[1]], direction: .forward, animated: true) { completions.append($0) }
        XCTAssertEqual(completions, [true, false])
        stage.advance(by: 2)
        XCTAssertEqual(completions, [true, false, true])
        XCTAssertEqual(owner.children, [source.pages[1]])
    }
}
