import Kinora
import TestSupport
import UIKit
import XCTest

/// Contents of cells at every place of their list: in the middle, near the bars and the home indicator, beside a notch.
@preconcurrency @MainActor
final class ListContentPositionTests: XCTestCase {
    private final class Table: UITableViewController {
        var configure: (UITableViewCell, Int) -> Void = { _, _ in }
        var headerTitle: String?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headerTitle }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            configure(cell, indexPath.row)
            return cell
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }])
        }
    }

    func testTextsFollowTheListsSizeInRowsScrolledEditedOrSwiped() throws {
        for style in [UITableView.Style.plain, .insetGrouped] {
            let stage = Stage()
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            let table = Table(style: style)
            table.headerTitle = "Header"
            table.configure = { cell, row in
                var content = cell.defaultContentConfiguration()
                (content.text, content.secondaryText) = ("Row \(row)", "Secondary")
                cell.contentConfiguration = content
            }
            stage.window.rootViewController = UINavigationController(rootViewController: table)
            func check(_ moment: String) {
                stage.advance(by: 0.5)
                var sizes: [CGFloat] = []
                func look(_ view: UIView) {
                    if let label = view as? UILabel, label.window != nil, label.text?.hasPrefix("Row") ?? false {
                        sizes.append(label.font.pointSize)
                    }
                    view.subviews.forEach(look)
                }
                look(table.tableView)
                XCTAssertGreaterThan(sizes.count, 3, moment)
                XCTAssertEqual(Set(sizes), [33], moment)
            }
            check("at first")
            for offset in stride(from: 50.0, through: 1500, by: 290) {
                table.tableView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
                check("at \(offset)")
            }
            stage.swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.3)
            check("swiped")
            table.setEditing(true, animated: true)
            check("edited")
            stage.rotate(to: .landscapeLeft)
            check("rotated")
        }
    }

    /// A content of the app's own: a box of a fixed height within the margins.
    private struct Box: UIContentConfiguration {
        var height: CGFloat

        final class View: UIView, UIContentView {
            private let box = UIView()
            private let height: NSLayoutConstraint
            var configuration: any UIContentConfiguration {
                didSet { if let box = configuration as? Box { height.constant = box.height } }
            }

            init(_ own: Box) {
                configuration = own
                height = box.heightAnchor.constraint(equalToConstant: own.height)
                super.init(frame: .zero)
                box.translatesAutoresizingMaskIntoConstraints = false
                addSubview(box)
                let guide = layoutMarginsGuide
                NSLayoutConstraint.activate([
                    height, box.topAnchor.constraint(equalTo: guide.topAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                ])
            }

            required init?(coder: NSCoder) { nil }
        }

        func makeContentView() -> any UIView & UIContentView { View(self) }
        func updated(for state: any UIConfigurationState) -> Box { self }
    }

    fileprivate static func twoTexts(_ cell: UITableViewCell, _ row: Int) {
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(row)"
        content.secondaryText = "Below the text of row \(row)"
        cell.contentConfiguration = content
    }

    private func labels(_ view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview in (subview as? UILabel).map { [$0] } ?? labels(subview) }.filter { !$0.isHidden }
    }

    private func show(_ table: Table, device: Device = .iPhone15, prepare: (Stage) -> Void = { _ in }) -> Stage {
        let stage = Stage(device: device)
        stage.isStrict = false
        prepare(stage)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: table)]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        return stage
    }

    /// Scrolls in odd steps from the top to the end, with jumps back, and looks at each visible row.
    private func visit(_ table: UIScrollView, _ stage: Stage, _ look: () throws -> Void) rethrows {
        let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
        for offset in [0, 300, 20, 333, 700, 310, end, end - 37, end - 71, 0] as [CGFloat] {
            table.setContentOffset(CGPoint(x: 0, y: min(offset, end) - table.adjustedContentInset.top), animated: false)
            stage.advance(by: 0.05)
            try look()
        }
    }

    func testRowsOfTwoTextsAreEquallyHighAtEveryOffset() throws {
        let settings: [(Device, UIContentSizeCategory, UITraitEnvironmentLayoutDirection, Bool)] = [
            (.iPhone15, .large, .leftToRight, false), (.iPhoneSE3, .extraExtraLarge, .rightToLeft, false),
            (.iPhone15Plus, .accessibilityLarge, .leftToRight, false), (.iPhone15, .large, .rightToLeft, true),
            (.iPad10, .accessibilityExtraExtraExtraLarge, .leftToRight, false),
        ]
        for (device, size, direction, isLandscape) in settings {
            let table = Table(style: .plain)
            table.configure = Self.twoTexts
            let log = try Diagnostics.complaints {
                let stage = show(table, device: device) {
                    $0.preferredContentSizeCategory = size
                    $0.layoutDirection = direction
                }
                if isLandscape {
                    stage.rotate(to: .landscapeLeft)
                    stage.advance(by: 1)
                }
                var known: [CGRect] = []
                try visit(table.tableView, stage) {
                    for cell in table.tableView.visibleCells {
                        let texts = labels(cell.contentView)
                        XCTAssertEqual(texts.count, 2)
                        let heights = texts.map { $0.sizeThatFits(CGSize(width: $0.bounds.width, height: 10_000)).height }
                        // Margins of 11 points, 3 between the texts; heights in whole pixels.
                        XCTAssertEqual(cell.bounds.height, heights.reduce(25, +), accuracy: 1, "\(device.name)")
                        let frames = texts.map { $0.convert($0.bounds, to: cell) }
                        for (frame, height) in zip(frames, heights) { XCTAssertEqual(frame.height, height, accuracy: 0.5) }
                        XCTAssertEqual(frames[0].minY, 11, accuracy: 0.5)
                        let edge = direction == .leftToRight ? frames[0].minX : cell.bounds.width - frames[0].maxX
                        let safe = isLandscape ? table.tableView.safeAreaInsets.left : 0
                        XCTAssertEqual(edge, safe + (cell.bounds.width < 414 ? 16 : 20), accuracy: 0.5, "\(device.name)")
                        if known.isEmpty { known = frames.map { CGRect(x: 0, y: $0.minY, width: 0, height: $0.height) } }
                        XCTAssertEqual(known.map(\.minY), frames.map(\.minY))
                    }
                }
            }
            XCTAssertEqual(log, [], "\(device.name)")
        }
    }

    func testContentsOfTheAppsOwnFitAtAnyEstimatedHeight() {
        for estimate in [0, 1, 44, 90, 400] as [CGFloat] {
            let table = Table(style: .plain)
            table.configure = { cell, row in cell.contentConfiguration = Box(height: CGFloat(30 + 40 * (row % 4))) }
            let log = Diagnostics.complaints {
                let stage = show(table) { _ in
                    table.tableView.estimatedRowHeight = estimate
                    table.tableView.rowHeight = UITableView.automaticDimension
                }
                visit(table.tableView, stage) {
                    for path in table.tableView.indexPathsForVisibleRows ?? [] where estimate > 0 {
                        let cell = table.tableView.cellForRow(at: path)
                        // Margins of 8 points.
                        XCTAssertEqual(cell?.bounds.height, CGFloat(46 + 40 * (path.row % 4)), "\(estimate) \(path)")
                    }
                }
            }
            // Without an estimate rows do not size themselves: they are 44 points high, and iOS logs that too.
            if estimate > 0 { XCTAssertEqual(log, [], "\(estimate)") }
        }
    }

    func testItemsOfCollectionsFitAtAnyEstimatedSize() {
        final class Items: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                if indexPath.item % 2 == 0 {
                    var content = UIListContentConfiguration.subtitleCell()
                    content.text = "Item \(indexPath.item)"
                    content.secondaryText = "Below"
                    cell.contentConfiguration = content
                } else {
                    cell.contentConfiguration = Box(height: CGFloat(30 + 10 * (indexPath.item % 5)))
                }
                return cell
            }
        }
        for estimate in [10, 50, 300] as [CGFloat] {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: estimate, height: estimate)
            let items = Items(collectionViewLayout: layout)
            let log = Diagnostics.complaints {
                let stage = Stage(device: .iPhone15)
                stage.window.rootViewController = UINavigationController(rootViewController: items)
                stage.advance(by: 0.1)
                visit(items.collectionView, stage) {
                    for path in items.collectionView.indexPathsForVisibleItems where path.item % 2 == 1 {
                        let cell = items.collectionView.cellForItem(at: path)
                        XCTAssertEqual(cell?.bounds.height, CGFloat(46 + 10 * (path.item % 5)), "\(estimate) \(path)")
                    }
                }
            }
            XCTAssertEqual(log, [], "\(estimate)")
        }
    }

    func testStacksInCellsAreEquallyHighBesideTheHomeIndicator() {
        final class StackCell: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let box = UIView()
                box.heightAnchor.constraint(equalToConstant: 70).isActive = true
                let stack = UIStackView(arrangedSubviews: [box])
                stack.isLayoutMarginsRelativeArrangement = true
                stack.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: contentView.topAnchor),
                    stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let table = Table(style: .plain)
        let log = Diagnostics.complaints {
            let stage = show(table) { _ in table.tableView.register(StackCell.self, forCellReuseIdentifier: "cell") }
            visit(table.tableView, stage) {
                for cell in table.tableView.visibleCells { XCTAssertEqual(cell.bounds.height, 70 + 16) }
            }
        }
        XCTAssertEqual(log, [])
    }

    func testACellOrItsContentAsAHeaderFillsItsFrame() throws {
        final class Headers: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
            override func numberOfSections(in tableView: UITableView) -> Int { 12 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                ListContentPositionTests.twoTexts(cell, indexPath.row)
                return cell
            }
            override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 90 }
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell")
                if let cell { ListContentPositionTests.twoTexts(cell, section) }
                return section % 2 == 0 ? cell : cell?.contentView
            }
        }
        let table = Headers(style: .grouped)
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = table
        stage.advance(by: 0.1)
        visit(table.tableView, stage) {
            for header in table.tableView.subviews where header.bounds.height == 90 {
                let texts = labels(header).map { $0.convert($0.bounds, to: header) }
                XCTAssertEqual(texts.reduce(CGRect.null) { $0.union($1) }.midY, 45, accuracy: 0.5)
            }
        }
    }

    func testARowThatIsTooLowKeepsItsTextsWhole() throws {
        let table = Table(style: .plain)
        table.configure = Self.twoTexts
        table.tableView.rowHeight = 44
        let log = try Diagnostics.complaints {
            let stage = show(table)
            try visit(table.tableView, stage) {
                for cell in table.tableView.visibleCells {
                    let texts = labels(cell.contentView)
                    let heights = texts.map { $0.sizeThatFits(CGSize(width: $0.bounds.width, height: 10_000)).height }
                    for (text, height) in zip(texts, heights) { XCTAssertEqual(text.bounds.height, height, accuracy: 0.5) }
                    let frame = try XCTUnwrap(texts.map { $0.convert($0.bounds, to: cell) }.reduce(nil) { $0?.union($1) ?? $1 } as CGRect?)
                    XCTAssertEqual(frame.midY, 22, accuracy: 0.5)
                }
            }
        }
        XCTAssertEqual(log, [])
    }

    func testAValueEndsAtTheMarginOrBesideItsAccessory() throws {
        for (device, margin) in [(Device.iPhone15, 16), (.iPhone15Plus, 20)] as [(Device, CGFloat)] {
            let table = Table(style: .plain)
            table.headerTitle = "Header"
            table.configure = { cell, row in
                var content = UIListContentConfiguration.valueCell()
                (content.text, content.secondaryText) = ("Key", "Value")
                cell.contentConfiguration = content
                cell.accessoryType = row == 0 ? .none : .disclosureIndicator
            }
            let stage = show(table, device: device)
            let header = try XCTUnwrap(table.tableView.headerView(forSection: 0)?.textLabel)
            XCTAssertEqual(header.convert(header.bounds, to: table.tableView).minX, margin)
            for row in 0...1 {
                let cell = try XCTUnwrap(table.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
                let frames = labels(cell.contentView).map { $0.convert($0.bounds, to: cell) }
                XCTAssertEqual(frames[0].minX, margin, accuracy: 0.5)
                let accessory = row == 0 ? 0 : cell.bounds.width - cell.contentView.frame.maxX
                XCTAssertEqual(cell.bounds.width - frames[1].maxX, row == 0 ? margin : accessory + 8, accuracy: 0.5)
            }
            withExtendedLifetime(stage) {}
        }
    }

    func testASwipeMovesTheRowAndDoesNotSqueezeIt() throws {
        for (isLandscape, direction, preserves) in [
            (false, .leftToRight, false), (true, .leftToRight, false), (true, .rightToLeft, true), (false, .rightToLeft, true),
        ] as [(Bool, UITraitEnvironmentLayoutDirection, Bool)] {
            let table = Table(style: .plain)
            table.configure = { cell, row in
                Self.twoTexts(cell, row)
                cell.accessoryType = .disclosureIndicator
                cell.preservesSuperviewLayoutMargins = preserves
                cell.contentView.preservesSuperviewLayoutMargins = preserves
            }
            let stage = show(table) { $0.layoutDirection = direction }
            if isLandscape {
                stage.rotate(to: .landscapeLeft)
                stage.advance(by: 1)
            }
            let cell = try XCTUnwrap(table.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
            func frames() -> [CGRect] {
                ([cell.contentView] + labels(cell.contentView)).map { $0.convert($0.bounds, to: cell) }
            }
            let before = frames()
            let sign: CGFloat = direction == .leftToRight ? 1 : -1
            let start = cell.convert(CGPoint(x: cell.bounds.midX + 100 * sign, y: cell.bounds.midY), to: nil)
            for distance in [120, cell.bounds.width - 10] as [CGFloat] {
                var moved: CGFloat = 0
                stage.observeFrames({
                    XCTAssertEqual(frames(), before, "\(direction) \(distance)")
                    moved = max(moved, abs(cell.frame.minX))
                }) {
                    stage.drag(from: start, to: CGPoint(x: start.x - distance * sign, y: start.y), duration: 0.3)
                    stage.advance(by: 0.6)
                }
                XCTAssertGreaterThan(moved, 60)
            }
        }
    }
}
