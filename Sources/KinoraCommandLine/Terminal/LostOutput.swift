import Foundation
import Kinora

/// Data that cannot be written to standard output.
struct LostOutput: Error {
    /// The sentence; nil where the reader of a pipe has gone (`kinora list | head -1`), which is no mistake.
    let sentence: String?

    init(_ error: SystemError, destination: String = "standard output") {
        sentence = error.code == EPIPE ? nil : "\(destination) cannot be written: \(error)"
    }
}
