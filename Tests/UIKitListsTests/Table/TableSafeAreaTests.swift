import Kinora
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// Tables whose sides are outside the safe area, as in landscape: 40 points at the left and 30 at the right of 320.
@preconcurrency @MainActor
final class TableSafeAreaTests: XCTestCase {
    @MainActor
    private final class Scene: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewRowEditing, UITableViewRowMoving {
        let stage: Stage
        let table: UITableView
        let controller = UIViewController()
        var text = "Title"
        var leading: UISwipeActionsConfiguration?

        init(
            _ style: UITableView.Style = .plain, width: CGFloat = 320,
            insets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30),
            direction: UITraitEnvironmentLayoutDirection = .leftToRight
        ) {
            stage = Stage(device: Device(name: "sides", size: CGSize(width: width, height: 480), scale: 2, safeAreaInsets: insets))
            stage.layoutDirection = direction
            table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 480), style: style)
            super.init()
            stage.window.rootViewController = controller
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.delegate = self
            controller.view.addSubview(table)
        }

        func show() -> UITableViewCell? {
            stage.advance(by: 0.02)
            return table.cellForRow(at: IndexPath(row: 0, section: 0))
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = text
            cell.textLabel?.numberOfLines = 0
            cell.accessoryType = .disclosureIndicator
            cell.showsReorderControl = true
            return cell
        }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading }
    }

    func testContentsStayWithinTheSafeAreaAndBackgroundsDoNot() {
        for style in [UITableView.Style.plain, .grouped] {
            for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                let scene = Scene(style, direction: direction)
                guard let cell = scene.show() else { return XCTFail("no cell") }
                let isMirrored = direction == .rightToLeft
                XCTAssertEqual(cell.frame.minX, 0)
                XCTAssertEqual(cell.frame.width, 320)
                // The accessory with its margins takes 33 points at the end.
                XCTAssertEqual(cell.contentView.frame, CGRect(x: isMirrored ? 73 : 40, y: 0, width: 217, height: 44))
                XCTAssertEqual(cell.cellViews.accessory?.frame.minX, isMirrored ? 56 : 265)
                XCTAssertEqual(cell.textLabel.map { cell.convert($0.frame, from: cell.contentView).minX }, isMirrored ? 73 : 56)
                cell.setSelected(true, animated: false)
                scene.stage.advance(by: 0.02)
                XCTAssertEqual(cell.cellViews.plainSelection?.frame, cell.bounds)
                let line = cell.cellViews.lines.below?.frame
                XCTAssertEqual(line?.minX, isMirrored ? 40 : 56)
                XCTAssertEqual(line?.maxX, isMirrored ? 274 : 290)
                if style == .grouped { XCTAssertEqual(cell.cellViews.lines.above?.frame.width, 320, "the edge of the group") }
                cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
                cell.layoutIfNeeded()
                XCTAssertEqual(cell.cellViews.lines.below?.frame.minX, isMirrored ? 7 : 5, "from the cell's edges")
                XCTAssertEqual(cell.cellViews.lines.below?.frame.width, 308)
            }
        }
    }

    func testInsetGroupsLieWithinTheSafeAreaAlready() {
        let cell = Scene(.insetGrouped).show()
        XCTAssertEqual(cell?.frame.minX, 56)
        XCTAssertEqual(cell?.frame.width, 218)
        XCTAssertEqual(cell?.contentView.frame.minX, 0)
        XCTAssertEqual(cell?.contentView.frame.width, 185)
    }

    func testATableMayShowContentsOutsideTheSafeArea() {
        let scene = Scene()
        let cell = scene.show()
        scene.table.insetsContentViewsToSafeArea = false
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(cell?.contentView.frame, CGRect(x: 0, y: 0, width: 287, height: 44))
        XCTAssertEqual(scene.table.headerView(forSection: 0)?.contentView.frame.width, 320)
    }

    func testControlsOfEditingStayWithinTheSafeArea() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let scene = Scene(direction: direction)
            let cell = scene.show()
            scene.table.setEditing(true, animated: false)
            scene.stage.settle()
            let isMirrored = direction == .rightToLeft
            XCTAssertEqual(cell?.cellViews.editControl?.frame.midX, isMirrored ? 263 : 67)
            XCTAssertEqual(cell?.cellViews.reorderControl?.frame.minX, isMirrored ? 40 : 246)
            XCTAssertEqual(cell?.contentView.frame.minX, isMirrored ? 84 : 78)
        }
    }

    func testHeadersKeepTheirTextsWithinTheSafeArea() {
        for style in [UITableView.Style.plain, .grouped] {
            let scene = Scene(style)
            _ = scene.show()
            let header = scene.table.headerView(forSection: 0)
            XCTAssertEqual(header?.frame.width, 320)
            XCTAssertEqual(header?.contentView.frame.minX, 40)
            XCTAssertEqual(header?.contentView.frame.width, 250)
            XCTAssertEqual(header?.textLabel?.frame.minX, 16)
            XCTAssertEqual(header?.textLabel?.frame.width, 218)
        }
    }

    func testHeightsAreMeasuredForTheInsetWidthAndAgainWhenItChanges() {
        @MainActor func height(_ scene: Scene) -> CGFloat {
            scene.text = String(repeating: "several words ", count: 12)
            return scene.show()?.bounds.height ?? 0
        }
        let narrow = height(Scene(width: 250, insets: .zero))
        XCTAssertEqual(height(Scene()), narrow)
        let wide = Scene(insets: .zero)
        XCTAssertLessThan(height(wide), narrow)
        wide.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 0)
        wide.stage.advance(by: 0.02)
        XCTAssertEqual(wide.table.rectForRow(at: IndexPath(row: 0, section: 0)).height, narrow)
    }

    func testTheOutermostSwipeButtonKeepsItsTextWithinTheSafeArea() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            for isLeft in [true, false] {
                let scene = Scene(direction: direction)
                let actions = ["Pin", "Mark"].map { UIContextualAction(style: .normal, title: $0) { _, _, _ in } }
                scene.leading = UISwipeActionsConfiguration(actions: actions)
                _ = scene.show()
                let (start, end): (CGFloat, CGFloat) = isLeft ? (90, 230) : (230, 90)
                let y = scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).midY
                scene.stage.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y))
                scene.stage.settle()
                guard let buttons = scene.table.subviews.compactMap({ $0 as? SwipeButtonsView }).first else { return XCTFail("closed") }
                let inset: CGFloat = isLeft ? 40 : 30
                let isLeading = isLeft == (direction == .leftToRight)
                XCTAssertEqual(buttons.bounds.width, (isLeading ? 148 : 82) + inset, accuracy: 12)
                let first = buttons.buttons[0]
                let label = first.subviews.compactMap { $0 as? UILabel }.first
                let frame = label.map { scene.table.convert($0.frame, from: first) } ?? .zero
                XCTAssertGreaterThanOrEqual(frame.minX, 40 - 0.001)
                XCTAssertLessThanOrEqual(frame.maxX, 290 + 0.001)
                let distance = isLeft ? first.frame.minX : first.frame.maxX - buttons.bounds.width
                XCTAssertEqual(distance, 0, "the button itself reaches to the edge")
            }
        }
    }
}
