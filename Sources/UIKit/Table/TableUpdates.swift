import CoreGraphics

/// What the app has asked of a table since `beginUpdates`, and how it is to be shown.
struct TableUpdates {
    typealias RowAnimation = UITableView.RowAnimation

    /// How many `beginUpdates` have no `endUpdates` yet.
    var depth = 0
    var update = ListUpdate()
    var completions: [(Bool) -> Void] = []
    private var leavingRows: [IndexPath: RowAnimation] = [:]
    private var comingRows: [IndexPath: RowAnimation] = [:]
    private var leavingSections: [Int: RowAnimation] = [:]
    private var comingSections: [Int: RowAnimation] = [:]

    /// All rows are loaded anew: what was asked of the old ones is void.
    mutating func forgetChanges() {
        let (depth, completions) = (depth, completions)
        self = TableUpdates()
        (self.depth, self.completions) = (depth, completions)
    }

    // MARK: Asking

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

    // MARK: Showing

    /// How something of before leaves; nil where nobody has asked it to.
    func departure(of item: TableItem) -> RowAnimation? {
        let animation = item.row.flatMap { leavingRows[$0] } ?? leavingSections[item.section]
        return animation == .automatic ? .fade : animation
    }

    /// How something comes; `origin` is where it was if it is reloaded.
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

    /// Where the item is after a batch of changes, by the places of its section and its row; nil where it has none.
    func moved(section: (Int) -> Int?, row: (IndexPath) -> IndexPath?) -> TableItem? {
        switch self {
        case .header(let number): section(number).map { .header($0) }
        case .footer(let number): section(number).map { .footer($0) }
        case .row(let path): row(path).map { .row($0) }
        }
    }
}

extension ListMapping {
    /// Where an item of before is; nil for one that has gone or is reloaded.
    func new(of old: TableItem) -> TableItem? { old.moved(section: newSection(of:), row: newPath(of:)) }

    /// Where an item was; nil for one that has come or is reloaded.
    func old(of new: TableItem) -> TableItem? { new.moved(section: oldSection(of:), row: oldPath(of:)) }

    /// The item that one of before was reloaded into, or is. Rows of a section that was reloaded are where their numbers are.
    func place(of old: TableItem) -> TableItem? {
        old.moved(section: placeOfSection) { path in
            guard newSection(of: path.section) == nil else { return place(of: path) }
            return placeOfSection(path.section).map { IndexPath(row: path.row, section: $0) }
        }
    }

    /// The item that one was reloaded from, or was.
    func origin(of new: TableItem) -> TableItem? {
        new.moved(section: originOfSection) { path in
            guard oldSection(of: path.section) == nil else { return origin(of: path) }
            return originOfSection(path.section).map { IndexPath(row: path.row, section: $0) }
        }
    }
}
