import Foundation

/// Graph of a module's folders: an arrow where a folder uses types of another, by the names in the source text.
///
/// Only types declared at the top level of a file are followed, so inferred types and members of extensions go unseen.
struct FolderGraph {
    /// Folders whose types a folder uses.
    private(set) var uses: [String: Set<String>] = [:]

    /// - Parameter sources: paths of the form `Module/Folder/…` with their text.
    init(_ sources: [(path: String, text: String)]) {
        let codes = sources.compactMap { path, text in Self.folder(of: path).map { (folder: $0, code: SourceText(text).code) } }
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

    /// The first folder below the module's; nil for files outside of one.
    private static func folder(of path: String) -> String? {
        let components = path.split(separator: "/")
        return components.count > 2 ? String(components[1]) : nil
    }

    nonisolated(unsafe) private static let declaration =
        /(?m)^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|open|final|indirect|nonisolated|private|fileprivate) )*(?:class|struct|enum|protocol|actor|typealias) ([A-Z]\w*)/
    nonisolated(unsafe) private static let typeName = /\b[A-Z]\w*/
}
