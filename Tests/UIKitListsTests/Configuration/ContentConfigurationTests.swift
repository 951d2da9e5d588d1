import Kinora
import TestSupport
import UIKit
import XCTest

/// Content and background configurations of cells.
@preconcurrency @MainActor
final class ContentConfigurationTests: XCTestCase {
    private final class Table: UITableViewController {
        var configure: (UITableViewCell, Int) -> Void = { _, _ in }
        var rows = 3

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            configure(cell, indexPath.row)
            return cell
        }
    }

    private func show(_ configure: @escaping (UITableViewCell, Int) -> Void) -> (stage: Stage, table: Table) {
        let stage = Stage(device: .iPhone15)
        let table = Table(style: .plain)
        table.configure = configure
        stage.window.rootViewController = table
        stage.advance(by: 0.1)
        return (stage, table)
    }

    private func labels(_ view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview in (subview as? UILabel).map { [$0] } ?? labels(subview) }.filter { !$0.isHidden }
    }

    private func cell(_ row: Int, _ table: Table) throws -> UITableViewCell {
        try XCTUnwrap(table.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    func testTextsAreShownAndSizeTheRow() throws {
        let long = String(repeating: "many words ", count: 30)
        let (stage, table) = show { cell, row in
            var content = cell.defaultContentConfiguration()
            content.text = row == 2 ? long : "Row \(row)"
            content.secondaryText = row == 1 ? "Below" : nil
            cell.contentConfiguration = content
        }
        let first = try cell(0, table)
        XCTAssertEqual(labels(first.contentView).map(\.text), ["Row 0"])
        XCTAssertEqual(first.bounds.height, 44, accuracy: 1)
        let second = try cell(1, table)
        let texts = labels(second.contentView)
        XCTAssertEqual(texts.map(\.text), ["Row 1", "Below"])
        let frames = texts.map { $0.convert($0.bounds, to: second) }
        XCTAssertEqual(frames[0].minX, 16)
        XCTAssertEqual(frames[1].minY, frames[0].maxY + 3, accuracy: 0.01)
        // Margins of 11 points, the texts, 3 points between them.
        XCTAssertEqual(second.bounds.height, max(44, 22 + 3 + frames[0].height + frames[1].height), accuracy: 1)
        let third = try cell(2, table)
        let label = try XCTUnwrap(labels(third.contentView).first)
        let wanted = label.sizeThatFits(CGSize(width: 393 - 32, height: CGFloat.greatestFiniteMagnitude)).height
        XCTAssertGreaterThan(wanted, 100)
        XCTAssertEqual(third.bounds.height, wanted + 22, accuracy: 1)
        withExtendedLifetime(stage) {}
    }

    func testTheSecondaryTextOfAValueCellIsBesideTheTextWhereBothFit() throws {
        let (stage, table) = show { cell, row in
            var content = UIListContentConfiguration.valueCell()
            content.text = "Key"
            content.secondaryText = row == 0 ? "Value" : String(repeating: "value ", count: 12)
            cell.contentConfiguration = content
        }
        for row in 0...1 {
            let cell = try cell(row, table)
            let frames = labels(cell.contentView).map { $0.convert($0.bounds, to: cell) }
            XCTAssertEqual(frames.count, 2)
            if row == 0 {
                XCTAssertEqual(frames[1].maxX, 393 - 16, accuracy: 0.5)
                XCTAssertEqual(frames[0].midY, frames[1].midY, accuracy: 0.5)
            } else {
                XCTAssertGreaterThanOrEqual(frames[1].minY, frames[0].maxY)
            }
        }
        withExtendedLifetime(stage) {}
    }

    func testImagesHaveLimitsAndPaddings() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
        }
        let (stage, table) = show { cell, row in
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            content.image = image
            content.imageProperties.maximumSize = CGSize(width: 40, height: 0)
            content.imageProperties.reservedLayoutSize.width = row == 1 ? 60 : 0
            cell.contentConfiguration = content
        }
        for row in 0...1 {
            let cell = try cell(row, table)
            let view = try XCTUnwrap(cell.contentView.subviews.first as? UIListContentView)
            let label = try XCTUnwrap(labels(view).first)
            let wanted: CGFloat = row == 0 ? 40 : 60
            XCTAssertEqual(label.convert(label.bounds, to: cell).minX, 16 + wanted + 16, accuracy: 0.01)
            XCTAssertEqual(view.imageLayoutGuide?.layoutFrame.size, CGSize(width: 40, height: 20))
        }
        withExtendedLifetime(stage) {}
    }

    func testTheHandlerConfiguresEachState() throws {
        var seen: [String] = []
        let (stage, table) = show { cell, row in
            guard row == 0 else { return }
            cell.configurationUpdateHandler = { cell, state in
                seen.append("\(state.isHighlighted) \(state.isSelected)")
                var content = UIListContentConfiguration.cell().updated(for: state)
                content.text = state.isSelected ? "chosen" : "row"
                cell.contentConfiguration = content
                var background = UIBackgroundConfiguration.listPlainCell()
                background.backgroundColor = state.isSelected ? .red : .white
                cell.backgroundConfiguration = background
            }
        }
        XCTAssertEqual(seen, ["false false"])
        let row = try cell(0, table)
        XCTAssertEqual(labels(row.contentView).map(\.text), ["row"])
        table.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        stage.advance(by: 0.05)
        XCTAssertEqual(seen.last, "false true")
        XCTAssertEqual(labels(row.contentView).map(\.text), ["chosen"])
        XCTAssertTrue(row.subviews.contains { $0.backgroundColor == .red })
    }

    func testABackgroundOfAListFollowsTheState() throws {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let plain = UIBackgroundConfiguration.listPlainCell()
        XCTAssertEqual(plain.updated(for: state).backgroundColor, .systemBackground)
        state.isHighlighted = true
        XCTAssertEqual(plain.updated(for: state).backgroundColor, .systemGray4)
        XCTAssertEqual(UIBackgroundConfiguration.listSidebarCell().updated(for: state).cornerRadius, 10)
        var own = plain.updated(for: state)
        own.backgroundColor = .red
        state.isHighlighted = false
        XCTAssertEqual(own.updated(for: state).backgroundColor, .red, "a color that was set stays")
        var header = UIViewConfigurationState(traitCollection: UITraitCollection())
        header.isSelected = true
        XCTAssertEqual(plain.updated(for: header).backgroundColor, .systemGray4)
        let (stage, table) = show { cell, _ in cell.backgroundConfiguration = .listGroupedCell() }
        table.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        stage.advance(by: 0.05)
        XCTAssertEqual(try cell(0, table).backgroundConfiguration?.backgroundColor, .systemGray4)
        XCTAssertEqual(try cell(1, table).backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
    }

    func testASeparatorBeginsAtTheTextBesideAnImage() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }
        let (stage, table) = show { cell, row in
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            if row > 0 { content.image = image }
            if row == 2 { content.imageProperties.maximumSize = CGSize(width: 10, height: 10) }
            cell.contentConfiguration = content
        }
        for (row, expected) in [16, 16 + 29 + 16, 16 + 10 + 16].enumerated() {
            let cell = try cell(row, table)
            XCTAssertEqual(cell.separatorInset.left, CGFloat(expected))
            let text = try XCTUnwrap(labels(cell.contentView).first)
            XCTAssertEqual(text.convert(text.bounds, to: cell).minX, CGFloat(expected), accuracy: 0.5)
        }
        withExtendedLifetime(stage) {}
    }

    func testTheViewIsKeptForConfigurationsOfItsType() throws {
        struct Own: UIContentConfiguration {
            var color: UIColor
            final class View: UIView, UIContentView {
                var configuration: any UIContentConfiguration {
                    didSet { backgroundColor = (configuration as? Own)?.color }
                }
                init(_ own: Own) {
                    configuration = own
                    super.init(frame: .zero)
                    backgroundColor = own.color
                }
                required init?(coder: NSCoder) { nil }
            }
            func makeContentView() -> any UIView & UIContentView { View(self) }
            func updated(for state: any UIConfigurationState) -> Own { self }
        }
        let stage = Stage(device: .iPhone15)
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        stage.window.addSubview(cell)
        cell.contentConfiguration = Own(color: .red)
        let view = try XCTUnwrap(cell.contentView.subviews.first)
        cell.contentConfiguration = Own(color: .blue)
        XCTAssertTrue(cell.contentView.subviews.first === view)
        XCTAssertEqual(view.backgroundColor, .blue)
        stage.advance(by: 0.02)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 200, height: 80))
        cell.contentConfiguration = UIListContentConfiguration.cell()
        XCTAssertFalse(cell.contentView.subviews.first === view)
        cell.contentConfiguration = nil
        XCTAssertEqual(cell.contentView.subviews, [])
    }
}

extension ContentConfigurationTests {
    private final class Headers: UITableViewController {
        var pinned: [Bool] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 4 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        private func edge(_ text: String) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge")
            view?.configurationUpdateHandler = { [weak self] _, state in self?.pinned.append(state.isPinned) }
            var content = view?.defaultContentConfiguration()
            content?.text = text
            view?.contentConfiguration = content
            return view
        }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { edge("Header \(section)") }
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { edge("Footer \(section)") }
    }

    func testHeadersAndFootersShowTheirContentAtEveryOffset() throws {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let table = Headers(style: style)
            let log = try Diagnostics.complaints {
                let stage = Stage(device: .iPhone15)
                stage.window.rootViewController = UINavigationController(rootViewController: table)
                stage.advance(by: 0.1)
                var heights: Set<CGFloat> = []
                for offset in [-103, 100, 333, 350, 700, 20] as [CGFloat] {
                    table.tableView.contentOffset.y = offset
                    stage.advance(by: 0.05)
                    for section in 0..<4 {
                        guard let header = table.tableView.headerView(forSection: section) else { continue }
                        let label = try XCTUnwrap(self.texts(header).first)
                        XCTAssertEqual(label.text, style == .plain ? "Header \(section)" : "HEADER \(section)")
                        XCTAssertEqual(label.font.pointSize, style == .plain ? 17 : 13)
                        XCTAssertEqual(label.bounds.height, label.intrinsicContentSize.height, accuracy: 0.5)
                        XCTAssertEqual(label.convert(label.bounds, to: header).minX, 16, accuracy: 0.5)
                        // The text, and 3.5 or 7 points above and below.
                        let height = label.intrinsicContentSize.height + (style == .plain ? 7 : 14)
                        XCTAssertEqual(header.bounds.height, height, accuracy: 1)
                        heights.insert(header.bounds.height)
                        guard let footer = table.tableView.footerView(forSection: section) else { continue }
                        XCTAssertEqual(self.texts(footer).map(\.text), ["Footer \(section)"])
                    }
                }
                XCTAssertEqual(heights.count, 1)
            }
            XCTAssertEqual(log, [])
            XCTAssertEqual(table.pinned.contains(true), style == .plain)
        }
    }

    private func texts(_ view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview in (subview as? UILabel).map { [$0] } ?? texts(subview) }.filter { !$0.isHidden }
    }
}
