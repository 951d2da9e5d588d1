import Kinora
import TestSupport
import UIKit
import XCTest

@testable import UIKitLists

/// Elements before the visible area that are measured shift the content by what it grows there.
@preconcurrency @MainActor
final class SelfSizingShiftTests: XCTestCase {
    /// A group of columns, each of which stacks items of estimated heights; the columns have equal widths.
    private func section(_ columns: [Int], spacing: CGFloat) -> NSCollectionLayoutSection {
        let row = CompositionScene.size(.fractionalWidth(1), .estimated(40))
        let width = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns.count))
        let groups = columns.map { count in
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: CompositionScene.size(width, .estimated(CGFloat(count) * 40)),
                repeatingSubitem: NSCollectionLayoutItem(layoutSize: row), count: count)
            column.interItemSpacing = .fixed(spacing)
            return column
        }
        let most = CGFloat(columns.max() ?? 1) * 40
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: CompositionScene.size(.fractionalWidth(1), .estimated(most)), subitems: groups))
        section.interGroupSpacing = spacing
        return section
    }

    /// Lengths of the groups of a section by a slow computation: each column is the sum of its items.
    private func lengths(_ columns: [Int], _ count: Int, spacing: CGFloat, _ heights: [Int: CGFloat]) -> [CGFloat] {
        var (lengths, item): ([CGFloat], Int) = ([], 0)
        while item < count {
            var highest: CGFloat = 0
            for column in columns {
                var sum: CGFloat = 0
                for position in 0..<column where item < count {
                    sum += (position > 0 ? spacing : 0) + (heights[item] ?? 40)
                    item += 1
                }
                highest = max(highest, sum)
            }
            lengths.append(highest)
        }
        return lengths
    }

    func testTheShiftOf500RandomSectionsIsTheGrowthOfTheGroupsBefore() {
        var random = SeededRandom(seed: 31)
        var shifts = 0
        for round in 0..<500 {
            let columns = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 1...3, using: &random) }
            let (count, spacing) = (Int.random(in: 1...60, using: &random), CGFloat(Int.random(in: 0...9, using: &random)))
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 300),
                collectionViewLayout: UICollectionViewCompositionalLayout(section: section(columns, spacing: spacing)))
            let source = CountSource(count)
            view.dataSource = source
            let layout = view.collectionViewLayout
            _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
            view.contentOffset.y = CGFloat(Int.random(in: 0...1500, using: &random)) + 0.25
            var (heights, shift): ([Int: CGFloat], CGFloat) = ([:], 0)
            let before = lengths(columns, count, spacing: spacing, [:])
            for item in (0..<count).shuffled(using: &random).prefix(Int.random(in: 0...count, using: &random)) {
                let height = CGFloat(Int.random(in: 10...150, using: &random))
                guard let original = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)) else {
                    return XCTFail("\(item)")
                }
                let preferred = original.copied
                preferred.size.height = height
                heights[item] = height
                guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) else {
                    continue
                }
                let context = layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
                shift += context.contentOffsetAdjustment.y
            }
            // Groups that began before the visible area.
            let after = lengths(columns, count, spacing: spacing, heights)
            var (top, wanted): (CGFloat, CGFloat) = (0, 0)
            for (old, new) in zip(before, after) {
                if top < view.contentOffset.y - 0.5 { wanted += new - old }
                top += old + spacing
            }
            XCTAssertEqual(shift, wanted, accuracy: 1e-6, "round \(round): \(count) items in \(columns)")
            if wanted != 0 { shifts += 1 }
            layout.prepare()
            let length = after.reduce(0, +) + CGFloat(after.count - 1) * spacing
            XCTAssertEqual(layout.collectionViewContentSize.height, length, accuracy: 1e-6, "round \(round)")
        }
        XCTAssertGreaterThan(shifts, 200)
    }

    func testScrollingUpIntoUnmeasuredColumnsMovesNothingVisible() {
        let scene = CompositionScene([300]) { _, _ in self.section([1, 2], spacing: 4) }
        scene.heights = { 30 + CGFloat($0.item * 37 % 60) }
        scene.view.reloadData()
        scene.stage.settle()
        scene.view.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false)
        scene.stage.settle()
        for step in 0..<60 {
            let marked = scene.view.indexPathsForVisibleItems.map(\.item).sorted().dropFirst(4).first ?? 0
            let before = (scene.frame(marked)?.minY ?? 0) - scene.view.contentOffset.y
            scene.view.contentOffset.y -= 25
            scene.stage.advance(by: 1 / 60)
            let after = (scene.frame(marked)?.minY ?? 0) - scene.view.contentOffset.y
            XCTAssertEqual(after - before, 25, accuracy: 1.01, "step \(step)")
        }
    }

    func testRightToLeftTheContentGrowsToTheLeft() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { _, _ in
                let size = CompositionScene.size(.estimated(100), .fractionalHeight(1))
                return NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }, configuration: configuration)
        let stage = Stage(device: Device(name: "mirrored", size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero))
        stage.layoutDirection = .rightToLeft
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(view)
        let source = WideSource(100)
        view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.settle()
        view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .right, animated: false)
        stage.settle()
        for step in 0..<30 {
            // To the right, where the items before are.
            let marked = view.indexPathsForVisibleItems.sorted()[1]
            let before = (view.layoutAttributesForItem(at: marked)?.frame.minX ?? 0) - view.contentOffset.x
            view.contentOffset.x += 20
            stage.advance(by: 1 / 60)
            let after = (view.layoutAttributesForItem(at: marked)?.frame.minX ?? 0) - view.contentOffset.x
            XCTAssertEqual(after - before, -20, accuracy: 1.01, "step \(step)")
        }
    }
}

/// So many items, whose cells are not asked for.
@MainActor
private class CountSource: NSObject, UICollectionViewDataSource {
    let count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

private final class WideSource: CountSource {
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.tag = indexPath.item
        return cell
    }
}

/// A cell that is 130 points wide.
private final class WideCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        attributes.size.width = 130
        return attributes
    }
}
