import Foundation

/// What lies at the path that output goes to.
package enum OutputPath {
    /// The most links that are followed, as in the kernel.
    private static let linkLimit = 40

    /// What is there when it is not a regular file, with its article: "a folder", "a device"; nil for a regular file and where nothing is.
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

    /// Whether bytes are appended to what is there: a device, a FIFO, or an open file of this process (`/dev/stdout`).
    package static func isStream(_ path: String) -> Bool {
        ["a FIFO", "a device"].contains(irregularKind(path)) || ["/dev/", "/proc/"].contains { path.hasPrefix($0) }
    }

    /// The path with the symbolic links of its last component followed, so that a file that replaces it leaves the links alone; nil for links
    /// that lead to each other.
    package static func resolved(_ path: String) -> String? {
        var path = path
        for _ in 0..<linkLimit {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
            path = target.hasPrefix("/") ? target : (path as NSString).deletingLastPathComponent + "/" + target
        }
        return nil
    }
}
