/// Something in a project that is not honored, or not as Xcode does it.
package struct ProjectNotice: Hashable, Sendable, CustomStringConvertible {
    package let file: String
    /// From 1; nil for the file as a whole.
    package let line: Int?
    package let message: String

    package init(_ message: String, file: String, line: Int? = nil) {
        self.file = file
        self.line = line
        self.message = message
    }

    package var description: String { file + (line.map { ":\($0)" } ?? "") + ": " + message }
}
