import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class UIRefreshControlTests: XCTestCase {
    func testAFarPullAsksOnceAndLowersTheContentUntilItIsAnswered() {
        let scene = ScrollScene()
        let control = UIRefreshControl()
        var asked = 0
        control.addAction(UIAction { _ in asked += 1 }, for: .valueChanged)
        scene.scrollView.refreshControl = control
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(control.frame, CGRect(x: 0, y: -60, width: 320, height: 60))
        scene.drag((160, 100), (160, 160), hold: 0.2)
        scene.stage.settle()
        XCTAssertEqual(asked, 0, "a short pull")
        XCTAssertEqual(scene.y, 0)
        scene.drag((160, 100), (160, 400), hold: 0.2, lifts: false)
        XCTAssertEqual(asked, 1)
        XCTAssertTrue(control.isRefreshing)
        scene.lift((160, 400))
        scene.stage.advance(by: 2)
        XCTAssertEqual(scene.y, -60)
        XCTAssertEqual(scene.scrollView.contentInset, .zero)
        control.endRefreshing()
        scene.stage.advance(by: 0.1)
        XCTAssertLessThan(scene.y, 0)
        scene.stage.advance(by: 2)
        XCTAssertEqual(scene.y, 0)
        XCTAssertEqual(asked, 1)
    }

    func testBegunByTheAppItDoesNotAskAndDoesNotScroll() {
        let scene = ScrollScene()
        let control = UIRefreshControl()
        scene.scrollView.refreshControl = control
        control.addAction(UIAction { _ in XCTFail("nobody pulled") }, for: .valueChanged)
        scene.scrollView.contentOffset.y = 500
        control.beginRefreshing()
        control.beginRefreshing()
        XCTAssertEqual(scene.y, 500)
        XCTAssertEqual(scene.scrollView.adjustedContentInset.top, 60)
        control.endRefreshing()
        XCTAssertEqual(scene.y, 500)
        scene.scrollView.refreshControl = nil
        XCTAssertNil(control.superview)
    }

    func testTheTitleIsInvisibleAtRestAndAppearsWithTheSpinner() throws {
        let scene = ScrollScene()
        let control = UIRefreshControl()
        control.attributedTitle = NSAttributedString(string: "Pull")
        scene.scrollView.refreshControl = control
        scene.stage.advance(by: 0.05)
        let title = try XCTUnwrap(control.subviews.compactMap { $0 as? UILabel }.first)
        let wheel = try XCTUnwrap(control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        XCTAssertEqual([title.alpha, wheel.alpha], [0, 0])
        scene.drag((160, 100), (160, 180), hold: 0.2, lifts: false)
        XCTAssertGreaterThan(title.alpha, 0.1)
        XCTAssertEqual(title.alpha, wheel.alpha)
        XCTAssertGreaterThan(title.frame.minY, wheel.frame.maxY)
        scene.lift((160, 180))
        scene.stage.settle()
        XCTAssertEqual([title.alpha, wheel.alpha], [0, 0])
        control.beginRefreshing()
        XCTAssertEqual([title.alpha, wheel.alpha], [1, 1])
        control.endRefreshing()
        scene.stage.advance(by: 2)
        XCTAssertEqual([title.alpha, wheel.alpha], [0, 0])
    }
}
