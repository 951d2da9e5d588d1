import Foundation
import UIFoundation

/// Item counts of a collection's sections, as last returned by the data source. Totals saturate at `Int.max`.
package struct CollectionCounts {
    package let items: [Int]
    /// Number of items before each section, and in all.
    private let starts: [Int]

    package init(_ items: [Int] = []) {
        self.items = items
        starts = items.reduce(into: [0]) { $0.append(Self.sum($0[$0.count - 1], $1)) }
    }

    package var total: Int { starts[items.count] }

    package func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && items.indices.contains(path.section) && path.item >= 0 && path.item < items[path.section]
    }

    /// Index of an item among the items of all sections.
    package func index(of path: IndexPath) -> Int { min(Self.sum(starts[path.section], path.item), Int.max - 1) }

    private static func sum(_ a: Int, _ b: Int) -> Int {
        let (sum, overflows) = a.addingReportingOverflow(b)
        return overflows ? Int.max : sum
    }

    /// The item at an index among the items of all sections.
    package func path(at index: Int) -> IndexPath {
        var (low, high) = (0, items.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        // Of consecutive sections with the same start, all but the last are empty.
        return IndexPath(item: index - starts[low], section: low)
    }
}
