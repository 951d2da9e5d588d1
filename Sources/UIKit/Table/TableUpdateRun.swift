import CoreGraphics

/// One batch of changes of a table: what was asked, and where things were.
struct TableUpdateRun {
    let asked: TableUpdates
    let mapping: ListMapping
    /// Before the changes.
    let geometry: TableGeometry
    /// The number of rows of each section after them.
    let counts: [Int]
    /// Rows that leave their places, by their section before, the last first.
    let removed: [Int: [Int]]
    /// Rows that come to new places, by their section after, the first first.
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

    /// How far what stays directly above something of before moves down: what leaves goes along with it.
    func shift(above old: TableItem, to new: TableGeometry) -> Double {
        var at = geometry.item(before: old)
        while let item = at {
            if let place = mapping.new(of: item), !isMoved(item) { return new.bottom(of: place) - geometry.bottom(of: item) }
            // All rows of a section that goes, at once.
            let skips = mapping.newSection(of: item.section) == nil && item.row != nil
            at = skips ? .header(item.section) : geometry.item(before: item)
        }
        return new.head - geometry.head
    }

    /// How far what stays directly above something that comes has moved down: what comes goes along with it.
    func shift(aboveComing item: TableItem, in new: TableGeometry) -> Double {
        var at = new.item(before: item)
        while let item = at {
            if let origin = mapping.old(of: item), !isMoved(origin) { return new.bottom(of: item) - geometry.bottom(of: origin) }
            let skips = mapping.oldSection(of: item.section) == nil && item.row != nil
            at = skips ? .header(item.section) : new.item(before: item)
        }
        return new.head - geometry.head
    }

    /// Whether the app has moved it by itself.
    func isMoved(_ old: TableItem) -> Bool {
        asked.update.movedSections.contains { $0.from == old.section } || old.row.map(mapping.isMoved) ?? false
    }
}

extension TableGeometry {
    fileprivate func bottom(of item: TableItem) -> Double { top(of: item) + height(of: item).points }
}
