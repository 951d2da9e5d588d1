import TextExchange

/// Distances between texts.
enum EditDistance {
    /// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths; texts are cut after 100 characters.
    static func between(_ one: String, _ other: String) -> Int { String(one.prefix(100)).editDistance(to: String(other.prefix(100))) }

    /// Whether a text is near enough to be meant: at most a third of the characters differ, in any case, or one contains the other.
    static func isNear(_ one: String, _ other: String) -> Bool {
        let (a, b) = (one.lowercased(), other.lowercased())
        guard !a.isEmpty, !b.isEmpty else { return false }
        if a.contains(b) && b.count > 2 || b.contains(a) && a.count > 2 { return true }
        return between(a, b) <= max(1, max(a.count, b.count) / 3)
    }
}
