import CommandSupport
import Foundation
import Kinora

/// Records many films into one folder. An interrupted run continues where it ended: finished films are not recorded again.
@MainActor
struct FilmSeries {
    /// All films of the run, on all machines.
    let films: [PlannedFilm]
    let shard: Shard
    let folder: FilmFolder
    /// The number of films to record at once; nil for one on each processor while the memory suffices.
    var jobs: Int?
    /// Whether the run begins without a question.
    var isAgreed = false

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
        let missing = own.indices.filter { !isThere[$0] }.map { (index: $0, film: own[$0]) }
        let atOnce = atOnce(missing.map(\.film))
        let progress = SeriesProgress(
            films: own.count, finished: own.count - missing.count, work: missing.reduce(0) { $0 + $1.film.work },
            seconds: FilmEstimate.seconds(of: missing.map(\.film), atOnce: atOnce), atOnce: atOnce, on: console)
        progress.clear()
        guard missing.isEmpty || isAgreed || console.agrees("\(progress.summary); begin?") else {
            return console.report("nothing was recorded")
        }
        defer { progress.clear() }
        // Names are written in the order of the films, each as soon as those before it are there.
        var written = 0
        func writeNames() throws {
            while written < own.count, isThere[written] {
                progress.clear()
                try console.write(folder.url(of: own[written].name).relativePath + "\n")
                written += 1
            }
        }
        func finish(_ index: Int, _ record: FilmRecord) throws {
            try folder.change { $0.films[record.name] = record }
            isThere[index] = true
            progress.finish(record.name, of: index)
            try writeNames()
        }
        do {
            try writeNames()
            if atOnce > 1 {
                try FilmWorkers(folder: folder, count: atOnce).record(missing, progress, finish)
            } else {
                for (index, film) in missing { try finish(index, make(film, index, progress)) }
            }
        } catch is Interruption {
            throw Stopped(finished: progress.finished, total: own.count)
        }
        try console.write(folder.writePage().relativePath + "\n")
    }

    /// The number of processes for films.
    private func atOnce(_ films: [PlannedFilm]) -> Int {
        guard FilmWorkers.program != nil, !films.isEmpty else { return 1 }
        if let jobs { return min(jobs, films.count) }
        return FilmWorkers.count(
            for: films, processors: ProcessInfo.processInfo.activeProcessorCount, memory: FilmWorkers.availableMemory())
    }

    private func make(_ film: PlannedFilm, _ index: Int, _ progress: SeriesProgress) throws -> FilmRecord {
        progress.begin(film.name, work: film.work, of: index)
        return try film.record(to: folder.url(of: film.name)) { progress.update($0, of: index) }
    }
}
