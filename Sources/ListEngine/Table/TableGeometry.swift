import Foundation
import UIFoundation

/// Layout of a table: offsets and heights of all sections, rows, headers and footers. Created when the table loads its data; estimated
/// heights become exact as items are measured.
///
/// All lengths are in points, from the top of the content. Lookups and changes are O(log n) in sections and rows.
package final class TableGeometry {
    package struct Section {
        /// Padding above the header.
        package var padding = 0.0
        package var header = ItemHeight.exact(0)
        package var rows = RowHeights()
        package var footer = ItemHeight.exact(0)
        /// Whether the delegate returned no view.
        package var lacksHeaderView = false, lacksFooterView = false

        package init(
            padding: Double = 0.0, header: ItemHeight = .exact(0), rows: RowHeights = RowHeights(), footer: ItemHeight = .exact(0),
            lacksHeaderView: Bool = false, lacksFooterView: Bool = false
        ) {
            (self.padding, self.header, self.rows, self.footer) = (padding, header, rows, footer)
            (self.lacksHeaderView, self.lacksFooterView) = (lacksHeaderView, lacksFooterView)
        }

        package var height: Double { padding + header.points + rows.total + footer.points }
    }

    /// Height of `tableHeaderView`.
    package var head = 0.0
    /// Height of `tableFooterView`.
    package var foot = 0.0
    package private(set) var sections: [Section]
    private var offsets: PrefixSums
    /// Number of rows before each section.
    private let counts: PrefixSums

    package init(_ sections: [Section], head: Double = 0, foot: Double = 0) {
        self.sections = sections
        self.head = head
        self.foot = foot
        offsets = PrefixSums(sections.map(\.height))
        counts = PrefixSums(sections.map { Double($0.rows.count) })
    }

    // MARK: Heights

    /// Total content height.
    package var height: Double { head + offsets.total + foot }

    /// Top edge of `tableFooterView`.
    package var footTop: Double { head + offsets.total }

    package func top(ofSection section: Int) -> Double { head + offsets.sum(before: section) }

    /// Height of an item, which must exist.
    package func height(of item: TableItem) -> ItemHeight {
        switch item {
        case .header(let section): return sections[section].header
        case .row(let path): return sections[path.section].rows[path.row]
        case .footer(let section): return sections[section].footer
        }
    }

    package func top(of item: TableItem) -> Double {
        let section = sections[item.section]
        let top = top(ofSection: item.section) + section.padding
        switch item {
        case .header: return top
        case .row(let path): return top + section.header.points + section.rows.top(of: path.row)
        case .footer: return top + section.header.points + section.rows.total
        }
    }

    /// Sets the height of an item and returns the difference from the previous value.
    @discardableResult
    package func set(_ height: ItemHeight, of item: TableItem) -> Double {
        let difference = height.points - self.height(of: item).points
        switch item {
        case .header(let section): sections[section].header = height
        case .row(let path): sections[path.section].rows.set(height, at: path.row)
        case .footer(let section): sections[section].footer = height
        }
        if difference != 0 { offsets.add(difference, at: item.section) }
        return difference
    }

    /// Records that a header or footer has no view.
    package func noteLackOfView(for item: TableItem) {
        guard case .header(let section) = item else { return sections[item.section].lacksFooterView = true }
        sections[section].lacksHeaderView = true
    }

    /// Removes the padding above a header and returns its height.
    package func removePadding(of section: Int) -> Double {
        let padding = sections[section].padding
        sections[section].padding = 0
        offsets.add(-padding, at: section)
        return padding
    }

    package func lacksView(for item: TableItem) -> Bool {
        if case .header(let section) = item { return sections[section].lacksHeaderView }
        return sections[item.section].lacksFooterView
    }

    // MARK: Items

    /// Number of rows in all sections.
    package var rowCount: Int { Int(counts.total) }

    /// Index of a row among the rows of all sections.
    package func number(of path: IndexPath) -> Int { Int(counts.sum(before: path.section)) + path.row }

    /// The row at an index among the rows of all sections.
    package func row(number: Int) -> IndexPath {
        let section = counts.index(at: Double(number))
        return IndexPath(row: number - Int(counts.sum(before: section)), section: section)
    }

    package func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows.count
    }

    /// The first section that ends below `y`; the section count beyond the last.
    package func section(at y: Double) -> Int { offsets.index(at: y - head) }

    /// The first item that ends below `y`; nil beyond the last.
    package func item(at y: Double) -> TableItem? {
        let number = section(at: y)
        guard number < sections.count else { return nil }
        let section = sections[number]
        var rest = y - top(ofSection: number) - section.padding - section.header.points
        if rest < 0 { return .header(number) }
        let row = section.rows.row(at: rest)
        if row < section.rows.count { return .row(IndexPath(row: row, section: number)) }
        rest -= section.rows.total
        return .footer(number)
    }

    /// The row at `y`; nil in a header, in a footer and outside the sections.
    package func row(at y: Double) -> IndexPath? {
        guard case .row(let path)? = item(at: y), top(of: .row(path)) <= y else { return nil }
        return path
    }

    package func item(after item: TableItem) -> TableItem? {
        let section = item.section
        switch item {
        case .header: return sections[section].rows.count > 0 ? .row(IndexPath(row: 0, section: section)) : .footer(section)
        case .row(let path) where path.row + 1 < sections[section].rows.count: return .row(IndexPath(row: path.row + 1, section: section))
        case .row: return .footer(section)
        case .footer: return section + 1 < sections.count ? .header(section + 1) : nil
        }
    }

    package func item(before item: TableItem) -> TableItem? {
        let section = item.section
        switch item {
        case .header: return section > 0 ? .footer(section - 1) : nil
        case .row(let path) where path.row > 0: return .row(IndexPath(row: path.row - 1, section: section))
        case .row: return .header(section)
        case .footer:
            let count = sections[section].rows.count
            return count > 0 ? .row(IndexPath(row: count - 1, section: section)) : .header(section)
        }
    }

    /// The rows that intersect a vertical range, in order; rows of zero height are never included.
    package func rows(from top: Double, to bottom: Double) -> [IndexPath] {
        var (found, at): ([IndexPath], TableItem?) = ([], item(at: top))
        while let item = at, self.top(of: item) < bottom {
            if case .row(let path) = item, height(of: item).points > 0 { found.append(path) }
            at = self.item(after: item)
        }
        return found
    }
}

/// Height of a row, header or footer, in points: exact, or estimated until the item is first visible.
package struct ItemHeight: Equatable {
    package var points: Double
    package var isExact: Bool

    package init(points: Double, isExact: Bool) {
        (self.points, self.isExact) = (points, isExact)
    }

    package static func exact(_ points: Double) -> ItemHeight { ItemHeight(points: points, isExact: true) }
    package static func estimate(_ points: Double) -> ItemHeight { ItemHeight(points: points, isExact: false) }
}

/// An element of a table between `tableHeaderView` and `tableFooterView`, in vertical order.
package enum TableItem: Hashable, Comparable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)

    package var section: Int {
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

    package static func < (one: TableItem, other: TableItem) -> Bool { (one.section, one.rank) < (other.section, other.rank) }
}
