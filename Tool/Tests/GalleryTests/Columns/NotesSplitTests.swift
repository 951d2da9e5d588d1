import Kinora
import UIKit
import XCTest

@testable import Gallery

@preconcurrency @MainActor
final class NotesSplitTests: XCTestCase {
    private func show(on device: Device, _ check: (Stage, NotesSplitViewController) throws -> Void) rethrows {
        let stage = Stage(device: device)
        let split = NotesSplitViewController()
        stage.window.rootViewController = split
        stage.settle()
        try check(stage, split)
    }

    func testATabletShowsTheListBesideTheNoteAndMarksIt() throws {
        try show(on: .iPad10) { stage, split in
            XCTAssertFalse(split.isCollapsed)
            let (list, note) = (split.list.tableView!, split.note.view!)
            XCTAssertNotNil(list.window)
            XCTAssertNotNil(note.window)
            XCTAssertLessThanOrEqual(list.convert(list.bounds, to: nil).maxX, note.convert(note.bounds, to: nil).minX + 1)
            XCTAssertEqual(list.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
            stage.tap(at: try XCTUnwrap(list.cellForRow(at: IndexPath(row: 2, section: 0))))
            XCTAssertEqual(split.note.entry.photo.place, "Cape Canaveral")
            stage.settle()
            XCTAssertEqual(list.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
            XCTAssertEqual(note.subviews.count, 1, "the note before has faded away")
            XCTAssertNotNil(list.window)
        }
    }

    func testAPhoneShowsTheListFirstAndPushesTheNote() throws {
        try show(on: .iPhone15) { stage, split in
            XCTAssertTrue(split.isCollapsed)
            XCTAssertNotNil(split.list.view.window)
            XCTAssertNil(split.note.viewIfLoaded?.window)
            stage.tap(at: try XCTUnwrap(split.list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
            stage.settle()
            XCTAssertNotNil(split.note.view.window)
            XCTAssertEqual(split.note.entry.photo.place, "Palm garden")
            XCTAssertNil(split.list.view.window)
            XCTAssertNil(split.list.tableView.indexPathForSelectedRow)
        }
    }
}
