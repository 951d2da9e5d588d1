import CommandSupport
import Foundation

/// The right to write into a folder, which one process has at a time; it ends with the object, or with the process.
package final class FolderLock {
    private let descriptor: Int32

    /// The line before a wait for another `open`.
    package static let waiting = "another kinora is building; waiting for it"

    /// Waits until no other process has it.
    ///
    /// - Parameter wait: Called once before a wait.
    package init(of folder: String, wait: () -> Void) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = folder + "/kinora.lock"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure("\(path) cannot be written: \(String(cString: strerror(errno)))", status: 3) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
        wait()
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit { close(descriptor) }
}
