/// An error writing a file other than a film.
struct WritingError: Error, CustomStringConvertible {
    /// The file, folder or stream.
    let destination: String
    /// The system's message.
    let reason: String

    var description: String { "\(destination) cannot be written: \(reason)" }
}
