import CommandSupport
import Foundation

/// Finished tasks: the film `ID.mp4` of each, and its record `ID.json`, which is written last. Any number of machines may write to one
/// store at the same time, without a lock: a task's files have the same names and bytes wherever they are made.
@MainActor
protocol TaskStore {
    /// The store in errors.
    var name: String { get }

    /// Prepares the store for `add`.
    func prepare() throws

    /// The record of a finished task; nil if there is none, or if its film is missing or has another size.
    func record(of task: FilmTask) throws -> FilmRecord?

    /// Calls `body` with the location for the film of a task, then stores the film and its record.
    /// - Returns: The location of the film in the store.
    func add(_ task: FilmTask, _ body: (URL) throws -> FilmRecord) throws -> String

    /// The location of a task's film in the store.
    func location(of task: FilmTask) -> String

    /// Calls `body` with a folder on this machine that has the files of these tasks, those that are finished.
    func collect<Result>(_ tasks: [FilmTask], _ body: (FolderStore) throws -> Result) throws -> Result
}

extension FilmTask {
    /// The file of the film in a store.
    var filmFile: String { "\(id).\(format)" }
    /// The file of the record in a store.
    var recordFile: String { "\(id).json" }
}

/// Parses a store: `s3://bucket/prefix`, or a folder.
@MainActor
func taskStore(_ text: String) throws(UsageError) -> any TaskStore {
    if let store = try ObjectStore(text) { return store }
    if let scheme = text.range(of: "://") {
        throw UsageError("\(text): '\(text[..<scheme.lowerBound])' is no kind of store; write a folder or s3://BUCKET/PREFIX")
    }
    return FolderStore(url: try FilmFolder(argument: text).url)
}
