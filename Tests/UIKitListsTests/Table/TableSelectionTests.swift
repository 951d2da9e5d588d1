import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

@preconcurrency @MainActor
final class TableSelectionTests: XCTestCase {
    private static func scene(_ counts: [Int] = [20]) -> (TableScene, LoggingTableDelegate) {
        let (scene, delegate) = (TableScene(counts), LoggingTableDelegate())
        scene.table.rowHeight = 50
        scene.table.delegate = delegate
        scene.show()
        _ = delegate.take()
        return (scene, delegate)
    }

    func testATapTellsTheDelegateInUIKitsOrder() {
        let (scene, delegate) = Self.scene()
        scene.stage.tap(at: CGPoint(x: 100, y: 120))
        XCTAssertEqual(
            delegate.take(), ["shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "didSelect 0.2"])
        XCTAssertEqual(scene.table.indexPathForSelectedRow, row(2))
        XCTAssertEqual(scene.table.cellForRow(at: row(2))?.isSelected, true)
        XCTAssertEqual(scene.table.cellForRow(at: row(2))?.isHighlighted, false)
        scene.stage.advance(by: 0.5)
        scene.stage.tap(at: CGPoint(x: 100, y: 20))
        XCTAssertEqual(
            delegate.take(),
            [
                "shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0", "willSelect 0.0", "willDeselect 0.2",
                "didDeselect 0.2",
                "didSelect 0.0",
            ])
        XCTAssertEqual(scene.table.indexPathsForSelectedRows, [row(0)])
        XCTAssertEqual(scene.table.cellForRow(at: row(2))?.isSelected, false)
    }

    func testARowIsHighlightedWhenTheFingerRestsAndUntilItDrags() {
        let (scene, delegate) = Self.scene()
        scene.stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 100, y: 120))])
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(delegate.take(), [], "the table waits whether the finger drags")
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(delegate.take(), ["shouldHighlight 0.2", "didHighlight 0.2"])
        XCTAssertEqual(scene.table.cellForRow(at: row(2))?.isHighlighted, true)
        scene.stage.touch([TouchSample(time: 0.02, phase: .moved, location: CGPoint(x: 100, y: 90))])
        XCTAssertEqual(delegate.take(), ["didUnhighlight 0.2"])
        XCTAssertEqual(scene.table.cellForRow(at: row(2))?.isHighlighted, false)
        scene.stage.touch([TouchSample(time: 0.3, phase: .ended, location: CGPoint(x: 100, y: 90))])
        XCTAssertFalse(delegate.take().contains("didSelect 0.2"))
        XCTAssertNil(scene.table.indexPathForSelectedRow)
    }

    func testTheDelegateMayForbidOrRedirect() {
        let (scene, delegate) = Self.scene()
        delegate.mayHighlight = false
        scene.stage.tap(at: CGPoint(x: 100, y: 120))
        XCTAssertEqual(delegate.take(), ["shouldHighlight 0.2"])
        delegate.mayHighlight = true
        delegate.select = { _ in nil }
        scene.stage.tap(at: CGPoint(x: 100, y: 120))
        XCTAssertEqual(delegate.take().last, "willSelect 0.2")
        XCTAssertNil(scene.table.indexPathForSelectedRow)
        delegate.select = { row($0.row + 1) }
        scene.stage.tap(at: CGPoint(x: 100, y: 120))
        XCTAssertEqual(delegate.take().last, "didSelect 0.3")
        XCTAssertEqual(scene.table.indexPathForSelectedRow, row(3))
        delegate.deselect = { _ in nil }
        scene.stage.tap(at: CGPoint(x: 100, y: 20))
        XCTAssertEqual(scene.table.indexPathsForSelectedRows, [row(3)], "the delegate keeps the old one")
    }

    func testSeveralRowsMayBeSelectedAndTakenAwayByTapping() {
        let (scene, delegate) = Self.scene()
        scene.table.allowsMultipleSelection = true
        for y in [20, 120, 220] as [CGFloat] { scene.stage.tap(at: CGPoint(x: 100, y: y)) }
        XCTAssertEqual(scene.table.indexPathsForSelectedRows, [row(0), row(2), row(4)])
        _ = delegate.take()
        scene.stage.tap(at: CGPoint(x: 100, y: 120))
        XCTAssertEqual(delegate.take().suffix(2), ["willDeselect 0.2", "didDeselect 0.2"])
        XCTAssertEqual(scene.table.indexPathsForSelectedRows, [row(0), row(4)])
        scene.table.allowsMultipleSelection = false
        XCTAssertEqual(scene.table.indexPathsForSelectedRows, [row(0)])
        scene.table.allowsSelection = false
        XCTAssertNil(scene.table.indexPathsForSelectedRows)
        scene.stage.tap(at: CGPoint(x: 100, y: 120))
        XCTAssertNil(scene.table.indexPathForSelectedRow)
    }

    func testCodeSelectsWithoutTellingTheDelegate() {
        let (scene, delegate) = Self.scene()
        scene.table.selectRow(at: row(1), animated: false, scrollPosition: .none)
        scene.table.selectRow(at: row(3), animated: true, scrollPosition: .none)
        XCTAssertEqual(scene.table.indexPathsForSelectedRows, [row(3)])
        scene.table.selectRow(at: row(99), animated: true, scrollPosition: .none)
        scene.table.deselectRow(at: row(0), animated: false)
        XCTAssertEqual(scene.table.indexPathsForSelectedRows, [row(3)])
        scene.table.selectRow(at: row(19), animated: false, scrollPosition: .middle)
        scene.show()
        XCTAssertEqual(scene.table.contentOffset.y, 20 * 50 - 480, "as far as the content reaches")
        XCTAssertEqual(scene.table.cellForRow(at: row(19))?.isSelected, true, "a cell that comes later shows it")
        scene.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        XCTAssertNil(scene.table.indexPathForSelectedRow)
        XCTAssertFalse(delegate.take().contains { $0.contains("elect") })
    }

    func testACellThatIsUsedAgainShowsTheStateOfItsNewRow() {
        let (scene, _) = Self.scene([200])
        scene.stage.tap(at: CGPoint(x: 100, y: 120))
        scene.table.contentOffset.y = 3000
        scene.show()
        XCTAssertFalse(scene.table.visibleCells.contains(where: \.isSelected))
        scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
        scene.show()
        XCTAssertEqual(scene.table.contentOffset.y, 100)
        XCTAssertEqual(scene.table.cellForRow(at: row(2))?.isSelected, true)
    }
}
