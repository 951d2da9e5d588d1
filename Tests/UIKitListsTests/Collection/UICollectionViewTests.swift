import Kinora
import TestSupport
import Testing
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class UICollectionViewTests: XCTestCase {
    private final class NamedController: UICollectionViewController {
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        required init?(coder: NSCoder) { nil }
    }

    func testACollectionControllerWithoutANibTakesACollectionView() {
        let controller = NamedController(nibName: nil, bundle: nil)
        controller.view = UIView()
        controller.collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        XCTAssertTrue(controller.collectionViewLayout is UICollectionViewFlowLayout)
    }

    func testOnlyWhatIsVisibleHasCellsAndTheyAreUsedAgain() {
        let scene = CollectionScene([10_000])
        // Lines of five, sixty points each: eight are visible, nine between two lines.
        scene.checkShown()
        XCTAssertEqual(scene.made.count, 40)
        for offset in stride(from: 0.0, through: 4000, by: 37) {
            scene.view.contentOffset.y = offset
            scene.view.layoutIfNeeded()
            scene.checkShown("at \(offset)")
        }
        XCTAssertLessThanOrEqual(scene.made.count, 47)
        scene.view.reloadData()
        scene.view.layoutIfNeeded()
        scene.checkShown()
        XCTAssertLessThanOrEqual(scene.made.count, 47, "reloading makes no new ones")
    }

    func testAFingerAsksAndTellsInUIKitsOrder() {
        let scene = CollectionScene([20])
        let first = scene.view.cellForItem(at: IndexPath(item: 0, section: 0))
        scene.finger(.began, 20, 20)
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(first?.isHighlighted, true)
        XCTAssertEqual(scene.take(), ["shouldHighlight 0", "didHighlight 0"])
        scene.finger(.ended, 20, 20)
        XCTAssertEqual(scene.take(), ["shouldSelect 0", "didSelect 0", "didUnhighlight 0"])
        XCTAssertEqual(first?.isHighlighted, false)
        XCTAssertEqual(first?.isSelected, true)
        scene.stage.tap(at: CGPoint(x: 90, y: 20))
        XCTAssertEqual(
            scene.take(),
            ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1", "didUnhighlight 1"])
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
        XCTAssertEqual(first?.isSelected, false)
        scene.view.allowsMultipleSelection = true
        scene.stage.tap(at: CGPoint(x: 20, y: 20))
        XCTAssertEqual(scene.view.indexPathsForSelectedItems?.map(\.item), [0, 1])
        _ = scene.take()
        scene.stage.tap(at: CGPoint(x: 90, y: 20))
        XCTAssertEqual(
            scene.take(), ["shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1"])
        XCTAssertEqual(scene.view.indexPathsForSelectedItems?.map(\.item), [0])
    }

    func testTheDelegateMayRefuseAndADragSelectsNothing() {
        let scene = CollectionScene([200])
        scene.answers["shouldHighlight"] = false
        scene.stage.tap(at: CGPoint(x: 20, y: 20))
        XCTAssertEqual(scene.take(), ["shouldHighlight 0"])
        scene.answers = ["shouldSelect": false]
        scene.stage.tap(at: CGPoint(x: 20, y: 20))
        XCTAssertEqual(scene.take(), ["shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didUnhighlight 0"])
        XCTAssertNil(scene.view.indexPathsForSelectedItems)
        scene.answers = [:]
        scene.finger(.began, 20, 220)
        scene.stage.advance(by: 0.3)
        scene.finger(.moved, 20, 190, after: 0.05)
        scene.finger(.moved, 20, 120, after: 0.05)
        scene.finger(.ended, 20, 120, after: 0.05)
        XCTAssertEqual(scene.take(), ["shouldHighlight 15", "didHighlight 15", "didUnhighlight 15"])
        scene.view.allowsSelection = false
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 20, y: 20))
        XCTAssertEqual(scene.take(), [])
    }

    func testSelectionByTheAppIsNotNotifiedAndShownByLaterCells() {
        let scene = CollectionScene([500])
        let far = IndexPath(item: 400, section: 0)
        scene.view.selectItem(at: far, animated: false, scrollPosition: [])
        XCTAssertEqual(scene.view.contentOffset.y, 0)
        scene.view.selectItem(at: far, animated: false, scrollPosition: .centeredVertically)
        scene.view.layoutIfNeeded()
        XCTAssertEqual(scene.view.cellForItem(at: far)?.isSelected, true)
        XCTAssertEqual(scene.view.contentOffset.y, 400 / 5 * 60 + 25 - 240)
        scene.view.contentOffset.y = 0
        scene.view.layoutIfNeeded()
        XCTAssertFalse(scene.view.visibleCells.contains(where: \.isSelected))
        scene.view.deselectItem(at: far, animated: false)
        XCTAssertNil(scene.view.indexPathsForSelectedItems)
        XCTAssertEqual(scene.take(), [])
    }

    func testScrollingToItemsPutsThemWhereTheyAreWanted() {
        let scene = CollectionScene([500])
        let path = IndexPath(item: 250, section: 0)
        func offset(_ position: UICollectionView.ScrollPosition) -> CGFloat {
            scene.view.scrollToItem(at: path, at: position, animated: false)
            return scene.view.contentOffset.y
        }
        XCTAssertEqual(offset(.top), 3000)
        XCTAssertEqual(offset(.centeredVertically), 3000 + 25 - 240)
        XCTAssertEqual(offset(.bottom), 3000 + 50 - 480)
        scene.view.contentOffset.y = 0
        XCTAssertEqual(offset([]), 3000 + 50 - 480, "just so far")
        scene.view.contentOffset.y = 2900
        XCTAssertEqual(offset([]), 2900)
        scene.view.scrollToItem(at: IndexPath(item: 499, section: 0), at: .top, animated: false)
        XCTAssertEqual(scene.view.contentOffset.y, 99 * 60 + 50 - 480, "no farther than the content")
        scene.view.scrollToItem(at: path, at: .top, animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.view.contentOffset.y, 3000)
        scene.checkShown()

        scene.flow.scrollDirection = .horizontal
        scene.view.layoutIfNeeded()
        // Columns of eight, sixty points each.
        for (position, x) in [(UICollectionView.ScrollPosition.left, 1860.0), (.centeredHorizontally, 1725), (.right, 1590)] {
            scene.view.scrollToItem(at: path, at: position, animated: false)
            XCTAssertEqual(scene.view.contentOffset.x, x)
        }
    }

    func testQueriesAgreeWithWhatIsShown() {
        let scene = CollectionScene([7, 0, 30])
        scene.flow.headerReferenceSize = CGSize(width: 0, height: 30)
        scene.flow.footerReferenceSize = CGSize(width: 0, height: 20)
        scene.view.layoutIfNeeded()
        XCTAssertEqual(scene.view.numberOfSections, 3)
        XCTAssertEqual(scene.view.numberOfItems(inSection: 2), 30)
        XCTAssertEqual(scene.view.indexPathForItem(at: CGPoint(x: 70, y: 95)), IndexPath(item: 6, section: 0))
        XCTAssertNil(scene.view.indexPathForItem(at: CGPoint(x: 55, y: 95)), "between two")
        XCTAssertNil(scene.view.indexPathForItem(at: CGPoint(x: 70, y: 10)), "a header")
        for cell in scene.view.visibleCells {
            guard let path = scene.view.indexPath(for: cell) else { return XCTFail("no path") }
            XCTAssertTrue(scene.view.cellForItem(at: path) === cell)
            XCTAssertEqual(scene.view.indexPathForItem(at: cell.center), path)
        }
        let header = UICollectionView.elementKindSectionHeader
        XCTAssertEqual(scene.view.indexPathsForVisibleSupplementaryElements(ofKind: header).map(\.section), [0, 1, 2])
        XCTAssertEqual(scene.view.visibleSupplementaryViews(ofKind: header).map { ($0 as? EdgeView)?.label.text }.count, 3)
        XCTAssertNil(scene.view.indexPath(for: UICollectionViewCell()))
        XCTAssertNil(scene.view.layoutAttributesForItem(at: IndexPath(item: 7, section: 0)))
        scene.checkShown()
    }

    func testThePrefetchingDataSourceIsNotifiedOfWhatComes() {
        let scene = CollectionScene([1000])
        scene.view.prefetchDataSource = scene
        scene.view.contentOffset.y = 10
        scene.stage.advance(by: 0.05)
        scene.view.contentOffset.y = 60
        scene.stage.advance(by: 0.05)
        let reported = scene.take()
        XCTAssertTrue(reported.contains { $0.hasPrefix("prefetch [") }, "\(reported)")
        scene.view.isPrefetchingEnabled = false
        scene.view.contentOffset.y = 600
        scene.stage.advance(by: 0.05)
        XCTAssertEqual(scene.take(), [])
    }

    func testTheViewAndItsCellsAreReleased() {
        weak var view: UICollectionView?
        weak var cell: UICollectionViewCell?
        weak var layout: UICollectionViewLayout?
        do {
            let scene = CollectionScene([30])
            scene.view.performBatchUpdates(nil)
            scene.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
            scene.stage.settle()
            (view, cell, layout) = (scene.view, scene.view.visibleCells.first, scene.view.collectionViewLayout)
            XCTAssertNotNil(cell)
        }
        XCTAssertNil(view)
        XCTAssertNil(cell)
        XCTAssertNil(layout)
    }
}

private let mistakes: [(call: @MainActor (UICollectionView) -> Void, says: String)] = [
    (
        { _ = $0.dequeueReusableCell(withReuseIdentifier: "nobody", for: IndexPath(item: 0, section: 0)) },
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier nobody"
    ),
    ({ $0.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false) }, "scrollToItem(at: [0, 3])"),
    ({ _ = $0.numberOfItems(inSection: 1) }, "there are 1 sections"),
    ({ $0.register(UIView.self, forCellWithReuseIdentifier: "row") }, "is not a subclass of UICollectionViewCell"),
]

@Suite struct UICollectionViewTrapTests {
    @Test(arguments: mistakes.indices) func mistakesTrapInSentences(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps {
                let scene = CollectionScene([3])
                mistakes[index].call(scene.view)
            }
        }
        #expect(result.trapSentence?.contains(mistakes[index].says) == true)
    }
}
