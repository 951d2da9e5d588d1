import UIKit
import XCTest

@testable import UIKitLists

/// Copies of the descriptions in compositional layouts change on their own.
@preconcurrency @MainActor
final class LayoutCopyTests: XCTestCase {
    private let size = CompositionScene.size(.fractionalWidth(0.5), .absolute(40))
    private let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    private func copy<Value: NSObject & NSCopying>(_ value: Value, file: StaticString = #filePath, line: UInt = #line) throws -> Value {
        let copy = try XCTUnwrap(value.copy(with: nil) as? Value, file: file, line: line)
        XCTAssertFalse(copy === value, file: file, line: line)
        XCTAssertTrue(type(of: copy) == type(of: value), file: file, line: line)
        return copy
    }

    func testAnItem() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
        badge.zIndex = 7
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        item.contentInsets = insets
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(5), top: nil, trailing: nil, bottom: nil)
        let copy = try copy(item)
        XCTAssertEqual(copy.contentInsets, insets)
        XCTAssertEqual(copy.edgeSpacing?.leading?.spacing, 5)
        XCTAssertTrue(copy.layoutSize === size)
        XCTAssertEqual(copy.supplementaryItems.map(\.elementKind), ["badge"])
        XCTAssertEqual(copy.supplementaryItems.map(\.zIndex), [7])
        copy.contentInsets = .zero
        copy.supplementaryItems.first?.zIndex = 9
        XCTAssertEqual(item.contentInsets, insets)
        XCTAssertEqual(badge.zIndex, 7)
    }

    func testAGroupWithItsItems() throws {
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 3)
        group.interItemSpacing = .flexible(4)
        group.contentInsets = insets
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: "edge", containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]))
        ]
        let copy = try copy(group)
        XCTAssertEqual(copy.interItemSpacing?.spacing, 4)
        XCTAssertEqual(copy.contentInsets, insets)
        XCTAssertEqual(copy.supplementaryItems.map(\.elementKind), ["edge"])
        let environment = LayoutEnvironment(container: LayoutContainer(size: 320), traitCollection: UITraitCollection())
        XCTAssertEqual(copy.value(environment).group?.count, 3)
        copy.subitems.first?.contentInsets = insets
        XCTAssertEqual(item.contentInsets, .zero)
        copy.supplementaryItems = []
        XCTAssertEqual(group.supplementaryItems.count, 1)
    }

    func testACustomGroupKeepsItsProvider() throws {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [NSCollectionLayoutGroupCustomItem(frame: .zero)] }
        let environment = LayoutEnvironment(container: LayoutContainer(size: 320), traitCollection: UITraitCollection())
        XCTAssertEqual(try copy(group).value(environment).group?.custom?(.zero).count, 1)
    }

    func testBoundaryViewsAndBackgrounds() throws {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "header", alignment: .topTrailing, absoluteOffset: CGPoint(x: 3, y: 4))
        (header.extendsBoundary, header.pinToVisibleBounds, header.zIndex, header.contentInsets) = (false, true, 5, insets)
        let other = try copy(header)
        XCTAssertEqual(other.alignment, .topTrailing)
        XCTAssertEqual(other.offset, CGPoint(x: 3, y: 4))
        XCTAssertEqual([other.extendsBoundary, other.pinToVisibleBounds], [false, true])
        XCTAssertEqual(other.zIndex, 5)
        XCTAssertEqual(other.contentInsets, insets)
        other.pinToVisibleBounds = false
        XCTAssertTrue(header.pinToVisibleBounds)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        (background.zIndex, background.contentInsets) = (-2, insets)
        let copied = try copy(background)
        XCTAssertEqual(copied.elementKind, "back")
        XCTAssertEqual(copied.zIndex, -2)
        copied.contentInsets = .zero
        XCTAssertEqual(background.contentInsets, insets)
    }

    func testASectionWithAllThatItHas() throws {
        let section = CompositionScene.strip(.groupPaging)
        section.boundarySupplementaryItems = [CompositionScene.header(20)]
        section.decorationItems = [.background(elementKind: "back")]
        (section.contentInsetsReference, section.supplementariesFollowContentInsets) = (.none, false)
        section.supplementaryContentInsetsReference = .readableContent
        section.visibleItemsInvalidationHandler = { _, _, _ in }
        let copy = try copy(section)
        XCTAssertEqual(copy.orthogonalScrollingBehavior, .groupPaging)
        XCTAssertEqual(copy.interGroupSpacing, 5)
        XCTAssertEqual(copy.contentInsets.leading, 10)
        XCTAssertEqual(copy.contentInsetsReference, .none)
        XCTAssertFalse(copy.supplementariesFollowContentInsets)
        XCTAssertEqual(copy.supplementaryContentInsetsReference, .readableContent)
        XCTAssertNotNil(copy.visibleItemsInvalidationHandler)
        copy.boundarySupplementaryItems.first?.pinToVisibleBounds = true
        copy.decorationItems.first?.zIndex = 4
        copy.contentInsets = .zero
        XCTAssertEqual(section.boundarySupplementaryItems.first?.pinToVisibleBounds, false)
        XCTAssertEqual(section.decorationItems.first?.zIndex, 0)
        XCTAssertEqual(section.contentInsets.leading, 10)
    }
}

extension LayoutContainer {
    fileprivate convenience init(size: CGFloat) { self.init(CGSize(width: size, height: size)) }
}
