import Kinora
import TestSupport
import Testing
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

@preconcurrency @MainActor
final class UITableViewTests: XCTestCase {
    func testOnlyVisibleRowsHaveCells() {
        let scene = TableScene([100_000])
        scene.table.rowHeight = 40
        scene.show()
        XCTAssertEqual(scene.visibleRows, (0..<12).map { row($0) })
        XCTAssertEqual(scene.asked.count, 12)
        XCTAssertEqual(scene.table.contentSize, CGSize(width: 320, height: 4_000_000))
        scene.table.contentOffset.y = 1_000_010
        scene.show()
        XCTAssertEqual(scene.visibleRows.first, row(25_000))
        XCTAssertEqual(scene.visibleRows.count, 13)
        scene.check()
    }

    func testCellsThatLeaveAreUsedAgain() {
        let scene = TableScene([1000])
        scene.table.rowHeight = 50
        scene.show()
        XCTAssertEqual(CountedCell.made, 10)
        for _ in 0..<400 {
            scene.table.contentOffset.y += 37
            scene.stage.advance(by: 1.0 / 60)
        }
        XCTAssertLessThanOrEqual(CountedCell.made, 11, "no more than fit")
        scene.check()
    }

    func testAFlingMakesNoMoreCellsThanFitAndTwo() {
        let scene = TableScene([100_000])
        scene.height = { 36 + CGFloat($0.row * 7 % 19) }
        scene.show()
        for _ in 0..<4 {
            scene.swipe(from: 440, to: 60, speed: 6000)
            scene.stage.advance(by: 0.6)
        }
        scene.stage.settle()
        scene.check()
        XCTAssertGreaterThan(scene.table.contentOffset.y, 4000)
        XCTAssertLessThanOrEqual(CountedCell.made, Int(480 / 36) + 2 + 2)
        let seen = scene.asked.count
        XCTAssertLessThan(seen, 1500, "rows that were never in sight are not asked for")
        for _ in 0..<4 {
            scene.swipe(from: 60, to: 440, speed: 6000)
            scene.stage.advance(by: 0.6)
        }
        scene.stage.settle()
        scene.check()
        XCTAssertLessThanOrEqual(CountedCell.made, Int(480 / 36) + 2 + 2)
    }

    // MARK: Heights

    func testAHundredThousandEstimatedRowsAreMeasuredAsTheyAppear() {
        final class Heights: NSObject, UITableViewDelegate {
            var asked: Set<IndexPath> = []
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked.insert(indexPath)
                return 60
            }
        }
        let (scene, heights) = (TableScene([100_000]), Heights())
        scene.table.estimatedRowHeight = 50
        scene.table.delegate = heights
        scene.show()
        XCTAssertEqual(heights.asked.count, 8)
        XCTAssertEqual(scene.table.contentSize.height, 100_000 * 50 + 8 * 10)
        XCTAssertEqual(scene.table.rectForRow(at: row(10)).minY, 8 * 60 + 2 * 50)
    }

    func testWithoutEstimatesAllHeightsAreRequestedAtOnce() {
        final class Heights: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { CGFloat(20 + indexPath.row) }
        }
        let (scene, heights) = (TableScene([10]), Heights())
        scene.table.estimatedRowHeight = 0
        scene.table.delegate = heights
        XCTAssertEqual(scene.table.rectForRow(at: row(9)), CGRect(x: 0, y: 180 + 36, width: 320, height: 29))
    }

    func testRowsAboveWhatIsVisibleDoNotMoveItWhenTheyAreMeasured() {
        let scene = TableScene([1000])
        scene.height = { 30 + CGFloat($0.row % 5) * 17 }
        scene.show()
        scene.table.contentOffset.y = 20_000
        scene.show()
        let fixed = scene.visibleRows[4]
        let before = scene.table.rectForRow(at: fixed).minY - scene.table.contentOffset.y
        var at = before
        for _ in 0..<15 {
            scene.table.contentOffset.y -= 12
            scene.show()
            at += 12
            scene.check()
            XCTAssertEqual(scene.table.rectForRow(at: fixed).minY - scene.table.contentOffset.y, at, accuracy: 1e-6)
        }
        // To the top, where the first row is exactly at 0.
        scene.table.setContentOffset(.zero, animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.table.contentOffset.y, 0)
        XCTAssertEqual(scene.visibleRows.first, row(0))
        scene.check()
    }

    func testADragOverMeasuredRowsFollowsTheFinger() {
        let scene = TableScene([1000])
        scene.height = { 30 + CGFloat($0.row % 5) * 17 }
        scene.show()
        scene.table.contentOffset.y = 20_000
        scene.show()
        let fixed = scene.visibleRows[0]
        @MainActor func position() -> CGFloat { scene.table.rectForRow(at: fixed).minY - scene.table.contentOffset.y }
        let from = position()
        scene.stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 160, y: 60))])
        for step in 1...30 {
            scene.stage.touch([TouchSample(time: 1.0 / 60, phase: .moved, location: CGPoint(x: 160, y: 60 + 10 * CGFloat(step)))])
            scene.stage.advance(by: 1.0 / 60)
            if step > 2 { XCTAssertEqual(position(), from + 10 * CGFloat(step) - 10, accuracy: 1e-6, "step \(step)") }
        }
        scene.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: 160, y: 360))])
        scene.stage.settle()
        scene.check()
    }

    func testANewWidthMeasuresAgainAndKeepsWhatIsVisibleFirst() {
        let scene = TableScene([500])
        scene.height = { $0.row % 3 == 0 ? 40 : 70 }
        scene.show()
        scene.table.contentOffset.y = 9000
        scene.show()
        let first = scene.visibleRows[0]
        let position = scene.table.rectForRow(at: first).minY - scene.table.contentOffset.y
        scene.table.frame.size.width = 280
        scene.show()
        XCTAssertEqual(scene.visibleRows[0], first)
        XCTAssertEqual(scene.table.rectForRow(at: first).minY - scene.table.contentOffset.y, position, accuracy: 1e-6)
        XCTAssertEqual(scene.table.rectForRow(at: first).height, scene.height(first) + CGFloat(first.row % 4) * 10)
        scene.check()
    }

    func testRowsWithoutHeightHaveNoCells() {
        final class Heights: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row % 3 == 0 ? 0 : 40 }
        }
        let (scene, heights) = (TableScene([30]), Heights())
        scene.table.delegate = heights
        scene.show()
        XCTAssertEqual(scene.visibleRows.prefix(3), [row(1), row(2), row(4)])
        XCTAssertFalse(scene.asked.contains(row(0)))
        for _ in 0..<8 {
            scene.table.contentOffset.y += 45
            scene.show()
            scene.check()
        }
    }

    func testAnotherSizeOfTextMeasuresAgain() {
        final class Cell: UITableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width, height: traitCollection.preferredContentSizeCategory > .extraLarge ? 90 : 50)
            }
        }
        let scene = TableScene([50])
        scene.table.register(Cell.self, forCellReuseIdentifier: "cell")
        scene.show()
        XCTAssertEqual(scene.table.rectForRow(at: row(1)).minY, 50)
        scene.table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        scene.show()
        scene.show()
        XCTAssertEqual(scene.table.rectForRow(at: row(1)).minY, 90)
        scene.check()
    }

    func testHeightsThatAreNoneAreRefused() {
        final class Heights: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 1 ? .nan : 30 }
        }
        let complaints = Diagnostics.complaints {
            let (scene, heights) = (TableScene([3]), Heights())
            scene.table.delegate = heights
            scene.show()
            XCTAssertEqual(scene.table.rectForRow(at: row(2)).minY, 74)
            scene.table.rowHeight = -7
            XCTAssertEqual(scene.table.rowHeight, UITableView.automaticDimension)
        }
        XCTAssertEqual(complaints.count, 2, "\(complaints)")
    }

    // MARK: Queries

    func testIndexPathsOfPointsAndRectangles() {
        let scene = TableScene([3, 0, 4])
        scene.table.rowHeight = 50
        XCTAssertEqual(scene.table.numberOfSections, 3)
        XCTAssertEqual(scene.table.numberOfRows(inSection: 2), 4)
        XCTAssertEqual(scene.table.numberOfRows(inSection: 7), 0)
        XCTAssertEqual(scene.table.rect(forSection: 2), CGRect(x: 0, y: 150, width: 320, height: 200))
        XCTAssertEqual(scene.table.rectForRow(at: row(4, 2)), .zero)
        XCTAssertEqual(scene.table.indexPathForRow(at: CGPoint(x: -40, y: 149)), row(2))
        XCTAssertEqual(scene.table.indexPathForRow(at: CGPoint(x: 0, y: 150)), row(0, 2))
        XCTAssertNil(scene.table.indexPathForRow(at: CGPoint(x: 0, y: 350)))
        XCTAssertNil(scene.table.indexPathForRow(at: CGPoint(x: 0, y: -1)))
        XCTAssertEqual(scene.table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 1, height: 51)), [row(2), row(0, 2)])
        XCTAssertEqual(scene.table.indexPathsForRows(in: CGRect(x: 0, y: 400, width: 1, height: 51)), [])
        XCTAssertNil(scene.table.indexPathsForRows(in: .null))
        scene.show()
        let cell = scene.table.cellForRow(at: row(1, 2))
        XCTAssertEqual(cell.flatMap { scene.table.indexPath(for: $0) }, row(1, 2))
        XCTAssertNil(scene.table.cellForRow(at: row(9, 9)))
        XCTAssertNil(scene.table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)))
    }

    func testReloadAsksAgainKeepsTheOffsetAndForgetsTheSelection() {
        let scene = TableScene([100])
        scene.table.rowHeight = 50
        scene.show()
        scene.table.contentOffset.y = 2000
        scene.table.selectRow(at: row(41), animated: false, scrollPosition: .none)
        scene.show()
        scene.counts = [60, 5]
        XCTAssertEqual(scene.table.numberOfRows(inSection: 0), 100, "nothing is asked before the reload")
        scene.table.reloadData()
        XCTAssertEqual(scene.table.numberOfRows(inSection: 0), 60)
        XCTAssertEqual(scene.table.contentOffset.y, 2000)
        XCTAssertNil(scene.table.indexPathForSelectedRow)
        scene.show()
        scene.check()
        XCTAssertLessThanOrEqual(CountedCell.made, 11, "a reload uses the cells again")
        scene.counts = [20]
        scene.table.reloadData()
        scene.show()
        XCTAssertEqual(scene.table.contentOffset.y, 20 * 50 - 480, "beyond the end there is nothing to be seen")
        scene.check()
    }

    func testCellsAndClassesThatAreMissing() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "other"))
        table.register(CountedCell.self, forCellReuseIdentifier: "other")
        XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "other") is CountedCell)
        table.register(nil, forCellReuseIdentifier: "other")
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "other"))
    }

    func testTheTableLetsGoOfItsCells() {
        weak var cell: UITableViewCell?
        weak var table: UITableView?
        do {
            let scene = TableScene([30])
            scene.show()
            cell = scene.table.visibleCells.first
            table = scene.table
            XCTAssertNotNil(cell)
        }
        XCTAssertNil(cell)
        XCTAssertNil(table)
    }

    // MARK: Display

    func testTheDelegateIsNotifiedOfWhatComesAndGoes() {
        let (scene, delegate) = (TableScene([40]), LoggingTableDelegate())
        scene.table.rowHeight = 120
        scene.table.delegate = delegate
        scene.show()
        XCTAssertEqual(delegate.take(), ["display 0.0", "display 0.1", "display 0.2", "display 0.3"])
        scene.table.contentOffset.y = 130
        scene.show()
        XCTAssertEqual(delegate.take(), ["end 0.0", "display 0.4", "display 0.5"])
    }

    func testACellIsPreparedAfterItHasEndedAndBeforeItIsShownAgain() {
        final class Cell: UITableViewCell {
            weak var log: LoggingTableDelegate?
            override func prepareForReuse() {
                super.prepareForReuse()
                log?.log.append("prepare")
            }
        }
        let (scene, delegate) = (TableScene([40]), LoggingTableDelegate())
        scene.table.register(Cell.self, forCellReuseIdentifier: "cell")
        scene.table.rowHeight = 120
        scene.table.delegate = delegate
        scene.show()
        XCTAssertFalse(delegate.take().contains("prepare"), "a new cell is not prepared")
        for case let cell as Cell in scene.table.visibleCells { cell.log = delegate }
        scene.table.contentOffset.y = 120
        scene.show()
        XCTAssertEqual(delegate.take(), ["end 0.0", "prepare", "display 0.4"])
    }

    func testTheDataSourceMayReloadWhileItIsAsked() {
        final class Scene: TableScene {
            var reloads = 2
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                if indexPath.row == 4, reloads > 0 {
                    reloads -= 1
                    counts = [7 + reloads]
                    tableView.reloadData()
                }
                return super.tableView(tableView, cellForRowAt: indexPath)
            }
        }
        let scene = Scene([30])
        scene.show()
        XCTAssertEqual(scene.visibleRows.count, 7)
        scene.check()
    }

    func testTheDelegateMayReloadWhenARowGoesOrComes() {
        final class Reloading: NSObject, UITableViewDelegate {
            var rest = 3
            func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                guard rest > 0 else { return }
                rest -= 1
                tableView.reloadData()
            }
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                guard indexPath.row == 20, rest > 0 else { return }
                rest -= 1
                tableView.reloadData()
            }
        }
        let (scene, delegate) = (TableScene([200]), Reloading())
        scene.table.delegate = delegate
        scene.show()
        for _ in 0..<40 {
            scene.table.contentOffset.y += 53
            scene.show()
            scene.check()
        }
        XCTAssertEqual(delegate.rest, 0)
    }

    func testASourceThatGoesTakesItsRowsAlong() {
        let scene = TableScene([10])
        scene.show()
        scene.table.dataSource = nil
        scene.show()
        XCTAssertEqual(scene.table.numberOfSections, 0)
        XCTAssertEqual(scene.table.visibleCells, [])
        XCTAssertFalse(scene.table.subviews.contains { $0 is UITableViewCell })
        scene.table.dataSource = scene
        scene.show()
        scene.check()
        XCTAssertEqual(scene.visibleRows.count, 10)
    }

    func testPrefetchingNamesTheNextScreenful() {
        final class Source: NSObject, UITableViewDataSourcePrefetching {
            var log: [String] = []
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                log.append("fetch " + indexPaths.map { "\($0.section).\($0.row)" }.joined(separator: " "))
            }
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                log.append("cancel " + indexPaths.map { "\($0.section).\($0.row)" }.joined(separator: " "))
            }
        }
        let (scene, source) = (TableScene([5, 3, 100]), Source())
        scene.table.rowHeight = 120
        scene.table.prefetchDataSource = source
        scene.show()
        XCTAssertEqual(source.log, [])
        scene.table.contentOffset.y = 120
        scene.show()
        XCTAssertEqual(source.log, ["fetch 1.0 1.1 1.2 2.0"])
        scene.table.contentOffset.y = 0
        scene.show()
        XCTAssertEqual(source.log.last, "cancel 1.0 1.1 1.2 2.0")
    }
}

@Suite struct UITableViewTrapTests {
    @Test func aCellWithoutAClassTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                _ = table.dequeueReusableCell(withIdentifier: "other", for: row(0))
            }
        }
        #expect(
            result.trapSentence
                == "UITableView: unable to dequeue a cell with identifier other. Must register a class for the identifier.")
    }
}
