import CommandSupport
import Foundation
import Kinora

/// A store in a bucket that speaks the protocol of Amazon S3, reached by the program `rclone`.
///
/// The client reads the usual variables: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, or the shared credentials file, and
/// `AWS_ENDPOINT_URL` for another server than Amazon's. It repeats failed requests, each time after a longer pause.
@MainActor
struct ObjectStore: TaskStore {
    /// `bucket/prefix`, without slashes at its ends.
    private let path: String

    /// Parses `s3://bucket/prefix`; nil for another form.
    /// - Throws: `UsageError` if the bucket is missing or a name is empty.
    init?(_ text: String) throws(UsageError) {
        guard text.hasPrefix("s3://") else { return nil }
        var names = text.dropFirst("s3://".count).split(separator: "/", omittingEmptySubsequences: false)
        if names.count > 1, names.last == "" { names.removeLast() }
        guard !names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
            throw UsageError("\(text): not a bucket with a prefix; write s3://BUCKET/PREFIX")
        }
        path = names.joined(separator: "/")
    }

    var name: String { "s3://\(path)" }

    func location(of task: FilmTask) -> String { "\(name)/\(task.filmFile)" }

    func prepare() {}

    func record(of task: FilmTask) throws -> FilmRecord? {
        guard let data = try contents(of: task.recordFile), let record = FilmRecord(json: data, of: task) else { return nil }
        let answer = try Rclone.run(["lsjson", "--stat", "--no-modtime", "--no-mimetype", remote(task.filmFile)])
        guard !answer.isMissing else { return nil }
        guard answer.status == 0 else { throw Rclone.Failure(store: name, answer: answer) }
        struct Item: Decodable { let Size: Int }
        return (try? JSONDecoder().decode(Item.self, from: answer.output))?.Size == record.bytes ? record : nil
    }

    func add(_ task: FilmTask, _ body: (URL) throws -> FilmRecord) throws -> String {
        try withTemporaryFolder { folder in
            let film = folder.file(task.filmFile)
            let record = try body(film)
            try upload(film, to: task.filmFile)
            try FilmFolder(url: folder.url).write(record.json(), to: task.recordFile)
            try upload(folder.file(task.recordFile), to: task.recordFile)
            return location(of: task)
        }
    }

    func collect<Result>(_ tasks: [FilmTask], _ body: (FolderStore) throws -> Result) throws -> Result {
        try withTemporaryFolder { folder in
            let list = folder.file(".files")
            try Data(tasks.map { "\($0.filmFile)\n\($0.recordFile)\n" }.joined().utf8).write(to: list)
            let answer = try Rclone.run(["copy", "--files-from-raw", list.path, "--no-traverse", ":s3:\(path)", folder.url.path])
            guard answer.status == 0 || answer.isMissing else { throw Rclone.Failure(store: name, answer: answer) }
            return try body(folder)
        }
    }

    /// The bytes of an object; nil if there is none.
    private func contents(of file: String) throws -> Data? {
        let answer = try Rclone.run(["cat", remote(file)])
        guard !answer.isMissing else { return nil }
        guard answer.status == 0 else { throw Rclone.Failure(store: name, answer: answer) }
        return answer.output
    }

    private func upload(_ file: URL, to name: String) throws {
        let answer = try Rclone.run(["copyto", "--ignore-times", file.path, remote(name)])
        guard answer.status == 0 else { throw Rclone.Failure(store: self.name, answer: answer) }
    }

    private func remote(_ file: String) -> String { ":s3:\(path)/\(file)" }

    private func withTemporaryFolder<Result>(_ body: (FolderStore) throws -> Result) throws -> Result {
        let folder = FolderStore(url: FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString)"))
        try folder.prepare()
        defer { try? FileManager.default.removeItem(at: folder.url) }
        return try body(folder)
    }
}
