import Foundation

/// Data that cannot be written to standard output.
package struct LostOutput: Error {
    /// The sentence; nil where the reader of a pipe has gone (`kinora list | head -1`), which is no mistake.
    package let sentence: String?

    /// - Parameter error: The number of the system's error.
    package init(error: Int32, destination: String = "standard output") {
        sentence = error == EPIPE ? nil : "\(destination) cannot be written: \(String(cString: strerror(error)).lowercased())"
    }
}
