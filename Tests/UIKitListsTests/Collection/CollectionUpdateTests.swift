import Kinora
import ListTestSupport
import TestSupport
import Testing
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class CollectionUpdateTests: XCTestCase {
    /// Current displayed frame of a view, in window coordinates.
    private static func seen(_ view: UIView?) -> CGPoint? {
        guard let layer = view?.layer.presentation(), let outer = view?.superview?.layer.presentation() else { return nil }
        return CGPoint(x: layer.position.x - outer.bounds.minX, y: layer.position.y - outer.bounds.minY)
    }

    private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private static func insertFirst(_ scene: CollectionScene) {
        scene.model.sections[0].rows.insert(ListModel.Row(id: 7), at: 0)
        scene.view.insertItems(at: [path(0)])
    }

    func testAnInsertedItemFadesInWhileTheOthersGlide() {
        let scene = CollectionScene([3])
        let old = scene.view.cellForItem(at: Self.path(0))
        Self.insertFirst(scene)
        XCTAssertTrue(scene.view.cellForItem(at: Self.path(1)) === old, "the model is final at once")
        XCTAssertEqual(old?.center.x, 92.5)
        scene.stage.advance(by: 0.15)
        let middle = Self.seen(old)?.x ?? 0
        XCTAssertGreaterThan(middle, 40)
        XCTAssertLessThan(middle, 80)
        let alpha = scene.view.cellForItem(at: Self.path(0))?.layer.presentation()?.opacity ?? 0
        XCTAssertGreaterThan(alpha, 0.2)
        XCTAssertLessThan(alpha, 0.8)
        scene.stage.settle()
        scene.checkShown()
    }

    func testADeletedItemFadesOutAndThoseFromBelowGlideInFromThere() {
        let scene = CollectionScene([300])
        let gone = scene.view.cellForItem(at: Self.path(0))
        scene.model.sections[0].rows.removeFirst(5)
        scene.view.deleteItems(at: (0..<5).map(Self.path))
        // Another line becomes visible: it enters from below the edge.
        let comer = scene.view.cellForItem(at: Self.path(35))
        XCTAssertEqual(Self.seen(gone) ?? .zero, CGPoint(x: 25, y: 25))
        XCTAssertEqual(comer?.center.y, 445)
        scene.stage.advance(by: 0.15)
        let y = Self.seen(comer)?.y ?? 0
        XCTAssertGreaterThan(y, 455)
        XCTAssertLessThan(y, 500)
        XCTAssertEqual(comer?.layer.presentation()?.opacity, 1, "it does not fade")
        XCTAssertTrue(gone?.superview === scene.view)
        XCTAssertNil(scene.view.indexPath(for: gone!))
        scene.stage.settle()
        XCTAssertNil(gone?.superview)
        scene.checkShown()
    }

    func testTheCompletionComesAtTheEndAndTheBlockAroundSetsTheTime() {
        let scene = CollectionScene([30])
        var ends: [Double] = []
        let start = scene.stage.now
        scene.view.performBatchUpdates({ Self.insertFirst(scene) }, completion: { if $0 { ends.append(scene.stage.now - start) } })
        scene.stage.settle()
        XCTAssertEqual(ends.first ?? 0, 0.3, accuracy: 1e-6)
        let next = scene.stage.now
        UIView.animate(withDuration: 1) {
            scene.view.performBatchUpdates({ Self.insertFirst(scene) }, completion: { _ in ends.append(scene.stage.now - next) })
        }
        scene.stage.settle()
        XCTAssertEqual(ends.last ?? 0, 1, accuracy: 1e-6)
        UIView.performWithoutAnimation {
            scene.view.performBatchUpdates({ Self.insertFirst(scene) }, completion: { _ in ends.append(0) })
        }
        scene.checkShown("at once")
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(ends.count, 3)
    }

    func testTheSelectionGoesWithItsItems() {
        let scene = CollectionScene([30])
        scene.view.allowsMultipleSelection = true
        for item in [2, 4, 6] { scene.view.selectItem(at: Self.path(item), animated: false, scrollPosition: []) }
        scene.model.sections[0].rows.remove(at: 4)
        scene.view.deleteItems(at: [Self.path(4)])
        XCTAssertEqual(scene.view.indexPathsForSelectedItems?.map(\.item), [2, 5])
        Self.insertFirst(scene)
        XCTAssertEqual(scene.view.indexPathsForSelectedItems?.map(\.item), [3, 6])
        XCTAssertEqual(scene.view.cellForItem(at: Self.path(3))?.isSelected, true)
        scene.view.reloadData()
        XCTAssertNil(scene.view.indexPathsForSelectedItems)
    }

    func testAnUpdateThatDoesNotFitLoadsAllAgainInRelease() {
        let scene = CollectionScene([5])
        InvalidListUpdate.traps = false
        defer { InvalidListUpdate.traps = true }
        var isComplete = false
        let complaints = Diagnostics.complaints {
            scene.model.sections[0].rows.removeFirst()
            scene.view.performBatchUpdates({ scene.view.insertItems(at: [Self.path(0)]) }, completion: { _ in isComplete = true })
        }
        XCTAssertEqual(complaints.count, 1)
        scene.stage.settle()
        XCTAssertTrue(isComplete)
        scene.checkShown()
    }

    func testALayoutSaysHowItemsComeAndGo() {
        final class Flying: UICollectionViewFlowLayout {
            var reported: [String] = []
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                reported += updateItems.map {
                    "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
                }
            }
            override func finalizeCollectionViewUpdates() { reported.append("finalize") }
            override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
                attributes?.center = CGPoint(x: 160, y: 400)
                return attributes
            }
            override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
        }
        MainActor.assumeIsolated {
            let layout = Flying()
            let scene = CollectionScene([4], layout: layout)
            scene.view.performBatchUpdates {
                scene.model.sections[0].rows.remove(at: 1)
                scene.model.sections[0].rows.insert(ListModel.Row(id: 9), at: 0)
                scene.view.deleteItems(at: [Self.path(1)])
                scene.view.insertItems(at: [Self.path(0)])
            }
            XCTAssertEqual(layout.reported, ["delete 1 -1", "insert -1 0", "finalize"])
            XCTAssertEqual(scene.view.leaving, [], "nil takes it away at once")
            let comer = scene.view.cellForItem(at: Self.path(0))
            scene.stage.advance(by: 0.02)
            XCTAssertGreaterThan(Self.seen(comer)?.y ?? 0, 380)
            scene.stage.settle()
            scene.checkShown()
        }
    }

    func testUpdatesBeforeAndWhileThingsAreShownAreKept() {
        let scene = CollectionScene([5], isShown: false)
        Self.insertFirst(scene)
        XCTAssertEqual(scene.view.numberOfItems(inSection: 0), 6)
        scene.stage.window.rootViewController?.view.addSubview(scene.view)
        scene.stage.advance(by: 0.05)
        scene.checkShown()
        // From a completion, and from within another batch.
        scene.view.performBatchUpdates(
            {
                Self.insertFirst(scene)
                scene.view.performBatchUpdates {
                    scene.model.sections[0].rows.removeLast()
                    scene.view.deleteItems(at: [Self.path(5)])
                }
            }, completion: { _ in Self.insertFirst(scene) })
        scene.stage.settle()
        XCTAssertEqual(scene.view.numberOfItems(inSection: 0), 7)
        scene.checkShown()
        scene.view.performBatchUpdates {
            scene.model.sections[0].rows.removeLast()
            scene.view.reloadData()
        }
        scene.stage.settle()
        scene.checkShown()
    }

    func testItemsCanBeTouchedAndScrolledWhileTheyGlide() {
        let scene = CollectionScene([300])
        Self.insertFirst(scene)
        scene.stage.advance(by: 0.02)
        scene.stage.tap(at: CGPoint(x: 20, y: 85))
        XCTAssertEqual(scene.view.indexPathsForSelectedItems, [Self.path(5)])
        Self.insertFirst(scene)
        scene.stage.advance(by: 0.02)
        scene.stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), duration: 0.2)
        XCTAssertGreaterThan(scene.view.contentOffset.y, 50)
        scene.stage.settle()
        scene.checkShown()
    }
}

@Suite struct CollectionUpdateTrapTests {
    @Test func anUpdateThatDoesNotFitTrapsInUIKitsWords() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                InvalidListUpdate.traps = true
                let scene = CollectionScene([5])
                scene.model.sections[0].rows.removeFirst()
                scene.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        #expect(
            result.trapSentence?.contains(
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the "
                    + "update (4) must be equal to the number of items contained in that section before the update (5), plus or minus the "
                    + "number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items "
                    + "moved into or out of that section (0 moved in, 0 moved out).") == true)
    }
}
