import CKinoraProgram
import Foundation

/// An error number of the operating system; its description is the system's message in lower case ("no such file or directory").
package struct SystemError: Error, Equatable, CustomStringConvertible {
    /// The value of `errno`.
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// The error of the last failed system call on this thread.
    package static var last: SystemError { SystemError(code: errno) }

    package var description: String { String(cString: strerror(code)).lowercased() }
}

/// Writes all bytes to a file descriptor; waits if the descriptor is nonblocking and full. A pipe without a reader is an error, no signal.
///
/// Foundation's `FileHandle.standardError` traps where this throws.
package func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(SystemError) {
    let error = ContiguousArray(bytes).withUnsafeBytes { kinora_write(descriptor, $0.baseAddress, $0.count) }
    guard error == 0 else { throw SystemError(code: error) }
}

/// Reads a file, at most `limit` bytes.
package func readFile(_ path: String, limit: Int = .max) throws(SystemError) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count < limit {
        let count = read(descriptor, &buffer, min(buffer.count, limit - data.count))
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .last }
        if count == 0 { break }
        data.append(contentsOf: buffer[..<count])
    }
    return data
}
