/// What was compared is not the same, or not all there: the tool says so in one line and ends with status 1.
struct Differences: Error, CustomStringConvertible {
    /// What differs; no full stop, no newline.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
