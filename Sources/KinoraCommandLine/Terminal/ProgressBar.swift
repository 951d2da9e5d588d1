import CommandSupport
import Headless

/// A progress bar in one line of a terminal; draws nothing elsewhere.
@MainActor
package final class ProgressBar {
    private static let width = 30
    private static let minimumWidth = 5
    /// Seconds before the remaining time is estimated.
    private static let patience = 2.0

    private let console: Console
    private let total: Int
    private let stopwatch = Stopwatch()
    private var shownLine = ""
    /// The text before the bar.
    package var title: String

    /// - Parameters:
    ///   - title: The text before the bar.
    ///   - total: The number of steps.
    package init(_ title: String, total: Int, on console: Console) {
        self.console = console
        self.title = title
        self.total = max(total, 1)
        update(0)
    }

    /// Shows that `done` steps are complete.
    package func update(_ done: Int) {
        guard console.isTerminal else { return }
        let line = line(done, columns: console.columns() - 1)
        guard line != shownLine else { return }
        shownLine = line
        console.note("\r\u{1B}[K" + line)
    }

    /// The line for a number of columns: the bar is shortened first, then the title, then both are omitted.
    private func line(_ done: Int, columns: Int) -> String {
        let end = "\(100 * done / total) %" + (timeLeft(done).map { ", \($0)" } ?? "")
        // Spaces before and after the bar.
        let available = columns - end.count - 2
        let width = min(Self.width, max(available - title.count, Self.minimumWidth))
        guard available - width >= 1 else { return TextLayout.shortened(end, to: columns) }
        let filled = width * done / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        return "\(TextLayout.shortened(title, to: available - width)) \(bar) \(end)"
    }

    /// The estimated remaining time, in readable form; nil while unknown.
    func timeLeft(_ done: Int) -> String? {
        let seconds = stopwatch.seconds
        guard seconds >= Self.patience, done > 0, done < total else { return nil }
        return Self.text(seconds: seconds * Double(total - done) / Double(done)) + " left"
    }

    /// Seconds in readable form: "40 s", "3 min", "2 h 5 min".
    static func text(seconds: Double) -> String {
        let seconds = Int(min(max(seconds, 1), 359_999).rounded())
        if seconds < 60 { return "\(seconds) s" }
        let minutes = (seconds + 30) / 60
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// Erases the bar, so that the next output starts on a clean line.
    package func clear() {
        guard !shownLine.isEmpty else { return }
        shownLine = ""
        console.note("\r\u{1B}[K")
    }
}
