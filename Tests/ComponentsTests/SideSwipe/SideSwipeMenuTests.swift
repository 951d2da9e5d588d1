import Components
import Kinora
import TestSupport
import UIKit
import XCTest

/// Opening and closing, to the number (Documentation/Effects.md#side-swipe).
@preconcurrency @MainActor
final class SideSwipeMenuTests: XCTestCase, @unchecked Sendable {
    /// The ease-in-out of Core Animation at a quarter of the time.
    private let quarter = 0.12916193104731564

    func testTheMenuTakesTheRowsFrameAndTheRowLeavesByItsWidth() {
        for (direction, sign) in [(UISwipeGestureRecognizer.Direction.right, 1.0), (.left, -1)] {
            let scene = SideSwipeScene()
            let start = scene.stage.now
            scene.open(3, direction)
            XCTAssertEqual(scene.swipe.openIndexPath, scene.path(3))
            XCTAssertEqual(scene.menu.frame, scene.table.rectForRow(at: scene.path(3)))
            XCTAssertEqual(scene.menu.frame.height, 59)
            XCTAssertTrue(scene.menu.superview === scene.table)
            let order = scene.table.subviews
            XCTAssertLessThan(order.firstIndex(of: scene.menu) ?? 99, scene.cell(3).flatMap { order.firstIndex(of: $0) } ?? -1)
            XCTAssertEqual(scene.x(scene.cell(3)), 0)
            scene.advance(to: 0.05, after: start)
            XCTAssertEqual(scene.x(scene.cell(3)), sign * 320 * quarter, accuracy: 0.01)
            scene.advance(to: 0.1, after: start)
            XCTAssertEqual(scene.x(scene.cell(3)), sign * 160, accuracy: 1e-3)
            XCTAssertEqual(scene.x(scene.menu), 0, "it lies still")
            scene.advance(to: 0.2, after: start)
            XCTAssertEqual(scene.x(scene.cell(3)), sign * 320)
            XCTAssertEqual(scene.cell(3)?.frame.minX, sign * 320)
            XCTAssertEqual(scene.stage.settle(), [])
            XCTAssertEqual(scene.cell(3)?.layer.animationKeys() ?? [], [])
            scene.close(animated: false)
            scene.checkClosed()
        }
    }

    func testTheBounceAtEachOfItsBoundaries() {
        for (direction, sign) in [(UISwipeGestureRecognizer.Direction.right, 1.0), (.left, -1)] {
            let scene = SideSwipeScene()
            scene.open(2, direction, animated: false)
            XCTAssertEqual(scene.x(scene.cell(2)), sign * 320)
            let start = scene.stage.now
            scene.close()
            XCTAssertNil(scene.swipe.openIndexPath)
            // Time, presented position of the row.
            for (time, position) in [
                (0, 320), (0.1, 162.5), (0.2, 5), (0.25, 6.25), (0.3, 7.5), (0.4, 10), (0.45, 7.5), (0.5, 5), (0.55, 2.5),
            ] {
                scene.advance(to: time, after: start)
                XCTAssertEqual(scene.x(scene.cell(2)), sign * position, accuracy: 1e-3, "\(time)")
                XCTAssertEqual(scene.x(scene.menu), 0)
            }
            scene.advance(to: 0.6, after: start)
            XCTAssertEqual(scene.x(scene.cell(2)), 0)
            XCTAssertNil(scene.menu.superview)
            scene.checkClosed()
        }
    }

    func testThePushMovesTheMenuToo() {
        for (direction, sign) in [(UISwipeGestureRecognizer.Direction.right, 1.0), (.left, -1)] {
            let scene = SideSwipeScene()
            scene.swipe.style = .push
            var start = scene.stage.now
            scene.open(1, direction)
            for (time, fraction) in [(0.0, 0.0), (0.05, quarter), (0.1, 0.5), (0.2, 1)] {
                scene.advance(to: time, after: start)
                XCTAssertEqual(scene.x(scene.menu), -sign * 320 * (1 - fraction), accuracy: 0.01)
                XCTAssertEqual(scene.x(scene.cell(1)), sign * 320 * fraction, accuracy: 0.01)
            }
            XCTAssertEqual(scene.menu.frame, scene.table.rectForRow(at: scene.path(1)))
            scene.stage.settle()
            start = scene.stage.now
            scene.close()
            for (time, row) in [(0.2, 5.0), (0.4, 10), (0.5, 5)] {
                scene.advance(to: time, after: start)
                XCTAssertEqual(scene.x(scene.cell(1)), sign * row, accuracy: 1e-3)
                XCTAssertEqual(scene.x(scene.menu), -sign * (320 - row), accuracy: 1e-3)
            }
            scene.advance(to: 0.6, after: start)
            XCTAssertNil(scene.menu.superview)
            scene.checkClosed()
        }
    }

    func testNumbersCanBeChanged() {
        let scene = SideSwipeScene()
        scene.swipe.duration = 0.4
        scene.swipe.bounce = 8
        var start = scene.stage.now
        scene.open(0)
        scene.advance(to: 0.2, after: start)
        XCTAssertEqual(scene.x(scene.cell(0)), 160, accuracy: 1e-3)
        scene.stage.settle()
        start = scene.stage.now
        scene.close()
        scene.advance(to: 0.4, after: start)
        XCTAssertEqual(scene.x(scene.cell(0)), 8, accuracy: 1e-3)
        scene.advance(to: 0.8, after: start)
        XCTAssertEqual(scene.x(scene.cell(0)), 16, accuracy: 1e-3)
        scene.checkClosed()
    }

    func testARowWhoseMenuGoesToAnotherBouncesBackFromWhereItIs() throws {
        for (style, sign) in [(SideSwipeMenu.Style.reveal, 1.0), (.reveal, -1), (.push, 1), (.push, -1)] {
            let scene = SideSwipeScene()
            scene.swipe.style = style
            let message = "\(style) \(sign)"
            scene.open(1, sign > 0 ? .right : .left)
            scene.stage.advance(by: 0.1)
            let start = scene.stage.now
            scene.open(4)
            XCTAssertEqual(scene.swipe.openIndexPath, scene.path(4))
            XCTAssertEqual(scene.menu.frame, scene.table.rectForRow(at: scene.path(4)))
            let former = scene.table.rectForRow(at: scene.path(1))
            let panel = try XCTUnwrap(
                scene.table.subviews.first { $0.frame.minY == former.minY && $0.frame.height == former.height && !($0 is UITableViewCell) },
                message)
            XCTAssertFalse(panel.isUserInteractionEnabled)
            for (time, x) in [(0, 160), (0.2, 5), (0.4, 10), (0.5, 5)] as [(Double, Double)] {
                scene.advance(to: time, after: start)
                XCTAssertEqual(scene.x(scene.cell(1)), sign * x, accuracy: 0.01, "\(message) at \(time)")
                XCTAssertEqual(scene.x(panel), style == .reveal ? 0 : sign * (x - 320), accuracy: 0.01, "\(message) at \(time)")
            }
            scene.stage.settle()
            XCTAssertNil(panel.superview)
            XCTAssertEqual(scene.x(scene.cell(1)), 0)
            XCTAssertEqual(scene.cell(1)?.layer.animationKeys() ?? [], [])
            XCTAssertEqual(scene.cell(1)?.subviews.filter(\.isHidden).count, scene.cell(0)?.subviews.filter(\.isHidden).count)
            XCTAssertEqual(scene.x(scene.cell(4)), 320)
            scene.close(animated: false)
            scene.checkClosed(message)
        }
    }

    func testReplacedRowsEndWithTheirCellsAndAreTakenOverInMidMotion() {
        let scene = SideSwipeScene()
        scene.open(1)
        scene.stage.settle()
        scene.open(4)
        scene.stage.advance(by: 0.1)
        // Back to the first row, in the middle of its way; the second one returns in its turn.
        let (first, second) = (scene.x(scene.cell(1)), scene.x(scene.cell(4)))
        scene.open(1)
        XCTAssertEqual(scene.x(scene.cell(1)), first, accuracy: 1e-6)
        XCTAssertEqual(scene.x(scene.cell(4)), second, accuracy: 1e-6)
        scene.stage.settle()
        XCTAssertEqual([scene.x(scene.cell(1)), scene.x(scene.cell(4))], [320, 0])
        // One that is closing goes on, without another bounce.
        scene.close()
        scene.stage.advance(by: 0.1)
        let closing = scene.x(scene.cell(1))
        scene.open(2, .left)
        XCTAssertEqual(scene.x(scene.cell(1)), closing, accuracy: 1e-6)
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(scene.x(scene.cell(1)), 0, accuracy: 1e-6)
        // Without animation all are back at once.
        scene.open(3)
        scene.swipe.open(at: scene.path(5), direction: .right, animated: false)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x(scene.cell(3)), 0)
        scene.close(animated: false)
        XCTAssertEqual(scene.cell(2)?.transform, .identity)
        XCTAssertEqual(scene.cell(2)?.layer.animationKeys() ?? [], [])
        scene.checkClosed()
        // A reload removes the cells in the middle of their movement.
        scene.open(1)
        scene.open(4)
        scene.table.reloadData()
        scene.checkClosed()
        XCTAssertEqual(scene.table.subviews.filter { !($0 is UITableViewCell) && $0.bounds.width == 320 && $0.bounds.height > 40 }.count, 0)
    }

    func testWithReduceMotionARowWhoseMenuGoesToAnotherFadesIn() {
        let scene = SideSwipeScene()
        scene.stage.isReduceMotionEnabled = true
        scene.open(1)
        scene.stage.settle()
        scene.open(4)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.x(scene.cell(1)), 0)
        XCTAssertEqual(scene.cell(1)?.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.01)
        scene.stage.settle()
        scene.close(animated: false)
        scene.checkClosed()
    }

    func testRequestsInTheMiddleTakeOverFromWhatIsShown() {
        for style in [SideSwipeMenu.Style.reveal, .push] {
            let scene = SideSwipeScene()
            scene.swipe.style = style
            scene.open(2)
            scene.stage.advance(by: 0.08)
            let (row, menu) = (scene.x(scene.cell(2)), scene.x(scene.menu))
            scene.close()
            XCTAssertEqual(scene.x(scene.cell(2)), row, accuracy: 1e-6)
            XCTAssertEqual(scene.x(scene.menu), menu, accuracy: 1e-6)
            scene.stage.advance(by: 0.1)
            let (laterRow, laterMenu) = (scene.x(scene.cell(2)), scene.x(scene.menu))
            scene.open(2)
            XCTAssertEqual(scene.x(scene.cell(2)), laterRow, accuracy: 1e-6)
            XCTAssertEqual(scene.x(scene.menu), laterMenu, accuracy: 1e-6)
            XCTAssertEqual(scene.swipe.openIndexPath, scene.path(2))
            scene.stage.settle()
            XCTAssertEqual(scene.x(scene.cell(2)), 320)
            XCTAssertEqual(scene.x(scene.menu), 0)
            scene.close()
            scene.stage.advance(by: 0.05)
            let last = scene.x(scene.cell(2))
            scene.open(2, .left)
            XCTAssertEqual(scene.x(scene.cell(2)), last, accuracy: 1e-6)
            scene.stage.settle()
            XCTAssertEqual(scene.x(scene.cell(2)), -320)
            scene.close()
            scene.close(animated: false)
            scene.checkClosed()
        }
    }

    func testARowOutOfSightOrAnotherDirectionOpensNothing() {
        let scene = SideSwipeScene()
        scene.open(25)
        scene.open(2, .up)
        scene.open(99)
        scene.close()
        scene.checkClosed()
        scene.open(2)
        scene.stage.settle()
        scene.open(2, .left)
        scene.stage.settle()
        XCTAssertEqual(scene.x(scene.cell(2)), 320, "it is open")
    }

    func testWithReduceMotionRowAndMenuCrossFade() {
        let scene = SideSwipeScene()
        scene.stage.isReduceMotionEnabled = true
        for style in [SideSwipeMenu.Style.reveal, .push] {
            scene.swipe.style = style
            @MainActor func seen() -> Double { scene.cell(3)?.layer.presentation().map { Double($0.opacity) } ?? .nan }
            scene.open(3)
            XCTAssertEqual(scene.x(scene.cell(3)), 0, "the row fades where it was")
            XCTAssertEqual(seen(), 1)
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(seen(), 0.5, accuracy: 1e-6)
            XCTAssertEqual(scene.x(scene.cell(3)), 0)
            XCTAssertEqual(scene.x(scene.menu), 0)
            XCTAssertEqual(scene.table.layer.animationKeys() ?? [], [], "the row alone")
            // Closed in the middle, and opened again.
            scene.close()
            XCTAssertEqual(seen(), 0.5, accuracy: 1e-6)
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(seen(), 0.75, accuracy: 1e-6)
            scene.open(3)
            XCTAssertEqual(seen(), 0.75, accuracy: 1e-6)
            scene.stage.advance(by: 0.21)
            XCTAssertEqual(scene.x(scene.cell(3)), 320)
            XCTAssertEqual(scene.cell(3)?.layer.animationKeys() ?? [], [])
            scene.close()
            XCTAssertEqual(seen(), 0)
            XCTAssertEqual(scene.x(scene.cell(3)), 0)
            XCTAssertEqual(scene.x(scene.menu), 0)
            XCTAssertNotNil(scene.menu.superview, "the row fades in over it")
            scene.stage.advance(by: 0.21)
            XCTAssertNil(scene.menu.superview)
        }
        scene.checkClosed()
    }

    func testAnEndedMenuLeavesTheTableAsItWas() {
        let scene = SideSwipeScene()
        let before = scene.table.gestureRecognizers?.count ?? 0
        scene.open(3)
        scene.stage.advance(by: 0.05)
        scene.releaseMenu()
        XCTAssertEqual(scene.table.gestureRecognizers?.count, before - 3)
        XCTAssertNil(scene.menu.superview)
        XCTAssertEqual(scene.cell(3)?.transform, .identity)
        scene.swipe(1)
        scene.table.contentOffset.y = 30
        scene.stage.settle()
        XCTAssertNil(scene.menu.superview)
    }

    func testAtAnyMomentOpeningsAndClosingsStayTogether() {
        var random = SeededRandom(seed: 5)
        let scene = SideSwipeScene()
        scene.stage.framesPerSecond = 20
        for step in 0..<150 {
            let row = Int.random(in: 0..<7, using: &random)
            scene.swipe.style = Bool.random(using: &random) ? .push : .reveal
            switch Int.random(in: 0..<9, using: &random) {
            case 0...2: scene.open(row, Bool.random(using: &random) ? .left : .right, animated: Bool.random(using: &random))
            case 3, 4: scene.swipe(row, by: Bool.random(using: &random) ? 120 : -120)
            case 5: scene.close(animated: Bool.random(using: &random))
            case 6: scene.stage.tap(at: CGPoint(x: 160, y: Double.random(in: 20...460, using: &random)))
            case 7: scene.stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: Bool.random(using: &random) ? 200 : 400))
            default: Bool.random(using: &random) ? scene.table.reloadData() : scene.table.setContentOffset(.zero, animated: true)
            }
            scene.stage.advance(by: Double.random(in: 0...0.4, using: &random))
            let away = scene.table.visibleCells.filter { $0.transform != .identity }
            XCTAssertLessThanOrEqual(away.count, 1, "step \(step)")
            XCTAssertEqual(away.first.flatMap { scene.table.indexPath(for: $0) }, scene.swipe.openIndexPath, "step \(step)")
            if let open = scene.swipe.openIndexPath {
                XCTAssertEqual(scene.menu.frame, scene.table.rectForRow(at: open), "step \(step)")
                XCTAssertTrue(scene.menu.superview === scene.table)
            }
        }
        scene.close()
        scene.checkClosed()
    }
}
