import Kinora
import TestSupport
import Testing
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

@preconcurrency @MainActor
final class TableScrollingTests: XCTestCase {
    func testRowsComeToLieWhereAsked() {
        let scene = TableScene([100, 100], safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
        scene.table.rowHeight = 50
        scene.headerTitle = { _ in "Title" }
        scene.show()
        let table = scene.table
        @MainActor func scroll(_ path: IndexPath, _ position: UITableView.ScrollPosition) -> CGFloat {
            table.scrollToRow(at: path, at: position, animated: false)
            scene.show()
            scene.check()
            return table.rectForRow(at: path).minY - table.contentOffset.y
        }
        XCTAssertEqual(scroll(row(50), .top), 40 + 28, "below the header")
        XCTAssertEqual(scroll(row(50), .bottom), 480 - 20 - 50)
        XCTAssertEqual(scroll(row(50), .middle), (68 + 460) / 2 - 25)
        XCTAssertEqual(scroll(row(51), .none), (68 + 460) / 2 + 25, "seen already")
        XCTAssertEqual(scroll(row(20, 1), .none), 480 - 20 - 50)
        XCTAssertEqual(scroll(row(10, 1), .none), 68)
        XCTAssertEqual(scroll(row(0), .middle), 40 + 50, "no further than the content")
        XCTAssertEqual(scroll(row(99, 1), .top), 480 - 20 - 50)
    }

    func testScrollingOverEstimatedRowsEndsExactlyThere() {
        for animated in [false, true] {
            for (target, position) in [
                (700, UITableView.ScrollPosition.top), (3, .bottom), (120, .middle), (118, .top), (999, .bottom), (0, .top),
                (40, .none),
            ] {
                let scene = TableScene([1000])
                scene.height = { 25 + CGFloat($0.row * 31 % 83) }
                scene.show()
                scene.table.contentOffset.y = 5000
                scene.show()
                scene.table.scrollToRow(at: row(target), at: position, animated: animated)
                XCTAssertEqual(scene.stage.settle(), [])
                scene.show()
                scene.check()
                let table = scene.table
                let top = table.rectForRow(at: row(target)).minY - table.contentOffset.y
                let height = scene.height(row(target))
                XCTAssertEqual(table.rectForRow(at: row(target)).height, height)
                switch position {
                case .top: XCTAssertEqual(top, 0, accuracy: 1e-6, "row \(target), animated \(animated)")
                case .bottom where target > 10:
                    XCTAssertEqual(top, 480 - height, accuracy: 1e-6, "row \(target), animated \(animated)")
                case .bottom: XCTAssertEqual(table.contentOffset.y, 0)
                case .middle: XCTAssertEqual(top, 240 - height / 2, accuracy: 1e-6, "row \(target), animated \(animated)")
                case .none: XCTAssertEqual(top, 0, accuracy: 1e-6, "row \(target), animated \(animated)")
                }
            }
        }
    }

    func testAnAnimationToARowMovesTheContentWithoutAJump() {
        let scene = TableScene([1000])
        scene.height = { 60 + CGFloat($0.row * 31 % 83) }
        scene.show()
        scene.table.contentOffset.y = 6000
        scene.show()
        scene.table.scrollToRow(at: row(60), at: .top, animated: true)
        var known: [IndexPath: CGFloat] = [:]
        for _ in 0..<25 {
            scene.stage.advance(by: 1.0 / 60)
            scene.check()
            let positions = Dictionary(
                uniqueKeysWithValues: scene.visibleRows.map { ($0, scene.table.rectForRow(at: $0).minY - scene.table.contentOffset.y) })
            // All previously visible rows move by the same distance, and not back.
            let moves = positions.compactMap { path, position in known[path].map { position - $0 } }
            if let first = moves.first {
                for move in moves { XCTAssertEqual(move, first, accuracy: 1e-6) }
                XCTAssertGreaterThanOrEqual(first, -1e-6)
            }
            known = positions
        }
    }

    func testAnAnimatedScrollToTheTopEndsThere() {
        let scene = TableScene([1000])
        scene.height = { 60 + CGFloat($0.row * 31 % 83) }
        scene.show()
        scene.table.contentOffset.y = 900
        scene.show()
        scene.table.setContentOffset(.zero, animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.table.contentOffset.y, 0)
        scene.check()
    }

    func testAFlingToTheTopOverEstimatedRowsBouncesAtTheTop() {
        let scene = TableScene([1000])
        scene.height = { 60 + CGFloat($0.row * 31 % 83) }
        scene.show()
        scene.table.contentOffset.y = 1500
        scene.show()
        scene.swipe(from: 60, to: 440, speed: 8000)
        var lowest = CGFloat.infinity
        for _ in 0..<120 {
            scene.stage.advance(by: 1.0 / 60)
            scene.check()
            lowest = min(lowest, scene.table.contentOffset.y)
        }
        scene.stage.settle()
        XCTAssertEqual(scene.table.contentOffset.y, 0, accuracy: 1e-6)
        XCTAssertLessThan(lowest, -20, "it bounced")
    }

    func testAFlingToTheEndOverEstimatedRowsRestsAtTheEnd() {
        let scene = TableScene([300])
        scene.height = { 30 + CGFloat($0.row * 31 % 83) }
        scene.show()
        scene.table.contentOffset.y = 300 * 44 - 1500
        scene.show()
        for _ in 0..<6 {
            scene.swipe(from: 440, to: 60, speed: 8000)
            scene.stage.advance(by: 0.5)
        }
        XCTAssertEqual(scene.stage.settle(), [])
        scene.check()
        XCTAssertEqual(scene.visibleRows.last, row(299))
        XCTAssertEqual(scene.table.contentOffset.y, scene.table.contentSize.height - 480, accuracy: 1e-6)
    }

    func testAnAnimationToTheEndOfContentThatGetsShorterEndsAtTheEnd() {
        let scene = TableScene([400])
        scene.table.estimatedRowHeight = 100
        scene.height = { 30 + CGFloat($0.row % 3) }
        scene.show()
        scene.table.contentOffset.y = scene.table.contentSize.height - 1800
        scene.show()
        scene.table.setContentOffset(CGPoint(x: 0, y: scene.table.contentSize.height - 480), animated: true)
        var last = scene.table.contentOffset.y
        while scene.table.motion != nil {
            scene.stage.advance(by: 1.0 / 60)
            scene.check()
            XCTAssertGreaterThanOrEqual(scene.table.contentOffset.y, last - 1e-6)
            last = scene.table.contentOffset.y
        }
        XCTAssertEqual(scene.table.contentOffset.y, scene.table.contentSize.height - 480, accuracy: 1e-6)
        XCTAssertEqual(scene.visibleRows.last, row(399))
    }

    func testADecelerationThatIsShiftedKeepsItsEdges() {
        let scene = TableScene([400])
        scene.table.rowHeight = 50
        scene.show()
        scene.table.contentOffset.y = 700
        scene.show()
        scene.swipe(from: 60, to: 440, speed: 5000)
        XCTAssertTrue(scene.table.isDecelerating)
        // As when rows above were thought too low by as much as rows below were thought too high.
        scene.table.contentDidShift(by: 90)
        scene.stage.settle()
        XCTAssertEqual(scene.table.contentOffset.y, 0, accuracy: 1e-6)
    }
}

@Suite struct TableScrollingTrapTests {
    @Test func aRowThatDoesNotExistTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let scene = TableScene([3])
                scene.show()
                scene.table.scrollToRow(at: row(3), at: .top, animated: false)
            }
        }
        #expect(
            result.trapSentence
                == "UITableView: scrollToRow(at:at:animated:) with row 3 of section 0, which does not exist. "
                + "Scroll to a row that numberOfRows(inSection:) counts.")
    }
}
