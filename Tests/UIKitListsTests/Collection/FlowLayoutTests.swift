import Kinora
import ListTestSupport
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class FlowLayoutTests: XCTestCase {
    /// The flow rules written down once more, item by item: what fits makes a line, the rest of its space is shared out, the last line of
    /// equal items is spaced as if more of them followed and that of others has the least spacing, a line for one alone has it in the
    /// middle, items lie in the middle of their line.
    private struct Model {
        var space: CGFloat
        var isVertical = true
        var inset = UIEdgeInsets.zero
        var line: CGFloat = 10
        var spacing: CGFloat = 10
        var header: CGFloat = 0
        var footer: CGFloat = 0
        let scale: CGFloat = 2

        func frames(_ sections: [[CGSize]]) -> (items: [[CGRect]], headers: [CGRect], length: CGFloat) {
            var at: CGFloat = 0
            var items: [[CGRect]] = [], headers: [CGRect] = []
            let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
            let (lead, tail) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
            for sizes in sections {
                headers.append(frame(at, 0, header, space))
                at += header + before
                var frames: [CGRect] = []
                var rest = sizes.map { (along: isVertical ? $0.height : $0.width, across: isVertical ? $0.width : $0.height) }[...]
                while !rest.isEmpty {
                    var taken: [(along: CGFloat, across: CGFloat)] = []
                    var used: CGFloat = 0
                    while let next = rest.first, taken.isEmpty || used + spacing + next.across <= space - lead - tail + 1e-6 {
                        used += (taken.isEmpty ? 0 : spacing) + next.across
                        taken.append(next)
                        rest = rest.dropFirst()
                    }
                    var slots = taken.count
                    if rest.isEmpty, let last = taken.last {
                        while used + spacing + last.across <= space - lead - tail + 1e-6 {
                            used += spacing + last.across
                            slots += 1
                        }
                    }
                    let left = max(space - lead - tail - used, 0)
                    let isGrid = sizes.allSatisfy { $0 == sizes[0] } || !rest.isEmpty
                    let gap = !isGrid ? spacing : slots > 1 ? spacing + left / CGFloat(slots - 1) : 0
                    var across = lead + (slots == 1 && isGrid ? left / 2 : 0)
                    let thickness = taken.map(\.along).max() ?? 0
                    for item in taken {
                        frames.append(frame(at + (thickness - item.along) / 2, across, item.along, item.across))
                        across += item.across + gap
                    }
                    at += thickness + (rest.isEmpty ? 0 : line)
                }
                at += after + footer
                items.append(frames)
            }
            return (items, headers, at)
        }

        private func frame(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ width: CGFloat) -> CGRect {
            func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
            return isVertical
                ? CGRect(x: pixel(across), y: pixel(along), width: width, height: length)
                : CGRect(x: pixel(along), y: pixel(across), width: length, height: width)
        }
    }

    private static func compare(_ scene: CollectionScene, _ model: Model, _ sections: [[CGSize]], _ note: String) {
        let expected = model.frames(sections)
        for (section, frames) in expected.items.enumerated() {
            for (item, frame) in frames.enumerated() {
                let found = scene.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
                let isNear = [(\CGRect.minX), (\CGRect.minY), (\CGRect.maxX), (\CGRect.maxY)].allSatisfy {
                    abs(found[keyPath: $0] - frame[keyPath: $0]) < 0.51
                }
                // Rounding to pixels may differ where lengths differ in their last bits.
                XCTAssertTrue(isNear, "\(note): item \(item) of section \(section) is at \(found), not \(frame)")
            }
            if model.header > 0 {
                let header = scene.view.layoutAttributesForSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
                XCTAssertEqual(header?.frame.origin.y ?? -1, expected.headers[section].minY, accuracy: 0.51, note)
            }
        }
        XCTAssertEqual(
            model.isVertical ? scene.view.contentSize.height : scene.view.contentSize.width, expected.length, accuracy: 1e-6, note)
        // The elements in a rectangle match the frames.
        for _ in 0..<4 {
            let at = CGFloat.random(in: -100...max(expected.length, 1))
            let rect = model.isVertical ? CGRect(x: 0, y: at, width: 320, height: 200) : CGRect(x: at, y: 0, width: 200, height: 480)
            let found = scene.view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
            var wanted: [IndexPath] = []
            for (section, frames) in expected.items.enumerated() {
                for item in frames.indices {
                    let path = IndexPath(item: item, section: section)
                    if let frame = scene.view.layoutAttributesForItem(at: path)?.frame, !frame.intersection(rect).isEmpty {
                        wanted.append(path)
                    }
                }
            }
            let cells = found.filter { $0.representedElementCategory == .cell }
            XCTAssertEqual(cells.map(\.indexPath).sorted(), wanted, "\(note), in \(rect)")
        }
    }

    func testItemsLieWhereTheFlowRulesSayInRandomSections() {
        let scene = CollectionScene([])
        for seed in 0..<60 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 2 }
            var model = Model(space: 320)
            model.isVertical = seed % 3 != 2
            if !model.isVertical { model.space = 480 }
            model.inset = UIEdgeInsets(top: length(0...40), left: length(0...40), bottom: length(0...40), right: length(0...40))
            (model.line, model.spacing, model.header) = (length(0...40), length(0...40), seed % 2 == 0 ? length(20...80) : 0)
            let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0...40, using: &random) }
            let uniform = CGSize(width: length(30...300), height: length(30...300))
            let isUniform = seed % 4 < 2
            let sizes = counts.map { count in
                (0..<count).map { _ in isUniform ? uniform : CGSize(width: length(30...300), height: length(30...300)) }
            }
            let flow = UICollectionViewFlowLayout()
            flow.scrollDirection = model.isVertical ? .vertical : .horizontal
            flow.sectionInset = model.inset
            (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (model.line, model.spacing)
            flow.headerReferenceSize = CGSize(width: model.header, height: model.header)
            flow.itemSize = uniform
            scene.size = isUniform ? nil : { sizes[$0.section][$0.item] }
            scene.model = ListModel(counts: counts)
            scene.view.reloadData()
            scene.view.collectionViewLayout = flow
            scene.view.layoutIfNeeded()
            scene.checkShown("seed \(seed)")
            if model.isVertical { Self.compare(scene, model, sizes, "seed \(seed)") }
            if !model.isVertical {
                model.header = 0
                if flow.headerReferenceSize.width == 0 { Self.compare(scene, model, sizes, "seed \(seed)") }
            }
        }
    }

    func testFullLinesReachBothEdgesAndTheLastOneKeepsTheirSpacing() {
        let scene = CollectionScene([5])
        scene.flow.itemSize = CGSize(width: 90, height: 40)
        scene.view.layoutIfNeeded()
        // Three of 90 leave 50 of 320: 25 between two of them.
        let frames = (0..<5).map { scene.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null }
        XCTAssertEqual(frames.map(\.minX), [0, 115, 230, 0, 115])
        XCTAssertEqual(frames.map(\.minY), [0, 0, 0, 50, 50])
        XCTAssertEqual(scene.view.contentSize, CGSize(width: 320, height: 90))
        scene.flow.itemSize = CGSize(width: 200, height: 40)
        scene.view.layoutIfNeeded()
        XCTAssertEqual(scene.view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame, CGRect(x: 60, y: 200, width: 200, height: 40))
    }

    func testAnUnevenLastLineIsLeadingWithTheLeastSpacing() {
        let scene = CollectionScene([4])
        scene.size = { CGSize(width: [150, 100, 60, 80][$0.item], height: 40) }
        scene.view.reloadData()
        scene.view.layoutIfNeeded()
        func frames() -> [CGFloat] {
            (0..<4).map { scene.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX ?? -1 }
        }
        // 150 + 100 + 10 leave 60 of 320; a third needs 70. The last line has 60 and 80.
        XCTAssertEqual(frames(), [0, 220, 0, 70])
        scene.model = ListModel(counts: [3])
        scene.view.reloadData()
        scene.view.layoutIfNeeded()
        XCTAssertEqual(frames().prefix(3), [0, 220, 0], "one alone is not in the middle")
    }

    func testMeasuredChipsEndAtTheLeadingEdge() {
        RowCell.preferredSize = { CGSize(width: 60 + CGFloat(abs($0?.id ?? 0) % 3) * 30, height: 40) }
        defer { RowCell.preferredSize = nil }
        let scene = CollectionScene([8])
        scene.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        scene.stage.advance(by: 0.05)
        let frames = (0..<8).compactMap { scene.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        let last = frames.filter { $0.minY == frames[7].minY }
        XCTAssertEqual(last.first?.minX, 0)
        for (one, next) in zip(last, last.dropFirst()) { XCTAssertEqual(next.minX - one.maxX, 10, accuracy: 0.51) }
    }

    func testPinnedHeadersStayVisibleUntilTheirSectionEnds() {
        let scene = CollectionScene([20, 20])
        scene.flow.itemSize = CGSize(width: 320, height: 50)
        scene.flow.minimumLineSpacing = 0
        scene.flow.headerReferenceSize = CGSize(width: 0, height: 30)
        scene.flow.sectionHeadersPinToVisibleBounds = true
        func header(_ section: Int) -> CGRect? {
            scene.view.layoutIfNeeded()
            return scene.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
        }
        XCTAssertEqual(header(0), CGRect(x: 0, y: 0, width: 320, height: 30))
        scene.view.contentOffset.y = 400
        XCTAssertEqual(header(0)?.minY, 400)
        XCTAssertNil(header(1))
        // The section ends at 1030: the header is pushed out by the next.
        scene.view.contentOffset.y = 1010
        XCTAssertEqual(header(0)?.minY, 1000)
        XCTAssertEqual(header(1)?.minY, 1030)
        scene.view.contentOffset.y = 1040
        XCTAssertNil(header(0))
        XCTAssertEqual(header(1)?.minY, 1040)
        // In front of the items, whenever they came.
        let views = scene.view.subviews
        let front = views.lastIndex { $0 is EdgeView } ?? -1
        XCTAssertGreaterThan(front, views.lastIndex { $0 is RowCell } ?? 0)
    }

    func testManyItemsOfOneSizeCostNoMoreThanFew() {
        let scene = CollectionScene([1_000_000])
        XCTAssertLessThan(scene.made.count, 60)
        scene.view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
        scene.view.layoutIfNeeded()
        XCTAssertNotNil(scene.view.cellForItem(at: IndexPath(item: 999_999, section: 0)))
        guard case .alike = scene.flow.sections[0].items else { return XCTFail("an array of a million") }
    }

    func testCellsSayTheirSizesWhereTheyAreEstimated() {
        RowCell.preferredSize = { CGSize(width: 320, height: 40 + CGFloat(abs($0?.id ?? 0) % 3) * 30) }
        defer { RowCell.preferredSize = nil }
        let scene = CollectionScene([100])
        scene.flow.minimumLineSpacing = 0
        scene.flow.estimatedItemSize = CGSize(width: 320, height: 50)
        scene.stage.advance(by: 0.05)
        var y: CGFloat = 0
        for (path, cell) in scene.view.indexPathsForVisibleItems.map({ ($0, scene.view.cellForItem(at: $0)) }) {
            let height = 40 + CGFloat(abs(scene.model[path].id) % 3) * 30
            XCTAssertEqual(cell?.frame, CGRect(x: 0, y: y, width: 320, height: height))
            y += height
        }
        XCTAssertGreaterThanOrEqual(y, 480)
        scene.checkShown()

        // Scrolling up into unmeasured items leaves visible ones in position.
        scene.view.contentOffset.y = 2000
        scene.stage.advance(by: 0.05)
        for _ in 0..<20 {
            let seen = scene.view.indexPathsForVisibleItems
            let before = Dictionary(uniqueKeysWithValues: seen.map { ($0, scene.view.cellForItem(at: $0)?.frame.minY ?? 0) })
            let offset = scene.view.contentOffset.y
            scene.view.contentOffset.y -= 31
            scene.stage.advance(by: 0.05)
            let moved = scene.view.contentOffset.y - offset + 31
            for path in seen {
                guard let cell = scene.view.cellForItem(at: path), let was = before[path] else { continue }
                XCTAssertEqual(cell.frame.minY - was, moved, accuracy: 1e-6, "\(path)")
            }
        }
        scene.checkShown()
    }

    func testMeasuredSizesStayWithTheirSectionsAsLinesAreRemade() {
        let scene = CollectionScene([5, 4])
        let tall = Set((0..<4).map { scene.model[IndexPath(item: $0, section: 1)].id })
        RowCell.preferredSize = { row in CGSize(width: 320, height: row.map { tall.contains($0.id) } == true ? 60 : 30) }
        defer { RowCell.preferredSize = nil }
        scene.flow.estimatedItemSize = CGSize(width: 320, height: 20)
        scene.stage.advance(by: 0.05)
        // All are on the screen, and measured; the cells are not asked again before the next layout.
        scene.flow.minimumLineSpacing = 4
        scene.flow.prepare()
        for section in 0...1 {
            for item in 0..<scene.model.counts[section] {
                let attributes = scene.flow.layoutAttributesForItem(at: IndexPath(item: item, section: section))
                XCTAssertEqual(attributes?.size.height, section == 0 ? 30 : 60, "\(section), \(item)")
            }
        }
    }

    func testAnItemWiderThanTheLineIsReportedOnce() {
        let scene = CollectionScene([30])
        let complaints = Diagnostics.complaints {
            scene.flow.itemSize = CGSize(width: 400, height: 40)
            scene.view.layoutIfNeeded()
            scene.flow.itemSize = CGSize(width: 500, height: 40)
            scene.view.layoutIfNeeded()
        }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertTrue(complaints.first?.contains("the item width 400.0 must be less than the width of the collection view") ?? false)
        XCTAssertEqual(scene.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame, CGRect(x: 0, y: 50, width: 500, height: 40))
    }

    func testANewWidthMakesNewLinesAndPreparingMaySizeTheItems() {
        final class Halves: UICollectionViewFlowLayout {
            var prepared = 0
            override func prepare() {
                prepared += 1
                super.prepare()
                itemSize = CGSize(width: ((collectionView?.bounds.width ?? 0) - 10) / 2, height: 60)
            }
        }
        MainActor.assumeIsolated {
            let layout = Halves()
            let scene = CollectionScene([4], layout: layout)
            XCTAssertEqual(scene.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame, CGRect(x: 165, y: 70, width: 155, height: 60))
            XCTAssertEqual(layout.prepared, 1)
            scene.view.frame.size.width = 210
            scene.view.layoutIfNeeded()
            XCTAssertEqual(scene.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame, CGRect(x: 110, y: 70, width: 100, height: 60))
        }
    }
}
