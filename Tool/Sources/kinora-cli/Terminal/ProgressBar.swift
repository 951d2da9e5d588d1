import Display

/// A bar on a terminal that fills while work is done; draws nothing elsewhere.
@MainActor
final class ProgressBar {
    private static let width = 30
    /// Before so many seconds nobody knows how long it will take, or wants to.
    private static let patience = 2.0

    private let console: Console
    private let total: Int
    private let stopwatch = Stopwatch()
    private var shownLine = ""
    /// What is done, drawn before the bar.
    var title: String

    /// - Parameters:
    ///   - title: what is done, drawn before the bar.
    ///   - total: how many steps make it full.
    init(_ title: String, total: Int, on console: Console) {
        self.console = console
        self.title = title
        self.total = max(total, 1)
        update(0)
    }

    /// Shows that `done` steps are behind.
    func update(_ done: Int) {
        guard console.isTerminal else { return }
        let filled = Self.width * done / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        let line = "\(title) \(bar) \(100 * done / total) %" + (timeLeft(done).map { ", \($0)" } ?? "")
        guard line != shownLine else { return }
        shownLine = line
        console.note("\r\u{1B}[K" + line)
    }

    /// How long the rest will take, as a person says it, if it goes on as it did; nil while that cannot be known.
    func timeLeft(_ done: Int) -> String? {
        let seconds = stopwatch.seconds
        guard seconds >= Self.patience, done > 0, done < total else { return nil }
        return Self.text(seconds: seconds * Double(total - done) / Double(done)) + " left"
    }

    /// Seconds as a person says them: "40 s", "3 min", "2 h 5 min".
    static func text(seconds: Double) -> String {
        let seconds = Int(min(max(seconds, 1), 359_999).rounded())
        if seconds < 60 { return "\(seconds) s" }
        let minutes = (seconds + 30) / 60
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// Takes the bar away, so that what follows starts on a clean line.
    func clear() {
        guard !shownLine.isEmpty else { return }
        shownLine = ""
        console.note("\r\u{1B}[K")
    }
}
