/// Columns of a text and of its translation, which has the same lines.
///
/// Lines that a translation leaves as long as they were keep their columns. In other lines the columns before and after the changed part
/// are exact, and those within lie at its beginning.
struct ColumnMap {
    private struct Line {
        let prefix: Int
        let original: Int
        let translated: Int
    }

    private var lines: [Int: Line] = [:]

    init(original: String, translated: String) {
        guard original != translated else { return }
        let pairs = zip(
            original.split(separator: "\n", omittingEmptySubsequences: false),
            translated.split(separator: "\n", omittingEmptySubsequences: false))
        for (index, pair) in pairs.enumerated() where pair.0 != pair.1 {
            let old = Array(pair.0.utf16)
            let new = Array(pair.1.utf16)
            guard old.count != new.count else { continue }
            let prefix = zip(old, new).prefix { $0 == $1 }.count
            lines[index] = Line(prefix: prefix, original: old.count, translated: new.count)
        }
    }

    func translated(line: Int, column: Int) -> Int {
        lines[line].map { Self.moved(column, $0.prefix, from: $0.original, to: $0.translated) } ?? column
    }

    func original(line: Int, column: Int) -> Int {
        lines[line].map { Self.moved(column, $0.prefix, from: $0.translated, to: $0.original) } ?? column
    }

    /// Columns count from the line's end behind the shared beginning, because a translation changes few words of a line.
    private static func moved(_ column: Int, _ prefix: Int, from old: Int, to new: Int) -> Int {
        column <= prefix ? column : max(prefix, new - (old - column))
    }
}
