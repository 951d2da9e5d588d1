import Foundation

/// An element of a table between `tableHeaderView` and `tableFooterView`, in vertical order.
enum TableItem: Hashable, Comparable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)

    var section: Int {
        switch self {
        case .header(let section), .footer(let section): return section
        case .row(let path): return path.section
        }
    }

    /// Order within the section: header, rows, footer.
    private var rank: Int {
        switch self {
        case .header: return -1
        case .row(let path): return path.row
        case .footer: return Int.max
        }
    }

    static func < (one: TableItem, other: TableItem) -> Bool { (one.section, one.rank) < (other.section, other.rank) }
}
