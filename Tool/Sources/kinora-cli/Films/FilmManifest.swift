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
        func damaged(_ reason: String) -> FilmFolderError { .damaged(file.relativePath, reason: reason) }
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
        guard size <= Self.sizeLimit else { throw damaged("it has \(size) bytes") }
        let content: Content
        do { content = try JSONDecoder().decode(Content.self, from: readFile(file.path)) } catch let error as SystemError {
            throw damaged(error.description)
        } catch { throw damaged("it is no list of films") }
        guard content.format == Self.format, content.version == Self.version else {
            throw damaged("it is \(content.format) \(content.version), not \(Self.format) \(Self.version)")
        }
        for film in content.films {
            guard Self.isFileName(film.name) else { throw damaged("'\(film.name)' is no name of a film") }
            for setting in film.settings where !SettingAxis.all.contains(where: { $0.name == setting.axis }) {
                throw damaged("'\(setting.axis)' is no axis of a matrix")
            }
            guard films.updateValue(film, forKey: film.name) == nil else { throw damaged("'\(film.name)' stands there twice") }
        }
        planned = Set(content.planned.filter(Self.isFileName))
    }

    /// Whether a name from outside stays in its folder.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && !name.contains("\0") && name.utf8.count <= 255
    }
}
