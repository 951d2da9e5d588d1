import Kinora
import UIKit
import XCTest

@testable import UIKitLists

/// Headers and footers of whole layouts and of sections, in a collection view of 320 × 480 points.
@preconcurrency @MainActor
final class BoundaryViewTests: XCTestCase {
    private func boundary(
        _ kind: String, _ alignment: NSRectAlignment, isPinned: Bool = false, width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .absolute(40)
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: CompositionScene.size(width, height), elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = isPinned
        return item
    }

    private func scene(
        _ counts: [Int], _ boundaries: [NSCollectionLayoutBoundarySupplementaryItem],
        _ direction: UICollectionView.ScrollDirection = .vertical
    ) -> CompositionScene {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = boundaries
        configuration.scrollDirection = direction
        return CompositionScene(counts, configuration: configuration) { _, _ in
            guard direction == .horizontal else { return CompositionScene.grid(columns: 1, height: 50) }
            let item = NSCollectionLayoutItem(layoutSize: CompositionScene.size(.fractionalWidth(1), .fractionalHeight(1)))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: CompositionScene.size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
        }
    }

    private func frame(_ scene: CompositionScene, _ kind: String, _ path: IndexPath = IndexPath(index: 0)) -> CGRect? {
        scene.view.supplementaryView(forElementKind: kind, at: path)?.frame
    }

    // MARK: Whole layouts

    func testTheLayoutsHeaderAndFooterAreBeforeAndAfterAllSections() {
        let scene = scene([2, 3], [boundary("header", .top), boundary("footer", .bottom)])
        XCTAssertEqual(frame(scene, "header"), CGRect(x: 0, y: 0, width: 320, height: 40))
        XCTAssertEqual(scene.frame(0), CGRect(x: 0, y: 40, width: 320, height: 50))
        XCTAssertEqual(frame(scene, "footer"), CGRect(x: 0, y: 290, width: 320, height: 40))
        XCTAssertEqual(scene.view.contentSize.height, 330)
    }

    func testEachIsCountedAmongThoseOfItsKind() {
        let scene = scene([1], [boundary("footer", .bottom), boundary("header", .top), boundary("header", .top)])
        XCTAssertEqual(frame(scene, "header", IndexPath(index: 0))?.minY, 0)
        XCTAssertEqual(frame(scene, "header", IndexPath(index: 1))?.minY, 40)
        XCTAssertEqual(frame(scene, "footer", IndexPath(index: 0))?.minY, 130)
        XCTAssertNil(frame(scene, "footer", IndexPath(index: 1)))
    }

    func testASectionsHeaderHasAReferenceOfItsOwn() {
        let section = CompositionScene.grid(columns: 1, height: 50)
        section.boundarySupplementaryItems = [CompositionScene.header(40)]
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let scene = CompositionScene([2]) { _, _ in section }
        scene.view.insetsLayoutMarginsFromSafeArea = false
        scene.view.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 14)
        scene.stage.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
        func extents(_ own: UIContentInsetsReference, _ sections: UIContentInsetsReference = .automatic) -> [CGFloat] {
            (section.supplementaryContentInsetsReference, section.contentInsetsReference) = (own, sections)
            scene.layout.invalidateLayout()
            scene.stage.settle()
            let (header, item) = (frame(scene, "header", IndexPath(item: 0, section: 0)), scene.frame(0))
            return [header?.minX, header?.maxX, item?.minX, item?.maxX].map { $0 ?? -1 }
        }
        XCTAssertEqual(extents(.automatic), [40, 290, 40, 290], "within the section's insets")
        XCTAssertEqual(extents(.none), [0, 320, 40, 290])
        XCTAssertEqual(extents(.safeArea), [30, 300, 40, 290])
        XCTAssertEqual(extents(.layoutMargins), [12, 306, 40, 290])
        XCTAssertEqual(extents(.none, .none), [0, 320, 10, 310])
        XCTAssertEqual(extents(.automatic, .none), [40, 290, 10, 310], "that of the configuration")
        scene.stage.layoutDirection = .rightToLeft
        scene.view.setNeedsLayout()
        XCTAssertEqual(extents(.safeArea), [30, 300, 40, 290])
    }

    func testALayoutWithoutSectionsHasThem() {
        let scene = scene([], [boundary("header", .top), boundary("footer", .bottom)])
        XCTAssertEqual(frame(scene, "header")?.minY, 0)
        XCTAssertEqual(frame(scene, "footer")?.minY, 40)
    }

    func testPinnedOnesStayInView() {
        let scene = scene([40], [boundary("header", .top, isPinned: true), boundary("footer", .bottom, isPinned: true)])
        XCTAssertEqual(frame(scene, "header")?.minY, 0)
        XCTAssertEqual(frame(scene, "footer")?.minY, 440)
        scene.scroll(to: 700)
        XCTAssertEqual(frame(scene, "header")?.minY, 700)
        XCTAssertEqual(frame(scene, "footer")?.minY, 1140)
        scene.scroll(to: 40 + 2000 + 40 - 480)
        XCTAssertEqual(frame(scene, "footer")?.minY, 2040)
        scene.view.contentInset.top = 30
        scene.scroll(to: 700)
        XCTAssertEqual(frame(scene, "header")?.minY, 730, "within the insets")
    }

    func testOneAtTheLeadingEdgeIsInTheMiddleOfTheContent() {
        let leading = boundary("header", .leading, width: .absolute(60), height: .absolute(20))
        let scene = scene([4], [leading])
        XCTAssertEqual(frame(scene, "header"), CGRect(x: 0, y: 90, width: 60, height: 20))
        XCTAssertEqual(scene.frame(0), CGRect(x: 60, y: 0, width: 260, height: 50), "sections are beside it")
        leading.extendsBoundary = false
        XCTAssertEqual(scene.frame(0)?.minX, 60, "the layout has a copy")
    }

    func testOneThatDoesNotExtendTheLayoutIsOverItsContent() {
        let over = boundary("header", .top)
        over.extendsBoundary = false
        let scene = scene([4], [over])
        XCTAssertEqual(frame(scene, "header")?.minY, 0)
        XCTAssertEqual(scene.frame(0)?.minY, 0)
        XCTAssertEqual(scene.view.contentSize.height, 200)
    }

    func testAHeaderThatIsMeasuredPushesTheSections() {
        let scene = scene([4], [boundary("sized", .top, height: .estimated(10))])
        XCTAssertEqual(frame(scene, "sized"), CGRect(x: 0, y: 0, width: 320, height: 70))
        XCTAssertEqual(scene.frame(0)?.minY, 70)
    }

    // MARK: Right to left

    func testHorizontalPinnedViewsAreAtTheVisibleEdgesRightToLeft() {
        let scene = scene(
            [40],
            [
                boundary("header", .leading, isPinned: true, width: .absolute(30), height: .fractionalHeight(1)),
                boundary("footer", .trailing, isPinned: true, width: .absolute(30), height: .fractionalHeight(1)),
            ], .horizontal)
        scene.stage.layoutDirection = .rightToLeft
        scene.view.reloadData()
        scene.stage.settle()
        XCTAssertEqual(scene.view.contentSize.width, 4060)
        for offset: CGFloat in [4060 - 320, 2000, 0] {
            scene.view.contentOffset.x = offset
            scene.stage.settle()
            XCTAssertEqual(frame(scene, "header")?.maxX, offset + 320, "\(offset)")
            XCTAssertEqual(frame(scene, "footer")?.minX, offset, "\(offset)")
        }
    }

    func testAPinnedHeaderOfASectionIsAtTheVisibleEdgeRightToLeft() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let scene = CompositionScene([20, 20], configuration: configuration) { _, _ in
            let item = NSCollectionLayoutItem(layoutSize: CompositionScene.size(.fractionalWidth(1), .fractionalHeight(1)))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: CompositionScene.size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
            section.boundarySupplementaryItems = [
                self.boundary("header", .leading, isPinned: true, width: .absolute(30), height: .fractionalHeight(1))
            ]
            return section
        }
        scene.stage.layoutDirection = .rightToLeft
        scene.view.reloadData()
        scene.stage.settle()
        scene.view.contentOffset.x = 4060 - 320 - 500
        scene.stage.settle()
        XCTAssertEqual(frame(scene, "header", IndexPath(item: 0, section: 0))?.maxX, 4060 - 500)
    }

    // MARK: Changes

    func testAHeaderOfAnyKindMovesWithItsSection() throws {
        let scene = CompositionScene([3, 3]) { _, _ in
            let section = CompositionScene.grid(columns: 1, height: 50)
            section.boundarySupplementaryItems = [CompositionScene.header(30)]
            return section
        }
        func header(_ section: Int) -> UICollectionReusableView? {
            scene.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: section))
        }
        let (first, second) = (try XCTUnwrap(header(0)), try XCTUnwrap(header(1)))
        // The first item goes; its section's header stays.
        scene.counts = [2, 3]
        scene.view.performBatchUpdates { scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
        scene.stage.settle()
        XCTAssertTrue(header(0) === first)
        XCTAssertTrue(header(1) === second)
        scene.counts = [3, 2]
        scene.view.performBatchUpdates { scene.view.moveSection(0, toSection: 1) }
        scene.stage.advance(by: 0.1)
        scene.counts = [1, 3, 2]
        scene.view.performBatchUpdates { scene.view.insertSections(IndexSet(integer: 0)) }
        scene.stage.settle()
        XCTAssertTrue(header(2) === first)
        XCTAssertTrue(header(1) === second)
        XCTAssertEqual(second.frame, CGRect(x: 0, y: 80, width: 320, height: 30))
    }

    func testABackgroundMovesWithItsSection() throws {
        let scene = CompositionScene([2, 3]) { _, _ in
            let section = CompositionScene.grid(columns: 1, height: 50)
            section.decorationItems = [.background(elementKind: "background")]
            return section
        }
        let second = try XCTUnwrap(scene.view.subviews.first { $0 is BackgroundView && $0.frame.minY == 100 })
        scene.counts = [3]
        scene.view.performBatchUpdates { scene.view.deleteSections(IndexSet(integer: 0)) }
        scene.stage.settle()
        XCTAssertEqual(scene.view.subviews.filter { $0 is BackgroundView }, [second])
        XCTAssertEqual(second.frame, CGRect(x: 0, y: 0, width: 320, height: 150))
    }

    func testABadgeMovesWithItsItem() throws {
        let scene = CompositionScene([4]) { _, _ in
            let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing])
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: CompositionScene.size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: corner)
            let item = NSCollectionLayoutItem(
                layoutSize: CompositionScene.size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: CompositionScene.size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        }
        func badge(_ item: Int) -> UICollectionReusableView? {
            scene.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: item, section: 0))
        }
        let second = try XCTUnwrap(badge(1))
        scene.counts = [3]
        scene.view.performBatchUpdates { scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
        scene.stage.settle()
        XCTAssertTrue(badge(0) === second)
    }
}
