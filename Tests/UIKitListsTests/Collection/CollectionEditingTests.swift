import Kinora
import UIKit
import UIKitTestSupport
import XCTest

@testable import UIKitLists

/// Editing of lists in a collection view of 320 × 480 points: accessories, selection and reordering.
@preconcurrency @MainActor
final class CollectionEditingTests: XCTestCase {
    func testAccessoriesForEditingAppearAndOthersDisappear() throws {
        let scene = EditingScene { _ in [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()] }
        let cell = try XCTUnwrap(scene.cell(0))
        let wide = cell.contentView.frame
        XCTAssertEqual(wide.minX, 0)
        XCTAssertFalse(cell.configurationState.isEditing)
        scene.view.isEditing = true
        scene.stage.advance(by: 0.15)
        let shown = cell.contentView.layer.presentation()?.frame.minX ?? 0
        XCTAssertTrue(shown > 0 && shown < 40, "\(shown)")
        scene.stage.settle()
        XCTAssertTrue(cell.configurationState.isEditing)
        // A margin of 16 points, and 24 for each of both.
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 40, y: 0, width: 320 - 80, height: 44))
        XCTAssertEqual(scene.accessories(0).count, 2)
        scene.view.contentOffset.y = 44 * 20
        scene.stage.settle()
        XCTAssertEqual(scene.cell(25)?.contentView.frame.minX, 40, "also in rows that appear later")
        scene.view.contentOffset.y = 0
        scene.view.isEditing = false
        scene.stage.settle()
        XCTAssertEqual(scene.cell(0)?.contentView.frame, wide)
        XCTAssertEqual(scene.accessories(0).count, 1)
    }

    func testTheDelegateMayExceptItems() {
        let scene = EditingScene { _ in [.delete()] }
        scene.fixed = [1]
        scene.view.isEditing = true
        scene.stage.settle()
        XCTAssertEqual((0..<3).map { scene.cell($0)?.contentView.frame.minX }, [40, 0, 40])
        XCTAssertEqual((0..<3).map { scene.cell($0)?.configurationState.isEditing }, [true, false, true])
    }

    func testATapOnAMinusSignCallsTheHandlerOrUncoversTheActions() throws {
        var deleted: [Int] = []
        let scene = EditingScene { item in
            item == 0 ? [.delete(actionHandler: { deleted.append(item) })] : [.delete(), .insert(displayed: .always)]
        }
        scene.view.isEditing = true
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 28, y: 22))
        scene.stage.settle()
        XCTAssertEqual(deleted, [0])
        XCTAssertEqual(scene.cell(0)?.frame.minX, 0)
        scene.stage.tap(at: CGPoint(x: 28, y: 66))
        scene.stage.settle()
        let cell = try XCTUnwrap(scene.cell(1))
        XCTAssertLessThan(cell.frame.minX, -60)
        XCTAssertTrue(cell.configurationState.isSwiped)
        scene.stage.tap(at: CGPoint(x: 300, y: 66))
        scene.stage.settle()
        XCTAssertEqual(scene.performed, ["Remove 1"])
        XCTAssertEqual(cell.frame.minX, 0)
        XCTAssertNil(scene.view.indexPathsForSelectedItems)
    }

    func testSelectionsWhileEditingAreSeparate() throws {
        let scene = EditingScene { _ in [.multiselect()] }
        scene.stage.tap(at: CGPoint(x: 200, y: 22))
        scene.stage.settle()
        XCTAssertEqual(scene.selected, [0])
        scene.view.isEditing = true
        scene.stage.settle()
        XCTAssertEqual(scene.selected, [])
        scene.stage.tap(at: CGPoint(x: 200, y: 22))
        scene.stage.settle()
        XCTAssertEqual(scene.selected, [], "not while editing, by default")
        scene.view.allowsMultipleSelectionDuringEditing = true
        for y in [22, 66, 110] { scene.stage.tap(at: CGPoint(x: 28, y: y)) }
        scene.stage.tap(at: CGPoint(x: 200, y: 66))
        scene.stage.settle()
        XCTAssertEqual(scene.selected, [0, 2])
        XCTAssertEqual((0..<3).map { scene.accessories($0).first?.isChecked }, [true, false, true])
        scene.view.isEditing = false
        scene.stage.settle()
        XCTAssertEqual(scene.selected, [])
        scene.view.allowsSelectionDuringEditing = true
        scene.view.allowsMultipleSelectionDuringEditing = false
        scene.view.isEditing = true
        for y in [22, 66] { scene.stage.tap(at: CGPoint(x: 200, y: y)) }
        XCTAssertEqual(scene.selected, [1], "one at a time")
    }

    // MARK: Reordering

    func testAReorderControlDragsItsRow() {
        let scene = EditingScene { _ in [.reorder()] }
        var log: [String] = []
        scene.source.reorderingHandlers.canReorderItem = { $0 != 3 }
        scene.source.reorderingHandlers.willReorder = { log.append("will \($0.initialSnapshot.itemIdentifiers.prefix(4))") }
        scene.source.reorderingHandlers.didReorder = { transaction in
            log.append("did \(transaction.finalSnapshot.itemIdentifiers.prefix(4)), \(transaction.difference.count) changes")
            XCTAssertEqual(transaction.sectionTransactions.map(\.sectionIdentifier), [0])
            XCTAssertEqual(transaction.sectionTransactions.first?.finalSnapshot.rootItems.prefix(3), [1, 2, 0])
        }
        scene.view.isEditing = true
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 292, y: 22), to: CGPoint(x: 292, y: 110), duration: 0.5)
        scene.stage.settle()
        XCTAssertEqual(log, ["will [0, 1, 2, 3]", "did [1, 2, 0, 3], 2 changes"])
        XCTAssertEqual(scene.source.snapshot().itemIdentifiers.prefix(4), [1, 2, 0, 3])
        XCTAssertEqual((0..<4).map { scene.cell($0)?.tag }, [1, 2, 0, 3])
        XCTAssertEqual(scene.cell(2)?.frame, CGRect(x: 0, y: 88, width: 320, height: 44))
        XCTAssertEqual(scene.view.contentOffset.y, 0)
        log = []
        scene.stage.drag(from: CGPoint(x: 292, y: 154), to: CGPoint(x: 292, y: 22), duration: 0.5)
        scene.stage.settle()
        XCTAssertEqual(log, [], "3 is not moved")
        XCTAssertEqual(scene.view.contentOffset.y, 0)
    }

    func testWithoutHandlersNothingIsMoved() {
        let scene = EditingScene { _ in [.reorder()] }
        scene.view.isEditing = true
        scene.stage.settle()
        XCTAssertFalse(scene.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    }

    func testAnItemOfAnOutlineMovesWithItsChildren() {
        let scene = EditingScene { _ in [.reorder()] }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([0, 1, 2])
        outline.append([10, 11], to: 0)
        outline.append([20], to: 2)
        outline.expand([0, 2])
        scene.source.apply(outline, to: 0, animatingDifferences: false)
        scene.source.reorderingHandlers.canReorderItem = { _ in true }
        var final: [Int] = []
        scene.source.reorderingHandlers.didReorder = { final = $0.sectionTransactions.first?.finalSnapshot.items ?? [] }
        scene.view.isEditing = true
        scene.stage.settle()
        XCTAssertEqual(scene.shown, [0, 10, 11, 1, 2, 20])
        // 0 to behind 1.
        scene.stage.drag(from: CGPoint(x: 292, y: 22), to: CGPoint(x: 292, y: 154), duration: 0.5)
        scene.stage.settle()
        XCTAssertEqual(final, [1, 0, 10, 11, 2, 20])
        XCTAssertEqual(scene.shown, [1, 0, 10, 11, 2, 20])
        // 1 to the first child of 2.
        scene.stage.drag(from: CGPoint(x: 292, y: 22), to: CGPoint(x: 292, y: 198), duration: 0.5)
        scene.stage.settle()
        XCTAssertEqual(scene.source.snapshot(for: 0).parent(of: 1), 2)
        XCTAssertEqual(scene.shown, [0, 10, 11, 2, 1, 20])
        XCTAssertEqual(scene.cell(4)?.indentationLevel, 1)
    }
}

/// A list of 40 rows.
@MainActor
private final class EditingScene: NSObject, UICollectionViewDelegate {
    let stage = Stage(device: Device(name: "editing", size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero))
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    var performed: [String] = []
    var fixed: Set<Int> = []

    init(_ accessories: @escaping @MainActor (Int) -> [UICellAccessory]) {
        var perform: (String) -> Void = { _ in }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
                    perform("Remove \(path.item)")
                    done(true)
                }
            ])
        }
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.tag = item
            cell.accessories = accessories(item)
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        super.init()
        perform = { [weak self] in self?.performed.append($0) }
        view.delegate = self
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<40))
        source.apply(snapshot, animatingDifferences: false)
        stage.settle()
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    func accessories(_ item: Int) -> [ListAccessoryView] { cell(item)?.subviews.compactMap { $0 as? ListAccessoryView } ?? [] }

    var selected: [Int] { view.indexPathsForSelectedItems?.map(\.item) ?? [] }
    var shown: [Int] { view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.tag } }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { !fixed.contains(indexPath.item) }
}

extension ListAccessoryView {
    /// Whether a selection circle is checked.
    fileprivate var isChecked: Bool? { subviews.compactMap { $0 as? CellEditControl }.first?.isChecked }
}
