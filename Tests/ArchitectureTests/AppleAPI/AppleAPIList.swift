import Foundation

/// The part of Apple's API that the effects may use, from `Tests/Lists/apple-api.tsv`.
struct AppleAPIList {
    /// The version of iOS that introduced each symbol, by its name.
    private(set) var introduced: [String: Double] = [:]

    /// - Parameter text: lines of a name, a version and a third column for the reader, with tabs between; `#` begins a comment.
    init(_ text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 3, let version = Double(columns[1]), introduced[String(columns[0])] == nil else {
                throw ListProblem(description: "apple-api.tsv:\(index + 1): not a new name, a version of iOS and a source: \(line)")
            }
            introduced[String(columns[0])] = version
        }
    }

    /// The fault of a use, and its remedy; nil if there is none.
    ///
    /// - Parameters:
    ///   - source: the text of the file, for what it guards by `#available`.
    ///   - minimum: the oldest iOS that the package runs on.
    func complaint(about use: SymbolUse, in source: String, minimum: Double) -> String? {
        // Target and action are the one difference in the language; the bridge has Apple's form beside ours.
        if use.symbol == "Selector.init(_:_:)", source.contains("#if canImport(ObjectiveC)") { return nil }
        guard let version = introduced[use.symbol] else {
            return
                "\(use.module)'s \(use.symbol) is not in Tests/Lists/apple-api.tsv; if iOS has it, add it with the version that introduced it, "
                + "else write this without it"
        }
        guard version > minimum else { return nil }
        let name = version == version.rounded() ? String(Int(version)) : String(version)
        guard !source.contains("#available(iOS \(name)") else { return nil }
        return "\(use.symbol) came with iOS \(name), and the package runs on iOS \(Int(minimum)); guard it by #available(iOS \(name), *)"
    }
}

/// A list in `Tests/Lists` that cannot be read.
struct ListProblem: Error, CustomStringConvertible {
    let description: String
}
