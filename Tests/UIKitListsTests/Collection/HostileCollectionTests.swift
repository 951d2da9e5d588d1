import Kinora
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// Collections of sizes and counts that no app means.
@preconcurrency @MainActor
final class HostileCollectionTests: XCTestCase {
    @MainActor
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
        let counts: [Int]
        var asked = 0

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            asked += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    }

    private static func show(_ source: Source, _ layout: UICollectionViewFlowLayout, _ body: (Stage, UICollectionView) -> Void) {
        let stage = Stage(device: CollectionScene.smallDevice)
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.prefetchDataSource = source
        stage.window.addSubview(view)
        stage.advance(by: 0.05)
        body(stage, view)
    }

    func testAsManyItemsAsAnIntCounts() {
        for (counts, width, direction) in [
            ([Int.max], 50, .vertical), ([Int.max], 320, .vertical), ([Int.max, Int.max, 3], 50, .vertical),
            ([Int.max], 50, .horizontal), ([Int.max], 320, .horizontal),
        ] as [([Int], CGFloat, UICollectionView.ScrollDirection)] {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: width, height: width)
            layout.scrollDirection = direction
            Self.show(Source(counts), layout) { stage, view in
                XCTAssertTrue(view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
                view.scrollToItem(at: IndexPath(item: Int.max - 1, section: 0), at: [.bottom, .right], animated: false)
                stage.advance(by: 0.05)
                XCTAssertTrue(view.contentOffset.y.isFinite && view.contentOffset.x.isFinite)
                view.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
                stage.advance(by: 0.05)
                XCTAssertTrue(view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
            }
        }
    }

    func testEstimatedItemsAsManyAsAnIntCounts() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 60, height: 60)
        Self.show(Source([Int.max]), layout) { _, view in
            XCTAssertTrue(view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
        }
    }

    func testItemsWithoutAnExtentEndAndMakeFewCells() {
        for size in [CGFloat.leastNormalMagnitude, 1e-12, 0] {
            for (width, height) in [(size, 50), (50, size), (size, size)] as [(CGFloat, CGFloat)] {
                for count in [1000, Int.max] {
                    let layout = UICollectionViewFlowLayout()
                    layout.itemSize = CGSize(width: width, height: height)
                    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
                    layout.sectionInset.top = 10
                    let source = Source([count])
                    Self.show(source, layout) { _, _ in }
                    XCTAssertLessThanOrEqual(source.asked, 1000, "\(width) x \(height)")
                }
            }
        }
    }

    func testSpacingsWithoutAnExtentEnd() {
        for spacing in [CGFloat.leastNormalMagnitude, 1e-12] {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 0, height: 50)
            layout.minimumInteritemSpacing = spacing
            Self.show(Source([100_000]), layout) { _, view in XCTAssertTrue(view.contentSize.height.isFinite) }
        }
    }

    func testSmallItemsStillShareALine() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 0.5, height: 40)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        Self.show(Source([640]), layout) { _, view in
            XCTAssertEqual(view.contentSize.height, 40)
            XCTAssertEqual(layout.layoutAttributesForItem(at: IndexPath(item: 639, section: 0))?.frame.minX, 319.5)
        }
    }
}
