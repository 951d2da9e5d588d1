/// An error parsing, reading or writing a gesture script.
public enum GestureScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Invalid text at a line and column (both from 1, a column is one character): the expected text and the text found.
    case malformed(file: String, line: Int, column: Int, expected: String, found: String)
    /// The file cannot be read or written, with the system's message.
    case inaccessible(file: String, reason: String)

    /// One line: `FILE:LINE:COLUMN: expected …, found …`.
    public var description: String {
        switch self {
        case .malformed(let file, let line, let column, let expected, let found):
            "\(file):\(line):\(column): expected \(expected), found \(found)"
        case .inaccessible(let file, let reason): "\(file): \(reason)"
        }
    }
}
