import Kinora
import TestSupport
import UIKit
import XCTest

@testable import UIKitLists

/// Values that no layout can mean: those that are not finite count as 0, and nothing takes forever.
@preconcurrency @MainActor
final class BadLayoutInputTests: XCTestCase {
    private static let bad: [CGFloat] = [.nan, .infinity, -.infinity]

    private func insets(_ value: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
    }

    func testInsetsAndDistancesThatAreNotFiniteCountAsZero() {
        for bad in Self.bad {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = bad
            let scene = CompositionScene([4, 4], configuration: configuration) { _, _ in
                let item = NSCollectionLayoutItem(layoutSize: CompositionScene.size(.fractionalWidth(0.5), .fractionalHeight(1)))
                item.contentInsets = self.insets(bad)
                item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                    leading: .fixed(bad), top: .flexible(bad), trailing: .fixed(bad), bottom: .fixed(bad))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: CompositionScene.size(.fractionalWidth(1), .absolute(50)), subitems: [item])
                group.contentInsets = self.insets(bad)
                group.interItemSpacing = .fixed(bad)
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets = self.insets(bad)
                section.interGroupSpacing = bad
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: CompositionScene.size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top,
                    absoluteOffset: CGPoint(x: bad, y: bad))
                header.contentInsets = self.insets(bad)
                section.boundarySupplementaryItems = [header]
                let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
                background.contentInsets = self.insets(bad)
                section.decorationItems = [background]
                return section
            }
            XCTAssertEqual(scene.view.contentSize, CGSize(width: 320, height: 260), "\(bad)")
            XCTAssertEqual(scene.frame(3, 1), CGRect(x: 160, y: 210, width: 160, height: 50), "\(bad)")
            XCTAssertEqual(scene.view.visibleCells.count, 8, "\(bad)")
            XCTAssertEqual(scene.view.visibleSupplementaryViews(ofKind: "header").map(\.frame.minY), [0, 130], "\(bad)")
        }
    }

    func testLengthsThatAreNotFiniteCountAsZero() {
        for bad in Self.bad + [-5] {
            for make in [
                NSCollectionLayoutDimension.absolute, NSCollectionLayoutDimension.fractionalWidth, NSCollectionLayoutDimension.estimated,
            ] {
                XCTAssertEqual(make(bad).dimension, 0, "\(bad)")
            }
        }
    }

    func testTheLargestNumbersKeepTheContentFinite() {
        let huge = CGFloat.greatestFiniteMagnitude
        let scene = CompositionScene([100, 5]) { _, _ in
            let section = NSCollectionLayoutSection(
                group: .vertical(
                    layoutSize: CompositionScene.size(.fractionalWidth(huge), .absolute(huge)),
                    subitems: [NSCollectionLayoutItem(layoutSize: CompositionScene.size(.fractionalWidth(huge), .fractionalHeight(huge)))]))
            section.contentInsets = self.insets(huge)
            section.interGroupSpacing = huge
            return section
        }
        XCTAssertTrue(scene.view.contentSize.height.isFinite)
        XCTAssertTrue(scene.frame(99)?.minY.isFinite == true)
        scene.scroll(to: 1e9)
        XCTAssertTrue(scene.view.contentOffset.y.isFinite)
    }

    func testFramesOfACustomGroupThatAreNotFiniteCountAsZero() {
        for bad in Self.bad {
            let scene = CompositionScene([4]) { _, _ in
                NSCollectionLayoutSection(
                    group: .custom(layoutSize: CompositionScene.size(.fractionalWidth(1), .absolute(50))) { _ in
                        [
                            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: bad, y: 10, width: 30, height: bad)),
                            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 40, y: 10, width: 30, height: 30)),
                        ]
                    })
            }
            XCTAssertEqual(scene.frame(0), CGRect(x: 0, y: 10, width: 30, height: 0), "\(bad)")
            XCTAssertEqual(scene.frame(3), CGRect(x: 40, y: 60, width: 30, height: 30), "\(bad)")
        }
    }

    func testPreferredHeightsThatAreNotFiniteAreIgnored() {
        for bad in Self.bad {
            let scene = CompositionScene([10]) { _, _ in CompositionScene.rows(estimate: 44) }
            scene.heights = { $0.item == 1 ? bad : 50 }
            scene.view.reloadData()
            scene.stage.settle()
            XCTAssertEqual(scene.frame(1)?.height, 44, "\(bad)")
            XCTAssertEqual(scene.frame(2)?.minY, 94, "\(bad)")
        }
    }

    func testItemsWithoutALengthEnd() {
        for length: CGFloat in [0, 1e-12, .leastNormalMagnitude] {
            for count in [30_000, Int.max] {
                let scene = CompositionScene([count]) { _, _ in
                    let item = NSCollectionLayoutItem(layoutSize: CompositionScene.size(.absolute(length), .fractionalHeight(1)))
                    let section = NSCollectionLayoutSection(
                        group: .horizontal(layoutSize: CompositionScene.size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
                    section.contentInsets.leading = 400
                    return section
                }
                XCTAssertTrue(scene.view.contentSize.height.isFinite)
                XCTAssertEqual(scene.view.visibleCells.count, 0, "beyond the view")
            }
        }
    }
}
