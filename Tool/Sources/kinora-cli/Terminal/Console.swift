import Foundation
import Kinora

/// The destinations of a command's data and messages.
@MainActor
struct Console {
    /// Takes data: standard output.
    let write: (String) throws -> Void
    /// Takes messages and progress: standard error. What cannot be written is dropped.
    let note: (String) -> Void
    /// Whether messages appear on a terminal, so that progress may be drawn over itself.
    let isTerminal: Bool
    /// Columns of the terminal that shows messages; asked anew for each line, since windows are resized.
    var columns: () -> Int = { TextLayout.standardWidth }
    /// Columns of the terminal that shows data, for help.
    var outputColumns: () -> Int = { TextLayout.standardWidth }

    /// The process's own.
    static let standard = Console(
        write: { text in
            do { try writeAll(text.utf8, to: STDOUT_FILENO) } catch let error as SystemError {
                if error.code == EPIPE { throw ClosedOutput() }
                throw WritingError(place: "standard output", reason: error.description)
            }
        },
        note: { try? writeAll($0.utf8, to: STDERR_FILENO) },
        isTerminal: isatty(STDERR_FILENO) == 1,
        columns: { terminalColumns(STDERR_FILENO) ?? TextLayout.standardWidth },
        outputColumns: { terminalColumns(STDOUT_FILENO) ?? TextLayout.standardWidth }
    )

    /// Columns of the terminal behind a descriptor; nil where there is none.
    private static func terminalColumns(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Reports what happened, in one line, whatever names from outside the sentence has.
    func report(_ sentence: String) {
        note("kinora: \(sentence.split(whereSeparator: \.isNewline).joined(separator: " "))\n")
    }
}
