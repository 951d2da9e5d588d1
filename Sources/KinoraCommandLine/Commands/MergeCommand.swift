import CommandSupport
import Foundation

/// `kinora merge`: joins the shards of a run, or the finished tasks of a plan.
struct MergeCommand: Command {
    static let name = "merge"
    static let summary = "joins the films of a matrix recorded in shards or tasks"
    static let examples = ["merge part-1 part-2 part-3 -o films", "merge --plan plan.jsonl s3://films/run-12 -o films"]
    static let syntax = CommandSyntax(
        operand: (name: "DIR…", summary: "folders that `record … --shard I/N -o DIR` has filled; with --plan, stores of task"),
        takesSeveralOperands: true,
        options: [
            .init(names: ["-o", "--output"], value: "FOLDER", summary: "the output folder", isExpected: true),
            .init(names: ["--plan"], value: "FILE", summary: "joins the tasks of a plan from stores: folders, or s3://BUCKET/PREFIX"),
        ])
    static let remarks = """
        Films are linked, or copied where they cannot be. Films of one name that differ are refused before anything is written.
        Exit status 1 if films differ, or if a film of the parts or of the plan is missing; the other films are joined.
        """

    private let join: () throws -> [String]
    private let folder: FilmFolder
    /// The sources in messages: "part" or "store".
    private let kind: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard !arguments.operands.isEmpty else { throw UsageError("no folder is named; write merge DIR… -o FOLDER") }
        let folder = try FilmFolder(argument: try arguments.required("--output", as: "-o FOLDER"))
        self.folder = folder
        if let file = arguments["--plan"] {
            var stores: [any TaskStore] = []
            for operand in arguments.operands { stores.append(try taskStore(operand)) }
            kind = "store"
            join = { try TaskMerge(plan: FilmPlan(file), stores: stores, folder: folder).run() }
        } else {
            for operand in arguments.operands where operand.contains("://") {
                throw UsageError("\(operand): only tasks are in such a store; write merge --plan FILE \(operand) -o FOLDER")
            }
            let shards = arguments.operands.map { FilmFolder(url: URL(fileURLWithPath: $0, isDirectory: true)) }
            kind = "part"
            join = { try FilmMerge(shards: shards, folder: folder).run() }
        }
    }

    func run(on console: Console) throws {
        let missing = try join()
        try console.write(folder.writePage().relativePath + "\n")
        guard missing.isEmpty else {
            let films = missing.count == 1 ? "a film is" : "\(missing.count) films are"
            throw Differences("\(films) missing, which no \(kind) has: \(FilmMerge.list(missing))")
        }
    }
}
