import Foundation
import Kinora

/// The list of a folder's films, `films.json`: those that are finished, and all that were asked for.
struct FilmManifest: Equatable {
    static let fileName = "films.json"
    static let version = 1
    private static let format = "kinora.films"
    /// Of a file that is read, in bytes.
    private static let sizeLimit = 64 << 20

    /// Finished films by name.
    var films: [String: FilmRecord] = [:]
    /// The names of the films that runs into this folder were asked for, on any machine.
    var planned: Set<String> = []

    /// Films that were asked for and are not there, in order of their names.
    var missing: [String] { planned.subtracting(films.keys).sorted() }

    /// Films in order of their names.
    var sortedFilms: [FilmRecord] { films.values.sorted { $0.name < $1.name } }
}

// MARK: - The file

extension FilmManifest {
    /// What the file has.
    private struct Content: Codable {
        var format: String
        var version: Int
        var planned: [String]
        var films: [FilmRecord]
    }

    /// The list as JSON: the same list gives the same bytes.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(
            Content(format: Self.format, version: Self.version, planned: planned.sorted(), films: sortedFilms)) + Data("\n".utf8)
    }

    /// The list of a folder; nil where there is none.
    /// - Throws: `FilmFolderError.damaged`
    init?(in folder: URL) throws {
        let file = folder.appendingPathComponent(Self.fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let json: Data
        do { json = try Data(readFile(file.path, limit: Self.sizeLimit + 1)) } catch {
            throw FilmFolderError.damaged(file.relativePath, reason: "\(error)")
        }
        try self.init(json: json, file: file.relativePath)
    }

    /// The list that a file's bytes are; `file` names it in errors.
    init(json: Data, file: String) throws(FilmFolderError) {
        func damaged(_ reason: String) -> FilmFolderError { .damaged(file, reason: reason) }
        guard json.count <= Self.sizeLimit else { throw damaged("it has more than \(Self.sizeLimit >> 20) MiB") }
        let content: Content
        do { content = try JSONDecoder().decode(Content.self, from: json) } catch { throw damaged("it is no list of films") }
        guard content.format == Self.format, content.version == Self.version else {
            throw damaged("it is \(content.format) \(content.version), not \(Self.format) \(Self.version)")
        }
        for film in content.films {
            guard Self.isFileName(film.name) else { throw damaged("'\(film.name)' is no name of a film") }
            for setting in film.settings where !SettingAxis.all.contains(where: { $0.name == setting.axis }) {
                throw damaged("'\(setting.axis)' is no axis of a matrix")
            }
            guard films.updateValue(film, forKey: film.name) == nil else { throw damaged("it names '\(film.name)' twice") }
        }
        planned = Set(content.planned.filter(Self.isFileName))
    }

    /// Whether a name from outside stays in its folder.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && !name.contains("\0") && name.utf8.count <= 255
    }
}
