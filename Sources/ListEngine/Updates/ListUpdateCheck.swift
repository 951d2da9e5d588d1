import CoreGraphics
import Foundation
import UIFoundation

/// Checks that a batch update matches the item counts before and after it; faults are worded as in UIKit.
package struct ListUpdateCheck {
    private let update: ListUpdate
    private let before: [Int]
    private let after: [Int]
    private let kind: ListKind

    /// The fault of an update; nil if it is valid.
    ///
    /// - Parameters:
    ///   - before: the number of items of each section before the update, as the list knows them.
    ///   - after: the numbers after the update, from the data source.
    /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections and *c* that of changes.
    package static func fault(of update: ListUpdate, before: [Int], after: [Int], kind: ListKind) -> String? {
        let check = ListUpdateCheck(update: update, before: before, after: after, kind: kind)
        return check.sectionFault ?? check.itemFault ?? check.countFault
    }

    // MARK: Sections

    private var sectionFault: String? {
        let (from, to) = (update.movedSections.map(\.from), update.movedSections.map(\.to))
        // A reload is a deletion and an insertion, and is worded so.
        if let section = (update.deletedSections + update.reloadedSections).first(where: { !before.indices.contains($0) }) {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        if let section = update.insertedSections.first(where: { !after.indices.contains($0) }) {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        if let section = from.first(where: { !before.indices.contains($0) }) {
            return "attempt to move section \(section) that does not exist - there are only \(before.count) sections before the update"
        }
        if let move = update.movedSections.first(where: { !after.indices.contains($0.to) }) {
            return "attempt to move section \(move.from) to section \(move.to) that does not exist - there are only \(after.count) "
                + "sections after the update"
        }
        let shift = IndexShift(removed: update.deletedSections, added: update.insertedSections)
        let fault = Self.conflict(
            deleted: update.deletedSections, reloaded: update.reloadedSections, from: from, inserted: update.insertedSections,
            returning: update.reloadedSections.compactMap(shift.new(of:)), to: to, noun: "section"
        ) { "\($0)" }
        if let fault { return fault }
        let expected = before.count + update.insertedSections.count - update.deletedSections.count
        guard after.count != expected else { return nil }
        return
            "Invalid update: invalid number of sections. The number of sections contained in the \(kind.list) after the update (\(after.count)) "
            + "must be equal to the number of sections contained in the \(kind.list) before the update (\(before.count)), plus or minus the number "
            + "of sections inserted or deleted (\(update.insertedSections.count) inserted, \(update.deletedSections.count) deleted)."
    }

    // MARK: Items

    private var itemFault: String? {
        let (from, to) = (update.movedItems.map(\.from), update.movedItems.map(\.to))
        for path in update.deletedItems + update.reloadedItems {
            guard let count = count(before, path.section) else {
                return "attempt to delete \(kind.item) \(path.item) from section \(path.section), but there are only "
                    + "\(before.count) sections before the update"
            }
            guard path.item >= 0, path.item < count else {
                return "attempt to delete \(kind.item) \(path.item) from section \(path.section) which only contains "
                    + "\(count) \(kind.items) before the update"
            }
        }
        for path in update.insertedItems {
            let target = "attempt to insert \(kind.item) \(path.item) into section \(path.section), but there are only"
            guard let count = count(after, path.section) else { return "\(target) \(after.count) sections after the update" }
            guard path.item >= 0, path.item < count else {
                return "\(target) \(count) \(kind.items) in section \(path.section) after the update"
            }
        }
        for path in update.reconfiguredItems {
            if let lack = lack(of: path, in: before, "before") {
                return "attempt to reconfigure \(kind.item) \(path.item) in section \(path.section) - \(lack)"
            }
        }
        for move in update.movedItems {
            if let lack = lack(of: move.from, in: before, "before") {
                return "attempt to move index path (\(Self.text(move.from))) that does not exist - \(lack)"
            }
            if let lack = lack(of: move.to, in: after, "after") {
                return "attempt to move index path (\(Self.text(move.from))) to index path (\(Self.text(move.to))) that does not exist - "
                    + lack
            }
        }
        return Self.conflict(
            deleted: update.deletedItems, reloaded: update.reloadedItems, from: from, inserted: update.insertedItems,
            returning: returningItems, to: to, noun: "index path", Self.text)
    }

    /// Positions of the insertions of reloads: after deletions and insertions, moves not counted, as in UIKit.
    private var returningItems: [IndexPath] {
        guard !update.movedItems.isEmpty else { return [] }
        let sections = IndexShift(removed: update.deletedSections, added: update.insertedSections)
        let removed = Dictionary(grouping: update.deletedItems, by: \.section)
        let added = Dictionary(grouping: update.insertedItems, by: \.section)
        return Dictionary(grouping: update.reloadedItems, by: \.section).sorted { $0.key < $1.key }.flatMap { old, paths -> [IndexPath] in
            guard let section = sections.new(of: old) else { return [] }
            let shift = IndexShift(removed: (removed[old] ?? []).map(\.item), added: (added[section] ?? []).map(\.item))
            return paths.compactMap { shift.new(of: $0.item).map { IndexPath(item: $0, section: section) } }
        }
    }

    private func count(_ counts: [Int], _ section: Int) -> Int? { counts.indices.contains(section) ? counts[section] : nil }

    /// Number of elements that exist instead of a path; nil if the path exists.
    private func lack(of path: IndexPath, in counts: [Int], _ when: String) -> String? {
        guard let count = count(counts, path.section) else { return "there are only \(counts.count) sections \(when) the update" }
        guard path.item >= 0, path.item < count else {
            return "there are only \(count) \(kind.items) in section \(path.section) \(when) the update"
        }
        return nil
    }

    private static func text(_ path: IndexPath) -> String { "{length = 2, path = \(path.section) - \(path.item)}" }

    // MARK: Conflicts

    /// Two changes that UIKit does not perform together, in its words; a reload takes part as its deletion and its insertion.
    ///
    /// - Parameters:
    ///   - returning: the positions of the insertions of reloads.
    private static func conflict<Position: Hashable>(
        deleted: [Position], reloaded: [Position], from: [Position], inserted: [Position], returning: [Position], to: [Position],
        noun: String, _ text: (Position) -> String
    ) -> String? {
        let gone = Set(deleted), leaving = gone.union(reloaded), coming = Set(inserted + returning)
        if let path = reloaded.first(where: gone.contains) { return "attempt to delete and reload the same \(noun) (\(text(path)))" }
        if let path = from.first(where: leaving.contains) {
            return "attempt to perform a delete and a move from the same \(noun) (\(text(path)))"
        }
        if let path = to.first(where: coming.contains) {
            return "attempt to perform an insert and a move to the same \(noun) (\(text(path)))"
        }
        for (verb, positions) in [("delete", deleted), ("reload", reloaded), ("move", from), ("insert", inserted), ("move to", to)] {
            var seen: Set<Position> = []
            if let path = positions.first(where: { !seen.insert($0).inserted }) {
                return "attempt to \(verb) the same \(noun) twice (\(text(path)))"
            }
        }
        return nil
    }

    // MARK: Counts

    /// Numbers of items inserted into, deleted from and moved into and out of one section.
    private struct Tally {
        var inserted = 0
        var deleted = 0
        var movedIn = 0
        var movedOut = 0
    }

    private var countFault: String? {
        let sections = ListMapping(sectionsOf: update)
        // By old section.
        var tallies: [Int: Tally] = [:]
        func note(before section: Int, _ add: (inout Tally) -> Void) { add(&tallies[section, default: Tally()]) }
        func note(after section: Int, _ add: (inout Tally) -> Void) {
            if let old = sections.oldSection(of: section) { note(before: old, add) }
        }
        for path in update.insertedItems { note(after: path.section) { $0.inserted += 1 } }
        for path in update.deletedItems { note(before: path.section) { $0.deleted += 1 } }
        for move in update.movedItems {
            note(before: move.from.section) { $0.movedOut += 1 }
            note(after: move.to.section) { $0.movedIn += 1 }
        }
        for (old, count) in before.enumerated() {
            guard let new = sections.newSection(of: old) else { continue }
            let tally = tallies[old] ?? Tally()
            if after[new] != count + tally.inserted - tally.deleted + tally.movedIn - tally.movedOut { return sentence(new, count, tally) }
        }
        return nil
    }

    private func sentence(_ section: Int, _ count: Int, _ tally: Tally) -> String {
        "Invalid update: invalid number of \(kind.items) in section \(section). The number of \(kind.items) contained in an existing section after the "
            + "update (\(after[section])) must be equal to the number of \(kind.items) contained in that section before the update (\(count)), plus or "
            + "minus the number of \(kind.items) inserted or deleted from that section (\(tally.inserted) inserted, \(tally.deleted) deleted) and plus "
            + "or minus the number of \(kind.items) moved into or out of that section (\(tally.movedIn) moved in, \(tally.movedOut) moved out)."
    }
}
