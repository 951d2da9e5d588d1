import CommandSupport
import Foundation
import Kinora

/// Joins the folders of a run's shards.
struct FilmMerge {
    let shards: [FilmFolder]
    let folder: FilmFolder

    /// A film and the location of its file.
    private struct Found {
        let record: FilmRecord
        let shard: FilmFolder

        var path: String { shard.url(of: record.name).relativePath }
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
        for shard in [folder] + shards.filter({ $0.url.standardizedFileURL != folder.url.standardizedFileURL }) {
            guard let manifest = try FilmManifest(in: shard.url) else {
                if shard.url == folder.url { continue }
                throw FilmFolderError.noList(shard.url.relativePath)
            }
            planned.formUnion(manifest.planned)
            for record in manifest.sortedFilms {
                let film = Found(record: record, shard: shard)
                guard shard.has(record) else { throw FilmFolderError.incomplete(film.path) }
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
        for film in found.values.sorted(by: { $0.record.name < $1.record.name }) where film.shard.url != folder.url {
            try Interruption.check()
            try PartialFile.copy(film.shard.url(of: film.record.name), to: folder.url(of: film.record.name))
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
