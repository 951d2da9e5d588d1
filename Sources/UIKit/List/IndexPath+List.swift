import CoreGraphics

/// Where a row of a table or an item of a collection is: its section, then its number in the section, both from 0.
///
/// Source: Apple, [IndexPath](https://developer.apple.com/documentation/foundation/indexpath), the part that UIKit adds.
extension IndexPath {
    /// The path of a row of a table. Negative numbers are kept; no row has them.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The path of an item of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section. A path that has no two indexes traps. Setting it keeps the row.
    public var section: Int {
        get { listIndexes.section }
        set { self = IndexPath(indexes: [newValue, listIndexes.item]) }
    }

    /// The number in the section. A path that has no two indexes traps.
    public var row: Int {
        get { listIndexes.item }
        set { item = newValue }
    }

    /// The number in the section. A path that has no two indexes traps.
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
