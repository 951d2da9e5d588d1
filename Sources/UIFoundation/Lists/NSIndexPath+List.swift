import Foundation

/// Index paths of table rows and collection items, as an object: the section and the index in it, both from 0.
extension NSIndexPath {
    /// Creates the index path of a table row.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Creates the index path of a collection item.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section. Traps unless the path has two indexes.
    public var section: Int { path.section }

    /// The row's index in its section. Traps unless the path has two indexes.
    public var row: Int { path.row }

    /// The item's index in its section. Traps unless the path has two indexes.
    public var item: Int { path.item }

    private var path: IndexPath { IndexPath(indexes: (0..<length).map { index(atPosition: $0) }) }
}
