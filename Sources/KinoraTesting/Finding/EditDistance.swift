/// The number of characters to insert, delete, replace or exchange with their neighbor to make one text of another.
enum EditDistance {
    /// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths; texts are cut after 100 characters.
    static func between(_ one: String, _ other: String) -> Int {
        let (a, b) = (Array(one.prefix(100)), Array(other.prefix(100)))
        var (previous, row) = ([Int](), Array(0...b.count))
        for (i, character) in a.enumerated() {
            var next = [i + 1]
            for (j, candidate) in b.enumerated() {
                var distance = min(row[j] + (character == candidate ? 0 : 1), next[j] + 1, row[j + 1] + 1)
                if i > 0, j > 0, character == b[j - 1], a[i - 1] == candidate { distance = min(distance, previous[j - 1] + 1) }
                next.append(distance)
            }
            (previous, row) = (row, next)
        }
        return row[b.count]
    }

    /// Whether a text is near enough to be meant: at most a third of the characters differ, in any case, or one contains the other.
    static func isNear(_ one: String, _ other: String) -> Bool {
        let (a, b) = (one.lowercased(), other.lowercased())
        guard !a.isEmpty, !b.isEmpty else { return false }
        if a.contains(b) && b.count > 2 || b.contains(a) && a.count > 2 { return true }
        return between(a, b) <= max(1, max(a.count, b.count) / 3)
    }
}
