/// Why something that is not a film could not be written.
struct WritingError: Error, CustomStringConvertible {
    /// The file, folder or stream.
    let place: String
    /// What the system says.
    let reason: String

    var description: String { "\(place) cannot be written: \(reason)" }
}
