import CommandSupport
import Foundation
import Kinora

/// The films and images of a folder that is compared: those in its list, and further files in it and its folders.
struct ComparedFolder {
    /// As in the command line.
    let path: String
    /// By name.
    let files: [String: ComparedFile]

    /// More files are refused.
    private static let limit = 100_000

    /// Reads a folder's list and names.
    /// - Throws: `FilmFolderError`.
    init(_ path: String) throws {
        self.path = path
        let url = URL(fileURLWithPath: path, isDirectory: true)
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
            throw FilmFolderError.noFolder(path, "it is missing")
        }
        guard isDirectory.boolValue else { throw FilmFolderError.noFolder(path, "it is a file") }
        var files: [String: ComparedFile] = [:]
        let manifest = try FilmManifest(in: url)
        for record in (manifest?.films ?? [:]).values {
            files[record.name] = ComparedFile(name: record.name, url: url.appendingPathComponent(record.name), record: record)
        }
        guard let names = FileManager.default.enumerator(atPath: url.path) else {
            throw FilmFolderError.noFolder(path, "it cannot be read")
        }
        for case let name as String in names where files[name] == nil && Self.isCompared(name) {
            try Interruption.check()
            guard files.count < Self.limit else { throw FilmFolderError.noFolder(path, "it has more than \(Self.limit) films and images") }
            files[name] = ComparedFile(name: name, url: url.appendingPathComponent(name), record: nil)
        }
        self.files = files
    }

    /// Not for files in hidden folders, and hidden ones.
    private static func isCompared(_ name: String) -> Bool {
        ComparedFile.isCompared(name) && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
