import Foundation
import ListEngine
import TestSupport
import UIFoundation

/// The content of a random list: sections of distinguishable rows, and changes to it as an update describes them.
package struct ListModel: Equatable {
    package struct Row: Hashable {
        package let id: Int
        /// Grows when the row is reloaded.
        package var version = 0

        package init(id: Int, version: Int = 0) { (self.id, self.version) = (id, version) }
    }

    package struct Section: Equatable {
        package let id: Int
        package var version = 0
        package var rows: [Row]

        package init(id: Int, version: Int = 0, rows: [Row]) { (self.id, self.version, self.rows) = (id, version, rows) }
    }

    package var sections: [Section]
    private var nextID = 0

    package init(sections count: Int, rows: ClosedRange<Int>, random: inout SeededRandom) {
        sections = []
        for _ in 0..<count {
            sections.append(newSection(rows: Int.random(in: rows, using: &random)))
        }
    }

    package var counts: [Int] { sections.map(\.rows.count) }

    package subscript(_ path: IndexPath) -> Row { sections[path.section].rows[path.item] }

    package var paths: [Row: IndexPath] {
        var paths: [Row: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (item, row) in content.rows.enumerated() { paths[row] = IndexPath(item: item, section: section) }
        }
        return paths
    }

    private mutating func newID() -> Int {
        nextID += 1
        return nextID
    }

    private mutating func newSection(rows: Int) -> Section { Section(id: newID(), rows: (0..<rows).map { _ in Row(id: newID()) }) }

    // MARK: Single changes

    package mutating func insertRow(at path: IndexPath) {
        let row = Row(id: newID())
        sections[path.section].rows.insert(row, at: path.item)
    }

    package mutating func removeRow(at path: IndexPath) { sections[path.section].rows.remove(at: path.item) }

    package mutating func moveRow(from old: IndexPath, to new: IndexPath) {
        let row = sections[old.section].rows.remove(at: old.item)
        sections[new.section].rows.insert(row, at: new.item)
    }

    package mutating func bumpVersion(_ path: IndexPath) { sections[path.section].rows[path.item].version += 1 }

    /// Turns the order round, and gives the moves that do so.
    package mutating func reverseSections() -> [(from: Int, to: Int)] {
        sections.reverse()
        return sections.indices.map { ($0, sections.count - 1 - $0) }
    }

    // MARK: Random changes

    /// Changes the model, and gives the update that says how; it has up to `changes` changes, of sections too where `withSections`.
    /// Reloads and moves of one place, which iOS refuses, are tried again.
    package mutating func change(_ changes: Int, withSections: Bool, random: inout SeededRandom) -> ListUpdate {
        while true {
            var copy = self
            let update = copy.attempt(changes, withSections: withSections, random: &random)
            let fault = ListUpdateCheck.fault(of: update, before: counts, after: copy.counts, kind: .table)
            if fault?.hasPrefix("attempt to perform an insert and a move to the same") == true { continue }
            self = copy
            return update
        }
    }

    private mutating func attempt(_ changes: Int, withSections: Bool, random: inout SeededRandom) -> ListUpdate {
        var update = ListUpdate()
        var budget = [Int](repeating: 0, count: 8)
        for _ in 0..<changes { budget[Int.random(in: 0..<(withSections ? 8 : 4), using: &random)] += 1 }
        let sectionsLeave = Array(sections.indices).shuffled(using: &random)
        // Half the changes of sections at the most: rows are to be changed too.
        var leaving = sectionsLeave[..<min(sectionsLeave.count, budget[4] + budget[5] + budget[6])]
        update.deletedSections = Array(leaving.prefix(budget[4]))
        leaving = leaving.dropFirst(budget[4])
        update.reloadedSections = Array(leaving.prefix(budget[5]))
        leaving = leaving.dropFirst(budget[5])
        let movedSections = Array(leaving.prefix(budget[6]))

        let gone = Set(update.deletedSections + update.reloadedSections)
        let old = paths.values.filter { !gone.contains($0.section) }.sorted().shuffled(using: &random)
        var rows = old[...]
        update.deletedItems = Array(rows.prefix(budget[0]))
        rows = rows.dropFirst(budget[0])
        update.reloadedItems = Array(rows.prefix(budget[1]))
        rows = rows.dropFirst(budget[1])
        let movedRows = Array(rows.prefix(budget[2]))

        var reloaded: [Section] = sections
        for path in update.reloadedItems { reloaded[path.section].rows[path.item].version += 1 }
        for section in update.reloadedSections {
            let count = Int.random(in: 0...6, using: &random)
            reloaded[section].version += 1
            reloaded[section].rows = (0..<count).map { _ in Row(id: newID()) }
        }

        // The sections that stay, with those that come in between.
        let leavingSections = Set(update.deletedSections + movedSections)
        var placed: [(section: Section, origin: Int?)] = reloaded.indices.filter { !leavingSections.contains($0) }.map {
            (reloaded[$0], $0)
        }
        var comers: [(section: Section, origin: Int?)] = movedSections.map { (reloaded[$0], $0) }
        for _ in 0..<budget[7] { comers.append((newSection(rows: Int.random(in: 0...5, using: &random)), nil)) }
        let newSections = Set(comers.map(\.section.id))
        for comer in comers { placed.insert(comer, at: Int.random(in: 0...placed.count, using: &random)) }
        for (index, each) in placed.enumerated() where newSections.contains(each.section.id) {
            if let origin = each.origin {
                update.movedSections.append(.init(from: origin, to: index))
            } else {
                update.insertedSections.append(index)
            }
        }

        // The rows that stay, with those that come in between.
        let leavingRows = Set((update.deletedItems + movedRows).map { self[$0].id })
        for index in placed.indices { placed[index].section.rows.removeAll { leavingRows.contains($0.id) } }
        guard !placed.isEmpty else {
            // There is no destination: the item to move is deleted.
            update.deletedItems += movedRows
            sections = []
            return update
        }
        var origins: [Int: IndexPath] = [:]
        var inserted: Set<Int> = []
        for path in movedRows {
            let target = Int.random(in: placed.indices, using: &random)
            let row = self[path]
            origins[row.id] = path
            placed[target].section.rows.insert(row, at: Int.random(in: 0...placed[target].section.rows.count, using: &random))
        }
        for _ in 0..<budget[3] {
            let target = Int.random(in: placed.indices, using: &random)
            let row = Row(id: newID())
            inserted.insert(row.id)
            placed[target].section.rows.insert(row, at: Int.random(in: 0...placed[target].section.rows.count, using: &random))
        }
        sections = placed.map(\.section)
        for (row, path) in paths.sorted(by: { $0.value < $1.value }) {
            if let origin = origins[row.id] { update.movedItems.append(.init(from: origin, to: path)) }
            if inserted.contains(row.id) { update.insertedItems.append(path) }
        }
        return update
    }
}
