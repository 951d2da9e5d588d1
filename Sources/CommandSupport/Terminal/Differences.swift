/// Compared items differ or are missing; ends the command with one line and exit status 1.
package struct Differences: Error, CustomStringConvertible {
    /// The difference; no full stop, no newline.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
