import TestSupport
import UIKit
import XCTest

/// Outlines of sections against a slow model: a list of items with their parents.
@preconcurrency @MainActor
final class SectionSnapshotModelTests: XCTestCase {
    private struct Model {
        /// In the order of the outline.
        var entries: [(item: Int, parent: Int?)] = []
        var expanded: Set<Int> = []

        func children(_ parent: Int?) -> [Int] { entries.filter { $0.parent == parent }.map(\.item) }

        func items(_ parent: Int? = nil, onlyVisible: Bool = false) -> [Int] {
            children(parent).flatMap { [$0] + (onlyVisible && !expanded.contains($0) ? [] : items($0, onlyVisible: onlyVisible)) }
        }

        mutating func delete(_ items: [Int]) {
            for item in items {
                delete(children(item))
                entries.removeAll { $0.item == item }
                expanded.remove(item)
            }
        }
    }

    private static let rounds = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 20_000 : 300

    func testRandomChangesAreAsASlowModelHasThem() {
        var random = SeededRandom(seed: 9)
        for round in 0..<Self.rounds {
            var (snapshot, model) = (NSDiffableDataSourceSectionSnapshot<Int>(), Model())
            var next = 0
            func new() -> [Int] {
                let items = Array(next..<next + Int.random(in: 1...4, using: &random))
                next += items.count
                return items
            }
            for _ in 0..<20 {
                let present = model.items()
                let some = present.randomElement(using: &random)
                switch Int.random(in: 0..<7, using: &random) {
                case 0, 1:
                    let (items, parent) = (new(), Bool.random(using: &random) ? some : nil)
                    snapshot.append(items, to: parent)
                    model.entries += items.map { ($0, parent) }
                case 2, 3:
                    guard let some, let index = model.entries.firstIndex(where: { $0.item == some }) else { continue }
                    let (items, isAfter) = (new(), Bool.random(using: &random))
                    if isAfter { snapshot.insert(items, after: some) } else { snapshot.insert(items, before: some) }
                    let entries = items.map { (item: $0, parent: model.entries[index].parent) }
                    model.entries.insert(contentsOf: entries, at: isAfter ? index + 1 : index)
                case 4:
                    let gone = present.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) + [-1]
                    snapshot.delete(Array(gone))
                    model.delete(Array(gone))
                case 5:
                    guard let some else { continue }
                    snapshot.expand([some])
                    model.expanded.insert(some)
                default:
                    guard let some else { continue }
                    snapshot.collapse([some])
                    model.expanded.remove(some)
                }
                XCTAssertEqual(snapshot.items, model.items(), "round \(round)")
                XCTAssertEqual(snapshot.visibleItems, model.items(onlyVisible: true), "round \(round)")
                XCTAssertEqual(snapshot.rootItems, model.children(nil), "round \(round)")
                for entry in model.entries { XCTAssertEqual(snapshot.parent(of: entry.item), entry.parent, "round \(round)") }
            }
        }
    }

    func testDeletingManyItemsComparesEachAFewTimes() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<CountedItem>()
        let items = (0..<4000).map { CountedItem(number: $0) }
        snapshot.append([items[0]])
        snapshot.append(Array(items[1...]), to: items[0])
        CountedItem.comparisons.value = 0
        snapshot.delete(Array(items[100...]))
        XCTAssertEqual(snapshot.items.count, 100)
        XCTAssertLessThan(CountedItem.comparisons.value, 40 * items.count)
    }

    func testDeletingManySectionsComparesEachAFewTimes() {
        var snapshot = NSDiffableDataSourceSnapshot<CountedItem, Int>()
        let sections = (0..<4000).map { CountedItem(number: $0) }
        snapshot.appendSections(sections)
        CountedItem.comparisons.value = 0
        snapshot.deleteSections(Array(sections[100...]))
        XCTAssertEqual(snapshot.sectionIdentifiers, Array(sections[..<100]))
        XCTAssertLessThan(CountedItem.comparisons.value, 40 * sections.count)
    }
}

/// An item that counts how often items are compared.
private struct CountedItem: Hashable, Sendable {
    final class Counter: @unchecked Sendable { var value = 0 }

    static let comparisons = Counter()
    let number: Int

    static func == (left: CountedItem, right: CountedItem) -> Bool {
        comparisons.value += 1
        return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
