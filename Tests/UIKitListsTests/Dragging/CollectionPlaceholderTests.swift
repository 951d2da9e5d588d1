import Kinora
import TestSupport
import UIKit
import XCTest

/// Placeholders of dropped items in a collection view: items that the data source does not have yet.
@preconcurrency @MainActor
final class CollectionPlaceholderTests: XCTestCase {
    private typealias Scene = CollectionDragTests.Scene

    private var ownScene: CollectionDragTests.Scene?
    private var contexts: [any UICollectionViewDropPlaceholderContext] = []
    private var updates = 0

    override func tearDown() { MainActor.assumeIsolated { (ownScene, contexts, updates) = (nil, [], 0) } }

    /// A scene whose drop inserts placeholders with the text "?".
    private func make(count: Int = 1, setUp: @escaping (UICollectionViewDropPlaceholder) -> Void = { _ in }) -> Scene {
        let scene = Scene()
        ownScene = scene
        scene.view.register(Scene.Cell.self, forCellWithReuseIdentifier: "loading")
        scene.operation = .copy
        scene.onPerform = { [unowned self] coordinator in
            for _ in 0..<count {
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0), reuseIdentifier: "loading")
                placeholder.cellUpdateHandler = { [unowned self] cell in
                    updates += 1
                    (cell as? Scene.Cell)?.text = "?"
                }
                setUp(placeholder)
                contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
            }
        }
        return scene
    }

    /// Drops the view below the items onto the second.
    private func drop(_ scene: Scene) {
        scene.begin(at: CGPoint(x: 60, y: 550))
        scene.stage.touchMove(to: CGPoint(x: 160, y: 50), duration: 0.2)
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    func testAPlaceholderIsAnItemThatTheDataSourceDoesNotHave() {
        let scene = make()
        XCTAssertFalse(scene.view.hasUncommittedUpdates)
        drop(scene)
        XCTAssertEqual(scene.take(), ["enter", "perform [-1] at 1"])
        var ended: UIViewAnimatingPosition?
        contexts[0].addCompletion { ended = $0 }
        XCTAssertEqual(scene.view.visibleCells.filter(\.isHidden).map { ($0 as? Scene.Cell)?.text }, ["?"], "its preview has not arrived")
        scene.stage.settle()
        XCTAssertEqual(ended, .end)
        XCTAssertEqual(scene.grid, ["0?1", "234", "567", "8.."])
        XCTAssertTrue(scene.view.hasUncommittedUpdates)
        // Index paths are those of the data source.
        XCTAssertEqual(scene.view.numberOfItems(inSection: 0), 9)
        XCTAssertEqual((scene.view.cellForItem(at: path(1)) as? Scene.Cell)?.text, "1")
        XCTAssertEqual(scene.view.layoutAttributesForItem(at: path(1))?.center, CGPoint(x: 270, y: 50))
        XCTAssertEqual(scene.view.indexPathForItem(at: CGPoint(x: 270, y: 50)), path(1))
        XCTAssertNil(scene.view.indexPathForItem(at: CGPoint(x: 160, y: 50)))
        XCTAssertEqual(scene.view.indexPathsForVisibleItems, (0..<9).map(path))
        XCTAssertNil(scene.view.visibleCells.first { ($0 as? Scene.Cell)?.text == "?" }.flatMap(scene.view.indexPath(for:)))
    }

    func testPresentationValuesCountPlaceholders() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        let view = scene.view
        XCTAssertEqual(view.presentationIndexPath(forDataSourceIndexPath: path(0)), path(0))
        XCTAssertEqual(view.presentationIndexPath(forDataSourceIndexPath: path(1)), path(2))
        XCTAssertEqual(view.dataSourceIndexPath(forPresentationIndexPath: path(2)), path(1))
        XCTAssertNil(view.dataSourceIndexPath(forPresentationIndexPath: path(1)))
        XCTAssertEqual(view.presentationSectionIndex(forDataSourceSectionIndex: 0), 0)
        XCTAssertEqual(view.dataSourceSectionIndex(forPresentationSectionIndex: 0), 0)
        view.performUsingPresentationValues {
            XCTAssertEqual(view.numberOfItems(inSection: 0), 10)
            XCTAssertEqual((view.cellForItem(at: path(1)) as? Scene.Cell)?.text, "?")
            XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 160, y: 50)), path(1))
        }
        XCTAssertEqual(view.numberOfItems(inSection: 0), 9)
    }

    func testACommitReplacesThePlaceholderByAnItem() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        var inserted: [IndexPath] = []
        XCTAssertTrue(
            contexts[0].commitInsertion {
                inserted.append($0)
                scene.items.insert("n", at: $0.item)
            })
        XCTAssertEqual(inserted, [path(1)])
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["0n1", "234", "567", "8.."])
        XCTAssertFalse(scene.view.hasUncommittedUpdates)
        XCTAssertFalse(contexts[0].commitInsertion { _ in XCTFail("called for a placeholder that is gone") })
    }

    func testAPlaceholderThatIsDeletedLeavesItsPosition() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        XCTAssertTrue(contexts[0].deletePlaceholder())
        XCTAssertFalse(contexts[0].deletePlaceholder())
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["012", "345", "678", "..."])
        XCTAssertEqual(scene.view.numberOfItems(inSection: 0), 9)
    }

    func testAReloadRemovesPlaceholders() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        scene.view.reloadData()
        XCTAssertFalse(scene.view.hasUncommittedUpdates)
        XCTAssertFalse(contexts[0].deletePlaceholder())
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["012", "345", "678", "..."])
    }

    func testTheCellOfAPlaceholderIsUpdatedOnRequest() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        XCTAssertEqual(updates, 1)
        contexts[0].setNeedsCellUpdate()
        contexts[0].setNeedsCellUpdate()
        XCTAssertEqual(updates, 1)
        scene.stage.settle()
        XCTAssertEqual(updates, 2)
        contexts[0].deletePlaceholder()
        contexts[0].setNeedsCellUpdate()
        scene.stage.settle()
        XCTAssertEqual(updates, 2)
    }

    func testAPlaceholderFollowsTheItemsBeforeIt() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        scene.view.performBatchUpdates {
            scene.items.insert("a", at: 0)
            scene.items.removeLast()
            scene.view.insertItems(at: [path(0)])
            scene.view.deleteItems(at: [path(8)])
        }
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["a0?", "123", "456", "7.."])
        contexts[0].commitInsertion { scene.items.insert("n", at: $0.item) }
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["a0n", "123", "456", "7.."])
        XCTAssertEqual(scene.items, ["a", "0", "n", "1", "2", "3", "4", "5", "6", "7"])
    }

    func testPlaceholdersAtOneIndexPathKeepTheirOrder() {
        let scene = make(count: 2)
        drop(scene)
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["0??", "123", "456", "78."])
        contexts[1].commitInsertion { scene.items.insert("n", at: $0.item) }
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["0?n", "123", "456", "78."])
        contexts[0].commitInsertion { scene.items.insert("m", at: $0.item) }
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["0mn", "123", "456", "78."])
    }

    func testSizesAndSelectionsAreThoseOfTheDataSource() {
        final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
            var log: [String] = []

            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                XCTAssertLessThan(indexPath.item, 9)
                return CGSize(width: 100, height: 100)
            }
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                log.append("select \(indexPath.item)")
            }
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
            ) {
                XCTAssertEqual((cell as? CollectionDragTests.Scene.Cell)?.text, "\(indexPath.item)")
            }
            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
            ) {
                XCTAssertEqual((cell as? CollectionDragTests.Scene.Cell)?.text, "\(indexPath.item)")
            }
        }
        let scene = make()
        let delegate = Delegate()
        scene.view.delegate = delegate
        drop(scene)
        scene.stage.settle()
        XCTAssertEqual(scene.grid, ["0?1", "234", "567", "8.."])
        scene.stage.tap(at: CGPoint(x: 270, y: 50))
        scene.stage.tap(at: CGPoint(x: 160, y: 50))
        XCTAssertEqual(delegate.log, ["select 1"])
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [path(1)])
        contexts[0].deletePlaceholder()
        scene.stage.settle()
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [path(1)])
        scene.view.delegate = nil
    }

    func testALayoutSeesPlaceholders() {
        final class Layout: UICollectionViewFlowLayout {
            var counts: [Int] = []
            override func prepare() {
                super.prepare()
                counts.append(collectionView?.numberOfItems(inSection: 0) ?? -1)
            }
        }
        let scene = make()
        let layout = Layout()
        layout.itemSize = CGSize(width: 100, height: 100)
        scene.view.setCollectionViewLayout(layout, animated: false)
        scene.stage.advance(by: 0.1)
        drop(scene)
        scene.stage.settle()
        XCTAssertEqual(Set(layout.counts), [9, 10])
        XCTAssertEqual(layout.counts.last, 10)
    }

    func testTheDroppedItemsDataReplacesThePlaceholder() {
        let scene = make()
        let perform = scene.onPerform
        scene.onPerform = { [unowned self, unowned scene] coordinator in
            perform?(coordinator)
            coordinator.session.loadObjects(ofClass: String.self) { texts in
                self.contexts[0].commitInsertion { scene.items.insert(texts[0], at: $0.item) }
            }
        }
        drop(scene)
        scene.stage.settle()
        XCTAssertEqual(scene.items.prefix(3), ["0", "new", "1"])
        XCTAssertFalse(scene.view.hasUncommittedUpdates)
        XCTAssertTrue(scene.view.visibleCells.allSatisfy { !$0.isHidden })
    }

    func testThePreviewOfADroppedItemTakesTheLookOfThePlaceholder() {
        var asked: [String?] = []
        let scene = make { placeholder in
            placeholder.previewParametersProvider = {
                asked.append(($0 as? CollectionDragTests.Scene.Cell)?.text)
                return UIDragPreviewParameters()
            }
        }
        drop(scene)
        XCTAssertEqual(asked, ["?"])
        scene.stage.settle()
    }

    func testItemsOfACollectionWithPlaceholdersAreMoved() {
        let scene = make()
        drop(scene)
        scene.stage.settle()
        (scene.operation, scene.onPerform) = (.move, nil)
        _ = scene.take()
        // The last item goes to the beginning.
        scene.begin(at: CGPoint(x: 50, y: 380))
        scene.stage.touchMove(to: CGPoint(x: 50, y: 50), duration: 0.2)
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.take().first { $0.hasPrefix("perform") }, "perform [8] at 0")
        XCTAssertEqual(scene.grid, ["80?", "123", "456", "7.."])
    }

    func testPlaceholdersEndWithTheirCollectionView() {
        var scene: Scene? = make()
        if let scene { drop(scene) }
        scene?.stage.settle()
        weak var view = scene?.view
        (scene, ownScene) = (nil, nil)
        XCTAssertNil(view)
        XCTAssertFalse(contexts[0].deletePlaceholder())
    }
}
