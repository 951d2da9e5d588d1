import CoreGraphics
import UIFoundation
import XCTest

@testable import ListEngine

/// Frames of sections, against an independent slow computation.
final class SectionGeometryTests: XCTestCase {
    func test500RandomSectionsAreAsASlowComputationHasThem() {
        var random = SmallGenerator(state: 55)
        for round in 0..<500 {
            let section = random.section()
            let count = Int.random(in: 0...40, using: &random)
            let container = CGSize(
                width: CGFloat(Int.random(in: 100...500, using: &random)), height: CGFloat(Int.random(in: 100...500, using: &random)))
            let axis: CompositionalAxis = Bool.random(using: &random) ? .vertical : .horizontal
            var measured: [Int: CGSize] = [:]
            for item in 0..<count where Int.random(in: 0..<3, using: &random) == 0 {
                measured[item] = CGSize(
                    width: CGFloat(Int.random(in: 10...120, using: &random)), height: CGFloat(Int.random(in: 10...120, using: &random)))
            }
            // Half of the sizes are known before, the others are measured one after another.
            let early = measured.filter { $0.key % 2 == 0 }
            var geometry = SectionGeometry(section, count: count, axis: axis, container: container, measured: early)
            for (item, size) in measured.filter({ $0.key % 2 == 1 }).sorted(by: { $0.key > $1.key }) { geometry.measure([item: size]) }
            let slow = SlowSection(section: section, count: count, isVertical: axis == .vertical, container: container, measured: measured)
            let (frames, length) = slow.layOut()
            XCTAssertEqual(frames.count, count, "round \(round)")
            XCTAssertEqual(geometry.length, length, accuracy: 1e-6, "round \(round)")
            for (item, frame) in frames.enumerated() {
                let own = geometry.frame(of: item)
                let isEqual =
                    abs(own.minX - frame.minX) < 1e-6 && abs(own.minY - frame.minY) < 1e-6 && abs(own.width - frame.width) < 1e-6
                    && abs(own.height - frame.height) < 1e-6
                guard isEqual else { return XCTFail("round \(round), item \(item) of \(count): \(own), not \(frame)") }
            }
        }
    }

    func testAHeaderAndAFooterAreAroundTheInsets() {
        let size = CompositionalSize(
            width: CompositionalLength(kind: .fractionOfWidth, value: 1), height: CompositionalLength(kind: .absolute, value: 40))
        var section = CompositionalSection(group: rows(50))
        section.insets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.spacing = 5
        section.boundaries = [
            CompositionalBoundary(size: size, kind: "header", unit: CGPoint(x: 0.5, y: 0), isPinned: true),
            CompositionalBoundary(size: size, kind: "footer", unit: CGPoint(x: 0.5, y: 1)),
        ]
        let geometry = SectionGeometry(section, count: 3, axis: .vertical, container: CGSize(width: 320, height: 480))
        XCTAssertEqual(geometry.frame(of: 0), CGRect(x: 20, y: 50, width: 260, height: 50))
        XCTAssertEqual(geometry.frame(of: 2).minY, 160)
        XCTAssertEqual(geometry.length, 40 + 10 + 160 + 30 + 40)
        XCTAssertEqual(
            geometry.boundaryFrames, [CGRect(x: 20, y: 0, width: 260, height: 40), CGRect(x: 20, y: 240, width: 260, height: 40)])
        // Pinned: at the top of what is visible, until the section ends.
        XCTAssertEqual(geometry.pinnedFrame(of: 0, visible: 100...580).minY, 100)
        XCTAssertEqual(geometry.pinnedFrame(of: 0, visible: -50...430).minY, 0)
        XCTAssertEqual(geometry.pinnedFrame(of: 0, visible: 230...710).minY, 200)
        section.boundariesFollowInsets = false
        let wide = SectionGeometry(section, count: 3, axis: .vertical, container: CGSize(width: 320, height: 480))
        XCTAssertEqual(wide.boundaryFrames[0], CGRect(x: 0, y: 0, width: 320, height: 40))
    }

    func testAHundredThousandEqualGroupsTakeNoTimeEach() {
        var section = CompositionalSection(group: rows(44))
        section.spacing = 6
        let geometry = SectionGeometry(section, count: 100_000, axis: .vertical, container: CGSize(width: 320, height: 480))
        XCTAssertEqual(geometry.length, 100_000 * 50 - 6)
        XCTAssertEqual(geometry.frame(of: 77_777).minY, 77_777 * 50)
        XCTAssertEqual(geometry.groups(from: 1_000_000, to: 1_000_480), 20_000..<20_010)
    }

    private func rows(_ height: CGFloat) -> CompositionalItem {
        let whole = CompositionalLength(kind: .fractionOfWidth, value: 1)
        let size = CompositionalSize(width: whole, height: CompositionalLength(kind: .absolute, value: height))
        let item = CompositionalItem(size: CompositionalSize(width: whole, height: CompositionalLength(kind: .fractionOfHeight, value: 1)))
        return CompositionalItem(size: size, group: CompositionalGroup(axis: .vertical, items: [item]))
    }
}

/// A generator whose numbers are always the same.
private struct SmallGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var mixed = state
        mixed ^= mixed >> 33
        mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ mixed >> 33
    }

    private mutating func pick(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &self)) }

    private mutating func length(isEstimable: Bool) -> CompositionalLength {
        switch Int.random(in: 0..<(isEstimable ? 5 : 4), using: &self) {
        case 0, 1: CompositionalLength(kind: .absolute, value: pick(10...120))
        case 2: CompositionalLength(kind: .fractionOfWidth, value: [0.2, 0.25, 1 / 3, 0.5, 1].randomElement(using: &self) ?? 1)
        case 3: CompositionalLength(kind: .fractionOfHeight, value: [0.2, 0.25, 1 / 3, 0.5, 1].randomElement(using: &self) ?? 1)
        default: CompositionalLength(kind: .estimated, value: pick(10...120))
        }
    }

    private mutating func insets() -> NSDirectionalEdgeInsets {
        guard Bool.random(using: &self) else { return .zero }
        return NSDirectionalEdgeInsets(top: pick(0...6), leading: pick(0...6), bottom: pick(0...6), trailing: pick(0...6))
    }

    private mutating func spacing() -> CompositionalSpacing? {
        guard Int.random(in: 0..<3, using: &self) == 0 else { return nil }
        return CompositionalSpacing(points: pick(0...9), isFlexible: Bool.random(using: &self))
    }

    mutating func item(depth: Int) -> CompositionalItem {
        var item = CompositionalItem(
            size: CompositionalSize(width: length(isEstimable: true), height: length(isEstimable: true)), insets: insets())
        item.edges = CompositionalEdges(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
        guard depth > 0 else { return item }
        var group = CompositionalGroup(axis: Bool.random(using: &self) ? .horizontal : .vertical, items: [])
        for _ in 0..<Int.random(in: 1...3, using: &self) {
            group.items.append(self.item(depth: Bool.random(using: &self) ? depth - 1 : 0))
        }
        group.spacing = spacing() ?? CompositionalSpacing(points: 0)
        if Int.random(in: 0..<3, using: &self) == 0 {
            group.count = Int.random(in: 1...4, using: &self)
            group.sharesLength = group.items.count == 1 && Bool.random(using: &self)
        }
        item.group = group
        return item
    }

    mutating func section() -> CompositionalSection {
        var group = item(depth: 2)
        while group.group == nil { group = item(depth: 2) }
        group.edges = CompositionalEdges()
        return CompositionalSection(group: group, insets: insets(), spacing: pick(0...12))
    }
}
