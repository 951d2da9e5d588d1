/// How the places of a row of things change when some are taken out and others put in between; all that stay keep their order.
struct PlaceShift: Sendable {
    /// Places before, ascending.
    private let removed: [Int]
    /// Places after, ascending.
    private let added: [Int]

    /// - Parameters:
    ///   - removed: the places, before, of what goes; in any order, each once.
    ///   - added: the places, after, of what comes.
    init(removed: [Int], added: [Int]) {
        self.removed = removed.sorted()
        self.added = added.sorted()
    }

    /// The place after of what was at a place before; nil for what has gone.
    ///
    /// - Complexity: O(log changes).
    func new(of old: Int) -> Int? { Self.place(of: old, leaving: removed, entering: added) }

    /// The place before of what is at a place after; nil for what has come.
    ///
    /// - Complexity: O(log changes).
    func old(of new: Int) -> Int? { Self.place(of: new, leaving: added, entering: removed) }

    private static func place(of place: Int, leaving: [Int], entering: [Int]) -> Int? {
        let gone = leaving.partition { $0 >= place }
        if gone < leaving.count, leaving[gone] == place { return nil }
        let rank = place - gone
        // How many of those that enter lie before the one that `rank` others precede.
        var (low, high) = (0, entering.count)
        while low < high {
            let middle = (low + high) / 2
            if entering[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}

extension [Int] {
    /// The first index whose element has a property that all after it have too.
    fileprivate func partition(_ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
