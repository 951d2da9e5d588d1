import Glibc

/// A pattern of paths: `*` and `?` within a name, `**` over folders.
struct GlobPattern {
    private let pieces: [String]

    init(_ pattern: String) { pieces = pattern.normalizedPath.split(separator: "/").map(String.init) }

    /// Whether the pattern means a path, or a folder above it.
    ///
    /// - Complexity: O(*n* · *m*), where *n* and *m* are the numbers of names in path and pattern.
    func covers(_ path: String) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        // Beginnings of the path the pattern's beginnings can mean.
        var reachable = [Bool](repeating: false, count: names.count + 1)
        reachable[0] = true
        for piece in pieces {
            var next = [Bool](repeating: false, count: names.count + 1)
            if piece == "**" {
                var isOpen = false
                for index in next.indices {
                    isOpen = isOpen || reachable[index]
                    next[index] = isOpen
                }
            } else {
                for index in names.indices where reachable[index] { next[index + 1] = fnmatch(piece, names[index], FNM_PERIOD) == 0 }
            }
            reachable = next
        }
        // A prefix of the path is a folder above it.
        return reachable.dropFirst().contains(true)
    }
}
