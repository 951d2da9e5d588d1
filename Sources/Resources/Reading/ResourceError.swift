/// An error in a file of resources: the file, the place and what is wrong.
package struct ResourceError: Error, Equatable, CustomStringConvertible {
    /// The file's name, or its path where that is known.
    package let file: String
    /// The line, from 1; nil for the file as a whole.
    package let line: Int?
    package let message: String

    package init(file: String, line: Int? = nil, _ message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    package var description: String { file + (line.map { ":\($0)" } ?? "") + ": " + message }
}
