import CoreGraphics
import ListEngine

/// Changes that the app requested since `beginUpdates`, and their row animations.
struct TableUpdates {
    typealias RowAnimation = UITableView.RowAnimation

    /// Number of `beginUpdates` calls without a matching `endUpdates`.
    var depth = 0
    var update = ListUpdate()
    var completions: [(Bool) -> Void] = []
    /// Performed after the batch.
    var actions: [() -> Void] = []
    /// The placeholders before the update.
    var oldPlaceholders = ListPlaceholders<TablePlaceholder>()
    private var leavingRows: [IndexPath: RowAnimation] = [:]
    private var comingRows: [IndexPath: RowAnimation] = [:]
    private var leavingSections: [Int: RowAnimation] = [:]
    private var comingSections: [Int: RowAnimation] = [:]

    /// Discards all changes after a full reload of the rows.
    mutating func forgetChanges() {
        let (depth, completions, actions) = (depth, completions, actions)
        self = TableUpdates()
        (self.depth, self.completions, self.actions) = (depth, completions, actions)
    }

    // MARK: Requests

    mutating func deleteRows(_ paths: [IndexPath], _ animation: RowAnimation) {
        update.deletedItems += paths
        for path in paths { leavingRows[path] = animation }
    }

    mutating func insertRows(_ paths: [IndexPath], _ animation: RowAnimation) {
        update.insertedItems += paths
        for path in paths { comingRows[path] = animation }
    }

    mutating func reloadRows(_ paths: [IndexPath], _ animation: RowAnimation) {
        update.reloadedItems += paths
        for path in paths { leavingRows[path] = animation }
    }

    mutating func deleteSections(_ sections: IndexSet, _ animation: RowAnimation) {
        update.deletedSections += sections
        for section in sections { leavingSections[section] = animation }
    }

    mutating func insertSections(_ sections: IndexSet, _ animation: RowAnimation) {
        update.insertedSections += sections
        for section in sections { comingSections[section] = animation }
    }

    mutating func reloadSections(_ sections: IndexSet, _ animation: RowAnimation) {
        update.reloadedSections += sections
        for section in sections { leavingSections[section] = animation }
    }

    // MARK: Placeholders

    /// Converts the changes to displayed index paths.
    mutating func display(from old: ListPlaceholders<TablePlaceholder>, to new: ListPlaceholders<TablePlaceholder>) {
        guard !old.isEmpty else { return }
        oldPlaceholders = old
        update.display(from: old, to: new)
        leavingRows = Dictionary(uniqueKeysWithValues: leavingRows.map { (old.displayedPath(of: $0.key), $0.value) })
        comingRows = Dictionary(uniqueKeysWithValues: comingRows.map { (new.displayedPath(of: $0.key), $0.value) })
    }

    /// Index path that a displayed row had in the data source before the update; nil for a placeholder.
    func dataPath(of old: IndexPath) -> IndexPath? { oldPlaceholders.dataPath(of: old) }

    // MARK: Animations

    /// Animation with which an old item leaves; nil if its removal was not requested.
    func departure(of item: TableItem) -> RowAnimation? {
        let animation = item.row.flatMap { leavingRows[$0] } ?? leavingSections[item.section]
        return animation == .automatic ? .fade : animation
    }

    /// Animation with which an item enters; `origin` is its old position if it is reloaded.
    func arrival(of item: TableItem, from origin: TableItem?) -> RowAnimation? {
        if let origin { return departure(of: origin) }
        let animation = item.row.flatMap { comingRows[$0] } ?? comingSections[item.section]
        return animation == .automatic ? .fade : animation
    }
}

extension TableItem {
    var row: IndexPath? {
        if case .row(let path) = self { path } else { nil }
    }

    /// The item after a batch update, given maps of its section and its row; nil if it has no counterpart.
    func moved(section: (Int) -> Int?, row: (IndexPath) -> IndexPath?) -> TableItem? {
        switch self {
        case .header(let number): section(number).map { .header($0) }
        case .footer(let number): section(number).map { .footer($0) }
        case .row(let path): row(path).map { .row($0) }
        }
    }
}

extension ListMapping {
    /// New position of an old item; nil if deleted or reloaded.
    func new(of old: TableItem) -> TableItem? { old.moved(section: newSection(of:), row: newPath(of:)) }

    /// Old position of an item; nil if inserted or reloaded.
    func old(of new: TableItem) -> TableItem? { new.moved(section: oldSection(of:), row: oldPath(of:)) }

    /// New position of an old item, also if it was reloaded. Rows of a reloaded section keep their row indices.
    func position(of old: TableItem) -> TableItem? {
        old.moved(section: positionOfSection) { path in
            guard newSection(of: path.section) == nil else { return position(of: path) }
            return positionOfSection(path.section).map { IndexPath(row: path.row, section: $0) }
        }
    }

    /// Old position of an item, also if it was reloaded.
    func origin(of new: TableItem) -> TableItem? {
        new.moved(section: originOfSection) { path in
            guard oldSection(of: path.section) == nil else { return origin(of: path) }
            return originOfSection(path.section).map { IndexPath(row: path.row, section: $0) }
        }
    }
}
