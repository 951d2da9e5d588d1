import Foundation
import Kinora

/// A store in a folder, also of a network file system: files are renamed when they are complete.
@MainActor
struct FolderStore: TaskStore {
    let url: URL

    var name: String { url.relativePath }

    func prepare() throws { try FilmFolder(url: url).prepare() }

    func location(of task: FilmTask) -> String { file(task.filmFile).relativePath }

    /// The file of a film.
    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    func record(of task: FilmTask) throws -> FilmRecord? {
        guard let data = try? readFile(file(task.recordFile).path, limit: 1 << 20), let record = FilmRecord(json: data, of: task) else {
            return nil
        }
        var status = stat()
        guard stat(file(task.filmFile).path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == record.bytes,
            (try? FileDigest(file(task.filmFile).path)) == record.file
        else { return nil }
        return record
    }

    func add(_ task: FilmTask, _ body: (URL) throws -> FilmRecord) throws -> String {
        let record = try body(file(task.filmFile))
        try FilmFolder(url: url).write(record.json(), to: task.recordFile)
        return location(of: task)
    }

    func collect<Result>(_ tasks: [FilmTask], _ body: (FolderStore) throws -> Result) throws -> Result { try body(self) }
}

extension FilmRecord {
    /// The record in a store, in one line.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }

    /// Decodes the record of a task; nil if it is damaged or of another film.
    init?(json: Data, of task: FilmTask) {
        guard let record = try? JSONDecoder().decode(FilmRecord.self, from: json), record.name == task.name else { return nil }
        self = record
    }
}
