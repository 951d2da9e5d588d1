extension String {
    /// The candidate that this is most likely a misspelling of; nil when none is near (fewer than half its letters differ).
    func nearest(in candidates: [String]) -> String? {
        let ranked = candidates.map { (name: $0, distance: editDistance(to: $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance * 2 < best.name.count ? best.name : nil
    }

    /// How many letters must be inserted, removed or replaced to come from this to `other` (Levenshtein).
    func editDistance(to other: String) -> Int {
        let target = Array(other)
        var row = Array(0...target.count)
        for (i, letter) in enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in target.indices {
                let replaced = diagonal + (letter == target[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = Swift.min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[target.count]
    }
}
