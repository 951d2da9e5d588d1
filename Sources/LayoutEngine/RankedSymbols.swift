/// Symbols with ranks, of which the highest comes first.
struct RankedSymbols {
    /// A heap: none is higher than that at half its index.
    private var entries: [(rank: Int32, symbol: Int32)] = []

    mutating func push(_ symbol: Int32, rank: Int32) {
        entries.append((rank, symbol))
        var index = entries.count - 1
        while index > 0 {
            let above = (index - 1) / 2
            guard entries[above].rank < entries[index].rank else { break }
            entries.swapAt(above, index)
            index = above
        }
    }

    mutating func popHighest() -> Int32? {
        guard let last = entries.popLast() else { return nil }
        guard let first = entries.first else { return last.symbol }
        entries[0] = last
        var index = 0
        while true {
            var below = 2 * index + 1
            guard below < entries.count else { break }
            if below + 1 < entries.count, entries[below + 1].rank > entries[below].rank { below += 1 }
            guard entries[below].rank > entries[index].rank else { break }
            entries.swapAt(below, index)
            index = below
        }
        return first.symbol
    }
}
