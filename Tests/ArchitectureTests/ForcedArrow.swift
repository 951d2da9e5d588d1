/// A folder that needs another because of Apple's API: a row of `Tests/Lists/folder-cycles.tsv`.
struct ForcedArrow {
    let module: String
    let folder: String
    let needed: String
    /// The public API of `folder` that needs the other: `UIView.window`.
    let api: String
    /// The API of `needed` that it needs: a type that its declaration names, or a member that it calls.
    let neededAPI: String

    /// - Parameter text: lines of a module, two folders, and two APIs with a colon between; `#` begins a comment.
    static func list(_ text: String) throws -> [ForcedArrow] {
        try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
            .map { index, line in
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
                let folders = columns.dropFirst().first?.split(separator: " ").map(String.init) ?? []
                let apis = columns.last?.split(separator: ": ").map(String.init) ?? []
                guard columns.count == 3, folders.count == 2, apis.count == 2 else {
                    throw ListProblem(description: "folder-cycles.tsv:\(index + 1): not a module, two folders and two APIs: \(line)")
                }
                return ForcedArrow(module: String(columns[0]), folder: folders[0], needed: folders[1], api: apis[0], neededAPI: apis[1])
            }
    }
}
