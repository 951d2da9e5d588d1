import CoreGraphics

/// Index paths of table rows and collection items: the section and the index in it, both from 0.
///
/// Source: Apple, [IndexPath](https://developer.apple.com/documentation/foundation/indexpath), the part that UIKit adds.
extension IndexPath {
    /// Creates the index path of a table row. Negative numbers are accepted; no row has them.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Creates the index path of a collection item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section. Traps unless the path has two indexes. Setting it keeps the row.
    public var section: Int {
        get { listIndexes.section }
        set { self = IndexPath(indexes: [newValue, listIndexes.item]) }
    }

    /// The row's index in its section. Traps unless the path has two indexes.
    public var row: Int {
        get { listIndexes.item }
        set { item = newValue }
    }

    /// The item's index in its section. Traps unless the path has two indexes.
    public var item: Int {
        get { listIndexes.item }
        set { self = IndexPath(indexes: [listIndexes.section, newValue]) }
    }

    private var listIndexes: (section: Int, item: Int) {
        guard count == 2 else {
            trap(
                object: "IndexPath \(Array(self))", value: "a path for a table or a collection has two indexes, not \(count)",
                remedy: "make it by init(row:section:) or init(item:section:)")
        }
        return (self[0], self[1])
    }
}
