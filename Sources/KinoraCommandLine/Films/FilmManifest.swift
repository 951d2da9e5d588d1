import Foundation
import Kinora

/// The manifest of a folder's films, `films.json`: the finished ones and the names of all planned ones.
struct FilmManifest: Equatable {
    static let fileName = "films.json"
    static let version = 2
    private static let format = "kinora.films"
    /// The maximum size of a manifest, in bytes.
    private static let sizeLimit = 256 << 20

    /// Finished films by name.
    var films: [String: FilmRecord] = [:]
    /// The names of all films planned by runs into this folder, on any machine.
    var planned: Set<String> = []

    /// Planned films that are missing, sorted by name.
    var missing: [String] { planned.subtracting(films.keys).sorted() }

    /// Films sorted by name.
    var sortedFilms: [FilmRecord] { films.values.sorted { $0.name < $1.name } }
}

// MARK: - The file

extension FilmManifest {
    /// The encoded fields.
    private struct Content: Codable {
        var format: String
        var version: Int
        var planned: [String]
        var films: [FilmRecord]
    }

    /// The manifest as JSON; equal manifests give equal bytes.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(
            Content(format: Self.format, version: Self.version, planned: planned.sorted(), films: sortedFilms)) + Data("\n".utf8)
    }

    /// Reads the manifest of a folder; nil if there is none.
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

    /// Decodes a manifest; `file` names it in errors.
    init(json: Data, file: String) throws(FilmFolderError) {
        func damaged(_ reason: String) -> FilmFolderError { .damaged(file, reason: reason) }
        guard json.count <= Self.sizeLimit else { throw damaged("it has more than \(Self.sizeLimit >> 20) MiB") }
        let content: Content
        do { content = try JSONDecoder().decode(Content.self, from: json) } catch { throw damaged("it is no list of films") }
        // Version 1 has neither digests of frames nor the settings that all films share.
        guard content.format == Self.format, (1...Self.version).contains(content.version) else {
            throw damaged("it is \(content.format) \(content.version), not \(Self.format) 1 to \(Self.version)")
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

    /// Whether an external name stays in its folder.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && !name.contains("\0") && name.utf8.count <= 255
    }
}
