/// A bar on a terminal that fills while work is done; draws nothing elsewhere.
@MainActor
final class ProgressBar {
    private static let width = 30

    private let console: Console
    private let title: String
    private let total: Int
    private var shownLine = ""

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
        let line = "\(title) \(bar) \(100 * done / total) %"
        guard line != shownLine else { return }
        shownLine = line
        console.note("\r\u{1B}[K" + line)
    }

    /// Takes the bar away, so that what follows starts on a clean line.
    func clear() {
        guard !shownLine.isEmpty else { return }
        shownLine = ""
        console.note("\r\u{1B}[K")
    }
}
