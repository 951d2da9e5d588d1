import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

/// Headers, footers, and the views above and below all rows.
@preconcurrency @MainActor
final class TableHeaderFooterTests: XCTestCase {
    func testTitlesOfAPlainTableStayVisibleWhileTheirSectionsAre() {
        let scene = TableScene([10, 10, 10])
        scene.table.rowHeight = 40
        scene.headerTitle = { "Section \($0)" }
        scene.show()
        let table = scene.table
        XCTAssertEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: 320, height: 28))
        XCTAssertEqual(table.rectForRow(at: row(0)).minY, 50)
        XCTAssertEqual(table.rect(forSection: 1), CGRect(x: 0, y: 450, width: 320, height: 450))
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "Section 0")
        XCTAssertNil(table.headerView(forSection: 2))
        for (offset, first, second) in [
            (0, 22, 472) as (CGFloat, CGFloat, CGFloat), (22, 22, 472), (100, 100, 472), (422, 422, 472), (440, 422, 472),
        ] {
            table.contentOffset.y = offset
            scene.show()
            XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, first, "at \(offset)")
            XCTAssertEqual(table.headerView(forSection: 1)?.frame.minY, second, "at \(offset)")
        }
        table.contentOffset.y = 460
        scene.show()
        XCTAssertNil(table.headerView(forSection: 0))
        XCTAssertEqual(table.headerView(forSection: 1)?.frame.minY, 472)
        scene.check()
    }

    func testHeadersLieOverRowsAndUnderTheBars() {
        let scene = TableScene([20, 20])
        scene.headerTitle = { "Section \($0)" }
        scene.show()
        scene.table.contentOffset.y = 200
        scene.show()
        scene.table.contentOffset.y = 120
        scene.show()
        scene.table.flashScrollIndicators()
        scene.show()
        let views = scene.table.subviews
        guard let header = scene.table.headerView(forSection: 0), let index = views.firstIndex(of: header),
            let bar = views.firstIndex(where: { $0 is ScrollIndicatorView })
        else { return XCTFail("no header or bar") }
        for cell in scene.table.visibleCells { XCTAssertLessThan(views.firstIndex(of: cell) ?? .max, index) }
        XCTAssertLessThan(index, bar)
    }

    func testTextsOfCellsGrowWithTheTextSize() throws {
        let styles: [(UITableViewCell.CellStyle, [CGFloat], [CGFloat])] = [
            (.default, [17], [40]), (.subtitle, [17, 12], [40, 32]), (.value1, [17, 17], [40, 40]), (.value2, [13, 13], [33, 33]),
        ]
        for (style, small, large) in styles {
            let scene = TableScene([3])
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            scene.stage.window.addSubview(cell)
            func sizes() -> [CGFloat] { [cell.textLabel, cell.detailTextLabel].compactMap { $0?.font.pointSize } }
            XCTAssertEqual(sizes(), small)
            scene.stage.preferredContentSizeCategory = .accessibilityExtraLarge
            scene.show()
            XCTAssertEqual(sizes(), large)
            XCTAssertGreaterThan(cell.sizeThatFits(CGSize(width: 320, height: 0)).height, style == .subtitle ? 100 : 55)
        }
    }

    func testHeadersAndFootersGrowWithTheTextSize() throws {
        for style in [UITableView.Style.plain, .grouped] {
            let scene = TableScene([3, 3], style: style)
            scene.headerTitle = { "Section \($0)" }
            scene.footerTitle = { "End of \($0)" }
            scene.show()
            let table = scene.table
            func fonts() throws -> [CGFloat] {
                try [table.headerView(forSection: 0), table.footerView(forSection: 0)].map { try XCTUnwrap($0?.textLabel).font.pointSize }
            }
            XCTAssertEqual(try fonts(), style == .plain ? [17, 17] : [13, 13])
            scene.stage.preferredContentSizeCategory = .accessibilityExtraLarge
            scene.show()
            // Apple's table of Dynamic Type: headline and body 40, footnote 33.
            XCTAssertEqual(try fonts(), style == .plain ? [40, 40] : [33, 33])
            for view in [table.headerView(forSection: 0), table.footerView(forSection: 0)].compactMap({ $0 }) {
                let label = try XCTUnwrap(view.textLabel)
                let height = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
                XCTAssertGreaterThanOrEqual(view.bounds.height, height)
                XCTAssertEqual(label.bounds.height, height, accuracy: 0.5)
            }
            scene.stage.preferredContentSizeCategory = .large
            scene.show()
            XCTAssertEqual(try fonts(), style == .plain ? [17, 17] : [13, 13])
            XCTAssertEqual(table.rectForHeader(inSection: 0).height, style == .plain ? 28 : 55.5, accuracy: 0.5)
        }
    }

    func testFootersOfAPlainTableAreRegularAndGray() {
        let scene = TableScene([3, 3])
        scene.headerTitle = { "Section \($0)" }
        scene.footerTitle = { "End of \($0)" }
        scene.show()
        let (header, footer) = (scene.table.headerView(forSection: 0)?.textLabel, scene.table.footerView(forSection: 0)?.textLabel)
        XCTAssertEqual(header?.font, .preferredFont(forTextStyle: .headline))
        XCTAssertEqual(header?.textColor, .label)
        XCTAssertEqual(footer?.font, .preferredFont(forTextStyle: .body))
        XCTAssertEqual(footer?.textColor, .secondaryLabel)
    }

    func testAPinnedFooterIsAsHighAsItsTextBeforeItsSectionEnds() throws {
        let scene = TableScene([20, 20])
        scene.footerTitle = { "A footer of section \($0) with more text than one line of a narrow table has space for" }
        scene.show()
        let footer = try XCTUnwrap(scene.table.footerView(forSection: 0))
        let label = try XCTUnwrap(footer.textLabel)
        XCTAssertGreaterThan(label.bounds.height, 40)
        XCTAssertEqual(footer.bounds.height, label.bounds.height + 7, accuracy: 1)
        XCTAssertEqual(footer.frame.maxY, 480)
    }

    func testFootersOfAPlainTableStayVisibleToo() {
        let scene = TableScene([20, 20])
        scene.table.rowHeight = 40
        scene.footerTitle = { _ in "End" }
        scene.show()
        XCTAssertEqual(scene.table.rectForFooter(inSection: 0), CGRect(x: 0, y: 800, width: 320, height: 28))
        XCTAssertEqual(scene.table.footerView(forSection: 0)?.frame.minY, 480 - 28)
        scene.table.contentOffset.y = 340
        scene.show()
        XCTAssertEqual(scene.table.footerView(forSection: 0)?.frame.minY, 792)
        scene.table.contentOffset.y = 600
        scene.show()
        XCTAssertEqual(scene.table.footerView(forSection: 0)?.frame.minY, 800)
    }

    func testGroupsHaveSpaceBetweenThem() {
        let scene = TableScene([2, 2, 2], style: .grouped)
        scene.table.rowHeight = 40
        scene.headerTitle = { $0 == 2 ? "Third" : nil }
        scene.show()
        XCTAssertEqual(scene.table.rectForRow(at: row(0)), CGRect(x: 0, y: 35, width: 320, height: 40))
        XCTAssertEqual(scene.table.rectForRow(at: row(0, 1)).minY, 115 + 17.5 + 17.5)
        let third = scene.table.rectForHeader(inSection: 2)
        XCTAssertEqual(third, CGRect(x: 0, y: 150 + 80 + 17.5, width: 320, height: 38))
        scene.table.contentOffset.y = 20
        scene.show()
        XCTAssertEqual(scene.table.headerView(forSection: 2)?.frame, third, "headers of groups scroll")
    }

    func testRoundGroupsKeepFromTheEdges() {
        let scene = TableScene([3, 1], style: .insetGrouped)
        scene.table.rowHeight = 40
        scene.show()
        XCTAssertEqual(scene.table.rectForRow(at: row(1)), CGRect(x: 16, y: 75, width: 288, height: 40))
        let cells = scene.table.visibleCells
        XCTAssertEqual(cells.map(\.tablePosition.isFirst), [true, false, false, true])
        XCTAssertEqual(cells.map(\.tablePosition.isLast), [false, false, true, true])
        scene.table.frame.size.width = 414
        XCTAssertEqual(scene.table.rectForRow(at: row(1)).width, 374, "20 points in wide tables")
    }

    func testLinesSeparateTheRows() {
        @MainActor func lines(_ style: UITableView.Style) -> [String] {
            let scene = TableScene([3], style: style)
            scene.show()
            return scene.table.visibleCells.map {
                let lines = $0.tablePosition.separators
                return "\(lines.above.map { "\($0.left)" } ?? "-") \(lines.below.map { "\($0.left)" } ?? "-")"
            }
        }
        XCTAssertEqual(lines(.plain), ["- 16.0", "- 16.0", "- 16.0"])
        XCTAssertEqual(lines(.grouped), ["0.0 16.0", "- 16.0", "- 0.0"])
        XCTAssertEqual(lines(.insetGrouped), ["- 16.0", "- 16.0", "- -"])
        let scene = TableScene([3])
        scene.table.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 5)
        scene.table.separatorColor = .systemRed
        scene.show()
        XCTAssertEqual(scene.table.visibleCells[1].tablePosition.separators.below?.left, 60)
        XCTAssertEqual(scene.table.visibleCells[1].tablePosition.separatorColor, .systemRed)
        scene.table.separatorStyle = .none
        XCTAssertNil(scene.table.visibleCells[1].tablePosition.separators.below)
    }

    func testAnInsetOfSeparatorsIsFromTheCellsEdgesOrFromTheAutomaticOne() throws {
        let scene = TableScene([2], safeArea: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30))
        scene.show()
        let cell = try XCTUnwrap(scene.table.visibleCells.first)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
        func line(_ inset: UIEdgeInsets, _ reference: UITableView.SeparatorInsetReference) -> [CGFloat] {
            scene.table.separatorInset = inset
            scene.table.separatorInsetReference = reference
            cell.layoutIfNeeded()
            return cell.cellViews.lines.below.map { [$0.frame.minX, $0.frame.maxX] } ?? []
        }
        let inset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 5)
        XCTAssertEqual(scene.table.separatorInsetReference, .fromCellEdges)
        XCTAssertEqual(line(inset, .fromCellEdges), [60, 315])
        // The text begins 16 points behind the safe area.
        XCTAssertEqual(line(inset, .fromAutomaticInsets), [116, 285])
        XCTAssertEqual(line(.zero, .fromAutomaticInsets), [56, 290])
        XCTAssertEqual(line(.zero, .fromCellEdges), [0, 320])
        cell.imageView?.image = image
        XCTAssertEqual(line(inset, .fromCellEdges), [60, 315], "whatever the cell shows")
        XCTAssertEqual(line(inset, .fromAutomaticInsets), [162, 285], "beyond the start of the text")
    }

    func testViewsOfTheDelegateAreMeasuredAsTheyComeIntoSight() {
        final class Header: UITableViewHeaderFooterView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
        }
        final class Views: NSObject, UITableViewDelegate {
            var asked: [Int] = []
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                asked.append(section)
                return section == 1 ? nil : tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            }
        }
        let (scene, views) = (TableScene(Array(repeating: 4, count: 50)), Views())
        scene.table.rowHeight = 40
        scene.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        scene.table.delegate = views
        scene.show()
        XCTAssertEqual(views.asked, [0, 1, 2], "in sight are these, and no view is asked for twice")
        XCTAssertEqual(scene.table.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: 320, height: 60))
        XCTAssertEqual(scene.table.rectForRow(at: row(0, 1)).minY, 82 + 160, "a section without a view has no header")
        XCTAssertEqual(scene.table.rectForHeader(inSection: 2).minY, 82 + 320 + 22)
        // From far below, headers are measured upwards: nothing jumps, and all adds up at the top.
        scene.table.contentOffset.y = 6000
        scene.show()
        while scene.table.contentOffset.y > 0 {
            scene.table.contentOffset.y -= 90
            scene.show()
            scene.check()
        }
        scene.table.contentOffset.y = 0
        scene.show()
        XCTAssertEqual(scene.table.rectForHeader(inSection: 0).minY, 22)
        XCTAssertEqual(scene.table.rectForHeader(inSection: 2).minY, 82 + 320 + 22)
    }

    func testHeightsOfTheDelegateHold() {
        final class Heights: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { section == 0 ? 50 : 0 }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 12 }
        }
        let (scene, heights) = (TableScene([2, 2]), Heights())
        scene.table.rowHeight = 40
        scene.table.sectionHeaderTopPadding = 0
        scene.headerTitle = { _ in "Title" }
        scene.table.delegate = heights
        scene.show()
        XCTAssertEqual(scene.table.rectForRow(at: row(0)).minY, 50)
        XCTAssertEqual(scene.table.rectForRow(at: row(0, 1)).minY, 50 + 80 + 12)
        XCTAssertNotNil(scene.table.headerView(forSection: 0))
        XCTAssertNil(scene.table.headerView(forSection: 1), "a header without a height is not shown")
    }

    /// Interface Builder writes heights for all headers and footers of every table, also of those that have none.
    func testAHeightOfAllPlainHeadersCountsInSectionsThatHaveOne() {
        final class Views: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                section == 1 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
            }
        }
        let views = Views()
        for (delegate, title) in [(nil, nil), (nil, "Second"), (views, nil)] as [(Views?, String?)] {
            let scene = TableScene([2, 2, 2])
            scene.table.rowHeight = 40
            scene.table.sectionHeaderTopPadding = 10
            scene.table.sectionHeaderHeight = 33
            scene.table.sectionFooterHeight = 18
            scene.headerTitle = { $0 == 1 ? title : nil }
            scene.table.delegate = delegate
            scene.show()
            let header: CGFloat = delegate == nil && title == nil ? 0 : 43
            XCTAssertEqual(scene.table.rectForRow(at: row(0)).minY, 0)
            XCTAssertEqual(scene.table.rectForRow(at: row(0, 1)).minY, 80 + header)
            XCTAssertEqual(scene.table.rectForRow(at: row(0, 2)).minY, 160 + header)
            scene.check()
        }
        let groups = TableScene([2, 2], style: .grouped)
        groups.table.rowHeight = 40
        groups.table.sectionHeaderHeight = 33
        groups.table.sectionFooterHeight = 18
        groups.show()
        XCTAssertEqual(groups.table.rectForRow(at: row(0)).minY, 33)
        XCTAssertEqual(groups.table.rectForRow(at: row(0, 1)).minY, 33 + 80 + 18 + 33)
    }

    func testInGroupsAHeightOfZeroIsTheDefaultSpacing() {
        final class Heights: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                section == 0 ? 0 : .leastNonzeroMagnitude
            }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { .leastNonzeroMagnitude }
        }
        let (scene, heights) = (TableScene([2, 2], style: .grouped), Heights())
        scene.table.rowHeight = 40
        scene.table.delegate = heights
        scene.show()
        XCTAssertEqual(scene.table.rectForRow(at: row(0)).minY, 35)
        XCTAssertEqual(scene.table.rectForRow(at: row(0, 1)).minY, 115, accuracy: 1e-9)
        scene.check()
    }

    func testTheTablesOwnHeaderAndFooterScrollWithTheRows() {
        let scene = TableScene([4])
        scene.table.rowHeight = 40
        let (head, foot) = (
            UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70)), UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
        )
        scene.table.tableHeaderView = head
        scene.table.tableFooterView = foot
        scene.show()
        XCTAssertEqual(head.frame, CGRect(x: 0, y: 0, width: 320, height: 70))
        XCTAssertEqual(foot.frame, CGRect(x: 0, y: 230, width: 320, height: 30))
        XCTAssertEqual(scene.table.rectForRow(at: row(0)).minY, 70)
        XCTAssertEqual(scene.table.contentSize.height, 260)
        scene.table.tableHeaderView = nil
        scene.show()
        XCTAssertNil(head.superview)
        XCTAssertEqual(scene.table.rectForRow(at: row(0)).minY, 0)
        XCTAssertEqual(foot.frame.minY, 160)
        scene.check()
    }

    func testTheBackgroundViewLiesBehindAndStays() {
        let scene = TableScene([40])
        let back = UIView()
        scene.show()
        scene.table.backgroundView = back
        scene.table.contentOffset.y = 300
        scene.show()
        XCTAssertEqual(back.frame, CGRect(x: 0, y: 300, width: 320, height: 480))
        XCTAssertTrue(scene.table.subviews.first === back)
    }

    func testSafeAreasMoveRowsAndHeaders() {
        let scene = TableScene([40, 40], safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        scene.table.rowHeight = 40
        scene.headerTitle = { _ in "Title" }
        scene.show()
        XCTAssertEqual(scene.table.contentOffset.y, -50)
        scene.table.contentOffset.y = 100
        scene.show()
        XCTAssertEqual(scene.table.headerView(forSection: 0)?.frame.minY, 150, "below what covers the top")
        scene.check()
    }
}
