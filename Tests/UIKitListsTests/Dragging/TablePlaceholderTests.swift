import Kinora
import TestSupport
import UIKit
import XCTest

/// Placeholders of dropped items in a table: rows that the data source does not have yet.
@preconcurrency @MainActor
final class TablePlaceholderTests: XCTestCase {
    private typealias Scene = TableDragTests.Scene

    private var ownScene: TableDragTests.Scene?
    private var contexts: [any UITableViewDropPlaceholderContext] = []

    override func tearDown() { MainActor.assumeIsolated { (ownScene, contexts) = (nil, []) } }

    /// A scene whose drop inserts placeholders with the texts "?0", "?1" ….
    private func make(
        count: Int = 1, height: CGFloat = 44, at row: Int? = nil,
        setUp: @escaping (UITableViewDropPlaceholder) -> Void = { _ in }
    ) -> Scene {
        let scene = Scene()
        ownScene = scene
        scene.table.register(UITableViewCell.self, forCellReuseIdentifier: "loading")
        scene.operation = .copy
        scene.onPerform = { [unowned self] coordinator in
            for index in 0..<count {
                let path = row.map { IndexPath(row: $0, section: 0) } ?? coordinator.destinationIndexPath
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: path ?? IndexPath(row: 0, section: 0), reuseIdentifier: "loading", rowHeight: height)
                placeholder.cellUpdateHandler = { $0.textLabel?.text = "?\(index)" }
                setUp(placeholder)
                contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
            }
        }
        return scene
    }

    /// Drops the view beside the table behind its first two rows.
    private func drop(_ scene: Scene) {
        scene.begin(at: CGPoint(x: 70, y: 542))
        scene.stage.touchMove(to: scene.finger(70, 100), duration: 0.2)
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func texts(_ scene: Scene) -> [String] {
        scene.table.visibleCells.filter { !$0.isHidden }.map { $0.textLabel?.text ?? "" }
    }

    func testAPlaceholderIsARowThatTheDataSourceDoesNotHave() {
        let scene = make()
        XCTAssertFalse(scene.table.hasUncommittedUpdates)
        drop(scene)
        XCTAssertEqual(scene.take(), ["enter", "perform [-1] at 2"])
        XCTAssertNil(scene.tops["?0"], "its preview has not arrived")
        XCTAssertEqual(scene.tops["2"], 132)
        var ended: UIViewAnimatingPosition?
        contexts[0].addCompletion { ended = $0 }
        scene.stage.settle()
        XCTAssertEqual(ended, .end)
        XCTAssertEqual(scene.tops.filter { $0.value < 220 }, ["0": 0, "1": 44, "?0": 88, "2": 132, "3": 176])
        XCTAssertTrue(scene.table.hasUncommittedUpdates)
        XCTAssertEqual(scene.rows.count, 10)
        // Index paths are those of the data source.
        XCTAssertEqual(scene.table.numberOfRows(inSection: 0), 10)
        XCTAssertEqual(scene.table.cellForRow(at: path(2))?.textLabel?.text, "2")
        XCTAssertEqual(scene.table.rectForRow(at: path(2)).minY, 132)
        XCTAssertEqual(scene.table.indexPathForRow(at: CGPoint(x: 0, y: 140)), path(2))
        XCTAssertNil(scene.table.indexPathForRow(at: CGPoint(x: 0, y: 100)))
        XCTAssertEqual(scene.table.indexPathsForVisibleRows, (0..<10).map(path))
        XCTAssertNil(scene.table.visibleCells.first { $0.textLabel?.text == "?0" }.flatMap(scene.table.indexPath(for:)))
        XCTAssertTrue(contexts[0].dragItem.itemProvider.canLoadObject(ofClass: String.self))
    }

    func testPresentationValuesCountPlaceholders() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        let table = scene.table
        XCTAssertEqual(table.presentationIndexPath(forDataSourceIndexPath: path(1)), path(1))
        XCTAssertEqual(table.presentationIndexPath(forDataSourceIndexPath: path(2)), path(3))
        XCTAssertNil(table.presentationIndexPath(forDataSourceIndexPath: nil))
        XCTAssertEqual(table.dataSourceIndexPath(forPresentationIndexPath: path(3)), path(2))
        XCTAssertNil(table.dataSourceIndexPath(forPresentationIndexPath: path(2)))
        XCTAssertNil(table.dataSourceIndexPath(forPresentationIndexPath: nil))
        XCTAssertEqual(table.presentationSectionIndex(forDataSourceSectionIndex: 0), 0)
        XCTAssertEqual(table.dataSourceSectionIndex(forPresentationSectionIndex: 0), 0)
        table.performUsingPresentationValues {
            XCTAssertEqual(table.numberOfRows(inSection: 0), 11)
            XCTAssertEqual(table.cellForRow(at: path(2))?.textLabel?.text, "?0")
            XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 0, y: 100)), path(2))
            XCTAssertEqual(table.indexPathsForVisibleRows?.count, 11)
        }
        XCTAssertEqual(table.numberOfRows(inSection: 0), 10)
        // Rows that are removed in presentation values.
        scene.rows.remove(at: 2)
        table.performUsingPresentationValues { table.deleteRows(at: [path(3)], with: .none) }
        scene.stage.settle()
        XCTAssertEqual(texts(scene), ["0", "1", "?0", "3", "4", "5", "6", "7", "8", "9"])
    }

    func testACommitReplacesThePlaceholderByARow() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        var inserted: [IndexPath] = []
        XCTAssertTrue(
            contexts[0].commitInsertion {
                inserted.append($0)
                scene.rows.insert("new", at: $0.row)
            })
        XCTAssertEqual(inserted, [path(2)])
        scene.stage.settle()
        XCTAssertEqual(texts(scene), ["0", "1", "new", "2", "3", "4", "5", "6", "7", "8", "9"])
        XCTAssertEqual(scene.tops["new"], 88)
        XCTAssertEqual(scene.table.numberOfRows(inSection: 0), 11)
        XCTAssertFalse(scene.table.hasUncommittedUpdates)
        // It is gone.
        XCTAssertFalse(contexts[0].commitInsertion { _ in XCTFail("called for a placeholder that is gone") })
        XCTAssertFalse(contexts[0].deletePlaceholder())
    }

    func testAPlaceholderThatIsDeletedLeavesItsPosition() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        XCTAssertTrue(contexts[0].deletePlaceholder())
        XCTAssertFalse(contexts[0].deletePlaceholder())
        XCTAssertFalse(scene.table.hasUncommittedUpdates)
        scene.stage.settle()
        XCTAssertEqual(scene.tops, Dictionary(uniqueKeysWithValues: (0..<10).map { ("\($0)", CGFloat($0) * 44) }))
    }

    func testAReloadRemovesPlaceholders() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        scene.table.reloadData()
        XCTAssertFalse(scene.table.hasUncommittedUpdates)
        XCTAssertFalse(contexts[0].commitInsertion { _ in XCTFail("called for a placeholder that is gone") })
        scene.stage.settle()
        XCTAssertEqual(texts(scene), scene.rows)
    }

    func testAPlaceholderFollowsTheRowsBeforeIt() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        scene.table.performBatchUpdates {
            scene.rows.remove(at: 0)
            scene.rows.insert("a", at: 0)
            scene.rows.insert("b", at: 1)
            scene.table.deleteRows(at: [path(0)], with: .none)
            scene.table.insertRows(at: [path(0), path(1)], with: .none)
        }
        scene.stage.settle()
        XCTAssertEqual(texts(scene).prefix(5), ["a", "b", "1", "?0", "2"])
        // The row before it goes.
        scene.rows.remove(at: 2)
        scene.table.deleteRows(at: [path(2)], with: .none)
        scene.stage.settle()
        XCTAssertEqual(texts(scene).prefix(4), ["a", "b", "?0", "2"])
        var inserted: IndexPath?
        contexts[0].commitInsertion {
            inserted = $0
            scene.rows.insert("new", at: $0.row)
        }
        XCTAssertEqual(inserted, path(2))
        scene.stage.settle()
        XCTAssertEqual(texts(scene), scene.rows)
    }

    func testPlaceholdersAtOneIndexPathKeepTheirOrder() {
        let scene = make(count: 3)
        drop(scene)
        scene.stage.settle()
        XCTAssertEqual(texts(scene).prefix(6), ["0", "1", "?0", "?1", "?2", "2"])
        contexts[1].commitInsertion { scene.rows.insert("new", at: $0.row) }
        scene.stage.settle()
        XCTAssertEqual(texts(scene).prefix(6), ["0", "1", "?0", "new", "?2", "2"])
        var inserted: [Int] = []
        for index in [2, 0] {
            contexts[index].commitInsertion {
                inserted.append($0.row)
                scene.rows.insert("\(index) arrived", at: $0.row)
            }
        }
        XCTAssertEqual(inserted, [3, 2])
        scene.stage.settle()
        XCTAssertEqual(texts(scene).prefix(6), ["0", "1", "0 arrived", "new", "2 arrived", "2"])
        XCTAssertEqual(texts(scene), Array(scene.rows.prefix(texts(scene).count)))
    }

    func testAPlaceholderHasItsHeight() {
        let scene = make(height: 70)
        drop(scene)
        scene.stage.settle()
        XCTAssertEqual(scene.tops.filter { $0.value < 220 }, ["0": 0, "1": 44, "?0": 88, "2": 158, "3": 202])
        contexts[0].commitInsertion { scene.rows.insert("new", at: $0.row) }
        scene.stage.settle()
        XCTAssertEqual(scene.tops.filter { $0.value < 180 }, ["0": 0, "1": 44, "new": 88, "2": 132, "3": 176])
    }

    func testAPlaceholderTakesTheHeightOfItsCell() {
        let scene = make(height: UITableView.automaticDimension) { placeholder in
            placeholder.cellUpdateHandler = { cell in
                cell.textLabel?.text = "?0"
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = "one\ntwo\nthree\nfour"
            }
        }
        drop(scene)
        scene.stage.settle()
        let height = (scene.tops["2"] ?? 0) - 88
        XCTAssertGreaterThan(height, 80)
        XCTAssertEqual(height, scene.table.visibleCells[2].bounds.height)
    }

    func testRowsBehindAPlaceholderAreSelectedByTheirOwnIndexPaths() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        let delegate = Selecting()
        scene.table.delegate = delegate
        scene.stage.advance(by: 0.05)
        XCTAssertFalse(scene.table.hasUncommittedUpdates, "a new delegate loads all rows again")
        drop(scene)
        scene.stage.settle()
        scene.stage.tap(at: scene.finger(100, 150))
        XCTAssertEqual(delegate.selected, [path(2)])
        XCTAssertEqual(scene.table.indexPathForSelectedRow, path(2))
        XCTAssertEqual(scene.table.cellForRow(at: path(2))?.isSelected, true)
        scene.stage.tap(at: scene.finger(100, 110))
        XCTAssertEqual(delegate.selected, [path(2)], "a placeholder cannot be selected")
        contexts[1].deletePlaceholder()
        scene.stage.settle()
        XCTAssertEqual(scene.table.indexPathForSelectedRow, path(2))
        scene.table.delegate = nil
        XCTAssertTrue(delegate.displayed.allSatisfy { $0.row < 10 })
    }

    private final class Selecting: NSObject, UITableViewDelegate {
        var selected: [IndexPath] = []
        var displayed: [IndexPath] = []

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            displayed.append(indexPath)
            return 44
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            displayed.append(indexPath)
            XCTAssertEqual(cell.textLabel?.text, "\(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            displayed.append(indexPath)
            XCTAssertEqual(cell.textLabel?.text, "\(indexPath.row)")
        }
    }

    func testTheDroppedItemsDataReplacesThePlaceholder() {
        let scene = make()
        let perform = scene.onPerform
        scene.onPerform = { [unowned self, unowned scene] coordinator in
            perform?(coordinator)
            coordinator.session.loadObjects(ofClass: String.self) { texts in
                self.contexts[0].commitInsertion { scene.rows.insert(texts[0], at: $0.row) }
            }
        }
        drop(scene)
        scene.stage.settle()
        XCTAssertEqual(texts(scene).prefix(4), ["0", "1", "new", "2"])
        XCTAssertFalse(scene.table.hasUncommittedUpdates)
        XCTAssertEqual(scene.take(), ["enter", "perform [-1] at 2", "end"])
    }

    func testAPlaceholderInABatchIsInsertedAfterIt() {
        let scene = make()
        let perform = scene.onPerform
        scene.onPerform = { [unowned scene] coordinator in
            scene.table.performBatchUpdates {
                perform?(coordinator)
                scene.rows.remove(at: 0)
                scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        drop(scene)
        scene.stage.settle()
        XCTAssertEqual(texts(scene).prefix(4), ["1", "2", "?0", "3"])
    }

    func testADragThatIsCancelledInsertsNoPlaceholder() {
        let scene = make()
        scene.begin(at: CGPoint(x: 70, y: 542))
        scene.stage.touchMove(to: scene.finger(70, 100), duration: 0.2)
        scene.stage.touchMove(to: scene.finger(70, 560), duration: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertTrue(contexts.isEmpty)
        XCTAssertFalse(scene.table.hasUncommittedUpdates)
        XCTAssertEqual(texts(scene), scene.rows)
    }

    func testThePreviewOfADroppedItemTakesTheLookOfThePlaceholder() {
        var asked: [String?] = []
        let scene = make { placeholder in
            placeholder.previewParametersProvider = {
                asked.append($0.textLabel?.text)
                return UIDragPreviewParameters()
            }
        }
        drop(scene)
        XCTAssertEqual(asked, ["?0"])
        scene.stage.settle()
    }

    func testAnotherDropCountsRowsOfTheDataSource() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        scene.destinations = []
        scene.begin(at: CGPoint(x: 70, y: 542))
        scene.stage.touchMove(to: scene.finger(70, 150), duration: 0.2)
        scene.stage.advance(by: 0.3)
        // On the third row of the data source, the fourth that is displayed.
        XCTAssertEqual(scene.destinations.last ?? nil, path(2))
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.take().last { $0.hasPrefix("perform") }, "perform [-1] at 2")
        XCTAssertEqual(texts(scene).prefix(5), ["0", "1", "?0", "?0", "2"])
    }

    func testRowsOfATableWithPlaceholdersAreMoved() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        scene.operation = .move
        scene.onPerform = { [unowned scene] in scene.accept($0) }
        _ = scene.take()
        // The first row goes behind the placeholder.
        scene.begin(at: scene.finger(100, 22))
        scene.stage.touchMove(to: scene.finger(100, 155), duration: 0.2)
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.take().first { $0.hasPrefix("perform") }, "perform [0] at 2")
        XCTAssertEqual(scene.rows.prefix(4), ["1", "2", "0", "3"])
        XCTAssertEqual(texts(scene).prefix(5), ["1", "?0", "2", "0", "3"])
    }

    func testPlaceholdersEndWithTheirTable() {
        var scene: Scene? = make()
        if let scene { drop(scene) }
        scene?.stage.settle()
        weak var table = scene?.table
        (scene, ownScene) = (nil, nil)
        XCTAssertNil(table)
        XCTAssertFalse(contexts[0].deletePlaceholder())
    }
}
