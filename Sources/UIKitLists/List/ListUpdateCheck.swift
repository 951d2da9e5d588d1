import CoreGraphics

/// Checks that a batch update matches the item counts before and after it; faults are worded as in UIKit.
struct ListUpdateCheck {
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
    static func fault(of update: ListUpdate, before: [Int], after: [Int], kind: ListKind) -> String? {
        let check = ListUpdateCheck(update: update, before: before, after: after, kind: kind)
        return check.sectionFault ?? check.itemFault ?? check.countFault
    }

    // MARK: Sections

    private var sectionFault: String? {
        let (from, to) = (update.movedSections.map(\.from), update.movedSections.map(\.to))
        for (verb, sections) in [("delete", update.deletedSections), ("reload", update.reloadedSections), ("move", from)] {
            if let section = sections.first(where: { !before.indices.contains($0) }) {
                return
                    "Invalid update: attempt to \(verb) section \(section), but there are only \(before.count) sections before the update."
            }
        }
        for (verb, sections) in [("insert", update.insertedSections), ("move to", to)] {
            if let section = sections.first(where: { !after.indices.contains($0) }) {
                return "Invalid update: attempt to \(verb) section \(section), but there are only \(after.count) sections after the update."
            }
        }
        if let twice = Self.twice([("delete", update.deletedSections), ("reload", update.reloadedSections), ("move", from)]) {
            return "Invalid update: attempt to \(twice.verbs) the same section (\(twice.position))."
        }
        if let twice = Self.twice([("insert", update.insertedSections), ("move to", to)]) {
            return "Invalid update: attempt to \(twice.verbs) the same section (\(twice.position))."
        }
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
        for (verb, paths) in [("delete", update.deletedItems), ("reload", update.reloadedItems), ("move", from)] {
            if let fault = rangeFault(verb, paths, in: before, "before") { return fault }
        }
        for (verb, paths) in [("insert", update.insertedItems), ("move to", to)] {
            if let fault = rangeFault(verb, paths, in: after, "after") { return fault }
        }
        let twice =
            Self.twice([("delete", update.deletedItems), ("reload", update.reloadedItems), ("move", from)])
            ?? Self.twice([("insert", update.insertedItems), ("move to", to)])
        return twice.map {
            "Invalid update: attempt to \($0.verbs) the same index path (section \($0.position.section), \(kind.item) \($0.position.item))."
        }
    }

    private func rangeFault(_ verb: String, _ paths: [IndexPath], in counts: [Int], _ when: String) -> String? {
        for path in paths {
            guard counts.indices.contains(path.section) else {
                return "Invalid update: attempt to \(verb) \(kind.item) \(path.item) in section \(path.section), but there are only "
                    + "\(counts.count) sections \(when) the update."
            }
            guard path.item >= 0, path.item < counts[path.section] else {
                return "Invalid update: attempt to \(verb) \(kind.item) \(path.item) in section \(path.section), but there are only "
                    + "\(counts[path.section]) \(kind.items) in section \(path.section) \(when) the update."
            }
        }
        return nil
    }

    /// A position that two of the lists contain, or that one of them contains twice.
    private static func twice<Position: Hashable>(_ lists: [(verb: String, positions: [Position])]) -> (verbs: String, position: Position)?
    {
        var seen: [Position: String] = [:]
        for (verb, positions) in lists {
            for position in positions {
                guard let other = seen.updateValue(verb, forKey: position) else { continue }
                return (other == verb ? "\(verb) twice" : "\(other) and \(verb)", position)
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
