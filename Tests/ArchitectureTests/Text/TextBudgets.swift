/// Faults that a folder may still have, from `Tests/Lists/text-budgets.tsv`. Numbers may only shrink; a folder without a line has none.
struct TextBudgets: Equatable {
    /// By folder: words and lines that are too long.
    private(set) var faults: [String: Faults] = [:]

    struct Faults: Equatable {
        var words = 0
        var columns = 0
    }

    init(_ text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 3, let words = Int(columns[1]), let long = Int(columns[2]) else {
                throw ListProblem(description: "text-budgets.tsv:\(index + 1): not a folder, faulty words and long lines: \(line)")
            }
            faults[String(columns[0])] = Faults(words: words, columns: long)
        }
    }

    /// The folder that a file counts in: two below `Sources` or `Tests`, as `Sources/UIKitLists/Table`, else the first.
    static func folder(of path: String) -> String {
        let folders = path.split(separator: "/").dropLast()
        let depth = folders.first == "Tool" ? 3 : folders.first == "Sources" || folders.first == "Tests" ? 3 : 1
        return folders.isEmpty ? "." : folders.prefix(depth).joined(separator: "/")
    }

    /// The change that the files or the list need; nil if the numbers agree.
    func complaint(about folder: String, found: Faults, examples: [String]) -> String? {
        let budget = faults[folder] ?? Faults()
        if found == budget { return nil }
        if found.words > budget.words || found.columns > budget.columns {
            return "\(folder): \(found.words) words and \(found.columns) long lines, \(budget.words) and \(budget.columns) are allowed:\n"
                + examples.joined(separator: "\n")
        }
        return "\(folder): text-budgets.tsv may shrink to \(found.words) words and \(found.columns) long lines"
    }
}
