import Kinora
import ListTestSupport
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class CollectionMovementTests: XCTestCase {
    private static func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    /// Items that can be moved.
    private final class Numbers: UICollectionViewController {
        var rows = Array(0..<12)
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            (cell as? RowCell)?.row = ListModel.Row(id: rows[path.item])
            return cell
        }
        override func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
            rows.insert(rows.remove(at: source.item), at: destination.item)
        }
        var shown: [Int] {
            collectionView.indexPathsForVisibleItems.map { (collectionView.cellForItem(at: $0) as? RowCell)?.row?.id ?? -1 }
        }
    }

    func testALongPressMovesAnItemAndTheOthersMakeSpace() {
        let stage = Stage(device: CollectionScene.smallDevice)
        let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
        stage.window.rootViewController = controller
        stage.advance(by: 0.05)
        let view = controller.collectionView!
        let moved = view.cellForItem(at: Self.path(1))
        let top = view.convert(CGPoint.zero, to: nil).y
        let touch = { (phase: UITouch.Phase, x: CGFloat, y: CGFloat, time: Double) in
            stage.touch([TouchSample(time: time, phase: phase, location: CGPoint(x: x, y: y + top))])
        }
        touch(.began, 92, 25, 0)
        stage.advance(by: 0.6)
        touch(.moved, 230, 100, 0.05)
        XCTAssertEqual(moved?.center, CGPoint(x: 230, y: 100 + top + view.contentOffset.y - top))
        XCTAssertTrue(view.cellForItem(at: Self.path(8)) === moved, "it would be the ninth")
        XCTAssertEqual(controller.rows, Array(0..<12), "nobody has told the data source yet")
        XCTAssertEqual(controller.shown, [0, 2, 3, 4, 5, 6, 7, 8, 1, 9, 10, 11])
        XCTAssertTrue(view.subviews.last { $0 is RowCell } === moved)
        touch(.ended, 230, 100, 0)
        XCTAssertEqual(controller.rows, [0, 2, 3, 4, 5, 6, 7, 8, 1, 9, 10, 11])
        stage.settle()
        XCTAssertEqual(moved?.frame, view.layoutAttributesForItem(at: Self.path(8))?.frame)
        XCTAssertEqual(controller.shown, controller.rows)
        controller.installsStandardGestureForInteractiveMovement = false
        touch(.began, 92, 25, 0)
        stage.advance(by: 0.6)
        touch(.moved, 230, 100, 0.05)
        touch(.ended, 230, 100, 0)
        stage.settle()
        XCTAssertEqual(controller.rows, [0, 2, 3, 4, 5, 6, 7, 8, 1, 9, 10, 11])
    }

    private final class MovementLayout: UICollectionViewFlowLayout {
        var contexts: [String] = []

        override func invalidationContext(
            forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
            previousIndexPaths: [IndexPath], previousPosition: CGPoint
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(
                forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
                previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
            let paths = [context.previousIndexPathsForInteractivelyMovingItems, context.targetIndexPathsForInteractivelyMovingItems]
            let distance = context.interactiveMovementTarget
            contexts.append("\(paths.map { $0?.map(\.item) ?? [] }) by \(distance.x) \(distance.y)")
            return context
        }

        override func invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
        ) -> UICollectionViewLayoutInvalidationContext {
            contexts.append("\(previousIndexPaths.map(\.item)) ends at \(indexPaths.map(\.item)) \(movementCancelled)")
            return super.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
        }
    }

    func testALayoutGivesTheContextsOfAMovement() {
        let stage = Stage(device: CollectionScene.smallDevice)
        let layout = MovementLayout()
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 50), 0)
        let controller = Numbers(collectionViewLayout: layout)
        stage.window.rootViewController = controller
        stage.advance(by: 0.05)
        let view = controller.collectionView!
        let width = view.bounds.width
        layout.itemSize.width = width
        stage.advance(by: 0.05)
        let x = width / 2
        XCTAssertTrue(view.beginInteractiveMovementForItem(at: Self.path(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: 40))
        XCTAssertEqual(layout.contexts, [], "the item is still the first")
        view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: 70))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: x + 3, y: 120))
        XCTAssertEqual(layout.contexts, ["[[0], [1]] by 0.0 45.0", "[[1], [2]] by 3.0 50.0"])
        view.endInteractiveMovement()
        XCTAssertEqual(layout.contexts.last, "[2] ends at [2] false")
        XCTAssertTrue(view.beginInteractiveMovementForItem(at: Self.path(5)))
        view.cancelInteractiveMovement()
        XCTAssertEqual(layout.contexts.last, "[5] ends at [5] true")
        stage.settle()
        XCTAssertEqual(controller.rows.prefix(3), [1, 2, 0])
    }

    func testACancelledOrInterruptedMovementLeavesAllAsItWas() {
        let scene = CollectionScene([8, 3])
        XCTAssertFalse(scene.view.beginInteractiveMovementForItem(at: Self.path(8)))
        XCTAssertTrue(scene.view.beginInteractiveMovementForItem(at: Self.path(0)))
        XCTAssertFalse(scene.view.beginInteractiveMovementForItem(at: Self.path(1)), "one at a time")
        let target = scene.view.layoutAttributesForItem(at: Self.path(1, 1))?.center ?? .zero
        scene.view.updateInteractiveMovementTargetPosition(target)
        XCTAssertEqual((0...1).map { scene.view.numberOfItems(inSection: $0) }, [7, 4])
        scene.stage.advance(by: 0.1)
        scene.view.cancelInteractiveMovement()
        XCTAssertEqual((0...1).map { scene.view.numberOfItems(inSection: $0) }, [8, 3])
        scene.stage.settle()
        scene.checkShown()
        XCTAssertTrue(scene.view.beginInteractiveMovementForItem(at: Self.path(2)))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 300, y: 20))
        scene.model.sections[1].rows.removeAll()
        scene.view.deleteItems(at: (0..<3).map { Self.path($0, 1) })
        scene.view.endInteractiveMovement()
        scene.stage.settle()
        scene.checkShown()
    }

    func testCellsThatComeWhileAnItemIsMovedShowWhatTheyWillShow() {
        let scene = CollectionScene([400])
        scene.view.contentOffset.y = 600
        scene.stage.advance(by: 0.05)
        XCTAssertTrue(scene.view.beginInteractiveMovementForItem(at: Self.path(50)))
        scene.view.contentOffset.y = 1800
        scene.stage.advance(by: 0.05)
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 2000))
        scene.stage.advance(by: 0.5)
        // The cells of these have gone meanwhile: they come again, one place earlier.
        scene.view.contentOffset.y = 900
        scene.stage.advance(by: 0.05)
        let cell = scene.view.cellForItem(at: Self.path(80)) as? RowCell
        XCTAssertEqual(cell?.row, scene.model[Self.path(81)])
        XCTAssertEqual(cell?.frame, scene.view.layoutAttributesForItem(at: Self.path(80))?.frame)
        scene.view.endInteractiveMovement()
        scene.stage.settle()
        scene.checkShown()
    }
}
