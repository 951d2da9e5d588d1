import Kinora
import UIKit
import XCTest

@testable import UIKitLists

/// Sections that scroll on their own, as they change and are touched.
@preconcurrency @MainActor
final class OrthogonalSectionTests: XCTestCase {
    private func strips(_ counts: [Int]) -> CompositionScene {
        CompositionScene(counts) { _, _ in CompositionScene.strip(.continuous) }
    }

    /// The length of a strip of items that are 80 points wide, at distances of 5 points, within 10.
    private func length(_ count: Int) -> CGFloat { CGFloat(10 + count * 80 + (count - 1) * 5 + 10) }

    private func scroll(_ scene: CompositionScene, to x: CGFloat) throws {
        try XCTUnwrap(scene.view.sectionScrollViews[0]).contentOffset.x = x
        scene.stage.settle()
    }

    func testTheOffsetFollowsContentThatBecomesShorter() throws {
        let scene = strips([20])
        try scroll(scene, to: length(20) - 320)
        scene.counts = [6]
        scene.view.performBatchUpdates { scene.view.deleteItems(at: (6..<20).map { IndexPath(item: $0, section: 0) }) }
        scene.stage.settle()
        XCTAssertEqual(scene.strip?.contentOffset.x, length(6) - 320)
        XCTAssertEqual(scene.view.indexPathsForVisibleItems.map(\.item).sorted(), [2, 3, 4, 5])
        scene.counts = [1]
        scene.view.reloadData()
        scene.stage.settle()
        XCTAssertEqual(scene.strip?.contentOffset.x, 0)
        XCTAssertEqual(scene.view.indexPathsForVisibleItems.map(\.item), [0])
    }

    func testTheOffsetFollowsAViewThatBecomesWider() throws {
        let scene = strips([8])
        try scroll(scene, to: length(8) - 320)
        scene.view.frame.size.width = 480
        scene.stage.settle()
        XCTAssertEqual(scene.strip?.contentOffset.x, length(8) - 480)
        XCTAssertTrue(scene.view.indexPathsForVisibleItems.contains(IndexPath(item: 7, section: 0)))
    }

    func testTheOffsetOfAStripOutOfViewFollowsToo() throws {
        let scene = CompositionScene([20, 30]) { index, _ in
            index == 0 ? CompositionScene.strip(.continuous) : CompositionScene.grid(columns: 1, height: 50)
        }
        try scroll(scene, to: length(20) - 320)
        scene.scroll(to: 400)
        XCTAssertNil(scene.strip)
        scene.counts[0] = 2
        scene.view.performBatchUpdates { scene.view.deleteItems(at: (2..<20).map { IndexPath(item: $0, section: 0) }) }
        scene.scroll(to: 0)
        XCTAssertEqual(scene.strip?.contentOffset.x, 0)
        XCTAssertEqual(scene.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted(), [0, 1])
    }

    func testTheStripsOfAnotherLayoutBeginAtTheirStarts() throws {
        let scene = strips([20])
        try scroll(scene, to: 500)
        let old = try XCTUnwrap(scene.strip)
        for isAnimated in [true, false] {
            let layout = UICollectionViewCompositionalLayout { _, _ in CompositionScene.strip(.continuous) }
            scene.view.setCollectionViewLayout(layout, animated: isAnimated)
            scene.stage.settle()
            XCTAssertEqual(scene.view.subviews.filter { $0 is SectionScrollView }.count, 1)
            XCTAssertEqual(scene.strip?.contentOffset.x, 0)
            XCTAssertEqual(scene.view.indexPathsForVisibleItems.map(\.item).sorted(), [0, 1, 2, 3])
            XCTAssertTrue(scene.view.visibleCells.allSatisfy { $0.superview === scene.strip })
            try scroll(scene, to: 300)
        }
        XCTAssertNil(old.superview)
    }

    func testALayoutWithoutStripsRemovesTheirScrollViews() throws {
        let scene = strips([20, 20])
        try scroll(scene, to: 500)
        let cell = try XCTUnwrap(scene.view.cellForItem(at: IndexPath(item: 6, section: 0)))
        let shown = cell.convert(CGPoint.zero, to: scene.view).x
        scene.view.setCollectionViewLayout(
            UICollectionViewCompositionalLayout { _, _ in CompositionScene.grid(columns: 4, height: 80) }, animated: true)
        // A cell of both moves from where it was.
        XCTAssertTrue(cell.superview === scene.view)
        scene.stage.advance(by: 1 / 240)
        XCTAssertEqual(cell.layer.presentation()?.frame.minX ?? 0, shown, accuracy: 5)
        scene.stage.settle()
        XCTAssertNil(scene.strip)
        XCTAssertTrue(scene.view.visibleCells.allSatisfy { $0.superview === scene.view })
        XCTAssertEqual(cell.frame, CGRect(x: 160, y: 80, width: 80, height: 80))
    }

    func testTheScrollViewsOfDeletedSectionsAreRemoved() {
        let scene = strips([20, 20, 20])
        scene.counts = [20]
        scene.view.performBatchUpdates { scene.view.deleteSections(IndexSet([0, 2])) }
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.view.subviews.filter { $0 is SectionScrollView }.count, 3, "those of the others animate out")
        scene.stage.settle()
        XCTAssertEqual(scene.view.subviews.filter { $0 is SectionScrollView }.count, 1)
        scene.counts = []
        scene.view.reloadData()
        scene.stage.settle()
        XCTAssertNil(scene.strip)
        XCTAssertTrue(scene.view.sectionScrollViews.isEmpty)
    }

    // MARK: Touches

    func testATouchReachesTheCellInItsStrip() throws {
        let scene = strips([20, 20])
        try scroll(scene, to: 500)
        let point = CGPoint(x: 90, y: 50)
        let hit = try XCTUnwrap(scene.view.hitTest(point, with: nil))
        let path = try XCTUnwrap(scene.view.indexPathForItem(at: point))
        let cell = try XCTUnwrap(scene.view.cellForItem(at: path))
        XCTAssertTrue(hit.isDescendant(of: cell))
        XCTAssertEqual(path, IndexPath(item: 6, section: 0), "590 is between 520 and 600")
    }

    func testAVerticalDragInAStripScrollsTheContent() throws {
        let scene = strips(Array(repeating: 20, count: 12))
        scene.stage.drag(from: CGPoint(x: 160, y: 250), to: CGPoint(x: 165, y: 100), duration: 0.5)
        scene.stage.settle()
        XCTAssertGreaterThan(scene.view.contentOffset.y, 100)
        for strip in scene.view.subviews.compactMap({ $0 as? SectionScrollView }) { XCTAssertEqual(strip.contentOffset.x, 0) }
        XCTAssertNil(scene.view.indexPathsForSelectedItems)
        let before = scene.view.contentOffset.y
        scene.stage.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 100, y: 255), duration: 0.5)
        scene.stage.settle()
        XCTAssertEqual(scene.view.contentOffset.y, before)
        XCTAssertEqual(scene.view.subviews.filter { ($0 as? SectionScrollView)?.contentOffset.x ?? 0 > 100 }.count, 1)
    }

    func testAControlInAStripGetsItsTouches() throws {
        let scene = strips([20])
        let cell = try XCTUnwrap(scene.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
        button.frame = cell.contentView.bounds
        cell.contentView.addSubview(button)
        scene.stage.tap(at: CGPoint(x: 130, y: 50))
        scene.stage.settle()
        XCTAssertEqual(taps, 1)
    }
}
