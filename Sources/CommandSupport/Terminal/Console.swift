import CKinoraProgram
import Foundation

/// The destinations of a command's data and messages.
@MainActor
package struct Console {
    /// Writes data to standard output.
    package let write: (String) throws -> Void
    /// Writes messages and progress to standard error. What is lost changes nothing until the end, and then the exit status.
    package let note: (String) -> Void
    /// Whether messages go to a terminal, where progress may overwrite itself.
    package let isTerminal: Bool
    /// Columns of the terminal for messages; evaluated for each line, because windows are resized.
    package var columns: () -> Int
    /// Columns of the terminal for data, for help.
    package var outputColumns: () -> Int

    /// Asks a person a question with the answers yes and no; returns true without a terminal.
    package var agrees: (String) -> Bool

    package init(
        write: @escaping (String) throws -> Void, note: @escaping (String) -> Void, isTerminal: Bool,
        columns: @escaping () -> Int = { TextLayout.standardWidth }, outputColumns: @escaping () -> Int = { TextLayout.standardWidth },
        agrees: @escaping (String) -> Bool = { _ in true }
    ) {
        self.write = write
        self.note = note
        self.isTerminal = isTerminal
        self.columns = columns
        self.outputColumns = outputColumns
        self.agrees = agrees
    }

    /// The process's own console.
    package static let standard = Console(
        write: { text in
            let error = write(text, to: STDOUT_FILENO)
            guard error == 0 else { throw LostOutput(error: error) }
        },
        note: { _ = write($0, to: STDERR_FILENO) },
        isTerminal: isatty(STDERR_FILENO) == 1,
        columns: { terminalColumns(STDERR_FILENO) ?? TextLayout.standardWidth },
        outputColumns: { terminalColumns(STDOUT_FILENO) ?? TextLayout.standardWidth },
        agrees: { question in
            guard isatty(STDERR_FILENO) == 1, isatty(STDIN_FILENO) == 1 else { return true }
            _ = write("kinora: \(question) [Y/n] ", to: STDERR_FILENO)
            return isYes(readLine())
        }
    )

    /// Whether a line says yes, as an empty one does; the end of the input does not.
    package static func isYes(_ line: String?) -> Bool {
        guard let line else { return false }
        return ["", "y", "yes"].contains(line.trimmingCharacters(in: .whitespaces).lowercased())
    }

    /// Writes a text; returns 0, or the number of the system's error.
    private static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { kinora_write(descriptor, $0.baseAddress, $0.count) }
    }

    /// Columns of the terminal at a descriptor; nil if it is not one.
    private static func terminalColumns(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Reports an event in one line; line breaks in external names become spaces.
    package func report(_ sentence: String) {
        note("kinora: \(sentence.split(whereSeparator: \.isNewline).joined(separator: " "))\n")
    }
}
