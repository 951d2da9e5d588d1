import Kinora
import TestSupport
import UIKit
import XCTest

/// Drags of a table's rows: gaps, drops, reordering, and the order of the delegates' calls.
@preconcurrency @MainActor
final class TableDragTests: XCTestCase {
    /// Ten rows of 44 points, and a view beside them that can be dragged into the table.
    class Scene: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate,
        UIDragInteractionDelegate
    {
        let stage = Stage(device: Device(name: "drag", size: CGSize(width: 320, height: 640), scale: 2))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let loose = UIView(frame: CGRect(x: 20, y: 520, width: 100, height: 44))
        private(set) lazy var drag = UIDragInteraction(delegate: self)
        var rows = (0..<10).map { "\($0)" }
        var identifier = "cell"
        var log: [String] = []
        var operation = UIDropOperation.move
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
        var destinations: [IndexPath?] = []
        var onPerform: ((any UITableViewDropCoordinator) -> Void)?

        init(dropping: Bool = true) {
            super.init()
            let controller = UIViewController()
            stage.window.rootViewController = controller
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 44
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = self
            table.delegate = self
            table.dragDelegate = self
            if dropping { table.dropDelegate = self }
            table.dragInteractionEnabled = true
            controller.view.addSubview(table)
            loose.backgroundColor = .systemRed
            controller.view.addSubview(loose)
            drag.isEnabled = true
            loose.addInteraction(drag)
            stage.advance(by: 0.05)
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }

        /// The vertical positions of the cells' top edges, by text.
        var tops: [String: CGFloat] {
            var tops: [String: CGFloat] = [:]
            for cell in table.visibleCells where !cell.isHidden { tops[cell.textLabel?.text ?? ""] = cell.frame.minY }
            return tops
        }

        func finger(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

        /// Lifts the row or view at a point and begins to drag it.
        func begin(at point: CGPoint) {
            stage.touchDown(at: point)
            stage.advance(by: 0.8)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }

        // MARK: Drag

        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))]
        }
        func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
            log.append("items \(indexPath.row)")
            let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
            return [item]
        }
        func tableView(
            _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))] }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("drag begins") }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("drag ended") }

        // MARK: Drop

        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            destinations.append(destinationIndexPath)
            return UITableViewDropProposal(operation: operation, intent: intent)
        }
        func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("end") }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            log.append(
                "perform \(coordinator.items.map { $0.sourceIndexPath?.row ?? -1 }) at \(coordinator.destinationIndexPath?.row ?? -1)")
            onPerform?(coordinator)
        }

        /// Moves the dragged row, or inserts the dropped one.
        func accept(_ coordinator: any UITableViewDropCoordinator) {
            guard let path = coordinator.destinationIndexPath, let dropped = coordinator.items.first else { return }
            table.performBatchUpdates {
                if let source = dropped.sourceIndexPath {
                    rows.insert(rows.remove(at: source.row), at: path.row)
                    table.moveRow(at: source, to: path)
                } else {
                    rows.insert("new", at: path.row)
                    table.insertRows(at: [path], with: .fade)
                }
            }
            coordinator.drop(dropped.dragItem, toRowAt: path).addCompletion { [self] in log.append("dropped \($0 == .end)") }
        }
    }

    /// A data source that moves rows.
    private final class MovingScene: Scene, UITableViewRowMoving {}

    private var ownScene: Scene?

    override func tearDown() { MainActor.assumeIsolated { ownScene = nil } }

    private func make(_ scene: Scene = Scene()) -> Scene {
        ownScene = scene
        return scene
    }

    func testRowsMakeSpaceForADraggedRow() {
        let scene = make()
        scene.onPerform = { [unowned scene] in scene.accept($0) }
        scene.begin(at: scene.finger(100, 66))
        XCTAssertEqual(scene.take(), ["items 1"])
        XCTAssertTrue(scene.table.hasActiveDrag)
        scene.stage.touchMove(to: scene.finger(100, 155), duration: 0.2)
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.take(), ["drag begins", "enter"])
        XCTAssertTrue(scene.table.hasActiveDrop)
        // The third and fourth rows have moved up.
        XCTAssertEqual(scene.tops.filter { $0.value < 220 }, ["0": 0, "2": 44, "3": 88, "4": 176])
        scene.stage.touchMove(to: scene.finger(100, 70), duration: 0.2)
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.tops.filter { $0.value < 176 }, ["0": 0, "2": 88, "3": 132])
        scene.stage.touchMove(to: scene.finger(100, 155), duration: 0.2)
        scene.stage.touchUp()
        XCTAssertEqual(scene.take(), ["perform [1] at 3"])
        XCTAssertEqual(scene.rows.prefix(5), ["0", "2", "3", "1", "4"])
        XCTAssertNil(scene.tops["1"], "its preview has not arrived")
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["dropped true", "end", "drag ended"])
        XCTAssertEqual(scene.tops.filter { $0.value < 220 }, ["0": 0, "2": 44, "3": 88, "1": 132, "4": 176])
        XCTAssertEqual(scene.table.visibleCells.map(\.alpha), Array(repeating: 1, count: 10))
        XCTAssertFalse(scene.table.hasActiveDrag)
        XCTAssertFalse(scene.table.hasActiveDrop)
    }

    func testADropThatChangesNothingRevertsTheRows() {
        let scene = make()
        scene.begin(at: scene.finger(100, 66))
        scene.stage.touchMove(to: scene.finger(100, 155), duration: 0.2)
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.tops, Dictionary(uniqueKeysWithValues: (0..<10).map { ("\($0)", CGFloat($0) * 44) }))
    }

    func testADataSourceThatMovesRowsReplacesTheDropDelegate() {
        for dropping in [true, false] {
            let scene = make(MovingScene(dropping: dropping))
            scene.begin(at: scene.finger(100, 22))
            scene.stage.touchMove(to: scene.finger(100, 110), duration: 0.2)
            _ = scene.take()
            scene.stage.touchUp()
            XCTAssertEqual(scene.take(), ["move 0 to 2"], "\(dropping)")
            scene.stage.settle()
            XCTAssertEqual(scene.tops.filter { $0.value < 176 }, ["1": 0, "2": 44, "0": 88, "3": 132])
            ownScene = nil
        }
    }

    func testAnItemOfAnotherViewOpensAGapBetweenRows() {
        let scene = make()
        (scene.operation, scene.onPerform) = (.copy, { [unowned scene] in scene.accept($0) })
        scene.begin(at: CGPoint(x: 70, y: 542))
        scene.stage.touchMove(to: scene.finger(70, 100), duration: 0.2)
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.destinations.last ?? nil, IndexPath(row: 2, section: 0))
        XCTAssertEqual(scene.tops.filter { $0.value < 220 }, ["0": 0, "1": 44, "2": 132, "3": 176])
        // Onto the row behind the gap, which moves past it.
        scene.stage.touchMove(to: scene.finger(70, 140), duration: 0.1)
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.tops.filter { $0.value < 220 }, ["0": 0, "1": 44, "2": 88, "3": 176])
        scene.stage.touchUp()
        XCTAssertEqual(scene.take(), ["enter", "perform [-1] at 3"])
        scene.stage.settle()
        XCTAssertEqual(scene.rows.prefix(5), ["0", "1", "2", "new", "3"])
        XCTAssertEqual(scene.tops.filter { $0.value < 220 }, ["0": 0, "1": 44, "2": 88, "new": 132, "3": 176])
        XCTAssertEqual(scene.take(), ["dropped true", "end"])
    }

    func testADragThatLeavesClosesTheGap() {
        let scene = make()
        scene.operation = .copy
        scene.begin(at: CGPoint(x: 70, y: 542))
        scene.stage.touchMove(to: scene.finger(70, 100), duration: 0.2)
        scene.stage.advance(by: 0.1)
        scene.stage.touchMove(to: scene.finger(70, 560), duration: 0.1)
        XCTAssertEqual(scene.take(), ["enter", "exit"])
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.tops["9"], 396)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["end"])
    }

    func testAnItemThatGoesIntoARowHighlightsIt() {
        let scene = make()
        (scene.operation, scene.intent) = (.copy, .insertIntoDestinationIndexPath)
        scene.onPerform = {
            $0.drop($0.items[0].dragItem, intoRowAt: IndexPath(row: 2, section: 0), rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        scene.begin(at: CGPoint(x: 70, y: 542))
        scene.stage.touchMove(to: scene.finger(70, 100), duration: 0.2)
        XCTAssertEqual(scene.table.visibleCells.filter(\.isHighlighted).map { $0.textLabel?.text }, ["2"])
        XCTAssertEqual(scene.tops["9"], 396)
        scene.stage.touchUp()
        XCTAssertEqual(scene.take(), ["enter", "perform [-1] at 2"])
        XCTAssertEqual(scene.table.visibleCells.filter(\.isHighlighted).count, 0)
        scene.stage.settle()
    }

    func testAutomaticIntentsGoIntoTheMiddleOfRows() {
        let scene = make()
        (scene.operation, scene.intent) = (.copy, .automatic)
        scene.begin(at: CGPoint(x: 70, y: 542))
        scene.stage.touchMove(to: scene.finger(70, 110), duration: 0.2)
        XCTAssertEqual(scene.table.visibleCells.filter(\.isHighlighted).map { $0.textLabel?.text }, ["2"])
        scene.stage.touchMove(to: scene.finger(70, 91), duration: 0.1)
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.table.visibleCells.filter(\.isHighlighted).count, 0)
        XCTAssertEqual(scene.tops["2"], 132)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    func testSeveralRowsAreDraggedAndAddedByTaps() {
        let scene = make()
        scene.operation = .copy
        scene.begin(at: scene.finger(100, 22))
        scene.stage.touchMove(to: scene.finger(100, 60), duration: 0.1)
        scene.stage.touchDown(at: CGPoint(x: 200, y: 300), finger: 1)
        scene.stage.touchUp(finger: 1)
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        XCTAssertTrue(scene.take().contains { $0.hasPrefix("perform [0, ") })
        scene.stage.settle()
    }

    func testARowIsDimmedWhileItIsDragged() {
        final class Cell: UITableViewCell {
            var states: [DragState] = []
            override func dragStateDidChange(_ dragState: DragState) {
                super.dragStateDidChange(dragState)
                states.append(dragState)
            }
        }
        let scene = make()
        scene.operation = .cancel
        scene.table.register(Cell.self, forCellReuseIdentifier: "stateful")
        scene.identifier = "stateful"
        scene.table.reloadData()
        scene.stage.advance(by: 0.05)
        let cell = scene.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Cell
        scene.begin(at: scene.finger(100, 66))
        XCTAssertEqual(cell?.states, [.lifting])
        scene.stage.touchMove(to: scene.finger(100, 155), duration: 0.2)
        XCTAssertEqual(cell?.states, [.lifting, .dragging])
        XCTAssertEqual(cell?.alpha, 0.5)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(cell?.states, [.lifting, .dragging, .none])
        XCTAssertEqual(cell?.alpha, 1)
    }

    func testRowsThatChangeDuringADragCloseTheGap() {
        let scene = make()
        scene.begin(at: scene.finger(100, 66))
        scene.stage.touchMove(to: scene.finger(100, 155), duration: 0.2)
        scene.rows.removeFirst()
        scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        scene.stage.advance(by: 0.4)
        scene.stage.touchMove(to: scene.finger(100, 156), duration: 0)
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        XCTAssertEqual(scene.take().last, "perform [0] at 3")
        scene.stage.settle()
        XCTAssertEqual(scene.tops, Dictionary(uniqueKeysWithValues: (0..<9).map { ("\($0 + 1)", CGFloat($0) * 44) }))
    }

    func testTheTableScrollsWhileTheFingerIsNearItsEdge() {
        let scene = make()
        scene.rows = (0..<40).map { "\($0)" }
        scene.table.reloadData()
        scene.stage.advance(by: 0.05)
        scene.begin(at: scene.finger(100, 66))
        scene.stage.touchMove(to: scene.finger(100, 460), duration: 0)
        scene.stage.advance(by: 1)
        // 30 points beyond the beginning of the edge, at 10 points per second for each.
        XCTAssertEqual(scene.table.contentOffset.y, 300, accuracy: 6)
        scene.stage.touchMove(to: scene.finger(100, 240), duration: 0)
        let offset = scene.table.contentOffset
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.table.contentOffset, offset)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    func testDraggingIsDisabledOnIPhones() {
        let scene = make()
        XCTAssertFalse(UITableView().dragInteractionEnabled)
        scene.table.dragInteractionEnabled = false
        scene.begin(at: scene.finger(100, 66))
        XCTAssertEqual(scene.take(), [])
        scene.stage.touchUp()
    }
}
