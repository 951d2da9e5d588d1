import Foundation

/// The updates of a list that lead from one snapshot to another, for one batch: deletions and origins of moves by old positions,
/// insertions and targets by new ones.
struct SnapshotDifference {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
            && movedItems.isEmpty
    }

    init<Section, Item>(from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>) {
        let oldSections = Dictionary(uniqueKeysWithValues: old.sectionIdentifiers.enumerated().map { ($1, $0) })
        let newSections = Dictionary(uniqueKeysWithValues: new.sectionIdentifiers.enumerated().map { ($1, $0) })
        for (section, index) in oldSections where newSections[section] == nil { deletedSections.insert(index) }
        for (section, index) in newSections where oldSections[section] == nil { insertedSections.insert(index) }
        let kept = new.sectionIdentifiers.compactMap { oldSections[$0] }
        let ordered = Set(Self.longestIncreasing(kept))
        for section in new.sectionIdentifiers {
            guard let from = oldSections[section], let to = newSections[section], !ordered.contains(from) else { continue }
            movedSections.append((from, to))
        }

        var origins: [Item: IndexPath] = [:]
        for (section, identifier) in old.sectionIdentifiers.enumerated() {
            for (index, item) in old.itemIdentifiers(inSection: identifier).enumerated() {
                origins[item] = IndexPath(item: index, section: section)
            }
        }
        var stays: Set<Item> = []
        for (section, identifier) in new.sectionIdentifiers.enumerated() {
            let isInserted = insertedSections.contains(section)
            let items = new.itemIdentifiers(inSection: identifier)
            // Items that were in the same section and keep their order stay.
            let own = items.filter { item in origins[item].map { old.sectionIdentifiers[$0.section] == identifier } ?? false }
            let order = Set(Self.longestIncreasing(own.compactMap { origins[$0]?.item }))
            for (index, item) in items.enumerated() {
                let path = IndexPath(item: index, section: section)
                guard let origin = origins[item] else {
                    if !isInserted { insertedItems.append(path) }
                    continue
                }
                stays.insert(item)
                let isFromDeleted = deletedSections.contains(origin.section)
                switch (isFromDeleted, isInserted) {
                case (true, true): break
                case (true, false): insertedItems.append(path)
                case (false, true): deletedItems.append(origin)
                case (false, false):
                    let isOwn = old.sectionIdentifiers[origin.section] == identifier
                    if !isOwn || !order.contains(origin.item) { movedItems.append((origin, path)) }
                }
            }
        }
        for (item, origin) in origins where !stays.contains(item) && !deletedSections.contains(origin.section) {
            deletedItems.append(origin)
        }
        deletedItems.sort()
    }

    /// The longest subsequence that increases, by patience sorting.
    static func longestIncreasing(_ values: [Int]) -> [Int] {
        var tails: [Int] = []  // indices into `values`
        var previous = [Int?](repeating: nil, count: values.count)
        for (index, value) in values.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: [Int] = []
        var at = tails.last
        while let index = at {
            result.append(values[index])
            at = previous[index]
        }
        return result.reversed()
    }
}
