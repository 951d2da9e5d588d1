import Kinora
import ListTestSupport
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class CollectionReloadTests: XCTestCase {
    private static func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    func testAReloadedItemFadesOverIntoANewView() {
        let scene = CollectionScene([5])
        let old = scene.view.cellForItem(at: Self.path(2))
        scene.model.sections[0].rows[2].version += 1
        scene.view.reloadItems(at: [Self.path(2)])
        let new = scene.view.cellForItem(at: Self.path(2))
        XCTAssertFalse(old === new)
        scene.stage.advance(by: 0.15)
        XCTAssertEqual(Double(old?.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.1)
        XCTAssertEqual(Double(new?.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.1)
        scene.stage.settle()
        XCTAssertNil(old?.superview)
        scene.checkShown()
    }

    func testABatchRightAfterAReloadIsRelativeToTheReloadedContent() {
        let scene = CollectionScene([3])
        scene.model = ListModel(counts: [6])
        scene.view.reloadData()
        var isFinished: Bool?
        scene.view.performBatchUpdates {
            XCTAssertNotNil(scene.view.cellForItem(at: Self.path(5)), "laid out before the updates")
            scene.model.sections[0].rows.remove(at: 0)
            scene.view.deleteItems(at: [Self.path(0)])
        } completion: {
            isFinished = $0
        }
        scene.stage.advance(by: 0.15)
        XCTAssertNotNil(scene.view.cellForItem(at: Self.path(4))?.layer.animation(forKey: "position"), "what stays moves")
        scene.stage.settle()
        XCTAssertEqual(isFinished, true)
        scene.checkShown()
    }

    func testHeadersStayWhenItemsChangeAndGoWithTheirSections() {
        let scene = CollectionScene([3, 4, 2])
        scene.flow.headerReferenceSize = CGSize(width: 0, height: 30)
        scene.stage.advance(by: 0.05)
        let kind = UICollectionView.elementKindSectionHeader
        func header(_ section: Int) -> UICollectionReusableView? {
            scene.view.supplementaryView(forElementKind: kind, at: Self.path(0, section))
        }
        let headers = (0..<3).map(header)
        scene.model.sections[0].rows.removeAll()
        scene.view.deleteItems(at: (0..<3).map { Self.path($0) })
        XCTAssertTrue(header(0) === headers[0])
        XCTAssertEqual(header(1)?.frame.minY, 30)
        scene.model.sections.remove(at: 0)
        scene.view.deleteSections([0])
        XCTAssertTrue(header(0) === headers[1])
        XCTAssertTrue(header(1) === headers[2])
        scene.model.sections.swapAt(0, 1)
        scene.view.moveSection(0, toSection: 1)
        XCTAssertTrue(header(0) === headers[2])
        scene.view.reloadSections([0])
        XCTAssertFalse(header(0) === headers[2])
        scene.stage.settle()
        XCTAssertEqual(scene.view.visibleSupplementaryViews(ofKind: kind).count, 2)
        XCTAssertEqual(scene.view.subviews.filter { $0 is EdgeView }.count, 2)
        scene.checkShown()
    }

    func testControllersAreDataSourceAndDelegateAndForgetSelections() {
        final class Numbers: UICollectionViewController {
            var selected: [Int] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
            }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            }
            override func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) { selected.append(path.item) }
        }
        MainActor.assumeIsolated {
            let stage = Stage(device: CollectionScene.smallDevice)
            let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
            let root = UINavigationController(rootViewController: controller)
            stage.window.rootViewController = root
            stage.advance(by: 0.05)
            XCTAssertEqual(controller.collectionView.visibleCells.count, 12)
            XCTAssertTrue(controller.collectionView.superview === controller.view)
            let cell = controller.collectionView.cellForItem(at: Self.path(1))
            stage.tap(at: cell?.convert(CGPoint(x: 10, y: 10), to: nil) ?? .zero)
            XCTAssertEqual(controller.selected, [1])
            XCTAssertEqual(cell?.isSelected, true)
            root.pushViewController(UIViewController(), animated: false)
            stage.advance(by: 0.05)
            root.popViewController(animated: false)
            stage.advance(by: 0.3)
            XCTAssertNil(controller.collectionView.indexPathsForSelectedItems)
            XCTAssertEqual(cell?.isSelected, false)
        }
    }

    func testCallbacksMayChangeEverything() {
        let scene = CollectionScene([30])
        scene.view.performBatchUpdates({
            scene.model.sections[0].rows.removeFirst(4)
            scene.view.deleteItems(at: (0..<4).map { Self.path($0) })
        }) { _ in
            scene.model.sections[0].rows.removeFirst(4)
            scene.view.deleteItems(at: (0..<4).map { Self.path($0) })
            scene.view.setCollectionViewLayout(CircleLayout(), animated: true) { _ in
                scene.model = ListModel(counts: [3])
                scene.view.reloadData()
            }
        }
        scene.stage.settle()
        XCTAssertEqual(scene.view.numberOfItems(inSection: 0), 3)
        scene.checkShown()
        // Out of its window in the middle of an update.
        scene.model.sections[0].rows.removeFirst()
        scene.view.deleteItems(at: [Self.path(0)])
        let outer = scene.view.superview
        scene.view.removeFromSuperview()
        scene.stage.advance(by: 0.5)
        outer?.addSubview(scene.view)
        scene.stage.settle()
        scene.checkShown()
    }
}
