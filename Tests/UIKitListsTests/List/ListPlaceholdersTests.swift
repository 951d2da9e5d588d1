import Foundation
import ListEngine
import TestSupport
import XCTest

@testable import UIKitLists

/// Index paths of lists with placeholders, compared with a plain list of entries.
@preconcurrency @MainActor
final class ListPlaceholdersTests: XCTestCase {
    private final class Placeholder {}

    /// A displayed row: a number of the data source, or a placeholder.
    private enum Row: Equatable {
        case data(Int)
        case placeholder(ObjectIdentifier)
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

    private func random(_ rows: Int, _ numbers: inout Numbers) -> (rows: [Row], placeholders: ListPlaceholders<Placeholder>) {
        var placeholders = ListPlaceholders<Placeholder>()
        var displayed = (0..<rows).map { Row.data($0) }
        for _ in 0..<numbers.below(5) {
            let (made, at) = (Placeholder(), numbers.below(displayed.count + 1))
            displayed.insert(.placeholder(ObjectIdentifier(made)), at: at)
            placeholders.insert(made, at: path(at))
        }
        return (displayed, placeholders)
    }

    private struct Numbers {
        var state: UInt64
        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(bound, 1)))
        }
    }

    func testIndexPathsAreThoseOfTheDisplayedRows() {
        var numbers = Numbers(state: 1)
        for _ in 0..<300 {
            let (rows, placeholders) = random(numbers.below(6), &numbers)
            for (index, row) in rows.enumerated() {
                switch row {
                case .data(let number):
                    XCTAssertEqual(placeholders.dataPath(of: path(index)), path(number))
                    XCTAssertEqual(placeholders.displayedPath(of: path(number)), path(index))
                case .placeholder(let id):
                    XCTAssertNil(placeholders.dataPath(of: path(index)))
                    XCTAssertEqual(placeholders.context(at: path(index)).map(ObjectIdentifier.init), id)
                }
                let before = rows[..<index].filter { if case .data = $0 { true } else { false } }.count
                XCTAssertEqual(placeholders.dataPosition(path(index)), path(before))
            }
            XCTAssertEqual(placeholders.dataPath(of: IndexPath(item: 9, section: 1)), IndexPath(item: 9, section: 1))
        }
    }

    func testRemovedPlaceholdersCloseTheirPositionOrLeaveARow() {
        var numbers = Numbers(state: 2)
        for _ in 0..<300 {
            var (rows, placeholders) = random(numbers.below(6), &numbers)
            guard !placeholders.isEmpty else { continue }
            let gone = placeholders.entries[numbers.below(placeholders.entries.count)]
            let isClosing = numbers.below(2) == 0
            placeholders.remove(gone.context, closing: isClosing)
            if isClosing { rows.remove(at: gone.path.item) } else { rows[gone.path.item] = .data(-1) }
            XCTAssertEqual(ids(placeholders), ids(rows))
            XCTAssertNil(placeholders.path(of: gone.context))
        }
    }

    private func ids(_ rows: [Row]) -> [Int: ObjectIdentifier] {
        var ids: [Int: ObjectIdentifier] = [:]
        for (index, row) in rows.enumerated() { if case .placeholder(let id) = row { ids[index] = id } }
        return ids
    }

    private func ids(_ placeholders: ListPlaceholders<Placeholder>) -> [Int: ObjectIdentifier] {
        Dictionary(uniqueKeysWithValues: placeholders.entries.map { ($0.path.item, ObjectIdentifier($0.context)) })
    }

    /// Updates of the data source become updates of the displayed rows, in which every row and placeholder stays that is not removed.
    func testUpdatesCarryRowsAndPlaceholders() {
        var numbers = Numbers(state: 3)
        for round in 0..<500 {
            let count = numbers.below(7)
            let (rows, old) = random(count, &numbers)
            var update = ListUpdate()
            let removed = (0..<count).filter { _ in numbers.below(3) == 0 }
            let stay = (0..<count).filter { !removed.contains($0) }
            update.deletedItems = removed.map(path)
            // New rows have negative numbers.
            var data = stay
            for _ in 0..<numbers.below(3) { data.insert(-1, at: numbers.below(data.count + 1)) }
            update.insertedItems = data.indices.filter { data[$0] < 0 }.map(path)
            let new = old.carried(by: ListMapping(update), counts: [data.count])
            var displayed = data.map { Row.data($0) }
            for entry in new.entries { displayed.insert(.placeholder(ObjectIdentifier(entry.context)), at: entry.path.item) }
            XCTAssertEqual(ids(new), ids(displayed), "\(round)")
            update.display(from: old, to: new)
            let mapping = ListMapping(update)
            for (index, row) in rows.enumerated() {
                let expected = displayed.firstIndex(of: row)
                XCTAssertEqual(mapping.newPath(of: path(index)), expected.map(path), "\(round): \(row)")
            }
            for index in displayed.indices where displayed[index] == .data(-1) {
                XCTAssertNil(mapping.oldPath(of: path(index)), "\(round)")
            }
        }
    }

    func testPlaceholdersMoveWithTheirSectionAndGoWithItsRemoval() {
        var placeholders = ListPlaceholders<Placeholder>()
        let (first, second) = (Placeholder(), Placeholder())
        placeholders.insert(first, at: IndexPath(item: 1, section: 0))
        placeholders.insert(second, at: IndexPath(item: 0, section: 2))
        var update = ListUpdate()
        update.movedSections = [ListUpdate.Move(from: 0, to: 1)]
        update.deletedSections = [2]
        let carried = placeholders.carried(by: ListMapping(update), counts: [3, 3])
        XCTAssertEqual(carried.path(of: first), IndexPath(item: 1, section: 1))
        XCTAssertNil(carried.path(of: second))
        update = ListUpdate()
        update.reloadedSections = [0]
        XCTAssertEqual(placeholders.carried(by: ListMapping(update), counts: [0, 3, 3]).path(of: first), IndexPath(item: 0, section: 0))
    }
}
