import Kinora
import UIKit
import XCTest

/// Contents of cells of a wide table, as wide as is readable.
@preconcurrency @MainActor
final class ReadableCellTests: XCTestCase {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func makeTable(_ device: Device, _ rows: Rows) -> (stage: Stage, table: UITableView) {
        let stage = Stage(device: device)
        let table = UITableView(frame: stage.window.bounds)
        table.dataSource = rows
        stage.window.addSubview(table)
        stage.advance(by: 0.05)
        return (stage, table)
    }

    func testContentsAreInTheMiddleOfAWideTable() throws {
        let rows = Rows()
        let (stage, table) = makeTable(.iPad10, rows)
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(cell.contentView.frame, cell.bounds)
        table.cellLayoutMarginsFollowReadableWidth = true
        stage.advance(by: 0.05)
        // The readable width of 672 points, and margins of 20 points at both edges.
        XCTAssertEqual(cell.contentView.frame.width, 672 + 40)
        XCTAssertEqual(cell.contentView.frame.midX, cell.bounds.midX)
        table.cellLayoutMarginsFollowReadableWidth = false
        stage.advance(by: 0.05)
        XCTAssertEqual(cell.contentView.frame, cell.bounds)
    }

    func testANarrowTableStaysAsItIs() throws {
        let rows = Rows()
        let (stage, table) = makeTable(.iPhone15, rows)
        table.cellLayoutMarginsFollowReadableWidth = true
        stage.advance(by: 0.05)
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(cell.contentView.frame, cell.bounds)
    }
}
