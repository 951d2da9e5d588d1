import Kinora
import UIKit
import UIKitTestSupport
import XCTest

@testable import UIKitLists

/// Lists in a collection view of 320 × 480 points.
@preconcurrency @MainActor
final class CollectionListTests: XCTestCase {
    func testPlainListRowsAre44PointsHighWithSeparatorsFromTheText() throws {
        let scene = ListScene(UICollectionLayoutListConfiguration(appearance: .plain), [3])
        XCTAssertEqual(scene.cell(0)?.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
        XCTAssertEqual(scene.cell(2)?.frame.minY, 88)
        XCTAssertEqual(scene.separators(0).map(\.frame), [CGRect(x: 16, y: 43, width: 304, height: 1)])
        XCTAssertEqual(scene.separators(2).count, 1, "also below the last row")
        XCTAssertEqual(scene.view.backgroundColor, .systemBackground)
    }

    func testTheListsColorIsBehindItAsLongAsItsLayoutIsThere() {
        let scene = ListScene(UICollectionLayoutListConfiguration(appearance: .insetGrouped), [3])
        XCTAssertEqual(scene.view.backgroundColor, .systemGroupedBackground)
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.backgroundColor = .systemMint
        func show(_ layout: UICollectionViewLayout) -> UIColor? {
            scene.view.setCollectionViewLayout(layout, animated: false)
            scene.stage.settle()
            return scene.view.backgroundColor
        }
        XCTAssertEqual(show(UICollectionViewCompositionalLayout.list(using: configuration)), .systemMint)
        XCTAssertNil(show(UICollectionViewFlowLayout()))
        scene.view.backgroundColor = .systemPink
        XCTAssertEqual(show(UICollectionViewCompositionalLayout.list(using: configuration)), .systemPink, "the app's color stays")
    }

    func testTheViewOfAControllerHasTheListsColor() {
        let stage = Stage(device: .iPhone15)
        let grouped = UICollectionLayoutListConfiguration(appearance: .grouped)
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: grouped))
        stage.window.rootViewController = controller
        stage.settle()
        XCTAssertEqual(controller.collectionView.backgroundColor, .systemGroupedBackground)
        controller.collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        stage.settle()
        XCTAssertEqual(controller.collectionView.backgroundColor, .systemBackground)
    }

    func testDefaultBackgroundsFitTheList() {
        func color(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ item: Int) -> UIColor? {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .firstItemInSection
            return ListScene(configuration, [3]).cell(item)?.defaultBackgroundConfiguration().backgroundColor
        }
        XCTAssertEqual(color(.insetGrouped, 1), .secondarySystemGroupedBackground)
        XCTAssertEqual(color(.insetGrouped, 0), .clear)
        XCTAssertEqual(color(.plain, 1), .systemBackground)
        XCTAssertEqual(color(.sidebar, 1), .clear)
        XCTAssertEqual(UICollectionViewCell().defaultBackgroundConfiguration().backgroundColor, .clear)
        XCTAssertEqual(UITableViewCell().defaultBackgroundConfiguration().backgroundColor, .systemBackground)
        let table = TableScene([1], style: .grouped)
        table.show()
        XCTAssertEqual(
            table.table.visibleCells[0].defaultBackgroundConfiguration().backgroundColor, .secondarySystemGroupedBackground)
    }

    func testGroupsOfAnInsetListAreWithinMarginsAndHaveRoundCorners() throws {
        let scene = ListScene(UICollectionLayoutListConfiguration(appearance: .insetGrouped), [2, 1])
        XCTAssertEqual(scene.cell(0)?.frame, CGRect(x: 16, y: 18, width: 288, height: 44))
        let (first, last, only) = (try XCTUnwrap(scene.cell(0)), try XCTUnwrap(scene.cell(1)), try XCTUnwrap(scene.cell(0, 1)))
        XCTAssertEqual(first.layer.cornerRadius, 10)
        XCTAssertEqual(first.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertEqual(last.layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        XCTAssertEqual(only.layer.maskedCorners.rawValue, 15)
        XCTAssertEqual(scene.separators(0).count, 1)
        XCTAssertEqual(scene.separators(1).count, 0, "none below the last row of a group")
    }

    func testHeadersAndFootersAreSupplementaryViewsOrTheFirstItem() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
        let scene = ListScene(configuration, [30, 30])
        func header(_ section: Int) -> UICollectionReusableView? {
            let kind = UICollectionView.elementKindSectionHeader
            return scene.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        }
        XCTAssertEqual(header(0)?.frame.origin, CGPoint(x: 0, y: 22))
        XCTAssertEqual(scene.cell(0)?.frame.minY, 22 + (header(0)?.frame.height ?? 0))
        scene.view.contentOffset.y = 300
        scene.stage.settle()
        XCTAssertEqual(header(0)?.frame.minY, 300, "pinned in a plain list")
    }

    func testAFirstItemMayBeTheHeader() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let scene = ListScene(configuration, [3])
        XCTAssertEqual(scene.cell(0)?.layer.cornerRadius, 0)
        XCTAssertEqual(scene.cell(1)?.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertEqual(scene.separators(0).count, 0)
        XCTAssertEqual(scene.cell(0)?.defaultContentConfiguration().textProperties.transform, .uppercase)
    }

    func testASeparatorsOtherEdgeStaysAutomatic() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.bottomSeparatorInsets.leading = 60
        XCTAssertEqual(ListScene(configuration, [1]).separators(0).map(\.frame), [CGRect(x: 60, y: 43, width: 260, height: 1)])
        configuration.separatorConfiguration.bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
        configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 20
        XCTAssertEqual(ListScene(configuration, [1]).separators(0).map(\.frame), [CGRect(x: 16, y: 43, width: 284, height: 1)])
    }

    func testSeparatorsAreAsTheHandlerSays() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, usual in
            var own = usual
            if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
            if path.item == 1 {
                own.topSeparatorVisibility = .visible
                own.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 60)
                own.color = .red
            }
            return own
        }
        let scene = ListScene(configuration, [3])
        XCTAssertEqual(scene.separators(0).count, 0)
        XCTAssertEqual(scene.separators(1).map(\.frame.minX).sorted(), [16, 50])
        XCTAssertEqual(scene.separators(1).first { $0.frame.minX == 50 }?.frame, CGRect(x: 50, y: 0, width: 210, height: 1))
        XCTAssertEqual(scene.separators(1).map(\.backgroundColor), [.red, .red])
        configuration.showsSeparators = false
    }

    func testTheHandlerOfSeparatorsIsCalledOnceForEachConfiguration() {
        var asked: [Int] = []
        var color = UIColor.red
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, usual in
            asked.append(path.item)
            var own = usual
            own.color = color
            return own
        }
        let scene = ListScene(configuration, [100])
        XCTAssertEqual(asked.sorted(), Array(0..<11))
        asked = []
        for y in [1, 2, 3] as [CGFloat] {
            scene.view.contentOffset.y = y
            scene.stage.advance(by: 1 / 60)
        }
        XCTAssertEqual(asked, [], "no other row appears")
        scene.view.contentOffset.y += 44
        scene.stage.settle()
        XCTAssertEqual(asked, [11])
        scene.view.contentOffset.y = 0
        scene.stage.settle()
        XCTAssertEqual(asked.sorted(), [0, 11], "its cell is configured again")
        (asked, color) = ([], .blue)
        scene.view.reconfigureItems(at: [IndexPath(item: 3, section: 0)])
        scene.stage.settle()
        XCTAssertTrue(asked.contains(3))
        XCTAssertEqual(scene.separators(3).map(\.backgroundColor), [.blue])
    }

    func testAccessoriesAreBesideTheContent() throws {
        let scene = ListScene(UICollectionLayoutListConfiguration(appearance: .plain), [1])
        let cell = try XCTUnwrap(scene.cell(0))
        let before = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        cell.accessories = [
            .customView(configuration: UICellAccessory.CustomViewConfiguration(customView: before, placement: .leading())),
            .label(text: "12", options: UICellAccessory.LabelOptions(reservedLayoutWidth: .custom(40))),
            .disclosureIndicator(options: UICellAccessory.DisclosureIndicatorOptions(reservedLayoutWidth: .standard)),
            .checkmark(displayed: .whenEditing),
        ]
        scene.stage.settle()
        XCTAssertEqual(before.convert(before.bounds, to: cell), CGRect(x: 16, y: 12, width: 30, height: 20))
        // Chevron: 320 - 16 - 24; label: 10 and 40 before it.
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 46, y: 0, width: 320 - 16 - 24 - 10 - 40 - 46, height: 44))
        cell.indentationLevel = 2
        scene.stage.settle()
        XCTAssertEqual(cell.contentView.frame.minX, 66)
        scene.stage.layoutDirection = .rightToLeft
        cell.setNeedsLayout()
        scene.stage.settle()
        XCTAssertEqual(cell.contentView.frame.maxX, 320 - 66)
    }

    func testARowGrowsWithItsText() {
        let scene = ListScene(UICollectionLayoutListConfiguration(appearance: .plain), [3])
        scene.texts[1] = String(repeating: "A text that takes several lines. ", count: 4)
        scene.view.reloadData()
        scene.stage.settle()
        XCTAssertGreaterThan(scene.cell(1)?.frame.height ?? 0, 80)
        XCTAssertEqual(scene.cell(1)?.frame.width, 320)
        XCTAssertEqual(scene.cell(2)?.frame.minY, 44 + (scene.cell(1)?.frame.height ?? 0))
        XCTAssertEqual(scene.cell(0)?.frame.height, 44)
    }

    func testAVisibleRowGrowsAndShrinksWithItsContent() throws {
        let scene = ListScene(UICollectionLayoutListConfiguration(appearance: .plain), [3])
        let cell = try XCTUnwrap(scene.cell(1))
        func show(_ words: Int) {
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "Some words of a text. ", count: words)
            cell.contentConfiguration = content
        }
        func presented() -> CGFloat { scene.cell(2)?.layer.presentation()?.frame.minY ?? -1 }
        show(12)
        scene.stage.advance(by: 0.1)
        let grown = cell.frame.height
        XCTAssertGreaterThan(grown, 80)
        XCTAssertEqual(scene.cell(2)?.frame.minY, 44 + grown)
        XCTAssertTrue(presented() > 90 && presented() < 40 + grown, "\(presented()): animated")
        scene.stage.settle()
        show(1)
        scene.stage.settle()
        XCTAssertEqual(cell.frame.height, 44)
        XCTAssertEqual(scene.cell(2)?.frame.minY, 88)
        XCTAssertEqual(scene.view.contentSize.height, 132)
        UIView.performWithoutAnimation { show(12) }
        scene.stage.advance(by: 1 / 60)
        XCTAssertEqual(presented(), 44 + grown)
        scene.view.selfSizingInvalidation = .disabled
        show(1)
        scene.stage.settle()
        XCTAssertEqual(cell.frame.height, grown)
        scene.view.selfSizingInvalidation = .enabledIncludingConstraints
        let height = cell.contentView.heightAnchor.constraint(equalToConstant: 60)
        height.priority = UILayoutPriority(999)
        height.isActive = true
        scene.stage.settle()
        XCTAssertEqual(cell.frame.height, 60)
    }

    func testALargerTextSizeMakesRowsHigher() {
        let scene = ListScene(UICollectionLayoutListConfiguration(appearance: .plain), [3])
        scene.stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        scene.stage.settle()
        XCTAssertGreaterThan(scene.cell(0)?.frame.height ?? 0, 60)
    }

    func testASelectedRowIsGray() throws {
        let scene = ListScene(UICollectionLayoutListConfiguration(appearance: .plain), [3])
        scene.stage.tap(at: CGPoint(x: 100, y: 66))
        scene.stage.settle()
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
        XCTAssertEqual(scene.cell(1)?.subviews.first?.backgroundColor, .systemGray4)
        XCTAssertEqual(scene.cell(0)?.subviews.first?.backgroundColor, .systemBackground)
    }

    // MARK: Swipe actions

    func testASwipeUncoversTheActionsAndATapPerformsOne() throws {
        let scene = swipeScene()
        scene.stage.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), duration: 0.5)
        scene.stage.settle()
        let cell = try XCTUnwrap(scene.cell(1))
        XCTAssertEqual(cell.frame.minX, -157, accuracy: 0.01, "a button of 83 points for its title, and one of 74")
        XCTAssertTrue(cell.configurationState.isSwiped)
        scene.stage.tap(at: CGPoint(x: 320 - 37, y: 66))
        scene.stage.settle()
        XCTAssertEqual(scene.performed, ["Delete 1"])
        XCTAssertEqual(cell.frame.minX, 0, "closed by the handler's completion")
        XCTAssertFalse(cell.configurationState.isSwiped)
        XCTAssertNil(scene.view.indexPathsForSelectedItems)
    }

    func testATapElsewhereAndScrollingCloseASwipedRow() throws {
        let scene = swipeScene()
        scene.stage.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), duration: 0.5)
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 100, y: 200))
        scene.stage.advance(by: 0.1)
        let shown = scene.cell(1)?.layer.presentation()?.frame.minX ?? 0
        XCTAssertTrue(shown > -157 && shown < 0, "\(shown)")
        // Interrupted in the middle.
        scene.stage.drag(from: CGPoint(x: 150, y: 66), to: CGPoint(x: 40, y: 66), duration: 0.5)
        scene.stage.settle()
        XCTAssertEqual(scene.cell(1)?.frame.minX ?? 0, -157, accuracy: 0.01)
        scene.stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 270), duration: 0.3)
        scene.stage.settle()
        XCTAssertEqual(scene.cell(1)?.frame.minX, 0)
        XCTAssertNil(scene.view.indexPathsForSelectedItems)
    }

    func testAFullSwipePerformsTheFirstAction() {
        let scene = swipeScene()
        scene.stage.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 20, y: 66), duration: 0.5)
        scene.stage.settle()
        XCTAssertEqual(scene.performed, ["Delete 1"])
    }

    func testTheLeadingEndHasActionsOfItsOwn() {
        let scene = swipeScene()
        scene.stage.drag(from: CGPoint(x: 50, y: 66), to: CGPoint(x: 120, y: 66), duration: 0.5)
        scene.stage.settle()
        XCTAssertEqual(scene.cell(1)?.frame.minX ?? 0, 74, accuracy: 0.01)
    }

    private func swipeScene() -> ListScene {
        var performed: (String) -> Void = { _ in }
        func action(_ name: String, _ path: IndexPath, _ style: UIContextualAction.Style) -> UIContextualAction {
            UIContextualAction(style: style, title: name) { _, _, done in
                performed("\(name) \(path.item)")
                done(true)
            }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [action("Delete", path, .destructive), action("Flag", path, .normal)])
        }
        configuration.leadingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [action("Read", path, .normal)])
        }
        let scene = ListScene(configuration, [30])
        performed = { [weak scene] in scene?.performed.append($0) }
        return scene
    }

    func testAListInASectionBesideAGrid() {
        let scene = CompositionScene([4, 2]) { index, environment in
            index == 0
                ? CompositionScene.grid(columns: 2, height: 50)
                : .list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
        }
        XCTAssertEqual(scene.frame(0, 1), CGRect(x: 16, y: 118, width: 288, height: 44))
        let background = scene.view.subviews.first { $0 is ListBackgroundView }
        XCTAssertEqual(background?.frame, CGRect(x: 0, y: 100, width: 320, height: 123))
        XCTAssertEqual(background?.backgroundColor, .systemGroupedBackground)
    }
}

/// A list of rows with texts.
@MainActor
private final class ListScene: NSObject, UICollectionViewDataSource {
    let stage = Stage(device: Device(name: "list", size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero))
    let view: UICollectionView
    private let counts: [Int]
    var texts: [Int: String] = [:]
    var performed: [String] = []
    private let registration: UICollectionView.CellRegistration<UICollectionViewListCell, String>
    private let edges: [UICollectionView.SupplementaryRegistration<UICollectionViewListCell>]

    init(_ configuration: UICollectionLayoutListConfiguration, _ counts: [Int]) {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        self.counts = counts
        registration = UICollectionView.CellRegistration { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        edges = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map { kind in
            UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, kind, _ in
                var content = cell.defaultContentConfiguration()
                content.text = kind
                cell.contentConfiguration = content
            }
        }
        super.init()
        view.dataSource = self
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(view)
        stage.settle()
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    /// The visible lines of a row.
    func separators(_ item: Int) -> [UIView] {
        cell(item)?.subviews.filter { !$0.isHidden && $0.frame.height <= 1 && $0.backgroundColor != nil } ?? []
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: texts[indexPath.item] ?? "Row \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(
            using: edges[kind == UICollectionView.elementKindSectionHeader ? 0 : 1], for: indexPath)
    }
}
