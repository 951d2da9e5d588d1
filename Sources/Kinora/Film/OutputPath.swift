import Foundation

/// File kinds and symbolic links of output paths.
package enum OutputPath {
    /// The maximum number of links followed, as in the kernel.
    private static let linkLimit = 40

    /// The kind of file at the path with its article, such as "a folder" or "a device"; nil for a regular file and if there is none.
    package static func irregularKind(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: "a folder"
        case S_IFIFO: "a FIFO"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }

    /// Whether output is appended to the file: a device, a FIFO, or an open file of this process (`/dev/stdout`).
    package static func isStream(_ path: String) -> Bool {
        ["a FIFO", "a device"].contains(irregularKind(path)) || ["/dev/", "/proc/"].contains { path.hasPrefix($0) }
    }

    /// The path with the symbolic links of its last component followed, so that replacing the file keeps the links; nil for a cycle of
    /// links.
    package static func resolved(_ path: String) -> String? {
        var path = path
        for _ in 0..<linkLimit {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
            path = target.hasPrefix("/") ? target : (path as NSString).deletingLastPathComponent + "/" + target
        }
        return nil
    }
}
