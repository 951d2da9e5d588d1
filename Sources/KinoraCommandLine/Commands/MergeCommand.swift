import Foundation

/// `kinora merge`: joins the shards of a run.
struct MergeCommand: Command {
    static let name = "merge"
    static let summary = "joins the films of a matrix recorded in shards"
    static let examples = ["merge part-1 part-2 part-3 -o films"]
    static let syntax = CommandSyntax(
        operand: (name: "DIR…", summary: "folders that `record … --shard I/N -o DIR` has filled"),
        takesSeveralOperands: true,
        options: [
            .init(names: ["-o", "--output"], value: "FOLDER", summary: "the output folder", isExpected: true)
        ])
    static let remarks = """
        Films are linked, or copied where they cannot be. Films of one name that differ are refused before anything is written.
        Exit status 1 when films differ, or when one is missing that the parts were asked for; what is there is joined then.
        """

    private let merge: FilmMerge

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard !arguments.operands.isEmpty else { throw UsageError("no folder is named; write merge DIR… -o FOLDER") }
        let folder = try arguments.required("--output", as: "-o FOLDER")
        merge = FilmMerge(
            shards: arguments.operands.map { FilmFolder(url: URL(fileURLWithPath: $0, isDirectory: true)) },
            folder: try FilmFolder(argument: folder))
    }

    func run(on console: Console) throws {
        let missing = try merge.run()
        try console.write(merge.folder.writePage().relativePath + "\n")
        guard missing.isEmpty else {
            let films = missing.count == 1 ? "a film is" : "\(missing.count) films are"
            throw Differences("\(films) missing, which no part has: \(FilmMerge.list(missing))")
        }
    }
}
