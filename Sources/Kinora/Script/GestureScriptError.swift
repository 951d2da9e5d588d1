/// Why a text is no gesture script, or a file could not be read or written.
public enum GestureScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Something in the text is not as it should be: at a line and a column (both from 1, a column is one character), what was expected and what is there.
    case malformed(file: String, line: Int, column: Int, expected: String, found: String)
    /// The file cannot be read or written, with what the system says.
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
