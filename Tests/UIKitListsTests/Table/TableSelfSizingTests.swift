import Kinora
import TestSupport
import UIKit
import XCTest

/// Rows whose height comes from the constraints of their cells.
@preconcurrency @MainActor
final class TableSelfSizingTests: XCTestCase {
    private final class NoteCell: UITableViewCell {
        let note = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            note.numberOfLines = 0
            note.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(note)
            NSLayoutConstraint.activate([
                note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Notes: NSObject, UITableViewDataSource {
        let texts = (0..<40).map { String(repeating: "some words of a note ", count: $0 % 7 + 1) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? NoteCell)?.note.text = texts[indexPath.row]
            return cell
        }
    }

    func testRowsAreAsHighAsTheirConstraintsSay() throws {
        let stage = Stage()
        let notes = Notes()
        let table = UITableView(frame: stage.window.bounds)
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.dataSource = notes
        stage.window.addSubview(table)
        for offset in [0, 700] as [CGFloat] {
            table.contentOffset.y = offset
            stage.advance(by: 0.1)
            XCTAssertGreaterThan(table.visibleCells.count, 5)
            for cell in table.visibleCells {
                let note = try XCTUnwrap((cell as? NoteCell)?.note)
                let width = cell.contentView.bounds.width - 32
                let height = note.sizeThatFits(CGSize(width: width, height: 10_000)).height
                XCTAssertEqual(note.frame.width, width, accuracy: 0.5)
                XCTAssertEqual(note.frame.height, height, accuracy: 1)
                XCTAssertEqual(cell.frame.height, height + 20, accuracy: 1)
            }
        }
    }

    func testAVisibleRowGrowsAndShrinksWithItsContent() throws {
        let stage = Stage()
        let notes = Notes()
        let table = UITableView(frame: stage.window.bounds)
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.dataSource = notes
        stage.window.addSubview(table)
        stage.settle()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell)
        let next = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let height = cell.frame.height
        func presented() -> CGFloat { next.layer.presentation()?.frame.minY ?? -1 }
        cell.note.text = notes.texts[6] + notes.texts[6]
        stage.settle()
        XCTAssertEqual(cell.frame.height, height, "the app says that the size has changed")
        cell.invalidateIntrinsicContentSize()
        stage.advance(by: 0.1)
        let grown = cell.frame.height
        XCTAssertGreaterThan(grown, height + 40)
        XCTAssertEqual(next.frame.minY, grown)
        XCTAssertTrue(presented() > height + 5 && presented() < grown - 5, "\(presented()): animated")
        stage.settle()
        XCTAssertEqual(presented(), grown)
        cell.note.text = notes.texts[0]
        UIView.performWithoutAnimation { cell.contentView.invalidateIntrinsicContentSize() }
        stage.advance(by: 1 / 60)
        XCTAssertEqual(cell.frame.height, height)
        XCTAssertEqual(presented(), height, accuracy: 1e-6)
        table.selfSizingInvalidation = .enabledIncludingConstraints
        cell.note.text = notes.texts[6] + notes.texts[6]
        stage.settle()
        XCTAssertEqual(cell.frame.height, grown)
        table.selfSizingInvalidation = .disabled
        cell.note.text = notes.texts[0]
        cell.invalidateIntrinsicContentSize()
        stage.settle()
        XCTAssertEqual(cell.frame.height, grown)
    }

    func testARowFollowsItsContentConfiguration() throws {
        let stage = Stage()
        let notes = Notes()
        let table = UITableView(frame: stage.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        table.dataSource = notes
        stage.window.addSubview(table)
        stage.settle()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        var heights: [CGFloat] = []
        for count in [1, 20, 1] {
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "some words ", count: count)
            cell.contentConfiguration = content
            stage.settle()
            heights.append(cell.frame.height)
            XCTAssertEqual(table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY ?? 0, cell.frame.maxY, accuracy: 1e-6)
        }
        XCTAssertEqual(heights[0], heights[2])
        XCTAssertGreaterThan(heights[1], heights[0] + 40)
    }

    func testAConflictWithTheRowsHeightHasUIKitsName() throws {
        let stage = Stage(device: .iPhone15)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        stage.window.addSubview(cell)
        cell.layoutIfNeeded()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        let log = Diagnostics.complaints {
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor), box.heightAnchor.constraint(equalToConstant: 60),
            ])
            stage.advance(by: 0.1)
        }
        let text = try XCTUnwrap(log.first)
        XCTAssertTrue(text.contains("'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x"), text)
        XCTAssertTrue(text.contains(".height == 44   (active)>"), text)
    }
}
