import Foundation
import Kinora

/// Joins the folders of a run's shards.
struct FilmMerge {
    let parts: [FilmFolder]
    let folder: FilmFolder

    /// A film and the location of its file.
    private struct Found {
        let record: FilmRecord
        let part: FilmFolder

        var path: String { part.place(of: record.name).relativePath }
    }

    /// Copies every film and the merged manifest into the folder; existing films stay. All shards are read before anything is written.
    ///
    /// - Returns: The names of planned films missing from all shards.
    /// - Throws: `Differences` for different films with the same name.
    func run() throws -> [String] {
        var found: [String: Found] = [:]
        var planned: Set<String> = []
        var differing: [String] = []
        // Films from an earlier merge count as a shard.
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

    /// The first of many, to keep the message on one line.
    static func list(_ names: [String]) -> String {
        let shown = names.prefix(5).joined(separator: ", ")
        return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
    }
}
