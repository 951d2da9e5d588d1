import Foundation

extension CommandDeclaration {
    /// The help: examples first, then all operands and options.
    ///
    /// - Parameters:
    ///   - program: The words that call the program.
    ///   - columns: The terminal's width; lines are wrapped to it.
    package static func help(of program: String, columns: Int) -> String {
        let width = TextLayout.width(columns)
        func wrapped(_ text: String, indent: Int = 0) -> String { TextLayout.wrapped(text, width: width, indent: indent) }
        var lines = [wrapped("kinora \(name): \(summary)"), "", "Examples:"]
        lines += examples.map { TextLayout.wrapped("  \(program) \($0)", width: width, indent: 6, ending: " \\") }
        lines += ["", wrapped("Usage: \(program) \(name)" + usage, indent: 4).replacingOccurrences(of: "\u{A0}", with: " ")]
        let rows = wordRows
        // Longer names have their summary on the next line.
        let column = min(rows.map(\.words.count).max() ?? 0, width / 3) + 5
        if !rows.isEmpty { lines.append("") }
        for (words, summary) in rows {
            let isShort = words.count + 5 <= column
            if !isShort { lines.append("  " + words) }
            let first = (isShort ? "  " + words : "").padding(toLength: column, withPad: " ", startingAt: 0)
            // The summary is wrapped in its own column.
            let text = wrapped(String(repeating: "·", count: column) + summary, indent: column)
            lines.append(first + text.dropFirst(column))
        }
        if !remarks.isEmpty { lines += ["", wrapped(remarks)] }
        return lines.joined(separator: "\n") + "\n"
    }

    private static var wordRows: [(words: String, summary: String)] {
        var rows = syntax.options.map { (words: $0.names.joined(separator: ", ") + ($0.value.map { " " + $0 } ?? ""), summary: $0.summary) }
        if let operand = syntax.operand { rows.insert((operand.name, operand.summary), at: 0) }
        return rows
    }

    private static var usage: String {
        let operand = syntax.operand.map { " \($0.name)" } ?? ""
        // An option and its value stay on one line.
        let options = syntax.options.map { option in
            let words = option.names[0] + (option.value.map { "\u{A0}" + $0 } ?? "")
            return option.isExpected ? " \(words)" : " [\(words)]" + (option.isRepeatable ? "…" : "")
        }
        return operand + options.joined() + (syntax.forwarding.map { " [\($0.placeholder)]" } ?? "")
    }
}
