/// Compared items differ or are missing; ends the command with one line and exit status 1.
struct Differences: Error, CustomStringConvertible {
    /// The difference; no full stop, no newline.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
