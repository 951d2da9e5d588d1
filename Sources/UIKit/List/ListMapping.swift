import CoreGraphics

/// Where the sections and items of a list are after a batch of changes that fits its counts, and where they were before.
///
/// Nothing is kept per item of the list: a lookup costs O(log changes).
struct ListMapping: Sendable {
    private let sections: PlaceShift
    private let sectionMoves: [Int: Int]
    private let sectionOrigins: [Int: Int]
    private let replacedSections: Set<Int>
    private var itemMoves: [IndexPath: IndexPath] = [:]
    private var itemOrigins: [IndexPath: IndexPath] = [:]
    private var replacedItems: Set<IndexPath> = []
    /// By the section before; sections that are not named keep their items' places.
    private var items: [Int: PlaceShift] = [:]

    init(_ update: ListUpdate) {
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
            items[section] = PlaceShift(removed: removed[section] ?? [], added: added[section] ?? [])
        }
    }

    /// Of the sections alone.
    init(sectionsOf update: ListUpdate) {
        sections = PlaceShift(
            removed: update.deletedSections + update.movedSections.map(\.from),
            added: update.insertedSections + update.movedSections.map(\.to))
        sectionMoves = Dictionary(update.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        sectionOrigins = Dictionary(update.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
        replacedSections = Set(update.reloadedSections)
    }

    // MARK: Sections

    /// Where a section of before is; nil for one that is deleted or reloaded.
    func newSection(of old: Int) -> Int? { replacedSections.contains(old) ? nil : placeOfSection(old) }

    /// Where a section was; nil for one that is inserted or reloaded.
    func oldSection(of new: Int) -> Int? { originOfSection(new).flatMap { replacedSections.contains($0) ? nil : $0 } }

    /// Where a section of before is, also a reloaded one; nil for one that is deleted.
    func placeOfSection(_ old: Int) -> Int? { sectionMoves[old] ?? sections.new(of: old) }

    /// Where a section was, also a reloaded one; nil for one that is inserted.
    func originOfSection(_ new: Int) -> Int? { sectionOrigins[new] ?? sections.old(of: new) }

    // MARK: Items

    /// Where an item of before is; nil for one that is deleted or reloaded, by itself or with its section.
    func newPath(of old: IndexPath) -> IndexPath? { replacedItems.contains(old) ? nil : place(of: old) }

    /// Where an item was; nil for one that is inserted or reloaded, by itself or with its section.
    func oldPath(of new: IndexPath) -> IndexPath? { origin(of: new).flatMap { replacedItems.contains($0) ? nil : $0 } }

    /// Where an item of before is, also one that is reloaded by itself.
    func place(of old: IndexPath) -> IndexPath? {
        if let place = itemMoves[old] { return place }
        guard let section = newSection(of: old.section) else { return nil }
        guard let shift = items[old.section] else { return IndexPath(item: old.item, section: section) }
        return shift.new(of: old.item).map { IndexPath(item: $0, section: section) }
    }

    /// Where an item was, also one that is reloaded by itself.
    func origin(of new: IndexPath) -> IndexPath? {
        if let origin = itemOrigins[new] { return origin }
        guard let section = oldSection(of: new.section) else { return nil }
        guard let shift = items[section] else { return IndexPath(item: new.item, section: section) }
        return shift.old(of: new.item).map { IndexPath(item: $0, section: section) }
    }

    /// Whether an item is asked to be moved, by itself.
    func isMoved(_ old: IndexPath) -> Bool { itemMoves[old] != nil }
}
