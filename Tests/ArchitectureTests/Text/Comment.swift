/// One line of a comment.
struct Comment: Equatable {
    /// Counted from 1.
    let line: Int
    /// The text without the marks and the spaces around it.
    let text: String
    /// Whether the comment begins here: the line above has none of the same kind, or code before it.
    let opensBlock: Bool

    /// The lines of comments.
    ///
    /// - Parameter ranges: byte ranges of the comments, marks included, in ascending order.
    static func lines(of ranges: [Range<Int>], in source: [UInt8]) -> [Comment] {
        let newline = UInt8(ascii: "\n")
        var found: [Comment] = []
        var (line, position) = (1, 0)
        // The line and the mark of the last comment that has its line to itself.
        var last: (line: Int, mark: Substring)?
        for range in ranges {
            line += source[position..<range.lowerBound].count { $0 == newline }
            position = range.lowerBound
            let start = source[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
            let isAlone = source[start..<range.lowerBound].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            let whole = String(decoding: source[range], as: UTF8.self)
            let mark = whole.prefix { $0 == "/" || $0 == "*" }
            let isContinued = isAlone && last.map { $0.line == line - 1 && $0.mark == mark } ?? false
            for (offset, text) in whole.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                found.append(Comment(line: line + offset, text: plain(text), opensBlock: offset == 0 && !isContinued))
            }
            last = isAlone ? (line, mark) : nil
        }
        return found
    }

    private static func plain(_ text: Substring) -> String {
        var text = text.drop { $0 == " " || $0 == "\t" || $0 == "/" || $0 == "*" }
        while let end = text.last, end == " " || end == "*" || end == "/" && text.dropLast().last == "*" { text.removeLast() }
        return String(text)
    }
}
