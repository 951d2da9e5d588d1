import CommandSupport
import Foundation
import Headless
import Kinora

/// `kinora task`: makes films of a plan into a store.
struct TaskCommand: Command {
    static let name = "task"
    static let summary = "makes one film of a plan, into a folder or an S3 bucket"
    static let examples = [
        "task --plan plan.jsonl 0f6a41be2d9c7c35 -o store", "task --plan plan.jsonl 7 -o s3://films/run-12", "task --plan plan.jsonl 1 2 3",
    ]
    static let syntax = CommandSyntax(
        operand: (name: "ID…", summary: "tasks by their ids, or by the numbers of their lines in the plan, from 1"),
        takesSeveralOperands: true,
        options: [
            .init(names: ["--plan"], value: "FILE", summary: "a plan that `plan … -o FILE` has written", isExpected: true),
            .init(
                names: ["-o", "--output"], value: "STORE",
                summary: "a folder, also of a network file system, or s3://BUCKET/PREFIX (tasks)"),
        ])
    static let remarks = """
        The film becomes ID.mp4 in the store and its entry ID.json, which is written last. A task that is done already is not done again, \
        exit status 0; one that was killed is. merge --plan joins the films.
        s3:// uses the program rclone. It takes AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and, for another server than Amazon's, \
        AWS_ENDPOINT_URL, and repeats failed requests.
        Of several tasks, those that fail are named, and the others are made.
        """

    private let plan: String
    private let words: [String]
    private let store: any TaskStore

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard !arguments.operands.isEmpty else { throw UsageError("no task is named; write task --plan FILE ID") }
        plan = try arguments.required("--plan", as: "--plan FILE")
        words = arguments.operands
        store = try taskStore(arguments["--output"] ?? "tasks")
    }

    func run(on console: Console) throws {
        let plan = try FilmPlan(plan)
        // Everything is checked before a film is begun.
        let tasks = try words.map { word in
            let found = try plan.task(word)
            return (task: found.task, film: try found.task.film(found.line))
        }
        try store.prepare()
        var failures: [String] = []
        for (task, film) in tasks {
            do { try make(task, film, on: console) } catch let error as SceneFailure {
                guard tasks.count > 1 else { throw error }
                console.report("task: \(error)")
                failures.append(task.id)
            }
        }
        guard failures.isEmpty else { throw Failure(description: "\(failures.count) of \(tasks.count) tasks failed") }
    }

    private func make(_ task: FilmTask, _ film: PlannedFilm, on console: Console) throws {
        if try store.record(of: task) != nil {
            console.report("\(task.id) \(task.name) is done already")
            return try console.write(store.location(of: task) + "\n")
        }
        let stopwatch = Stopwatch()
        let bar = ProgressBar(task.name, total: task.frames, on: console)
        defer { bar.clear() }
        let location = try store.add(task) { url in try film.record(to: url) { bar.update(Int(($0 * Double(task.frames)).rounded())) } }
        bar.clear()
        console.report("\(task.id) \(task.name): \(task.frames) frames in \(String(format: "%.1f", stopwatch.seconds)) s")
        try console.write(location + "\n")
    }

    /// Some of several tasks failed.
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
