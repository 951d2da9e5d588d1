import Foundation

/// An open file whose errors name the film being written.
final class OpenFile {
    private let descriptor: Int32
    private let target: URL

    /// Creates a file for reading and writing, locked while open. Nil if the path exists, left by a killed program.
    init?(creating path: String, for target: URL) throws {
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o666)
        if descriptor < 0 && errno == EEXIST { return nil }
        guard descriptor >= 0 else { throw Self.error(for: target) }
        // Before the lock it looked like a leftover, so another program may have removed it.
        guard flock(descriptor, LOCK_EX) != 0 || Self.hasName(descriptor) else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        self.target = target
    }

    deinit { close(descriptor) }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw Self.error(for: target) }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// Reads the next bytes; fewer than requested only at the end of the file.
    func read(into bytes: UnsafeMutableRawBufferPointer) throws -> Int {
        var filled = 0
        while filled < bytes.count {
            let count = Foundation.read(descriptor, bytes.baseAddress.map { $0 + filled }, bytes.count - filled)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw Self.error(for: target) }
            if count == 0 { break }
            filled += count
        }
        return filled
    }

    func rewind() throws {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Self.error(for: target) }
    }

    /// Removes a file unless a program has it open through `init(creating:for:)`.
    static func removeUnlessOpen(_ path: String) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
        close(descriptor)
    }

    private static func hasName(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) != 0 || status.st_nlink > 0
    }

    /// `errno` as a film error.
    static func error(for target: URL) -> FilmError {
        .cannotWrite(target, reason: String(cString: strerror(errno)).lowercased())
    }
}
