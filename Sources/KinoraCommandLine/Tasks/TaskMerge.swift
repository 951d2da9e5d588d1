import CommandSupport
import Foundation
import Kinora

/// Joins the finished tasks of a plan into a folder of films.
@MainActor
struct TaskMerge {
    let plan: FilmPlan
    let stores: [any TaskStore]
    let folder: FilmFolder

    /// Links or copies every film that a store has, and adds it to the folder's list; films that the folder has already stay.
    ///
    /// - Returns: The names of planned films that no store has.
    /// - Throws: `FilmPlanError`, or `Differences` for films of one task with different pixels.
    func run() throws -> [String] {
        let tasks = try plan.tasks().map { (task: $0.task, recipe: try $0.task.film($0.line).recipe) }
        try folder.prepare()
        var films: [String: FilmRecord] = [:]
        let existing = try FilmManifest(in: folder.url)?.films ?? [:]
        for (task, recipe) in tasks {
            if let film = existing[task.name], film.recipe == recipe, folder.has(film) { films[task.name] = film }
        }
        // A store whose earlier films are here is not read again, except where a second store has the film too.
        for store in stores {
            let wanted = stores.count > 1 ? tasks.map(\.task) : tasks.map(\.task).filter { films[$0.name] == nil }
            guard !wanted.isEmpty else { continue }
            try store.collect(wanted) { files in
                for task in wanted {
                    try Interruption.check()
                    guard let record = try files.record(of: task) else { continue }
                    if let other = films[task.name] {
                        guard other.digest == record.digest, other.frames == record.frames else {
                            throw Differences("\(task.name): two films of the task \(task.id) differ; the second is in \(store.name)")
                        }
                        continue
                    }
                    try PartialFile.copy(files.file(task.filmFile), to: folder.url(of: task.name))
                    films[task.name] = record
                }
            }
        }
        try folder.change { manifest in
            manifest.planned.formUnion(tasks.map(\.task.name))
            for film in films.values { manifest.films[film.name] = film }
        }
        return tasks.map(\.task.name).filter { films[$0] == nil }.sorted()
    }
}
