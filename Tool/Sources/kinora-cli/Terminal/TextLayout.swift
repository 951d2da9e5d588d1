/// Text in columns: wrapping at spaces and shortening.
enum TextLayout {
    /// Columns where no terminal says otherwise.
    static let standardWidth = 80
    /// Longer lines are hard to read, however wide the window is.
    static let maximumWidth = 100
    private static let minimumWidth = 20

    /// A width that text can be wrapped to: the columns that there are, within limits.
    static func width(_ columns: Int) -> Int { min(max(columns, minimumWidth), maximumWidth) }

    /// Wraps text at its spaces.
    ///
    /// - Parameters:
    ///   - text: lines; each is wrapped alone.
    ///   - width: columns of a line. A word that is longer stays whole.
    ///   - indent: spaces before every line but the first.
    ///   - ending: what ends each line that goes on: `" \\"` continues a shell command.
    static func wrapped(_ text: String, width: Int, indent: Int = 0, ending: String = "") -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { wrappedLine($0, width: width, indent: indent, ending: ending) }
            .joined(separator: "\n")
    }

    private static func wrappedLine(_ text: Substring, width: Int, indent: Int, ending: String) -> String {
        var lines: [String] = []
        var line = String(text.prefix { $0 == " " })
        var isEmpty = true
        for word in text.split(separator: " ") {
            if !isEmpty, line.count + 1 + word.count + ending.count > width {
                lines.append(line + ending)
                line = String(repeating: " ", count: indent)
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// A text of at most so many columns; what is cut off is marked.
    static func shortened(_ text: String, to width: Int) -> String {
        guard text.count > width else { return text }
        return width < 2 ? String(text.prefix(max(width, 0))) : text.prefix(width - 1) + "…"
    }
}
