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
    private var current = (name: "", work: 0)

    /// - Parameters:
    ///   - films: The total number of films.
    ///   - finished: The number of existing films.
    ///   - work: The total work, in any unit.
    init(films: Int, finished: Int, work: Int, on console: Console) {
        self.console = console
        self.films = films
        self.finished = finished
        bar = ProgressBar("\(finished) of \(films)", total: work, on: console)
        if !console.isTerminal {
            console.report(films == 1 ? "1 film" : "\(films) films" + (finished > 0 ? ", \(finished) of them are there already" : ""))
        }
    }

    /// Begins a film.
    func begin(_ name: String, work: Int) {
        current = (name, work)
        update(0)
    }

    /// Shows the completed fraction of the film, 0 to 1.
    func update(_ fraction: Double) {
        bar.title = "\(finished + 1) of \(films)  \(current.name)"
        bar.update(done + Int(Double(current.work) * fraction))
    }

    /// Ends a film.
    func finish(_ name: String) {
        done += current.work
        finished += 1
        guard !console.isTerminal else { return }
        let left = finished < films ? bar.timeLeft(done).map { ", \($0)" } ?? "" : ""
        console.report("\(finished) of \(films): \(name)\(left)")
    }

    /// Erases the bar until the next film.
    func clear() { bar.clear() }
}
