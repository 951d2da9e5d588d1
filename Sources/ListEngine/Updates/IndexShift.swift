/// Index changes in a list after removals and insertions; the remaining elements keep their order.
package struct IndexShift: Sendable {
    /// Old indexes, ascending.
    private let removed: [Int]
    /// New indexes, ascending.
    private let added: [Int]

    /// - Parameters:
    ///   - removed: old indexes of the removed elements, in any order, each once.
    ///   - added: new indexes of the inserted elements.
    package init(removed: [Int], added: [Int]) {
        self.removed = removed.sorted()
        self.added = added.sorted()
    }

    /// New index of an old element; nil if removed.
    ///
    /// - Complexity: O(log *c*), where *c* is the number of changes.
    package func new(of old: Int) -> Int? { Self.shifted(old, leaving: removed, entering: added) }

    /// Old index of an element; nil if inserted.
    ///
    /// - Complexity: O(log *c*), where *c* is the number of changes.
    package func old(of new: Int) -> Int? { Self.shifted(new, leaving: added, entering: removed) }

    private static func shifted(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
        let gone = leaving.partition { $0 >= index }
        if gone < leaving.count, leaving[gone] == index { return nil }
        let rank = index - gone
        // Number of entering elements before the element that `rank` others precede.
        var (low, high) = (0, entering.count)
        while low < high {
            let middle = (low + high) / 2
            if entering[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}

extension [Int] {
    /// The first index whose element satisfies a predicate that all later elements satisfy too.
    fileprivate func partition(_ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
