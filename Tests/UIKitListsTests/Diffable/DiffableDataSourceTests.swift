import Kinora
import TestSupport
import UIKit
import XCTest

@preconcurrency @MainActor
final class DiffableDataSourceTests: XCTestCase {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items, toSection: name)
        }
        return snapshot
    }

    private func content(_ snapshot: Snapshot) -> [String] {
        snapshot.sectionIdentifiers.map { "\($0) \(snapshot.itemIdentifiers(inSection: $0))" }
    }

    func testSnapshotIsEditedAsAValue() {
        var one = snapshot([("a", [1, 2, 3]), ("b", [4])])
        let copy = one
        one.insertItems([9], beforeItem: 2)
        one.moveItem(1, afterItem: 4)
        one.deleteItems([3])
        one.insertSections(["c"], beforeSection: "a")
        one.moveSection("b", beforeSection: "c")
        XCTAssertEqual(content(one), ["b [4, 1]", "c []", "a [9, 2]"])
        XCTAssertEqual(content(copy), ["a [1, 2, 3]", "b [4]"])
        XCTAssertEqual(one.indexOfItem(9), 2)
        XCTAssertEqual(one.sectionIdentifier(containingItem: 1), "b")
        one.deleteSections(["b"])
        XCTAssertNil(one.sectionIdentifier(containingItem: 1))
        XCTAssertEqual(one.numberOfItems, 2)
    }

    /// The number of random snapshots.
    private static let rounds = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 20_000 : 300

    /// The updates that a view gets lead from the old snapshot to the new one: random pairs in a table and a collection view.
    func testViewsShowRandomSnapshots() {
        let stage = Stage(device: .iPhone15)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        let layout = UICollectionViewFlowLayout()
        let grid = UICollectionView(frame: CGRect(x: 0, y: 400, width: 390, height: 400), collectionViewLayout: layout)
        for view in [table, grid] { stage.window.addSubview(view) }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.tag = item
            return cell
        }
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
        let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) { grid, path, item in
            grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var generator = SeededRandom(seed: 7)
        for round in 0..<Self.rounds {
            var numbers = Array(0..<14).shuffled(using: &generator)
            let names = ["a", "b", "c", "d"].shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator))
            let next = snapshot(
                names.map { name in
                    let count = min(Int.random(in: 0...4, using: &generator), numbers.count)
                    defer { numbers.removeFirst(count) }
                    return (name, Array(numbers.prefix(count)))
                })
            rows.apply(next, animatingDifferences: true)
            items.apply(next, animatingDifferences: true)
            if round % 3 > 0 { stage.advance(by: 1) }
            XCTAssertEqual(content(rows.snapshot()), content(next))
            for (section, name) in next.sectionIdentifiers.enumerated() {
                XCTAssertEqual(table.numberOfRows(inSection: section), next.numberOfItems(inSection: name))
                for (index, item) in next.itemIdentifiers(inSection: name).enumerated() {
                    let path = IndexPath(item: index, section: section)
                    XCTAssertEqual(rows.indexPath(for: item), path)
                    if let cell = table.cellForRow(at: path) { XCTAssertEqual(cell.tag, item, "round \(round)") }
                    if let cell = grid.cellForItem(at: path) { XCTAssertEqual(cell.tag, item, "round \(round)") }
                }
            }
            XCTAssertEqual(table.numberOfSections, next.numberOfSections)
            XCTAssertEqual(grid.numberOfSections, next.numberOfSections)
        }
        stage.advance(by: 1)
    }

    func testCompletionFollowsTheAnimationAndCallsInsideWait() {
        let stage = Stage(device: .iPhone15)
        let table = UITableView(frame: stage.window.bounds)
        stage.window.addSubview(table)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        var source: UITableViewDiffableDataSource<String, Int>?
        source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        source?.apply(snapshot([("a", [1])]), animatingDifferences: false)
        var order: [String] = []
        source?.apply(snapshot([("a", [1, 2])])) {
            order.append("first")
            source?.apply(self.snapshot([("a", [2])])) { order.append("second") }
        }
        XCTAssertEqual(order, [])
        stage.advance(by: 2)
        XCTAssertEqual(order, ["first", "second"])
        XCTAssertEqual(source?.itemIdentifier(for: IndexPath(row: 0, section: 0)), 2)
        XCTAssertNil(source?.itemIdentifier(for: IndexPath(row: 1, section: 0)))
    }
}
