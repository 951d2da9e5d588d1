import Foundation
import Kinora

/// The destinations of a command's data and messages.
@MainActor
struct Console {
    /// Writes data to standard output.
    let write: (String) throws -> Void
    /// Writes messages and progress to standard error. What is lost changes nothing until the end, and then the exit status.
    let note: (String) -> Void
    /// Whether messages go to a terminal, where progress may overwrite itself.
    let isTerminal: Bool
    /// Columns of the terminal for messages; evaluated for each line, because windows are resized.
    var columns: () -> Int = { TextLayout.standardWidth }
    /// Columns of the terminal for data, for help.
    var outputColumns: () -> Int = { TextLayout.standardWidth }

    /// Asks a person a question with the answers yes and no; returns true without a terminal.
    var agrees: (String) -> Bool = { _ in true }

    /// The process's own console.
    static let standard = Console(
        write: { text in
            do { try writeAll(text.utf8, to: STDOUT_FILENO) } catch let error as SystemError { throw LostOutput(error) }
        },
        note: { try? writeAll($0.utf8, to: STDERR_FILENO) },
        isTerminal: isatty(STDERR_FILENO) == 1,
        columns: { terminalColumns(STDERR_FILENO) ?? TextLayout.standardWidth },
        outputColumns: { terminalColumns(STDOUT_FILENO) ?? TextLayout.standardWidth },
        agrees: { question in
            guard isatty(STDERR_FILENO) == 1, isatty(STDIN_FILENO) == 1 else { return true }
            try? writeAll("kinora: \(question) [Y/n] ".utf8, to: STDERR_FILENO)
            return isYes(readLine())
        }
    )

    /// Whether a line says yes, as an empty one does; the end of the input does not.
    static func isYes(_ line: String?) -> Bool {
        guard let line else { return false }
        return ["", "y", "yes"].contains(line.trimmingCharacters(in: .whitespaces).lowercased())
    }

    /// Columns of the terminal at a descriptor; nil if it is not one.
    private static func terminalColumns(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Reports what the machine lacks for scenes, one line each.
    func reportLimitations(of scenes: [any KinoraScene]) {
        for scene in scenes {
            if let limitation = scene.limitation { report("\(scene.id): \(limitation)") }
        }
    }

    /// Reports an event in one line; line breaks in external names become spaces.
    func report(_ sentence: String) {
        note("kinora: \(sentence.split(whereSeparator: \.isNewline).joined(separator: " "))\n")
    }
}
