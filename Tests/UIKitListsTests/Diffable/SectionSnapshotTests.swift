import Kinora
import UIKit
import UIKitTestSupport
import XCTest

@testable import UIKitLists

/// Outlines of sections.
@preconcurrency @MainActor
final class SectionSnapshotTests: XCTestCase {
    private var tree: NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b"])
        tree.append(["a1", "a2"], to: "a")
        tree.append(["a1x"], to: "a1")
        return tree
    }

    func testOnlyTheChildrenOfExpandedItemsAreVisible() {
        var tree = tree
        XCTAssertEqual(tree.items, ["a", "a1", "a1x", "a2", "b"])
        XCTAssertEqual(tree.visibleItems, ["a", "b"])
        tree.expand(["a1"])
        XCTAssertEqual(tree.visibleItems, ["a", "b"], "its parent is collapsed")
        tree.expand(["a"])
        XCTAssertEqual(tree.visibleItems, ["a", "a1", "a1x", "a2", "b"])
        tree.collapse(["a1"])
        XCTAssertEqual(tree.visibleItems, ["a", "a1", "a2", "b"])
        XCTAssertEqual(["a", "a1", "a1x"].map { tree.level(of: $0) }, [0, 1, 2])
        XCTAssertEqual(tree.parent(of: "a1x"), "a1")
        XCTAssertTrue(tree.isVisible("a2"))
        XCTAssertFalse(tree.isVisible("a1x"))
    }

    func testItemsAreInsertedDeletedAndReplacedWithTheirDescendants() {
        var tree = tree
        tree.insert(["a0"], before: "a1")
        tree.insert(["c"], after: "b")
        XCTAssertEqual(tree.items, ["a", "a0", "a1", "a1x", "a2", "b", "c"])
        tree.delete(["a1"])
        XCTAssertEqual(tree.items, ["a", "a0", "a2", "b", "c"])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["n"])
        other.append(["n1"], to: "n")
        tree.replace(childrenOf: "a", using: other)
        XCTAssertEqual(tree.items, ["a", "n", "n1", "b", "c"])
        XCTAssertEqual(tree.level(of: "n1"), 2)
        XCTAssertEqual(tree.snapshot(of: "a").items, ["n", "n1"])
        XCTAssertEqual(tree.snapshot(of: "a", includingParent: true).rootItems, ["a"])
    }

    func testATapOnTheChevronShowsTheChildrenOfTheItem() throws {
        let scene = OutlineScene()
        var tree = tree
        tree.expand(["a"])
        scene.source.apply(tree, to: 0, animatingDifferences: false)
        scene.stage.settle()
        XCTAssertEqual(scene.shown, ["a", "a1", "a2", "b"])
        XCTAssertEqual(scene.cell(1)?.indentationLevel, 1)
        XCTAssertEqual(scene.cell(1)?.contentView.frame.minX, 10)
        let first = try XCTUnwrap(scene.cell(1))
        scene.stage.tap(at: first.convert(CGPoint(x: first.bounds.width - 20, y: 22), to: nil))
        scene.stage.advance(by: 0.1)
        XCTAssertTrue(scene.source.snapshot(for: 0).isExpanded("a1"))
        // Interrupted in the middle: the parent collapses.
        let parent = try XCTUnwrap(scene.cell(0))
        scene.stage.tap(at: parent.convert(CGPoint(x: parent.bounds.width - 20, y: 22), to: nil))
        scene.stage.settle()
        XCTAssertEqual(scene.shown, ["a", "b"])
        XCTAssertEqual(scene.log, ["expand a1", "collapse a"])
        scene.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
        scene.stage.tap(at: parent.convert(CGPoint(x: parent.bounds.width - 20, y: 22), to: nil))
        scene.stage.settle()
        XCTAssertEqual(scene.shown, ["a", "b"])
    }

    func testCellsAreIndentedByThePresentLevels() {
        for isAnimated in [false, true] {
            let scene = OutlineScene()
            var tree = tree
            tree.expand(["a", "a1"])
            scene.source.apply(tree, to: 0, animatingDifferences: false)
            scene.stage.settle()
            XCTAssertEqual(scene.levels, [0, 1, 2, 1, 0])
            // Another parent for "a2", none for "a1x".
            var other = NSDiffableDataSourceSectionSnapshot<String>()
            other.append(["a1x", "b", "a"])
            other.append(["a1"], to: "a")
            other.append(["a2"], to: "a1")
            other.expand(["a", "a1"])
            scene.source.apply(other, to: 0, animatingDifferences: isAnimated)
            scene.stage.settle()
            XCTAssertEqual(scene.shown, ["a1x", "b", "a", "a1", "a2"])
            XCTAssertEqual(scene.levels, [0, 0, 0, 1, 2])
            XCTAssertEqual(scene.cell(4)?.contentView.frame.minX, 20)
            // A snapshot without outlines.
            var whole = NSDiffableDataSourceSnapshot<Int, String>()
            whole.appendSections([0])
            whole.appendItems(["a2", "a1", "z"])
            scene.source.apply(whole, animatingDifferences: isAnimated)
            scene.stage.settle()
            XCTAssertEqual(scene.levels, [0, 0, 0])
            XCTAssertEqual(scene.cell(0)?.contentView.frame.minX, 0)
        }
    }

    func testAReusedCellHasTheIndentationOfTheApp() throws {
        let scene = OutlineScene()
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a"])
        tree.append((0..<40).map { "a\($0)" }, to: "a")
        tree.expand(["a"])
        scene.source.apply(tree, to: 0, animatingDifferences: false)
        scene.stage.settle()
        scene.view.contentOffset.y = 500
        scene.stage.settle()
        XCTAssertEqual(Set(scene.levels), [1])
        var whole = scene.source.snapshot()
        whole.appendSections([1])
        whole.appendItems((0..<40).map { "b\($0)" }, toSection: 1)
        scene.source.applySnapshotUsingReloadData(whole)
        scene.view.contentOffset.y = 41 * 44
        scene.stage.settle()
        XCTAssertEqual(Set(scene.levels), [0], "in a section without an outline")
    }

    func testASnapshotOfTheWholeForgetsTheOutlinesItDoesNotShow() {
        let scene = OutlineScene()
        scene.source.apply(tree, to: 0, animatingDifferences: false)
        var whole = scene.source.snapshot()
        XCTAssertEqual(whole.itemIdentifiers, ["a", "b"])
        whole.appendItems(["z"])
        scene.source.apply(whole, animatingDifferences: false)
        XCTAssertEqual(scene.source.snapshot(for: 0).items, ["a", "b", "z"])
    }
}

@MainActor
private final class OutlineScene {
    let stage = Stage(device: Device(name: "outline", size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero))
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
    var log: [String] = []

    init() {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure()]
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.log.append("expand \($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { [weak self] in self?.log.append("collapse \($0)") }
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(view)
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    var levels: [Int] {
        view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? UICollectionViewListCell)?.indentationLevel }
    }

    var shown: [String] {
        view.indexPathsForVisibleItems.sorted().compactMap {
            ((view.cellForItem(at: $0) as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }
}
