import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

/// Cells and selections when a snapshot is applied.
@preconcurrency @MainActor
final class DiffableUpdateTests: XCTestCase {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private final class Row: UITableViewCell {
        var number = 0
        var reuses = 0
        var configurations = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    private final class Item: UICollectionViewCell {
        var number = 0
        var reuses = 0
        var configurations = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    /// A table above a collection view, both with the same content.
    @MainActor
    private final class Scene {
        let stage = Stage(device: .iPhone15)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        let grid: UICollectionView
        let rows: UITableViewDiffableDataSource<String, Int>
        let items: UICollectionViewDiffableDataSource<String, Int>

        init() {
            grid = UICollectionView(
                frame: CGRect(x: 0, y: 400, width: 390, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
            table.register(Row.self, forCellReuseIdentifier: "row")
            grid.register(Item.self, forCellWithReuseIdentifier: "item")
            rows = UITableViewDiffableDataSource(tableView: table) { table, path, number in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                (cell as? Row)?.number = number
                (cell as? Row)?.configurations += 1
                return cell
            }
            items = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, number in
                let cell = grid.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                (cell as? Item)?.number = number
                (cell as? Item)?.configurations += 1
                return cell
            }
            for view in [table, grid] { stage.window.addSubview(view) }
        }

        func apply(_ snapshot: Snapshot, animated: Bool = false) {
            rows.apply(snapshot, animatingDifferences: animated)
            items.apply(snapshot, animatingDifferences: animated)
            stage.advance(by: animated ? 1 : 0.05)
        }

        func row(_ number: Int) -> Row? { rows.indexPath(for: number).flatMap { table.cellForRow(at: $0) as? Row } }
        func item(_ number: Int) -> Item? { items.indexPath(for: number).flatMap { grid.cellForItem(at: $0) as? Item } }

        var selectedRows: [Int] { (table.indexPathsForSelectedRows ?? []).compactMap(rows.itemIdentifier(for:)) }
        var selectedItems: [Int] { (grid.indexPathsForSelectedItems ?? []).compactMap(items.itemIdentifier(for:)) }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items, toSection: name)
        }
        return snapshot
    }

    func testASnapshotWithoutAnimationKeepsTheCellsOfWhatStays() throws {
        let scene = Scene()
        scene.apply(snapshot([("a", [1, 2, 3])]))
        let (row, item) = (try XCTUnwrap(scene.row(1)), try XCTUnwrap(scene.item(1)))
        var completed = 0
        scene.rows.apply(snapshot([("a", [4, 3, 1])]), animatingDifferences: false) { completed += 1 }
        scene.items.apply(snapshot([("a", [4, 3, 1])]), animatingDifferences: false) { completed += 1 }
        XCTAssertTrue(scene.row(1) === row)
        XCTAssertTrue(scene.item(1) === item)
        XCTAssertEqual([row.reuses, row.configurations, item.reuses, item.configurations], [0, 1, 0, 1])
        XCTAssertNil(row.layer.animationKeys())
        XCTAssertNil(item.layer.animationKeys())
        XCTAssertEqual(row.frame.minY, scene.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY)
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(completed, 2)
        XCTAssertNil(scene.row(2))

        scene.rows.applySnapshotUsingReloadData(snapshot([("a", [4, 3, 1])]))
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(scene.row(1)?.reuses, 1, "all cells are loaded again")
    }

    func testReconfiguredItemsKeepTheirCellsAndReloadedOnesDoNot() throws {
        for isAnimated in [false, true] {
            let scene = Scene()
            scene.apply(snapshot([("a", [1, 2, 3])]))
            let (rows, items) = ([1, 2].map { scene.row($0) }, [1, 2].map { scene.item($0) })
            var next = snapshot([("a", [3, 2, 1])])
            next.reconfigureItems([1])
            next.reloadItems([2])
            scene.apply(next, animated: isAnimated)
            XCTAssertTrue(scene.row(1) === rows[0])
            XCTAssertTrue(scene.item(1) === items[0])
            XCTAssertEqual([rows[0]?.reuses, rows[0]?.configurations, rows[0]?.number], [0, 2, 1])
            XCTAssertEqual([items[0]?.reuses, items[0]?.configurations, items[0]?.number], [0, 2, 1])
            // Another cell, or the same after its reuse.
            XCTAssertTrue(scene.row(2) !== rows[1] || rows[1]?.reuses == 1)
            XCTAssertTrue(scene.item(2) !== items[1] || items[1]?.reuses == 1)
            XCTAssertEqual(scene.rows.snapshot().reconfiguredItemIdentifiers, [])
        }
    }

    func testViewsReconfigureCellsByTheirPaths() throws {
        let scene = Scene()
        scene.apply(snapshot([("a", Array(0..<40))]))
        let (row, item) = (try XCTUnwrap(scene.row(2)), try XCTUnwrap(scene.item(2)))
        scene.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        let paths = [IndexPath(row: 2, section: 0), IndexPath(row: 39, section: 0)]
        scene.table.reconfigureRows(at: paths)
        scene.grid.reconfigureItems(at: [IndexPath(item: 2, section: 0)])
        XCTAssertTrue(scene.row(2) === row)
        XCTAssertTrue(scene.item(2) === item)
        XCTAssertEqual([row.reuses, row.configurations, item.reuses, item.configurations], [0, 2, 0, 2])
        XCTAssertTrue(row.isSelected)
        scene.stage.advance(by: 1)
    }

    func testAReconfiguredRowIsMeasuredAgain() throws {
        let stage = Stage(device: .iPhone15)
        let table = UITableView(frame: stage.window.bounds)
        stage.window.addSubview(table)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        var texts = ["One line", "Another"]
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, number in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = texts[number]
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.apply(snapshot, animatingDifferences: false)
        stage.advance(by: 0.05)
        let before = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        texts[0] = "One line\nanother\nand a third"
        snapshot.reconfigureItems([0])
        source.apply(snapshot, animatingDifferences: false)
        stage.advance(by: 0.05)
        XCTAssertGreaterThan(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, before + 30)
    }

    /// By identity: whatever moves, and also where an item's section goes and comes, or its cell is replaced.
    func testSelectionsStayWithTheirItems() {
        for isAnimated in [false, true] {
            let scene = Scene()
            scene.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
            scene.table.allowsMultipleSelection = true
            scene.grid.allowsMultipleSelection = true
            for path in [IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 1)] {
                scene.table.selectRow(at: path, animated: false, scrollPosition: .none)
                scene.grid.selectItem(at: path, animated: false, scrollPosition: [])
            }
            scene.apply(snapshot([("b", [5, 4]), ("a", [6, 3, 2])]), animated: isAnimated)
            XCTAssertEqual(scene.selectedRows.sorted(), [2, 4])
            XCTAssertEqual(scene.selectedItems.sorted(), [2, 4])
            // The section of 2 goes; 4 is loaded again.
            var next = snapshot([("c", [2, 7]), ("b", [4])])
            next.reloadItems([4])
            scene.apply(next, animated: isAnimated)
            XCTAssertEqual(scene.selectedRows.sorted(), [2, 4])
            XCTAssertEqual(scene.selectedItems.sorted(), [2, 4])
            for number in [2, 4] {
                XCTAssertEqual(scene.row(number)?.isSelected, true, "\(number)")
                XCTAssertEqual(scene.item(number)?.isSelected, true, "\(number)")
            }
            XCTAssertEqual(scene.row(7)?.isSelected, false)
            next = snapshot([("b", [4])])
            next.reloadSections(["b"])
            scene.apply(next, animated: isAnimated)
            XCTAssertEqual(scene.selectedRows, [4])
            XCTAssertEqual(scene.selectedItems, [4])
        }
    }
}

@Suite struct ReconfigurationTrapTests {
    @Test func anotherCellForAReconfiguredRowTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let stage = Stage(device: .iPhone15)
                let table = UITableView(frame: stage.window.bounds)
                stage.window.addSubview(table)
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
                    UITableViewCell(style: .default, reuseIdentifier: "other")
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([0])
                source.apply(snapshot, animatingDifferences: false)
                table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
            }
        }
        #expect(result.trapSentence?.contains("another cell for the reconfigured row [0, 0]") == true)
    }
}
