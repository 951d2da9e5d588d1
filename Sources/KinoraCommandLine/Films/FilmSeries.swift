import Foundation
import Kinora

/// Records many films into one folder. An interrupted run continues where it ended: finished films are not recorded again.
@MainActor
struct FilmSeries {
    /// All films of the run, on all machines.
    let films: [PlannedFilm]
    let shard: Shard
    let folder: FilmFolder

    /// The scenes of the films, each once, in their order.
    var scenes: [any KinoraScene] {
        var scenes: [any KinoraScene] = []
        for film in films where !scenes.contains(where: { $0.id == film.player.scene.id }) { scenes.append(film.player.scene) }
        return scenes
    }

    /// The error of an interrupted run.
    struct Stopped: Error, CustomStringConvertible {
        let finished: Int
        let total: Int

        var description: String { "interrupted; \(finished) of \(total) films are there, and the same command goes on from here" }
    }

    /// Records the missing films of this machine's shard, and writes the page of all existing ones. Names of finished films go to
    /// standard output.
    func make(on console: Console) throws {
        try folder.prepare()
        let own = films.filter { shard.contains($0.name) }
        let recipes = own.map(\.recipe)
        var isThere = [Bool](repeating: false, count: own.count)
        try folder.change { manifest in
            manifest.planned.formUnion(films.map(\.name))
            for (index, film) in own.enumerated() {
                guard let record = manifest.films[film.name] else { continue }
                isThere[index] = record.recipe == recipes[index] && folder.has(record)
                // Incomplete, or of another tool version: missing until it is recorded.
                if !isThere[index] { manifest.films[film.name] = nil }
            }
        }
        let before = isThere.count { $0 }
        let progress = SeriesProgress(
            films: own.count, finished: before, work: zip(own, isThere).reduce(0) { $1.1 ? $0 : $0 + $1.0.work }, on: console)
        defer { progress.clear() }
        for (index, film) in own.enumerated() {
            if !isThere[index] {
                let record: FilmRecord
                do { record = try make(film, progress) } catch is Interruption {
                    throw Stopped(finished: progress.finished, total: own.count)
                }
                try folder.change { $0.films[film.name] = record }
                progress.finish(film.name)
            }
            progress.clear()
            try console.write(folder.url(of: film.name).relativePath + "\n")
        }
        try console.write(folder.writePage().relativePath + "\n")
    }

    private func make(_ film: PlannedFilm, _ progress: SeriesProgress) throws -> FilmRecord {
        progress.begin(film.name, work: film.work)
        return try film.record(to: folder.url(of: film.name)) { progress.update($0) }
    }
}
