import CKinoraProgram
import Foundation

/// Writes to standard output.
enum StandardOutput {
    /// Ends with a sentence if it cannot; without one if the reader of a pipe has gone.
    static func write(_ data: Data, of command: String) throws {
        let error = data.withUnsafeBytes { kinora_write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        guard error != 0 else { return }
        let sentence = "\(command): standard output cannot be written: \(String(cString: strerror(error)).lowercased())"
        throw Failure(error == EPIPE ? nil : sentence, status: KINORA_LOST_OUTPUT)
    }
}
