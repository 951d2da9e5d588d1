import Kinora
import UIKit
import UIKitTestSupport
import XCTest

@testable import UIKitLists

/// Compositional layouts in a collection view of 320 × 480 points.
@preconcurrency @MainActor
final class CompositionalLayoutTests: XCTestCase {
    // MARK: Grids

    func testAGridShowsWhatIsVisibleAndHasTheSizeOfAll() {
        let scene = CompositionScene([10_000]) { _, _ in CompositionScene.grid(columns: 4, height: 80) }
        XCTAssertEqual(scene.view.contentSize, CGSize(width: 320, height: 2500 * 80))
        XCTAssertEqual(scene.view.visibleCells.count, 24)
        XCTAssertEqual(scene.view.cellForItem(at: IndexPath(item: 5, section: 0))?.frame, CGRect(x: 80, y: 80, width: 80, height: 80))
        scene.view.contentOffset.y = 100_000
        scene.stage.settle()
        XCTAssertEqual(scene.view.indexPathsForVisibleItems.map(\.item).min(), 5000)
        XCTAssertEqual(scene.view.visibleCells.count, 24)
    }

    func testTheProviderGivesSectionsForEachSize() {
        var widths: [CGFloat] = []
        let scene = CompositionScene([4]) { _, environment in
            widths.append(environment.container.effectiveContentSize.width)
            return CompositionScene.grid(columns: environment.container.effectiveContentSize.width > 400 ? 4 : 2, height: 50)
        }
        XCTAssertEqual(Set(widths), [320])
        XCTAssertEqual(scene.frame(1), CGRect(x: 160, y: 0, width: 160, height: 50))
        scene.view.frame.size.width = 480
        scene.stage.settle()
        XCTAssertEqual(widths.last, 480)
        XCTAssertEqual(scene.frame(1), CGRect(x: 120, y: 0, width: 120, height: 50))
    }

    func testSectionsFollowEachOtherWithHeadersAndDistances() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        let scene = CompositionScene([4, 2], configuration: configuration) { _, _ in
            let section = CompositionScene.grid(columns: 2, height: 50)
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            section.boundarySupplementaryItems = [CompositionScene.header(30)]
            return section
        }
        XCTAssertEqual(scene.frame(0), CGRect(x: 10, y: 35, width: 150, height: 50))
        XCTAssertEqual(scene.frame(0, 1), CGRect(x: 10, y: 140 + 10 + 35, width: 150, height: 50))
        XCTAssertEqual(scene.view.contentSize.height, 140 + 10 + 90)
        let header = scene.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 1))
        XCTAssertEqual(header?.frame, CGRect(x: 10, y: 150, width: 300, height: 30))
    }

    func testAPinnedHeaderStaysWhileItsSectionIsVisible() {
        let scene = CompositionScene([20, 20]) { _, _ in
            let section = CompositionScene.grid(columns: 1, height: 50)
            let header = CompositionScene.header(30)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            return section
        }
        func y(_ section: Int) -> CGFloat? {
            scene.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: section))?.frame.minY
        }
        XCTAssertEqual(y(0), 0)
        scene.scroll(to: 500)
        XCTAssertEqual(y(0), 500)
        scene.scroll(to: 1015)
        XCTAssertEqual(y(0), 1000, "pushed by the next section, which begins at 1030")
        XCTAssertEqual(y(1), 1030)
    }

    func testABackgroundIsBehindTheItemsOfItsSection() {
        let scene = CompositionScene([2]) { _, _ in
            let section = CompositionScene.grid(columns: 1, height: 50)
            let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
            background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
            section.decorationItems = [background]
            return section
        }
        scene.layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
        scene.view.reloadData()
        scene.stage.settle()
        let background = scene.view.subviews.first { $0 is BackgroundView }
        XCTAssertEqual(background?.frame, CGRect(x: 6, y: 5, width: 306, height: 88))
        XCTAssertTrue(scene.view.subviews.first === background)
    }

    func testAHorizontalLayoutScrollsHorizontally() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let scene = CompositionScene([10], configuration: configuration) { _, _ in
            let item = NSCollectionLayoutItem(layoutSize: CompositionScene.size(.fractionalWidth(1), .fractionalHeight(0.5)))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: CompositionScene.size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
        }
        XCTAssertEqual(scene.view.contentSize, CGSize(width: 500, height: 480))
        XCTAssertEqual(scene.frame(3), CGRect(x: 100, y: 240, width: 100, height: 240))
    }

    func testRightToLeftTheFirstColumnIsOnTheRight() {
        let scene = CompositionScene([4]) { _, _ in CompositionScene.grid(columns: 4, height: 80) }
        scene.stage.layoutDirection = .rightToLeft
        scene.view.collectionViewLayout.invalidateLayout()
        scene.stage.settle()
        XCTAssertEqual(scene.frame(0), CGRect(x: 240, y: 0, width: 80, height: 80))
    }

    // MARK: Estimates

    func testRowsTakeTheHeightThatTheirCellsPrefer() {
        let scene = CompositionScene([100]) { _, _ in CompositionScene.rows(estimate: 44) }
        scene.heights = { 30 + CGFloat($0.item % 3) * 10 }
        scene.view.reloadData()
        scene.stage.settle()
        XCTAssertEqual(scene.frame(0), CGRect(x: 0, y: 0, width: 320, height: 30))
        XCTAssertEqual(scene.frame(1), CGRect(x: 0, y: 30, width: 320, height: 40))
        XCTAssertEqual(scene.frame(4), CGRect(x: 0, y: 150, width: 320, height: 40))
        scene.scroll(to: 4000 - 480)
        scene.scroll(to: 100_000)
        XCTAssertLessThanOrEqual(abs(scene.view.contentSize.height - 4000), 100 * 14)
        scene.scroll(to: 0)
        XCTAssertEqual(scene.frame(0)?.height, 30)
    }

    func testScrollingUpIntoUnmeasuredRowsMovesNothingThatIsVisible() {
        let scene = CompositionScene([200]) { _, _ in CompositionScene.rows(estimate: 44) }
        scene.heights = { _ in 60 }
        scene.view.reloadData()
        scene.stage.settle()
        scene.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
        scene.stage.settle()
        // The place of a row on the screen changes by what was scrolled, also as rows above it become 16 points higher.
        for _ in 0..<30 {
            let marked = IndexPath(item: (scene.view.indexPathsForVisibleItems.map(\.item).sorted().dropFirst(3).first ?? 0), section: 0)
            let before = (scene.frame(marked.item)?.minY ?? 0) - scene.view.contentOffset.y
            scene.view.contentOffset.y -= 25
            scene.stage.advance(by: 1 / 60)
            guard let after = scene.frame(marked.item).map({ $0.minY - scene.view.contentOffset.y }) else { return XCTFail("gone") }
            XCTAssertEqual(after - before, 25, accuracy: 0.51)
        }
    }

    func testAnInsertedItemTakesItsPosition() {
        let scene = CompositionScene([3]) { _, _ in CompositionScene.rows(estimate: 44) }
        scene.heights = { _ in 50 }
        scene.view.reloadData()
        scene.stage.settle()
        scene.counts[0] = 4
        scene.view.performBatchUpdates { scene.view.insertItems(at: [IndexPath(item: 1, section: 0)]) }
        scene.stage.advance(by: 0.15)
        scene.counts[0] = 3
        scene.view.performBatchUpdates { scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
        scene.stage.settle()
        XCTAssertEqual((0..<3).map { scene.frame($0)?.minY }, [0, 50, 100], "interrupted in the middle")
        XCTAssertEqual(scene.view.visibleCells.count, 3)
    }

    func testTheHandlerMayChangeWhatIsVisible() {
        var seen: [Int] = []
        let scene = CompositionScene([100]) { _, _ in
            let section = CompositionScene.grid(columns: 1, height: 48)
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                seen = items.map(\.indexPath.item)
                XCTAssertEqual(environment.container.contentSize, CGSize(width: 320, height: 480))
                for item in items { item.alpha = item.frame.minY - offset.y < 96 ? 0.5 : 1 }
            }
            return section
        }
        XCTAssertEqual(seen, Array(0..<10))
        XCTAssertEqual((0..<3).map { scene.view.cellForItem(at: IndexPath(item: $0, section: 0))?.alpha }, [0.5, 0.5, 1])
        scene.scroll(to: 48)
        XCTAssertEqual(seen, Array(1..<11))
        XCTAssertEqual(scene.view.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha, 0.5)
    }

    // MARK: Orthogonal sections

    func testAnOrthogonalSectionHasAScrollViewOfItsOwn() throws {
        let scene = CompositionScene([20, 20]) { index, _ in
            index == 0 ? CompositionScene.strip(.continuous) : CompositionScene.grid(columns: 1, height: 50)
        }
        XCTAssertEqual(scene.view.contentSize, CGSize(width: 320, height: 100 + 1000))
        let strip = try XCTUnwrap(scene.strip)
        XCTAssertEqual(strip.frame, CGRect(x: 0, y: 0, width: 320, height: 100))
        XCTAssertEqual(strip.contentSize, CGSize(width: 10 + 20 * 80 + 19 * 5 + 10, height: 100))
        XCTAssertEqual(scene.frame(1), CGRect(x: 95, y: 0, width: 80, height: 100))
        strip.contentOffset.x = 500
        scene.stage.settle()
        XCTAssertEqual(
            scene.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted(), [5, 6, 7, 8, 9],
            "from 500 to 820: the item 5 ends at 515, the item 9 begins at 775")
        scene.scroll(to: 300)
        XCTAssertNil(scene.strip, "it is not visible")
        scene.scroll(to: 0)
        XCTAssertEqual(scene.strip?.contentOffset.x, 500, "its offset is kept")
    }

    func testAFingerScrollsAStripAndNotTheContent() {
        let scene = CompositionScene([20, 20]) { index, _ in
            index == 0 ? CompositionScene.strip(.continuous) : CompositionScene.grid(columns: 1, height: 50)
        }
        scene.stage.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50), duration: 0.5)
        scene.stage.settle()
        XCTAssertEqual(scene.view.contentOffset.y, 0)
        XCTAssertGreaterThan(scene.strip?.contentOffset.x ?? 0, 100)
        scene.stage.tap(at: CGPoint(x: 160, y: 50))
        scene.stage.settle()
        let selected = scene.view.indexPathsForSelectedItems?.first
        XCTAssertEqual(selected?.section, 0)
        XCTAssertEqual(selected, scene.view.indexPathForItem(at: CGPoint(x: 160, y: 50)))
    }

    func testPagingByGroupsMovesByOne() {
        checkPaging(.groupPaging, start: 0)
    }

    func testCenteredPagingByGroupsHasTheFirstInTheMiddle() {
        // The first item of 80 points begins at 120.
        checkPaging(.groupPagingCentered, start: -110)
    }

    private func checkPaging(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, start: CGFloat) {
        let scene = CompositionScene([20]) { _, _ in CompositionScene.strip(behavior) }
        XCTAssertEqual(scene.strip?.contentOffset.x, start)
        scene.stage.swipe(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 60, y: 50))
        scene.stage.settle()
        XCTAssertEqual(scene.strip?.contentOffset.x, start + 85)
        scene.stage.swipe(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 250, y: 50))
        scene.stage.settle()
        XCTAssertEqual(scene.strip?.contentOffset.x, start)
    }

    func testContinuousScrollingMayRestAtGroups() {
        let boundary = CompositionScene([40]) { _, _ in CompositionScene.strip(.continuousGroupLeadingBoundary) }
        boundary.stage.swipe(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 60, y: 50))
        boundary.stage.settle()
        let rest = boundary.strip?.contentOffset.x ?? 0
        XCTAssertEqual(rest.truncatingRemainder(dividingBy: 85), 0, accuracy: 0.01)
        XCTAssertGreaterThan(rest, 85)
    }

    func testPagingMovesByTheWidthOfTheView() {
        let paging = CompositionScene([40]) { _, _ in CompositionScene.strip(.paging) }
        paging.stage.swipe(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 60, y: 50))
        paging.stage.settle()
        XCTAssertEqual(paging.strip?.contentOffset.x, 320)
    }

    func testScrollingToAnItemScrollsItsStrip() {
        let scene = CompositionScene([3, 20]) { index, _ in
            index == 1 ? CompositionScene.strip(.continuous) : CompositionScene.grid(columns: 1, height: 300)
        }
        scene.view.scrollToItem(at: IndexPath(item: 10, section: 1), at: [.top, .left], animated: false)
        scene.stage.settle()
        XCTAssertEqual(scene.view.contentOffset.y, 1000 - 480, "the end of the content")
        XCTAssertEqual(scene.strip?.contentOffset.x, 10 + 850)
    }

    func testRightToLeftAStripBeginsAtTheRight() {
        let scene = CompositionScene([20]) { _, _ in CompositionScene.strip(.continuous) }
        scene.stage.layoutDirection = .rightToLeft
        scene.view.reloadData()
        scene.view.setNeedsLayout()
        scene.stage.settle()
        let cell = scene.view.cellForItem(at: IndexPath(item: 0, section: 0))
        XCTAssertEqual(cell?.convert(cell?.bounds ?? .zero, to: scene.view).maxX, 310)
    }

    func testUpdatesOfAStripAreAnimatedInIt() {
        let scene = CompositionScene([5, 5]) { index, _ in CompositionScene.strip(.continuous) }
        scene.counts = [4, 5]
        scene.view.performBatchUpdates { scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
        scene.stage.advance(by: 0.1)
        scene.counts = [5]
        scene.view.performBatchUpdates { scene.view.deleteSections(IndexSet(integer: 0)) }
        scene.stage.settle()
        XCTAssertEqual(scene.view.visibleCells.count, 4)
        XCTAssertEqual(scene.view.subviews.filter { $0 is SectionScrollView }.count, 1)
        XCTAssertTrue(scene.view.visibleCells.allSatisfy { $0.superview is SectionScrollView })
    }
}

final class BackgroundView: UICollectionReusableView {}

/// A view that prefers a height of 70 points.
private final class TallView: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        attributes.size.height = 70
        return attributes
    }
}

/// A cell that prefers a height.
private final class SizedCell: UICollectionViewCell {
    var height: CGFloat?

    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        if let height { attributes.size.height = height }
        return attributes
    }
}

/// A collection view of 320 × 480 points with a compositional layout.
@MainActor
final class CompositionScene: NSObject, UICollectionViewDataSource {
    let stage = Stage(device: Device(name: "composition", size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero))
    let view: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    var counts: [Int]
    var heights: ((IndexPath) -> CGFloat)?

    init(
        _ counts: [Int],
        configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration(),
        _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        layout = UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        self.counts = counts
        super.init()
        layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "footer", "badge"] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        view.register(TallView.self, forSupplementaryViewOfKind: "sized", withReuseIdentifier: "sized")
        view.dataSource = self
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(view)
        stage.settle()
    }

    var strip: UIScrollView? { view.subviews.compactMap { $0 as? SectionScrollView }.first }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        stage.settle()
    }

    static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    static func grid(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1)))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item]))
    }

    static func rows(estimate: CGFloat) -> NSCollectionLayoutSection {
        let row = size(.fractionalWidth(1), .estimated(estimate))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    }

    static func header(_ height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: "header", alignment: .top)
    }

    /// Items of 80 × 100 points at distances of 5, 10 from the edges.
    static func strip(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.absolute(80), .absolute(100)), subitems: [item]))
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SizedCell)?.height = heights?(indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
}
