import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore

/// The content of a container covered by a presentation is in the same position after the dismissal.
@preconcurrency @MainActor
final class CoveredContainerTests: XCTestCase {
    func testACoveredListKeepsItsSafeAreaAndOffsetUnderABar() {
        for prefersLargeTitles in [false, true] {
            let list = UITableViewController(style: .plain)
            let navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
            check(navigation, list)
        }
    }

    func testACoveredListKeepsItsSafeAreaAndOffsetAboveATabBar() {
        let list = UITableViewController(style: .plain)
        let tabs = UITabBarController()
        tabs.viewControllers = [list, UIViewController()]
        check(tabs, list)
    }
}

@MainActor
private func check(_ container: UIViewController, _ list: UITableViewController, line: UInt = #line) {
    let stage = Stage(device: .iPhone15)
    stage.window.rootViewController = container
    stage.settle()
    let insets = list.tableView.safeAreaInsets
    let offset = list.tableView.contentOffset
    XCTAssertGreaterThanOrEqual(insets.top, 59, line: line)
    XCTAssertEqual(offset.y, -insets.top, line: line)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    container.present(cover, animated: true)
    stage.settle()
    XCTAssertNil(container.view.window, line: line)
    container.dismiss(animated: true)
    for frame in 0..<40 {
        XCTAssertEqual(list.tableView.safeAreaInsets, insets, "frame \(frame)", line: line)
        XCTAssertEqual(list.tableView.contentOffset, offset, "frame \(frame)", line: line)
        stage.advance(by: 1.0 / 60)
    }
    stage.settle()
    XCTAssertNotNil(container.view.window, line: line)
    XCTAssertEqual(list.tableView.safeAreaInsets, insets, line: line)
}
