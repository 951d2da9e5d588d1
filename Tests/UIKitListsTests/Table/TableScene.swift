import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// A cell that counts its making and its uses.
final class CountedCell: UITableViewCell {
    static var made = 0
    /// The height that it asks for.
    var wantedHeight: CGFloat = 44
    /// Additional height at widths below 300 points.
    var narrowExtra: CGFloat = 0
    private(set) var uses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: wantedHeight + (size.width < 300 ? narrowExtra : 0))
    }
}

/// A stage of 320 by 480 points with a table that fills it; logs data source and delegate calls.
@MainActor
class TableScene: NSObject, UITableViewDataSource {
    let stage: Stage
    let table: UITableView
    var counts: [Int]
    var log: [String] = []
    /// Height that a cell requests.
    var height: (IndexPath) -> CGFloat = { _ in 44 }
    var headerTitle: (Int) -> String? = { _ in nil }
    var footerTitle: (Int) -> String? = { _ in nil }
    /// The rows whose cells were requested.
    var asked: [IndexPath] = []

    init(_ counts: [Int], style: UITableView.Style = .plain, safeArea: UIEdgeInsets = .zero) {
        stage = Stage(device: Device(name: "table", size: CGSize(width: 320, height: 480), scale: 2, safeAreaInsets: safeArea))
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        self.counts = counts
        super.init()
        CountedCell.made = 0
        let controller = UIViewController()
        stage.window.rootViewController = controller
        table.register(CountedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        controller.view.addSubview(table)
    }

    /// Lays out and draws the first frame.
    func show() { stage.advance(by: 0.02) }

    var visibleRows: [IndexPath] { table.indexPathsForVisibleRows ?? [] }

    /// Whether the visible cells are those of the expected rows, each in its position.
    func check(file: StaticString = #filePath, line: UInt = #line) {
        let paths = table.indexPathsForRows(in: table.bounds) ?? []
        XCTAssertEqual(visibleRows, paths, file: file, line: line)
        XCTAssertEqual(Set(table.visibleCells.map(ObjectIdentifier.init)).count, paths.count, file: file, line: line)
        for path in paths {
            guard let cell = table.cellForRow(at: path) else { return XCTFail("no cell for \(path)", file: file, line: line) }
            XCTAssertEqual(cell.frame, table.rectForRow(at: path), file: file, line: line)
            XCTAssertEqual(cell.tag, 1000 * path.section + path.row, file: file, line: line)
            XCTAssertTrue(cell.superview === table, file: file, line: line)
        }
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
        XCTAssertEqual(cells.count, paths.count, "cells out of sight are out of the table", file: file, line: line)
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headerTitle(section) }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footerTitle(section) }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? CountedCell)?.wantedHeight = height(indexPath)
        (cell as? CountedCell)?.narrowExtra = CGFloat(indexPath.row % 4) * 10
        cell.tag = 1000 * indexPath.section + indexPath.row
        return cell
    }

    func swipe(from start: CGFloat, to end: CGFloat, speed: CGFloat = 3000) {
        stage.swipe(from: CGPoint(x: 160, y: start), to: CGPoint(x: 160, y: end), duration: 0.15, releaseVelocity: speed)
    }
}

/// A delegate that logs display and selection and returns preset answers.
@MainActor
final class LoggingTableDelegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var mayHighlight = true
    var select: (IndexPath) -> IndexPath? = { $0 }
    var deselect: (IndexPath) -> IndexPath? = { $0 }

    private func note(_ word: String, _ path: IndexPath) { log.append("\(word) \(path.section).\(path.row)") }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("display", indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("end", indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.append("header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        log.append("end header \(section)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
        return mayHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("didHighlight", indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("didUnhighlight", indexPath) }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willSelect", indexPath)
        return select(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willDeselect", indexPath)
        return deselect(indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }

    func take() -> [String] {
        defer { log = [] }
        return log
    }
}
