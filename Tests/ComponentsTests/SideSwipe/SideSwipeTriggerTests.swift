import Components
import Kinora
import UIKit
import XCTest

/// The triggers that open the menu, and everything that closes it.
@preconcurrency @MainActor
final class SideSwipeTriggerTests: XCTestCase, @unchecked Sendable {
    func testASwipeOpensTheRowUnderItInItsDirection() {
        let scene = SideSwipeScene()
        scene.swipe(3)
        XCTAssertEqual(scene.swipe.openIndexPath, scene.path(3))
        scene.stage.settle()
        XCTAssertEqual(scene.x(scene.cell(3)), 320)
        scene.swipe(1, by: -120)
        XCTAssertEqual(scene.swipe.openIndexPath, scene.path(1))
        scene.stage.settle()
        XCTAssertEqual(scene.x(scene.cell(3)), 0)
        XCTAssertEqual(scene.x(scene.cell(1)), -320)
        XCTAssertEqual(scene.picked, [])
    }

    func testASwipeFollowsTheFingerRightToLeftToo() {
        let scene = SideSwipeScene(layoutDirection: .rightToLeft)
        scene.swipe(3)
        scene.stage.settle()
        XCTAssertEqual(scene.x(scene.cell(3)), 320)
        scene.close(animated: false)
        // A fixed direction is mirrored.
        scene.swipe.trigger = .deleteEditing
        scene.swipe(3)
        scene.stage.settle()
        XCTAssertEqual(scene.x(scene.cell(3)), -320)
    }

    private func checkBounce(_ scene: SideSwipeScene, _ row: Int, _ message: String, line: UInt = #line) {
        XCTAssertNil(scene.swipe.openIndexPath, message, line: line)
        XCTAssertNotNil(scene.menu.superview, "\(message): with the bounce", line: line)
        XCTAssertGreaterThan(abs(scene.x(scene.cell(row))), 0, message, line: line)
        scene.stage.advance(by: 0.65)
        scene.checkClosed(message, line: line)
    }

    private func opened(_ row: Int = 3) -> SideSwipeScene {
        let scene = SideSwipeScene()
        scene.open(row)
        scene.stage.settle()
        return scene
    }

    func testASwipeOverTheOpenRowCloses() {
        let scene = opened()
        scene.swipe(3, by: -120)
        checkBounce(scene, 3, "back")
        scene.open(3)
        scene.stage.settle()
        scene.swipe(3)
        checkBounce(scene, 3, "the same way")
    }

    func testATapOnARowClosesAndSelects() {
        let scene = opened()
        scene.stage.tap(at: CGPoint(x: 100, y: 20))
        XCTAssertEqual(scene.picked, [0])
        checkBounce(scene, 3, "a tap")
    }

    func testATapOnTheMenuIsTheMenus() {
        let scene = opened()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.menu.addSubview(button)
        scene.stage.tap(at: button)
        scene.stage.tap(at: scene.table.convert(CGPoint(x: 300, y: scene.menu.center.y), to: nil))
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(scene.picked, [])
        XCTAssertEqual(scene.swipe.openIndexPath, scene.path(3))
    }

    func testScrollingClosesAndGoesOn() {
        let scene = opened()
        scene.stage.touch(
            (0...10).map {
                TouchSample(
                    time: Double($0) * 0.016, phase: $0 == 0 ? .began : .moved, location: CGPoint(x: 160, y: 400 - 8 * Double($0)))
            })
        XCTAssertEqual(scene.table.contentOffset.y, 70, accuracy: 1e-6)
        checkBounce(scene, 3, "a drag")
        scene.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: 160, y: 320))])
        scene.stage.settle()
    }

    func testScrollingByCodeAndToTheTopCloseAtOnce() {
        MainActor.assumeIsolated {
            let scene = SideSwipeScene()
            for scrolls in [
                { $0.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }, { $0.contentOffset.y = 120 },
                { $0.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true) },
            ] as [@MainActor (UITableView) -> Void] {
                scene.table.contentOffset = .zero
                scene.stage.settle()
                scene.open(5)
                scene.stage.settle()
                scrolls(scene.table)
                scene.stage.advance(by: 0.04)
                XCTAssertNil(scene.menu.superview)
                scene.checkClosed()
            }
        }
        MainActor.assumeIsolated {
            let stage = Stage(device: .iPhone14)
            let root = UIViewController()
            stage.window.rootViewController = root
            let source = SideSwipeRows()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
            table.dataSource = source
            root.view.addSubview(table)
            stage.advance(by: 0.05)
            table.contentOffset.y = 500
            stage.advance(by: 0.05)
            let menu = UIView()
            let swipe = SideSwipeMenu(tableView: table, menu: menu)
            let row = table.indexPathsForVisibleRows?[4] ?? IndexPath(row: 0, section: 0)
            swipe.open(at: row, direction: .right, animated: false)
            XCTAssertEqual(swipe.openIndexPath, row)
            stage.tap(at: CGPoint(x: 200, y: 20))
            stage.advance(by: 0.02)
            XCTAssertNil(menu.superview, "to the top")
            XCTAssertGreaterThan(table.contentOffset.y, 100)
            stage.settle()
            XCTAssertEqual(table.contentOffset.y, -47)
        }
    }

    func testAReloadClosesAtOnce() {
        let scene = opened()
        scene.table.reloadData()
        scene.stage.advance(by: 0)
        scene.checkClosed()
        scene.open(2)
        scene.stage.advance(by: 0.1)
        scene.rows = 2
        scene.table.reloadData()
        scene.stage.advance(by: 0)
        XCTAssertNil(scene.menu.superview)
        scene.checkClosed()
    }

    func testATableThatLeavesClosesAtOnce() {
        let scene = opened()
        let root = scene.table.superview
        scene.table.removeFromSuperview()
        XCTAssertNil(scene.menu.superview)
        root?.addSubview(scene.table)
        scene.stage.advance(by: 0.05)
        scene.checkClosed()
    }

    func testANewWidthTakesTheMenuAlong() {
        let scene = opened()
        scene.table.frame = CGRect(x: 0, y: 0, width: 260, height: 480)
        scene.stage.advance(by: 0.05)
        if scene.swipe.openIndexPath != nil {
            XCTAssertEqual(scene.menu.frame, scene.table.rectForRow(at: scene.path(3)))
            XCTAssertEqual(scene.x(scene.cell(3)), 260)
        }
        scene.close()
        scene.checkClosed()
    }
}

/// Fifty rows without a delegate.
@MainActor
private final class SideSwipeRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
}
