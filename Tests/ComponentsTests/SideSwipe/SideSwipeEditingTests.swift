import Components
import Kinora
import UIKit
import XCTest

/// The menu and the table's own editing.
@preconcurrency @MainActor
final class SideSwipeEditingTests: XCTestCase, @unchecked Sendable {
    /// A table whose rows can be deleted by a swipe.
    @MainActor
    private final class Scene: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewRowEditing {
        let stage = Stage(device: Device(name: "rows", size: CGSize(width: 320, height: 480), scale: 1))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let menu = UIView()
        let swipe: SideSwipeMenu
        var rows = 20
        var suppresses = true
        var log: [String] = []

        override init() {
            swipe = SideSwipeMenu(tableView: table, menu: menu)
            super.init()
            let root = UIViewController()
            stage.window.rootViewController = root
            table.contentInsetAdjustmentBehavior = .never
            table.rowHeight = 50
            table.register(SideSwipeCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            table.delegate = self
            root.view.addSubview(table)
            stage.advance(by: 0.05)
        }

        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: path(row)) }

        func x(_ row: Int) -> Double { cell(row)?.layer.presentation().map { Double($0.frame.minX) } ?? .nan }

        func swipe(_ row: Int, by distance: Double) {
            stage.swipe(
                from: CGPoint(x: 160 - distance / 2, y: 25 + 50 * Double(row)), to: CGPoint(x: 160 + distance / 2, y: 25 + 50 * Double(row))
            )
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? SideSwipeCell)?.suppressesDeleteButton = suppresses
            return cell
        }

        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            log.append("commit")
        }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("edit \(indexPath.row)") }
    }

    func testSwipeToDeleteOpensTheMenuToTheRightWithoutADeleteButton() {
        let scene = Scene()
        scene.swipe.trigger = .deleteEditing
        scene.swipe(2, by: -140)
        XCTAssertEqual(scene.log, ["edit 2"])
        XCTAssertEqual(scene.swipe.openIndexPath, scene.path(2))
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.x(2), 320, "always to the right")
        XCTAssertEqual(scene.cell(2)?.showingDeleteConfirmation, false)
        XCTAssertEqual(scene.cell(2)?.isEditing, false)
        XCTAssertFalse(scene.table.isEditing)
        XCTAssertEqual(scene.menu.frame, CGRect(x: 0, y: 100, width: 320, height: 50))
        // The table begins no editing for a swipe to the right; the menu opens all the same.
        scene.swipe(4, by: 140)
        XCTAssertEqual(scene.swipe.openIndexPath, scene.path(4))
        scene.stage.settle()
        XCTAssertEqual(scene.x(4), 320)
        XCTAssertEqual(scene.x(2), 0)
        scene.swipe.close(animated: true)
        scene.stage.settle()
        XCTAssertNil(scene.menu.superview)
        XCTAssertEqual(scene.x(4), 0)
    }

    func testRowsAreNotEditedByASwipeThatOpensTheMenu() {
        for suppresses in [true, false] {
            let scene = Scene()
            scene.suppresses = suppresses
            scene.table.reloadData()
            scene.stage.advance(by: 0.02)
            scene.swipe(2, by: -140)
            XCTAssertEqual(scene.log, [])
            XCTAssertEqual(scene.swipe.openIndexPath, scene.path(2))
            scene.stage.settle()
            XCTAssertEqual(scene.x(2), -320)
            XCTAssertEqual(scene.cell(2)?.isEditing, false)
        }
    }

    func testACellThatDoesNotSuppressEditsAsEver() {
        let scene = Scene()
        scene.suppresses = false
        scene.table.reloadData()
        scene.stage.advance(by: 0.02)
        scene.table.setEditing(true, animated: false)
        XCTAssertTrue(scene.table.isEditing)
        XCTAssertEqual(scene.cell(1)?.isEditing, true)
        scene.table.setEditing(false, animated: false)
        scene.suppresses = true
        scene.table.reloadData()
        scene.stage.advance(by: 0.02)
        scene.table.setEditing(true, animated: false)
        XCTAssertFalse(scene.table.isEditing)
        XCTAssertEqual(scene.cell(1)?.isEditing, false)
    }

    func testDeletingTheOpenRowClosesAtOnce() {
        let scene = Scene()
        scene.swipe.open(at: scene.path(3), direction: .right, animated: false)
        scene.rows -= 1
        scene.table.deleteRows(at: [scene.path(3)], with: .fade)
        XCTAssertNil(scene.menu.superview)
        XCTAssertNil(scene.swipe.openIndexPath)
        scene.stage.settle()
        XCTAssertEqual(scene.table.visibleCells.filter { $0.transform != .identity }.count, 0)
        // The menu of another row goes with its row.
        scene.swipe.open(at: scene.path(3), direction: .right, animated: false)
        scene.rows -= 1
        scene.table.deleteRows(at: [scene.path(0)], with: .fade)
        scene.stage.settle()
        XCTAssertEqual(scene.swipe.openIndexPath, scene.path(2))
        XCTAssertEqual(scene.menu.frame, CGRect(x: 0, y: 100, width: 320, height: 50))
        XCTAssertEqual(scene.x(2), 320)
        scene.table.reloadRows(at: [scene.path(2)], with: .none)
        scene.stage.settle()
        XCTAssertNil(scene.menu.superview, "another cell is shown for the row")
        scene.swipe.close(animated: false)
        XCTAssertEqual(scene.table.visibleCells.filter { $0.transform != .identity }.count, 0)
    }

    func testACellThatIsReusedClosesAtOnce() {
        let scene = Scene()
        scene.swipe.open(at: scene.path(3), direction: .left, animated: false)
        scene.cell(3)?.prepareForReuse()
        XCTAssertNil(scene.menu.superview)
        XCTAssertEqual(scene.x(3), 0)
    }
}
