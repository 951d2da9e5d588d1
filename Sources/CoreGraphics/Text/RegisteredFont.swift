import CFreeType
import Foundation

/// A validated font file in memory, under a path that fontconfig and FreeType can open.
struct RegisteredFont: Sendable {
    let file: FontFile
    let path: String

    /// Copies the bytes, so that later changes of the file have no effect.
    init(_ file: FontFile) throws(FontError) {
        // Its descriptor stays open: Cairo caches fonts by path.
        let descriptor = memfd_create("kinora-font", MFD_CLOEXEC)
        guard descriptor >= 0 else { throw .notRegistered }
        var written = 0
        let isWhole = file.data.withUnsafeBytes { bytes in
            while written < bytes.count {
                let count = write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
        guard isWhole else {
            close(descriptor)
            throw .notRegistered
        }
        self.file = file
        path = "/proc/self/fd/\(descriptor)"
    }
}
