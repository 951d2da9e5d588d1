import Foundation
import Kinora

/// Tasks in a file, a line of JSON each.
struct FilmPlan {
    /// The file, for errors.
    let file: String
    private let lines: [Substring]
    /// The maximum size of a plan, in bytes.
    private static let sizeLimit = 256 << 20

    /// Reads a plan; lines are decoded when they are used, so that one task of many thousands is found at once.
    /// - Throws: `FilmPlanError`.
    init(_ file: String) throws(FilmPlanError) {
        let data: Data
        do { data = try readFile(file, limit: Self.sizeLimit + 1) } catch { throw .unreadable(file, reason: "\(error)") }
        guard data.count <= Self.sizeLimit else { throw .unreadable(file, reason: "it has more than \(Self.sizeLimit >> 20) MiB") }
        self.file = file
        lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        guard !lines.isEmpty else { throw .unreadable(file, reason: "it has no line") }
    }

    /// The plan's text: the tasks with the longest estimates first, so that none of them is started last.
    @MainActor
    static func text(of films: [PlannedFilm]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let tasks = films.map(FilmTask.init).sorted { ($1.estimatedSeconds, $0.name) < ($0.estimatedSeconds, $1.name) }
        return try tasks.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
    }

    /// All tasks with the names of their lines, `FILE:NUMBER`.
    /// - Throws: `FilmPlanError.damaged`, also if two lines have one id or name.
    func tasks() throws(FilmPlanError) -> [(task: FilmTask, line: String)] {
        var tasks: [(task: FilmTask, line: String)] = []
        var known: Set<String> = []
        for index in lines.indices {
            let (task, line) = try task(at: index)
            guard known.insert(task.id).inserted, known.insert(task.name).inserted else {
                throw .damaged(line, reason: "an earlier line has the film '\(task.name)' too")
            }
            tasks.append((task, line))
        }
        return tasks
    }

    /// The task with an id, or on the line with a number from 1.
    /// - Throws: `FilmPlanError`.
    func task(_ word: String) throws(FilmPlanError) -> (task: FilmTask, line: String) {
        if FilmTask.isID(word) {
            for index in lines.indices where lines[index].contains(word) {
                let found = try task(at: index)
                if found.task.id == word { return found }
            }
        } else if let number = Int(word), lines.indices.contains(number - 1) {
            return try task(at: number - 1)
        }
        throw .noTask(file, task: word, count: lines.count)
    }

    private func task(at index: Int) throws(FilmPlanError) -> (task: FilmTask, line: String) {
        let line = "\(file):\(index + 1)"
        do {
            let task = try JSONDecoder().decode(FilmTask.self, from: Data(lines[index].utf8))
            guard FilmTask.isID(task.id) else { throw FilmPlanError.damaged(line, reason: "'\(task.id)' is no id") }
            return (task, line)
        } catch let error as FilmPlanError {
            throw error
        } catch {
            throw .damaged(line, reason: "it is no task")
        }
    }
}
