import CoreGraphics
import Foundation
import UIFoundation

/// Maps sections and items of a list between their positions before and after a batch update that matches its counts.
///
/// Stores nothing per item; a lookup is O(log changes).
package struct ListMapping: Sendable {
    private let sections: IndexShift
    private let sectionMoves: [Int: Int]
    private let sectionOrigins: [Int: Int]
    private let replacedSections: Set<Int>
    private var itemMoves: [IndexPath: IndexPath] = [:]
    private var itemOrigins: [IndexPath: IndexPath] = [:]
    private var replacedItems: Set<IndexPath> = []
    /// By old section. Items of other sections keep their positions.
    private var items: [Int: IndexShift] = [:]

    package init(_ update: ListUpdate) {
        self.init(sectionsOf: update)
        var removed: [Int: [Int]] = [:], added: [Int: [Int]] = [:]
        for path in update.deletedItems { removed[path.section, default: []].append(path.item) }
        for path in update.insertedItems { if let old = oldSection(of: path.section) { added[old, default: []].append(path.item) } }
        for move in update.movedItems {
            itemMoves[move.from] = move.to
            itemOrigins[move.to] = move.from
            removed[move.from.section, default: []].append(move.from.item)
            if let old = oldSection(of: move.to.section) { added[old, default: []].append(move.to.item) }
        }
        replacedItems = Set(update.reloadedItems)
        for section in Set(removed.keys).union(added.keys) {
            items[section] = IndexShift(removed: removed[section] ?? [], added: added[section] ?? [])
        }
    }

    /// Maps sections alone.
    package init(sectionsOf update: ListUpdate) {
        sections = IndexShift(
            removed: update.deletedSections + update.movedSections.map(\.from),
            added: update.insertedSections + update.movedSections.map(\.to))
        sectionMoves = Dictionary(update.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        sectionOrigins = Dictionary(update.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
        replacedSections = Set(update.reloadedSections)
    }

    // MARK: Sections

    /// New index of an old section; nil if deleted or reloaded.
    package func newSection(of old: Int) -> Int? { replacedSections.contains(old) ? nil : positionOfSection(old) }

    /// Old index of a section; nil if inserted or reloaded.
    package func oldSection(of new: Int) -> Int? { originOfSection(new).flatMap { replacedSections.contains($0) ? nil : $0 } }

    /// New index of an old section, also if reloaded; nil if deleted.
    package func positionOfSection(_ old: Int) -> Int? { sectionMoves[old] ?? sections.new(of: old) }

    /// Old index of a section, also if reloaded; nil if inserted.
    package func originOfSection(_ new: Int) -> Int? { sectionOrigins[new] ?? sections.old(of: new) }

    // MARK: Items

    /// New index path of an old item; nil if the item or its section is deleted or reloaded.
    package func newPath(of old: IndexPath) -> IndexPath? { replacedItems.contains(old) ? nil : position(of: old) }

    /// Old index path of an item; nil if the item or its section is inserted or reloaded.
    package func oldPath(of new: IndexPath) -> IndexPath? { origin(of: new).flatMap { replacedItems.contains($0) ? nil : $0 } }

    /// New index path of an old item, also if the item itself is reloaded.
    package func position(of old: IndexPath) -> IndexPath? {
        if let position = itemMoves[old] { return position }
        guard let section = newSection(of: old.section) else { return nil }
        guard let shift = items[old.section] else { return IndexPath(item: old.item, section: section) }
        return shift.new(of: old.item).map { IndexPath(item: $0, section: section) }
    }

    /// Old index path of an item, also if the item itself is reloaded.
    package func origin(of new: IndexPath) -> IndexPath? {
        if let origin = itemOrigins[new] { return origin }
        guard let section = oldSection(of: new.section) else { return nil }
        guard let shift = items[section] else { return IndexPath(item: new.item, section: section) }
        return shift.old(of: new.item).map { IndexPath(item: $0, section: section) }
    }

    /// Whether the item itself, not its section, is moved.
    package func isMoved(_ old: IndexPath) -> Bool { itemMoves[old] != nil }
}
