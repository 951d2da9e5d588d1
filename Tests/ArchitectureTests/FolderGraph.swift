import Foundation

/// Graph of the folders in a module or in a folder: an arrow where one uses declarations of another. Files at a module's root are one
/// folder, `.`.
struct FolderGraph {
    /// The folders that a folder uses.
    private(set) var uses: [String: Set<String>]

    /// A graph of the arrows that Apple's API forces in a module.
    init(forced arrows: [ForcedArrow]) {
        uses = Dictionary(grouping: arrows, by: \.folder).mapValues { Set($0.map(\.needed)) }
    }

    /// By the names in the source text: only types declared at the top level of a file are followed, so inferred types and members of
    /// extensions go unseen.
    ///
    /// - Parameter sources: paths of the form `Module/Folder/…` with their text.
    init(_ sources: [(path: String, text: String)]) {
        let codes = sources.map { path, text in (folder: Self.folder(of: path), code: SourceText(text).code) }
        uses = [:]
        var homes: [Substring: String] = [:]
        for (folder, code) in codes {
            uses[folder, default: []].formUnion([])
            for match in code.matches(of: Self.declaration) { homes[match.output.1] = folder }
        }
        for (folder, code) in codes {
            for match in code.matches(of: Self.typeName) {
                if let home = homes[match.output], home != folder { uses[folder]?.insert(home) }
            }
        }
    }

    /// - Parameter files: paths of the form `Module/Folder/…` with their symbols.
    init(_ files: [(path: String, symbols: SourceIndex.Symbols)]) {
        let symbols = files.map { path, symbols in (folder: Self.folder(of: path), symbols: symbols) }
        uses = Dictionary(symbols.map { ($0.folder, []) }) { first, _ in first }
        var homes: [String: String] = [:]
        for (folder, symbols) in symbols {
            for symbol in symbols.declared { homes[symbol] = folder }
        }
        for (folder, symbols) in symbols {
            uses[folder]?.formUnion(symbols.used.compactMap { homes[$0] }.filter { $0 != folder })
        }
    }

    /// Groups of folders that reach each other, each sorted; sorted by their first folder.
    var cycles: [[String]] {
        var left = Set(uses.keys), found: [[String]] = []
        for folder in uses.keys.sorted() where left.contains(folder) {
            let reached = reachable(from: folder)
            let group = reached.filter { $0 == folder || reachable(from: $0).contains(folder) }
            left.subtract(group)
            if group.count > 1 { found.append(group.sorted()) }
        }
        return found
    }

    private func reachable(from folder: String) -> Set<String> {
        var reached: Set<String> = [folder], waiting = [folder]
        while let next = waiting.popLast() {
            for used in uses[next] ?? [] where reached.insert(used).inserted { waiting.append(used) }
        }
        return reached
    }

    /// The second folder of a path; `.` for a file in the first one.
    static func folder(of path: String) -> String {
        let components = path.split(separator: "/")
        return components.count > 2 ? String(components[1]) : "."
    }

    nonisolated(unsafe) private static let declaration =
        /(?m)^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|open|final|indirect|nonisolated|private|fileprivate) )*(?:class|struct|enum|protocol|actor|typealias) ([A-Z]\w*)/
    nonisolated(unsafe) private static let typeName = /\b[A-Z]\w*/
}
