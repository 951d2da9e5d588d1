import Kinora
import TestSupport
import UIKit
import XCTest

@testable import UIKitLists

/// Elements of rectangles, where groups and sections overlap: against all elements, one by one.
@preconcurrency @MainActor
final class OverlappingGroupTests: XCTestCase {
    private func check(_ scene: CompositionScene, _ note: String, file: StaticString = #filePath, line: UInt = #line) {
        var all: [UICollectionViewLayoutAttributes] = []
        for (section, count) in scene.counts.enumerated() {
            all += (0..<count).compactMap { scene.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
        }
        let length = scene.view.contentSize.height
        for y in stride(from: -200, through: length + 200, by: 37) {
            for height: CGFloat in [1, 60, 300] {
                let rect = CGRect(x: 0, y: y, width: 320, height: height)
                let wanted = all.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }.map(\.indexPath)
                let found = scene.layout.elements(in: rect).filter { $0.representedElementCategory == .cell }.map(\.indexPath)
                XCTAssertEqual(found.sorted(), wanted.sorted(), "\(note): \(rect)", file: file, line: line)
            }
        }
    }

    func testGroupsThatOverlapAreFound() {
        for spacing: CGFloat in [-60, -90, -99.5] {
            let scene = CompositionScene([40]) { _, _ in
                let section = CompositionScene.grid(columns: 1, height: 100)
                section.interGroupSpacing = spacing
                return section
            }
            XCTAssertEqual(scene.frame(1)?.minY ?? 0, 100 + spacing, accuracy: 0.5)
            check(scene, "\(spacing)")
        }
    }

    func testGroupsThatGoBackAreFound() {
        for spacing: CGFloat in [-100, -130] {
            let scene = CompositionScene([12]) { _, _ in
                let section = CompositionScene.grid(columns: 1, height: 100)
                section.interGroupSpacing = spacing
                return section
            }
            check(scene, "\(spacing)")
        }
    }

    func testSectionsThatOverlapAreFound() {
        for spacing: CGFloat in [-30, -180, -300] {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = spacing
            let scene = CompositionScene([4, 1, 6, 1, 1, 5], configuration: configuration) { _, _ in
                CompositionScene.grid(columns: 1, height: 50)
            }
            check(scene, "\(spacing)")
        }
    }

    func testItemsBeyondTheirGroupsAreFound() {
        let scene = CompositionScene([30, 9]) { _, _ in
            let group = NSCollectionLayoutGroup.custom(layoutSize: CompositionScene.size(.fractionalWidth(1), .absolute(50))) { _ in
                [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: -150, width: 100, height: 20)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 100, y: 170, width: 100, height: 20)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 200, y: 0, width: 100, height: 400)),
                ]
            }
            return NSCollectionLayoutSection(group: group)
        }
        check(scene, "custom")
    }

    func testNegativeInsetsAndDistancesInGroupsAreFound() {
        let scene = CompositionScene([30]) { _, _ in
            let item = NSCollectionLayoutItem(layoutSize: CompositionScene.size(.fractionalWidth(0.5), .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: -80, leading: 0, bottom: 20, trailing: 0)
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: CompositionScene.size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item, count: 3)
            group.interItemSpacing = .fixed(-30)
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets.top = 33
            return section
        }
        check(scene, "insets")
    }

    func testRandomHeightsAndNegativeDistances() {
        var random = SeededRandom(seed: 12)
        for round in 0..<20 {
            let spacing = CGFloat(Int.random(in: -60 ... -5, using: &random))
            let scene = CompositionScene([20, 15]) { _, _ in
                let section = CompositionScene.rows(estimate: 40)
                section.interGroupSpacing = spacing
                return section
            }
            let heights = (0..<2).map { _ in (0..<20).map { _ in CGFloat(Int.random(in: 20...120, using: &random)) } }
            scene.heights = { heights[$0.section][$0.item] }
            scene.view.reloadData()
            scene.stage.settle()
            check(scene, "round \(round), \(spacing)")
        }
    }
}
