extension String {
    /// The candidate closest to this misspelling; nil if none is close (fewer than half its letters differ).
    func nearest(in candidates: [String]) -> String? {
        let ranked = candidates.map { (name: $0, distance: editDistance(to: $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance * 2 < best.name.count ? best.name : nil
    }

    /// The edit distance to `other`: insertions, deletions, substitutions and transpositions (optimal string alignment).
    func editDistance(to other: String) -> Int {
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
