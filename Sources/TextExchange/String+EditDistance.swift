extension String {
    /// The number of characters to insert, delete, replace or exchange with their neighbor to make another text of this one (optimal
    /// string alignment).
    ///
    /// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths.
    package func editDistance(to other: String) -> Int {
        let (source, target) = (Array(self), Array(other))
        var before: [Int] = []
        var row = Array(0...target.count)
        for i in source.indices {
            var next = [i + 1]
            for j in target.indices {
                var least = Swift.min(row[j] + (source[i] == target[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
                if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] { least = Swift.min(least, before[j - 1] + 1) }
                next.append(least)
            }
            (before, row) = (row, next)
        }
        return row[target.count]
    }
}
