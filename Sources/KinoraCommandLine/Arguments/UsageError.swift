/// An invalid command line: reported in one line with exit status 2.
package struct UsageError: Error, Equatable {
    /// The problem and the remedy; no full stop, no newline.
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
