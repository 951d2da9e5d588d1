/// A command line that cannot be meant: the tool says so in one line and ends with status 2.
struct UsageError: Error, Equatable {
    /// What is wrong and what to write instead; no full stop, no newline.
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
