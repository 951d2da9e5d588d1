/// An invalid command line: reported in one line with exit status 2.
package struct UsageError: Error, Equatable {
    /// The problem and the remedy; no full stop, no newline.
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
