import CommandSupport
import Foundation
import Kinora

/// A file that a command line names for data.
enum OutputFile {
    /// Replaces a file, atomically; appends to a device, a FIFO or an open file, which is not replaced.
    /// - Returns: Whether the file was replaced.
    /// - Throws: `FilmError.cannotWrite`, `WritingError`, or `LostOutput` for a pipe that nothing reads.
    static func write(_ data: Data, to url: URL) throws -> Bool {
        guard OutputPath.isStream(url.path) else {
            let file = try PartialFile(for: url)
            try file.write(data)
            try file.commit()
            return true
        }
        do {
            let descriptor = open(url.path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
            guard descriptor >= 0 else { throw SystemError.last }
            defer { close(descriptor) }
            try writeAll(data, to: descriptor)
        } catch let error as SystemError {
            if error.code == EPIPE { throw LostOutput(error: error.code) }
            throw WritingError(destination: url.relativePath, reason: error.description)
        }
        return false
    }
}
