/// Text in columns: wrapping at spaces and shortening.
package enum TextLayout {
    /// The default number of columns without a terminal.
    package static let standardWidth = 80
    /// Longer lines are hard to read in wide windows.
    package static let maximumWidth = 100
    private static let minimumWidth = 20

    /// The columns for wrapping, clamped to limits.
    package static func width(_ columns: Int) -> Int { min(max(columns, minimumWidth), maximumWidth) }

    /// Wraps text at its spaces.
    ///
    /// - Parameters:
    ///   - text: Lines; each is wrapped separately.
    ///   - width: Columns of a line. A longer word stays whole.
    ///   - indent: Spaces before every line but the first.
    ///   - ending: The end of each continued line: `" \\"` continues a shell command.
    package static func wrapped(_ text: String, width: Int, indent: Int = 0, ending: String = "") -> String {
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

    /// The text truncated to a number of columns, with an ellipsis.
    package static func shortened(_ text: String, to width: Int) -> String {
        guard text.count > width else { return text }
        return width < 2 ? String(text.prefix(max(width, 0))) : text.prefix(width - 1) + "…"
    }
}
