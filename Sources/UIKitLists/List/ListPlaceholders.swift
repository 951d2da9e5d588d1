import Foundation
import ListEngine

/// The placeholders of a list: displayed rows or items that its data source does not have yet.
///
/// Displayed index paths differ from those of the data source by the placeholders before them.
struct ListPlaceholders<Context: AnyObject> {
    struct Entry {
        let context: Context
        /// As displayed.
        var path: IndexPath
    }

    /// In the order of their index paths.
    private(set) var entries: [Entry] = []
    /// Whether the app gives and receives displayed index paths, in `performUsingPresentationValues(_:)`.
    var usesDisplayedPaths = false

    var isEmpty: Bool { entries.isEmpty }

    /// The placeholder at a displayed index path; nil for none.
    func context(at path: IndexPath) -> Context? {
        entries.isEmpty ? nil : entries.first { $0.path == path }?.context
    }

    /// The displayed index path of a placeholder; nil if it has been removed.
    func path(of context: Context) -> IndexPath? { entries.first { $0.context === context }?.path }

    func count(in section: Int) -> Int {
        entries.isEmpty ? 0 : entries.reduce(0) { $0 + ($1.path.section == section ? 1 : 0) }
    }

    // MARK: Index paths

    /// Index path in the data source; nil for a placeholder.
    func dataPath(of displayed: IndexPath) -> IndexPath? {
        guard !entries.isEmpty, displayed.count == 2 else { return displayed }
        var path = displayed
        for entry in entries where entry.path.section == displayed.section {
            if entry.path == displayed { return nil }
            if entry.path < displayed { path.item -= 1 }
        }
        return path
    }

    /// Displayed index path of a row or item of the data source.
    func displayedPath(of data: IndexPath) -> IndexPath {
        guard !entries.isEmpty, data.count == 2, data.item != NSNotFound else { return data }
        var path = data
        for entry in entries where entry.path.section == data.section && entry.path <= path { path.item += 1 }
        return path
    }

    /// Converts an index path that the app gives.
    func displayed(_ given: IndexPath) -> IndexPath { usesDisplayedPaths ? given : displayedPath(of: given) }

    /// Converts an index path for the app; nil for a placeholder.
    func given(_ displayed: IndexPath) -> IndexPath? { usesDisplayedPaths ? displayed : dataPath(of: displayed) }

    /// Position of an insertion in the data source.
    ///
    /// - Parameters:
    ///   - displayed: the displayed position, as an index path after `source` has left.
    ///   - source: the displayed index path of the row or item that is moved; nil for an insertion.
    func dataPosition(_ displayed: IndexPath, leaving source: IndexPath? = nil) -> IndexPath {
        var position = displayed
        for entry in entries where entry.path.section == displayed.section {
            let isShifted = source.map { $0.section == displayed.section && $0 < entry.path } ?? false
            if entry.path.item - (isShifted ? 1 : 0) < displayed.item { position.item -= 1 }
        }
        return position
    }

    /// A displayed position for one in the data source, the first that fits.
    func displayedPosition(_ data: IndexPath, leaving source: IndexPath? = nil) -> IndexPath {
        var position = data
        for _ in entries where dataPosition(position, leaving: source) < data { position.item += 1 }
        return position
    }

    /// Index paths in the data source of rows or items that the app gives, without placeholders.
    func dataPaths(given paths: [IndexPath]) -> [IndexPath] { usesDisplayedPaths ? paths.compactMap(dataPath) : paths }

    /// Positions in the data source of insertions that the app gives.
    func dataPositions(given paths: [IndexPath], leaving source: IndexPath? = nil) -> [IndexPath] {
        usesDisplayedPaths ? paths.map { dataPosition($0, leaving: source) } : paths
    }

    // MARK: Changes

    /// Adds a placeholder; those from its index path on move back.
    mutating func insert(_ context: Context, at path: IndexPath) {
        for index in entries.indices where entries[index].path.section == path.section && entries[index].path >= path {
            entries[index].path.item += 1
        }
        let index = entries.firstIndex { $0.path > path } ?? entries.count
        entries.insert(Entry(context: context, path: path), at: index)
    }

    /// Removes a placeholder; `closing` for one that leaves no row or item in its position.
    mutating func remove(_ context: Context, closing: Bool) {
        guard let index = entries.firstIndex(where: { $0.context === context }) else { return }
        let path = entries.remove(at: index).path
        guard closing else { return }
        for later in entries.indices where entries[later].path.section == path.section && entries[later].path > path {
            entries[later].path.item -= 1
        }
    }

    mutating func removeAll() { entries = [] }

    /// Adds a placeholder behind the others, in a position that exists.
    mutating func append(_ context: Context, at path: IndexPath) { entries.append(Entry(context: context, path: path)) }

    /// The placeholders after a batch update of the data source: each follows the row or item before it that stays; those of a removed
    /// section are gone.
    ///
    /// - Parameters:
    ///   - mapping: the update, in index paths of the data source.
    ///   - counts: the numbers of rows or items after it, by section.
    func carried(by mapping: ListMapping, counts: [Int]) -> Self {
        guard !isEmpty else { return self }
        let positions = entries.compactMap { entry -> (context: Context, position: IndexPath)? in
            let anchor = dataPosition(entry.path)
            guard let section = mapping.positionOfSection(anchor.section), counts.indices.contains(section) else { return nil }
            var item = mapping.newSection(of: anchor.section) == nil ? min(anchor.item, counts[section]) : 0
            for before in stride(from: anchor.item - 1, through: 0, by: -1) {
                let path = IndexPath(item: before, section: anchor.section)
                guard !mapping.isMoved(path), let new = mapping.position(of: path) else { continue }
                item = new.item + 1
                break
            }
            return (entry.context, IndexPath(item: item, section: section))
        }
        var carried = self
        carried.entries = []
        // In a section they keep their order.
        for (index, entry) in positions.sorted(by: { $0.position.section < $1.position.section }).enumerated() {
            let before = carried.entries[..<index].reduce(0) { $0 + ($1.path.section == entry.position.section ? 1 : 0) }
            let path = IndexPath(item: entry.position.item + before, section: entry.position.section)
            carried.entries.append(Entry(context: entry.context, path: path))
        }
        return carried
    }
}

extension ListUpdate {
    /// Converts an update of the data source to displayed index paths.
    mutating func display<Context: AnyObject>(from old: ListPlaceholders<Context>, to new: ListPlaceholders<Context>) {
        guard !old.isEmpty else { return }
        deletedItems = deletedItems.map(old.displayedPath)
        reloadedItems = reloadedItems.map(old.displayedPath)
        reconfiguredItems = reconfiguredItems.map(old.displayedPath)
        insertedItems = insertedItems.map(new.displayedPath)
        movedItems = movedItems.map { Move(from: old.displayedPath(of: $0.from), to: new.displayedPath(of: $0.to)) }
    }
}
