import Foundation

/// One command of the tool: how it is written, and what it does.
@MainActor
protocol Command {
    static var name: String { get }
    /// What it does, in a few words.
    static var summary: String { get }
    /// Command lines to start from, the commonest first.
    static var examples: [String] { get }
    static var syntax: CommandSyntax { get }
    /// More lines for the end of the help; empty where nothing is left to say.
    static var remarks: String { get }

    /// Reads the values and checks them all, so that nothing is begun that cannot be finished.
    init(_ arguments: ParsedArguments) throws(UsageError)

    func run(on console: Console) throws
}

extension Command {
    static var remarks: String { "" }

    /// The help: examples first, then every word it takes.
    static var help: String {
        var lines = ["kinora \(name): \(summary)", "", "Examples:"] + examples.map { "  ./kinora \($0)" }
        lines += ["", "Usage: ./kinora \(name)" + usage]
        var rows = syntax.options.map { (left: $0.names.joined(separator: ", ") + ($0.value.map { " " + $0 } ?? ""), right: $0.summary) }
        if let operand = syntax.operand { rows.insert((operand.name, operand.summary), at: 0) }
        let width = rows.map(\.left.count).max() ?? 0
        if !rows.isEmpty { lines.append("") }
        lines += rows.map { "  " + $0.left.padding(toLength: width + 3, withPad: " ", startingAt: 0) + $0.right }
        if !remarks.isEmpty { lines += ["", remarks] }
        return lines.joined(separator: "\n") + "\n"
    }

    private static var usage: String {
        let operand = syntax.operand.map { " \($0.name)" } ?? ""
        let options = syntax.options.map { option in
            let words = option.names[0] + (option.value.map { " " + $0 } ?? "")
            return option.isExpected ? " \(words)" : " [\(words)]"
        }
        return operand + options.joined()
    }
}
