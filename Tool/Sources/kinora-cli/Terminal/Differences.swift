/// The compared items differ, or some are missing: reported in one line with exit status 1.
struct Differences: Error, CustomStringConvertible {
    /// The difference; no full stop, no newline.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
