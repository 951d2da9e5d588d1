import CommandSupport

/// Progress of a long run: a bar with the remaining time on a terminal, a line for each finished film elsewhere.
@MainActor
final class SeriesProgress {
    private let console: Console
    private let films: Int
    private let bar: ProgressBar
    /// The number of existing films.
    private(set) var finished: Int
    /// Completed work of the whole run.
    private var done = 0
    /// Films being recorded, by their indexes.
    private var current: [Int: (name: String, work: Int, fraction: Double)] = [:]
    /// The number of films, about how long they take, and how many are recorded at once.
    let summary: String

    /// - Parameters:
    ///   - films: The total number of films.
    ///   - finished: The number of existing films.
    ///   - work: The total work, in any unit.
    ///   - seconds: An estimate for the missing films.
    ///   - atOnce: The number of films being recorded at the same time.
    init(films: Int, finished: Int, work: Int, seconds: Double, atOnce: Int, on console: Console) {
        self.console = console
        self.films = films
        self.finished = finished
        bar = ProgressBar("\(finished) of \(films)", total: work, on: console)
        var clauses = [films == 1 ? "1 film" : "\(films) films"]
        if finished > 0 { clauses.append("\(finished) of them are there already") }
        if finished < films { clauses.append("about \(ProgressBar.text(seconds: seconds))") }
        if atOnce > 1 { clauses.append("\(atOnce) at once") }
        summary = clauses.joined(separator: ", ")
        if !console.isTerminal { console.report(summary) }
    }

    /// Begins a film.
    func begin(_ name: String, work: Int, of index: Int) {
        current[index] = (name, work, 0)
        update(0, of: index)
    }

    /// Shows the completed fraction of a film, 0 to 1.
    func update(_ fraction: Double, of index: Int) {
        guard let film = current[index] else { return }
        current[index]?.fraction = fraction
        bar.title = "\(finished + 1) of \(films)  \(film.name)"
        bar.update(done + current.values.reduce(0) { $0 + Int(Double($1.work) * $1.fraction) })
    }

    /// Ends a film.
    func finish(_ name: String, of index: Int) {
        done += current.removeValue(forKey: index)?.work ?? 0
        finished += 1
        guard !console.isTerminal else { return }
        let left = finished < films ? bar.timeLeft(done).map { ", \($0)" } ?? "" : ""
        console.report("\(finished) of \(films): \(name)\(left)")
    }

    /// Erases the bar until the next film.
    func clear() { bar.clear() }
}
