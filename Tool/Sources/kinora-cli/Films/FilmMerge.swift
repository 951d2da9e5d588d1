import Foundation
import Kinora

/// Joins the folders that machines have filled with their parts of a run.
struct FilmMerge {
    let parts: [FilmFolder]
    let folder: FilmFolder

    /// A film and where its file lies.
    private struct Found {
        let record: FilmRecord
        let part: FilmFolder

        var path: String { part.place(of: record.name).relativePath }
    }

    /// Puts every film and the joined list into the folder; what is there already stays. Before anything is written all parts are read.
    ///
    /// - Returns: names of films that were asked for and that no part has.
    /// - Throws: `Differences` for films of one name that are not the same.
    func run() throws -> [String] {
        var found: [String: Found] = [:]
        var planned: Set<String> = []
        var differing: [String] = []
        // What the folder has from an earlier merge is a part like the others.
        for part in [folder] + parts.filter({ $0.url.standardizedFileURL != folder.url.standardizedFileURL }) {
            guard let manifest = try FilmManifest(in: part.url) else {
                if part.url == folder.url { continue }
                throw FilmFolderError.noList(part.url.relativePath)
            }
            planned.formUnion(manifest.planned)
            for record in manifest.sortedFilms {
                let film = Found(record: record, part: part)
                guard part.has(record) else { throw FilmFolderError.incomplete(film.path) }
                if let other = found[record.name] {
                    if other.record.digest != record.digest || other.record.frames != record.frames {
                        differing.append("\(other.path) and \(film.path)")
                    }
                } else {
                    found[record.name] = film
                }
            }
        }
        guard differing.isEmpty else {
            throw Differences("films of one name differ, so nothing was joined: \(Self.list(differing))")
        }
        try folder.prepare()
        for film in found.values.sorted(by: { $0.record.name < $1.record.name }) where film.part.url != folder.url {
            try Interruption.check()
            try PartialFile.copy(film.part.place(of: film.record.name), to: folder.place(of: film.record.name))
        }
        var missing: [String] = []
        try folder.change { manifest in
            manifest.planned.formUnion(planned)
            for film in found.values { manifest.films[film.record.name] = film.record }
            missing = manifest.missing
        }
        return missing
    }

    /// The first of many, so that a line stays one.
    static func list(_ names: [String]) -> String {
        let shown = names.prefix(5).joined(separator: ", ")
        return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
    }
}
