import Kinora
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class TableEditingTests: XCTestCase {
    /// A table whose delegate and data source answer as a test says.
    @MainActor
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewRowEditing, UITableViewRowMoving {
        var rows = (0..<10).map { "\($0)" }
        var styles: [UITableViewCell.EditingStyle] = []
        var trailing: UISwipeActionsConfiguration?
        var leading: UISwipeActionsConfiguration?
        var saysTrailing = false
        var fixedRows: Set<Int> = []
        var rowActions: [UITableViewRowAction]?
        var log: [String] = []
        var deletes = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            log.append("commit \(editingStyle) \(indexPath.row)")
            guard editingStyle == .delete, deletes else { return }
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { !fixedRows.contains(indexPath.row) }
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
            styles.isEmpty ? .delete : styles[indexPath.row % styles.count]
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("willBegin \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { rowActions }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { saysTrailing ? trailing : UITableView.noConfiguration }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { IndexPath(row: min(proposedDestinationIndexPath.row, 7), section: 0) }
    }

    @MainActor
    private final class Scene {
        let stage = Stage(device: Device(name: "editing", size: CGSize(width: 320, height: 480), scale: 2))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let source = Source()

        init(cell: UITableViewCell.Type = UITableViewCell.self) {
            stage.window.rootViewController = UIViewController()
            table.register(cell, forCellReuseIdentifier: "cell")
            table.rowHeight = 44
            table.dataSource = source
            table.delegate = source
            stage.window.rootViewController?.view.addSubview(table)
            stage.advance(by: 0.05)
        }

        func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

        var shownX: (Int) -> CGFloat {
            { [self] row in cell(row)?.layer.presentation()?.frame.minX ?? .nan }
        }

        /// A touch that moves along a row and ends at rest or in motion.
        func swipe(row: Int, from: Double, to: Double, duration: Double = 0.2, lifts: Bool = true, rests: Bool = false) {
            let y = Double(row) * 44 + 22
            var samples = [TouchSample(time: 0, phase: .began, location: CGPoint(x: from, y: y))]
            for step in 1...10 {
                let x = from + (to - from) * Double(step) / 10
                samples.append(TouchSample(time: duration * Double(step) / 10, phase: .moved, location: CGPoint(x: x, y: y)))
            }
            if rests { samples.append(TouchSample(time: duration + 0.3, phase: .moved, location: CGPoint(x: to, y: y))) }
            if lifts { samples.append(TouchSample(time: duration + (rests ? 0.3 : 0), phase: .ended, location: CGPoint(x: to, y: y))) }
            stage.touch(samples)
        }

        func tap(_ x: Double, _ y: Double) {
            stage.touch([
                TouchSample(time: 0, phase: .began, location: CGPoint(x: x, y: y)),
                TouchSample(time: 0.05, phase: .ended, location: CGPoint(x: x, y: y)),
            ])
        }

        func take() -> [String] {
            defer { source.log = [] }
            return source.log
        }
    }

    // MARK: Actions of former apps

    func testRowActionsAreButtonsWhoseRowStaysOpen() {
        let scene = Scene()
        var performed: [String] = []
        let more = UITableViewRowAction(style: .normal, title: "More") { action, path in
            performed.append("\(action.title ?? "") \(path.row)")
        }
        more.backgroundColor = .systemBlue
        scene.source.rowActions = [
            UITableViewRowAction(style: .destructive, title: "Go") { _, path in performed.append("Go \(path.row)") }, more,
        ]
        scene.swipe(row: 1, from: 280, to: 120, rests: true)
        scene.stage.settle()
        let buttons = scene.table.swipes.first?.buttons.buttons ?? []
        XCTAssertEqual(buttons.map(\.backgroundColor), [.systemRed, .systemBlue])
        XCTAssertEqual(buttons.map { $0.accessibilityLabel ?? "" }, ["Go", "More"])
        func tap(_ index: Int) {
            let middle = buttons[index].convert(CGPoint(x: buttons[index].bounds.midX, y: 22), to: nil)
            scene.tap(middle.x, middle.y)
            scene.stage.settle()
        }
        tap(1)
        tap(0)
        XCTAssertEqual(performed, ["More 1", "Go 1"])
        XCTAssertLessThan(scene.cell(1)?.frame.minX ?? 0, -40, "the row stays open")
        scene.table.setEditing(false, animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.cell(1)?.frame.minX, 0)
        // Behind a title there can be an effect, which the style's color would hide.
        more.backgroundEffect = UIBlurEffect(style: .dark)
        scene.source.rowActions = [more]
        scene.swipe(row: 1, from: 280, to: 120, rests: true)
        scene.stage.settle()
        let button = scene.table.swipes.first?.buttons.buttons.first
        XCTAssertTrue((button?.subviews.first as? UIVisualEffectView)?.effect === more.backgroundEffect)
        XCTAssertEqual(button?.subviews.first?.frame, button?.bounds)
        XCTAssertEqual(button?.backgroundColor, .systemBlue, "it has a color of its own")
        scene.table.setEditing(false, animated: false)
        more.backgroundColor = nil
        scene.swipe(row: 1, from: 280, to: 120, rests: true)
        XCTAssertEqual(scene.table.swipes.first?.buttons.buttons.first?.backgroundColor, .clear)
        scene.table.setEditing(false, animated: false)
        // A full swipe performs none; without actions there is no swipe.
        scene.swipe(row: 2, from: 310, to: 5, rests: true)
        scene.stage.settle()
        XCTAssertEqual(performed.count, 2)
        scene.table.setEditing(false, animated: false)
        scene.source.rowActions = []
        scene.swipe(row: 3, from: 280, to: 120, rests: true)
        scene.stage.settle()
        XCTAssertEqual(scene.cell(3)?.frame.minX, 0)
    }

    // MARK: Editing all rows

    func testEditedRowsShowWhatTheDelegateSays() {
        let scene = Scene()
        scene.source.styles = [.delete, .insert, .none]
        scene.source.fixedRows = [3]
        scene.table.setEditing(true, animated: true)
        XCTAssertTrue(scene.table.isEditing)
        XCTAssertEqual((0..<4).map { scene.cell($0)?.isEditing }, [true, true, true, false])
        XCTAssertEqual((0..<4).map { scene.cell($0)?.cellViews.editControl != nil }, [true, true, false, false])
        XCTAssertEqual(scene.cell(0)?.editingStyle, .delete)
        XCTAssertEqual(scene.cell(0)?.contentView.frame.minX, 38)
        XCTAssertEqual(scene.cell(2)?.contentView.frame.minX, 0)
        XCTAssertNotNil(scene.cell(0)?.cellViews.reorderControl)
        XCTAssertEqual(scene.stage.settle(), [])
        scene.tap(27, 44 + 22)
        XCTAssertEqual(scene.take(), ["commit insert 1"])
        scene.table.setEditing(false, animated: true)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertNil(scene.cell(0)?.cellViews.editControl)
        XCTAssertEqual(scene.take(), [])
    }

    func testTheMinusSignOpensTheRowAndItsButtonDeletes() {
        let scene = Scene()
        scene.table.setEditing(true, animated: false)
        scene.stage.advance(by: 0.05)
        scene.tap(27, 22)
        XCTAssertEqual(scene.cell(0)?.showingDeleteConfirmation, true)
        XCTAssertEqual(scene.stage.settle(), [])
        let slide = scene.cell(0)?.frame.minX ?? 0
        XCTAssertLessThanOrEqual(slide, -74)
        scene.tap(300, 22)
        XCTAssertEqual(scene.take(), ["commit delete 0"])
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.table.visibleCells.count, 9)
        XCTAssertTrue(scene.table.isEditing)
        XCTAssertFalse(scene.table.subviews.contains { $0 is SwipeButtonsView })
    }

    func testSeveralRowsAreChosenWithTicks() {
        let scene = Scene()
        scene.table.allowsMultipleSelectionDuringEditing = true
        scene.table.setEditing(true, animated: false)
        scene.stage.advance(by: 0.05)
        scene.tap(27, 22)
        scene.tap(150, 66)
        XCTAssertEqual(scene.table.indexPathsForSelectedRows?.map(\.row), [0, 1])
        XCTAssertEqual(scene.cell(0)?.cellViews.editControl?.isChecked, true)
        scene.table.setEditing(false, animated: false)
        XCTAssertNil(scene.table.indexPathsForSelectedRows)
    }

    func testCirclesForSeveralRowsAppearAlsoWhenAllowedWhileEditing() throws {
        for isEarly in [true, false] {
            for animates in [true, false] {
                let scene = Scene()
                if isEarly { scene.table.allowsMultipleSelectionDuringEditing = true }
                scene.table.setEditing(true, animated: animates)
                if !isEarly { scene.table.allowsMultipleSelectionDuringEditing = true }
                scene.stage.advance(by: 1)
                scene.table.contentOffset.y = 30
                scene.stage.advance(by: 0.05)
                for cell in scene.table.visibleCells {
                    let control = try XCTUnwrap(cell.cellViews.editControl)
                    XCTAssertEqual(control.kind, .check)
                    XCTAssertEqual(control.alpha, 1)
                    // The circle of 22 points is within the 38 that the content gives way.
                    XCTAssertTrue((11...27).contains(control.frame.midX), "\(control.frame)")
                    XCTAssertEqual(cell.contentView.frame.minX, 38)
                }
                scene.table.allowsMultipleSelectionDuringEditing = false
                scene.stage.advance(by: 0.05)
                XCTAssertEqual(scene.cell(3)?.cellViews.editControl?.kind, .delete)
            }
        }
    }

    // MARK: Swiping

    func testASwipeOpensARowThatCanBeDeletedAndTheButtonDeletes() {
        let scene = Scene()
        scene.swipe(row: 2, from: 250, to: 130)
        XCTAssertEqual(scene.take(), ["willBegin 2"])
        XCTAssertTrue(scene.table.isEditing)
        XCTAssertEqual(scene.cell(2)?.isEditing, true)
        XCTAssertEqual(scene.cell(2)?.showingDeleteConfirmation, true)
        XCTAssertNil(scene.cell(2)?.cellViews.editControl, "a swiped row has no control at its beginning")
        let buttons = scene.table.subviews.compactMap { $0 as? SwipeButtonsView }.first
        XCTAssertEqual(buttons?.naturalWidth ?? 0, -(scene.cell(2)?.frame.minX ?? 0), accuracy: 1e-6)
        XCTAssertGreaterThanOrEqual(buttons?.naturalWidth ?? 0, 74)
        XCTAssertEqual(buttons?.frame.maxX, 320)
        XCTAssertEqual(scene.stage.settle(), [])
        scene.tap(300, 110)
        XCTAssertEqual(scene.take(), ["commit delete 2"])
        XCTAssertFalse(scene.table.isEditing)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.take(), ["didEnd nil"])
        XCTAssertEqual(scene.table.visibleCells.count, 9)
        XCTAssertTrue(scene.table.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.isEditing && $0.alpha == 1 })
        XCTAssertNil(buttons?.superview)
    }

    func testARowGoesOnAtTheFingersSpeed() throws {
        for (to, speed, rest) in [(220.0, 400.0, -1.0), (190, 250, -1), (225, 150, 0)] {
            let scene = Scene()
            scene.swipe(row: 2, from: 250, to: to, duration: (250 - to) / speed)
            let cell = try XCTUnwrap(scene.cell(2))
            func shown() throws -> CGFloat { try XCTUnwrap(cell.layer.presentation()).frame.minX }
            let before = try shown()
            scene.stage.advance(by: 1.0 / 960)
            XCTAssertEqual(try shown() - before, -speed / 960, accuracy: speed / 9600, "\(speed) points a second")
            scene.stage.settle()
            XCTAssertEqual(cell.frame.minX.sign, rest < 0 ? .minus : .plus, "\(speed) points a second")
        }
    }

    func testATouchElsewhereClosesTheRowAndDoesNothingElse() {
        let scene = Scene()
        scene.swipe(row: 2, from: 250, to: 130)
        _ = scene.stage.settle()
        _ = scene.take()
        scene.tap(100, 300)
        XCTAssertFalse(scene.table.isEditing)
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.take(), ["didEnd 2"])
        XCTAssertEqual(scene.cell(2)?.frame.minX, 0)
        scene.tap(100, 300)
        XCTAssertEqual(scene.take(), ["select 6"])
    }

    func testScrollingClosesTheRow() {
        let scene = Scene()
        scene.swipe(row: 2, from: 250, to: 130)
        _ = scene.stage.settle()
        var samples = [TouchSample(time: 0, phase: .began, location: CGPoint(x: 150, y: 300))]
        for step in 1...8 {
            let location = CGPoint(x: 150, y: 300 - Double(step) * 5)
            samples.append(TouchSample(time: Double(step) / 60, phase: step == 8 ? .ended : .moved, location: location))
        }
        scene.stage.touch(samples)
        XCTAssertFalse(scene.table.isEditing)
        _ = scene.stage.settle()
        XCTAssertEqual(scene.take(), ["willBegin 2", "didEnd 2"])
    }

    func testAFullSwipeDoesWhatTheFirstButtonDoes() {
        let scene = Scene()
        scene.swipe(row: 1, from: 310, to: 20, rests: true)
        XCTAssertEqual(scene.take(), ["willBegin 1", "commit delete 1"])
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.source.rows.count, 9)
        XCTAssertEqual(scene.table.visibleCells.count, 9)
        XCTAssertEqual(scene.take(), ["didEnd nil"])
    }

    func testAppsOwnButtonsAtBothEdges() {
        let scene = Scene()
        var done: [String] = []
        var finish: ((Bool) -> Void)?
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, view, completion in
            done.append("flag \(view is SwipeButton)")
            finish = completion
        }
        let more = UIContextualAction(style: .normal, title: "More") { _, _, completion in
            done.append("more")
            completion(true)
        }
        more.backgroundColor = .systemOrange
        scene.source.saysTrailing = true
        scene.source.trailing = UISwipeActionsConfiguration(actions: [flag, more])
        scene.source.trailing?.performsFirstActionWithFullSwipe = false
        scene.source.leading = UISwipeActionsConfiguration(actions: [more])
        scene.swipe(row: 0, from: 300, to: 20, rests: true)
        XCTAssertEqual(done, [], "a swipe across the row only opens it")
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.cell(0)?.frame.minX, -148)
        scene.tap(200, 22)
        XCTAssertEqual(done, ["more"])
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.cell(0)?.frame.minX, 0)
        scene.swipe(row: 0, from: 300, to: 200)
        _ = scene.stage.settle()
        scene.tap(300, 22)
        XCTAssertEqual(done, ["more", "flag true"])
        _ = scene.stage.settle()
        XCTAssertEqual(scene.cell(0)?.frame.minX, -148, "it stays open until the app is done")
        finish?(true)
        finish = nil
        _ = scene.stage.settle()
        XCTAssertEqual(scene.cell(0)?.frame.minX, 0)
        scene.swipe(row: 3, from: 20, to: 120)
        _ = scene.stage.settle()
        XCTAssertEqual(scene.cell(3)?.frame.minX, 74)
        scene.swipe(row: 4, from: 20, to: 120)
        _ = scene.stage.settle()
        XCTAssertEqual([scene.cell(3)?.frame.minX, scene.cell(4)?.frame.minX], [0, 74], "one row is open at a time")
        scene.table.reloadData()
        XCTAssertFalse(scene.table.isEditing)
        _ = scene.stage.settle()
        scene.source.trailing = nil
        scene.source.leading = nil
    }

    func testAFingerTakesAMovingRowWhereItIsShown() {
        let scene = Scene()
        scene.swipe(row: 2, from: 250, to: 150)
        _ = scene.stage.settle()
        scene.tap(100, 300)
        scene.stage.advance(by: 0.1)
        let before = scene.shownX(2)
        XCTAssertTrue(before < -5 && before > -74, "\(before)")
        scene.swipe(row: 2, from: 200, to: 190, duration: 0.05, lifts: false)
        XCTAssertEqual(scene.table.swipe?.phase, .dragged)
        XCTAssertLessThan(scene.shownX(2), 0)
        scene.stage.touch([TouchSample(time: 0, phase: .cancelled, location: CGPoint(x: 190, y: 110))])
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertTrue([0, -(scene.table.swipe?.openWidth ?? 0)].contains(scene.cell(2)?.frame.minX ?? 1))
    }

    func testRowsThatCannotBeDeletedAreNotSwiped() {
        let scene = Scene()
        scene.source.fixedRows = [2]
        scene.source.styles = [.delete, .none]
        for row in [1, 2] {
            scene.swipe(row: row, from: 250, to: 130)
            XCTAssertFalse(scene.table.isEditing)
            XCTAssertEqual(scene.take(), ["select \(row)"], "the finger has not left the row")
        }
    }

    func testACellThatDoesNotWantToBeEditedShowsNoButton() {
        let scene = Scene(cell: Refusing.self)
        scene.swipe(row: 2, from: 250, to: 130)
        XCTAssertEqual(scene.take(), ["willBegin 2", "didEnd 2"])
        XCTAssertFalse(scene.table.isEditing)
        XCTAssertEqual(scene.cell(2)?.frame.minX, 0)
        XCTAssertFalse(scene.table.subviews.contains { $0 is SwipeButtonsView })
        XCTAssertEqual((scene.cell(2) as? Refusing)?.asked.first, true)
    }

    private final class Refusing: UITableViewCell {
        var asked: [Bool] = []

        override func setEditing(_ editing: Bool, animated: Bool) {
            asked.append(editing)
            tableView?.isEditing = false
        }
    }

    // MARK: Who has which methods

    private class Plain: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    }

    private final class Editing: Plain, UITableViewRowEditing {}

    private final class Moving: Plain, UITableViewRowMoving {}

    private final class CanEdit: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }

    private final class Styles: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    }

    private final class NoStyles: NSObject, UITableViewDelegate {}

    private class TenRows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    private final class CommittingController: TenRows {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }

    private final class MovingController: TenRows {
        override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    }

    /// Whether a swipe opens a row to delete it, and whether rows have reordering controls in editing mode.
    private static func offers(
        _ source: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)? = nil
    ) -> (delete: Bool, reorder: Bool) {
        let scene = Scene()
        scene.table.dataSource = source
        scene.table.delegate = delegate
        scene.table.reloadData()
        scene.stage.advance(by: 0.05)
        scene.swipe(row: 2, from: 250, to: 130)
        scene.stage.advance(by: 1)
        let deletes = scene.table.subviews.contains { $0 is SwipeButtonsView }
        scene.table.setEditing(true, animated: false)
        return (deletes, scene.cell(1)?.showsReorderControl ?? false)
    }

    func testConformanceOffersDeletingAndReordering() {
        XCTAssert(Self.offers(Plain()) == (delete: false, reorder: false))
        XCTAssert(Self.offers(Plain(), NoStyles()) == (delete: false, reorder: false))
        XCTAssert(Self.offers(Editing()) == (delete: true, reorder: false))
        XCTAssert(Self.offers(Moving()) == (delete: false, reorder: true))
    }

    func testRowsCanBeDeletedWhereTheAppSaysThatTheyCanBeEdited() {
        XCTAssert(Self.offers(CanEdit()) == (delete: true, reorder: false))
        XCTAssert(Self.offers(Plain(), Styles()) == (delete: true, reorder: false))
    }

    func testAControllerOffersWhatItOverrides() {
        let (plain, committing, moving) = (TenRows(), CommittingController(), MovingController())
        XCTAssert(Self.offers(plain, plain) == (delete: false, reorder: false))
        XCTAssert(Self.offers(committing, committing) == (delete: true, reorder: false))
        XCTAssert(Self.offers(moving, moving) == (delete: false, reorder: true))
    }

    func testTheLogNamesTheProtocolOnce() {
        let scene = Scene()
        let (plain, editing) = (Plain(), Editing())
        let lines = Diagnostics.complaints {
            for source in [editing, plain, plain] {
                scene.table.dataSource = source
                scene.table.setEditing(false, animated: false)
                scene.table.setEditing(true, animated: false)
            }
        }
        XCTAssertEqual(
            lines,
            [
                "Plain does not conform to UITableViewRowEditing, so its rows cannot be swiped to delete; conform to it if "
                    + "the data source has tableView(_:commit:forRowAt:)."
            ])
    }

    // MARK: Moving rows

    func testAFingerMovesARowAndTheOthersMakeSpace() {
        let scene = Scene()
        scene.table.setEditing(true, animated: false)
        scene.stage.advance(by: 0.05)
        let moved = scene.cell(1), over = scene.cell(3)
        var samples = [TouchSample(time: 0, phase: .began, location: CGPoint(x: 298, y: 66))]
        for step in 1...10 {
            samples.append(TouchSample(time: Double(step) / 60, phase: .moved, location: CGPoint(x: 298, y: 66 + Double(step) * 10)))
        }
        scene.stage.touch(samples)
        XCTAssertEqual(moved?.frame.midY ?? 0, 166, accuracy: 0.01)
        XCTAssertEqual(over?.frame.minY, 88, "it has made room")
        XCTAssertEqual(scene.table.contentOffset.y, 0)
        scene.stage.advance(by: 0.3)
        scene.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: 298, y: 166))])
        XCTAssertEqual(scene.take(), ["move 1 3"])
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertTrue(scene.cell(3) === moved)
        XCTAssertEqual(moved?.frame.minY, 132)
        XCTAssertEqual(scene.table.visibleCells.map { $0.textLabel?.text }, ["0", "2", "3", "1", "4", "5", "6", "7", "8", "9"])
        XCTAssertEqual(moved?.layer.shadowOpacity, 0)
    }

    func testTheContentMovesWhileTheFingerIsNearAnEdge() {
        let scene = Scene()
        scene.source.rows = (0..<40).map { "\($0)" }
        scene.table.reloadData()
        scene.table.setEditing(true, animated: false)
        scene.stage.advance(by: 0.05)
        let moved = scene.cell(1)
        scene.stage.touch([
            TouchSample(time: 0, phase: .began, location: CGPoint(x: 298, y: 66)),
            TouchSample(time: 0.2, phase: .moved, location: CGPoint(x: 298, y: 460)),
        ])
        scene.stage.advance(by: 1)
        // 30 points beyond the 50 from the edge that are free: 300 points a second.
        XCTAssertEqual(scene.table.contentOffset.y, 300, accuracy: 6)
        XCTAssertEqual(moved?.frame.midY ?? 0, scene.table.contentOffset.y + 460, accuracy: 0.01)
        scene.stage.advance(by: 10)
        XCTAssertEqual(scene.table.contentOffset.y, 40 * 44 - 480, "no further than the content")
        scene.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: 298, y: 460))])
        // The delegate lets no row go beyond the eighth place.
        XCTAssertEqual(scene.take(), ["move 1 7"])
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.source.rows[7], "1")
        XCTAssertEqual(scene.table.visibleCells.last?.textLabel?.text, "39")
    }

    func testARowThatIsReleasedWhereItWasOrTakenAwayComesBack() {
        for phase in [UITouch.Phase.ended, .cancelled] {
            let scene = Scene()
            scene.table.setEditing(true, animated: false)
            scene.stage.advance(by: 0.05)
            let far: Double = phase == .ended ? 10 : 100
            scene.stage.touch([
                TouchSample(time: 0, phase: .began, location: CGPoint(x: 298, y: 66)),
                TouchSample(time: 0.1, phase: .moved, location: CGPoint(x: 298, y: 66 + far)),
                TouchSample(time: 0.2, phase: phase, location: CGPoint(x: 298, y: 66 + far)),
            ])
            XCTAssertEqual(scene.take(), [])
            XCTAssertEqual(scene.stage.settle(), [])
            XCTAssertEqual((0..<4).map { scene.cell($0)?.frame.minY }, [0, 44, 88, 132])
        }
    }

    /// Images for inspection; `KINORA_PICTURES` names the folder.
    func testFilmstripOfASwipe() throws {
        guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
        try MainActor.assumeIsolated {
            let scene = Scene()
            scene.source.saysTrailing = true
            let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            flag.backgroundColor = .systemOrange
            scene.source.trailing = UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }, flag,
            ])
            var images: [CGImage] = []
            scene.swipe(row: 1, from: 300, to: 250, lifts: false)
            images.append(scene.stage.image())
            scene.stage.touch([TouchSample(time: 0.05, phase: .moved, location: CGPoint(x: 150, y: 66))])
            images.append(scene.stage.image())
            scene.stage.touch([TouchSample(time: 0.05, phase: .moved, location: CGPoint(x: 60, y: 66))])
            scene.stage.advance(by: 0.1)
            images.append(scene.stage.image())
            scene.stage.touch([TouchSample(time: 0.05, phase: .moved, location: CGPoint(x: 160, y: 66))])
            scene.stage.touch([TouchSample(time: 0.3, phase: .ended, location: CGPoint(x: 160, y: 66))])
            _ = scene.stage.settle()
            images.append(scene.stage.image())
            scene.table.setEditing(true, animated: true)
            scene.stage.advance(by: 0.15)
            images.append(scene.stage.image())
            _ = scene.stage.settle()
            images.append(scene.stage.image())
            let size = CGSize(width: 330 * images.count, height: 240)
            let sheet = UIGraphicsImageRenderer(size: size).image { _ in
                for (index, image) in images.enumerated() {
                    UIImage(cgImage: image).draw(in: CGRect(x: 330 * index, y: 0, width: 320, height: 480))
                }
            }
            try XCTUnwrap(sheet.pngData()).write(to: URL(fileURLWithPath: folder).appendingPathComponent("swipe.png"))
            scene.source.trailing = nil
        }
    }
}
