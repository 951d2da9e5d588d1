import CoreGraphics
import ListEngine

/// One batch update of a table: the requested changes, and the layout before them.
struct TableBatchUpdate {
    let asked: TableUpdates
    let mapping: ListMapping
    /// Layout before the update.
    let geometry: TableGeometry
    /// Number of rows of each section after the update.
    let counts: [Int]
    /// Rows that leave their positions, by section before the update, in descending order.
    let removed: [Int: [Int]]
    /// Rows that enter new positions, by section after the update, in ascending order.
    let added: [Int: [Int]]

    init(_ asked: TableUpdates, mapping: ListMapping, geometry: TableGeometry, counts: [Int]) {
        self.asked = asked
        self.mapping = mapping
        self.geometry = geometry
        self.counts = counts
        let update = asked.update
        removed = Dictionary(grouping: update.deletedItems + update.movedItems.map(\.from), by: \.section).mapValues {
            $0.map(\.row).sorted(by: >)
        }
        added = Dictionary(grouping: update.insertedItems + update.movedItems.map(\.to), by: \.section).mapValues { $0.map(\.row).sorted() }
    }

    /// Downward displacement of the remaining content directly above an old item; a leaving item moves by the same distance.
    func shift(above old: TableItem, to new: TableGeometry) -> Double {
        var at = geometry.item(before: old)
        while let item = at {
            if let newItem = mapping.new(of: item), !isMoved(item) { return new.bottom(of: newItem) - geometry.bottom(of: item) }
            // All rows of a removed section, in one step.
            let skips = mapping.newSection(of: item.section) == nil && item.row != nil
            at = skips ? .header(item.section) : geometry.item(before: item)
        }
        return new.head - geometry.head
    }

    /// Downward displacement of the remaining content directly above an inserted item; the inserted item moves by the same distance.
    func shift(aboveComing item: TableItem, in new: TableGeometry) -> Double {
        var at = new.item(before: item)
        while let item = at {
            if let origin = mapping.old(of: item), !isMoved(origin) { return new.bottom(of: item) - geometry.bottom(of: origin) }
            let skips = mapping.oldSection(of: item.section) == nil && item.row != nil
            at = skips ? .header(item.section) : new.item(before: item)
        }
        return new.head - geometry.head
    }

    /// Whether the app moved the item explicitly.
    func isMoved(_ old: TableItem) -> Bool {
        asked.update.movedSections.contains { $0.from == old.section } || old.row.map(mapping.isMoved) ?? false
    }
}

extension TableGeometry {
    fileprivate func bottom(of item: TableItem) -> Double { top(of: item) + height(of: item).points }
}
