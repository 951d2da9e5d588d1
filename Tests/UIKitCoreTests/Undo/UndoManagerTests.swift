import Kinora
import TestSupport
import UIKit
import XCTest

@preconcurrency @MainActor
final class UndoManagerTests: XCTestCase {
    /// A document whose changes can be undone.
    @MainActor
    private final class Document: NSObject {
        let manager = UndoManager()
        var values: [Int] = []

        func add(_ value: Int) {
            manager.registerUndo(withTarget: self) { $0.removeLast() }
            values.append(value)
        }

        func removeLast() {
            let last = values.removeLast()
            manager.registerUndo(withTarget: self) { $0.add(last) }
        }
    }

    func testChangesOfOneEventAreUndoneAtOnce() {
        let stage = Stage(device: .iPhone15)
        let document = Document()
        document.add(1)
        document.add(2)
        XCTAssertTrue(document.manager.canUndo)
        XCTAssertEqual(document.manager.groupingLevel, 1)
        stage.advance(by: 0.1)
        XCTAssertEqual(document.manager.groupingLevel, 0)
        document.add(3)
        stage.advance(by: 0.1)
        document.manager.undo()
        XCTAssertEqual(document.values, [1, 2])
        document.manager.undo()
        XCTAssertEqual(document.values, [])
        XCTAssertFalse(document.manager.canUndo)
        document.manager.redo()
        XCTAssertEqual(document.values, [1, 2])
        document.manager.redo()
        document.manager.redo()
        XCTAssertEqual(document.values, [1, 2, 3])
    }

    func testUndoInTheSameEventClosesItsGroup() {
        let stage = Stage(device: .iPhone15)
        let document = Document()
        document.add(1)
        document.manager.undo()
        XCTAssertEqual(document.values, [])
        XCTAssertTrue(document.manager.canRedo)
        document.add(5)
        XCTAssertFalse(document.manager.canRedo)
        _ = stage
    }

    func testGroupsNestAndHaveNames() {
        let document = Document()
        let manager = document.manager
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        document.add(1)
        manager.beginUndoGrouping()
        document.add(2)
        manager.setActionName("Add Two")
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        XCTAssertEqual(manager.undoMenuItemTitle, "Undo Add Two")
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        XCTAssertEqual(manager.undoCount, 1)
        manager.undo()
        XCTAssertEqual(document.values, [])
        XCTAssertEqual(manager.redoMenuItemTitle, "Redo Add Two")
        manager.redo()
        XCTAssertEqual(document.values, [1, 2])
        XCTAssertEqual(manager.undoActionName, "Add Two")
    }

    func testLevelsLimitWhatIsKept() {
        let document = Document()
        document.manager.groupsByEvent = false
        document.manager.levelsOfUndo = 2
        for value in 1...4 {
            document.manager.beginUndoGrouping()
            document.add(value)
            document.manager.endUndoGrouping()
        }
        while document.manager.canUndo { document.manager.undo() }
        XCTAssertEqual(document.values, [1, 2])
    }

    func testTargetsAreNotRetainedAndCanBeForgotten() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        weak var released: Document?
        var calls = 0
        manager.beginUndoGrouping()
        do {
            let target = Document()
            released = target
            manager.registerUndo(withTarget: target) { _ in calls += 1 }
        }
        manager.endUndoGrouping()
        XCTAssertNil(released)
        manager.undo()
        XCTAssertEqual(calls, 0)
        let (one, other) = (Document(), Document())
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: one) { _ in calls += 1 }
        manager.registerUndo(withTarget: other) { _ in calls += 10 }
        manager.endUndoGrouping()
        manager.removeAllActions(withTarget: one)
        manager.undo()
        XCTAssertEqual(calls, 10)
    }

    func testNothingIsRecordedWhileRegistrationIsDisabled() {
        let document = Document()
        document.manager.disableUndoRegistration()
        document.add(1)
        document.manager.enableUndoRegistration()
        XCTAssertFalse(document.manager.canUndo)
        XCTAssertTrue(document.manager.isUndoRegistrationEnabled)
    }

    func testNotificationsInOrder() {
        let document = Document()
        let manager = document.manager
        manager.groupsByEvent = false
        nonisolated(unsafe) var names: [String] = []
        let token = NotificationCenter.default.addObserver(forName: nil, object: manager, queue: nil) { note in
            names.append(
                note.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "").replacingOccurrences(of: "Notification", with: ""))
        }
        defer { NotificationCenter.default.removeObserver(token) }
        manager.beginUndoGrouping()
        document.add(1)
        manager.endUndoGrouping()
        manager.undo()
        XCTAssertEqual(
            names,
            [
                "Checkpoint", "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup", "Checkpoint", "WillUndoChange",
                "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup", "DidUndoChange",
            ])
    }

    func testEachWindowHasAManagerThatItsViewsFind() {
        let stage = Stage(device: .iPhone15)
        let view = UIView()
        XCTAssertNil(view.undoManager)
        stage.window.addSubview(view)
        XCTAssertTrue(view.undoManager === stage.window.undoManager)
        XCTAssertNotNil(view.undoManager)
    }
}
