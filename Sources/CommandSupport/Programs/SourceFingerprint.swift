import Foundation

/// The sources of a build, by their names, sizes and dates.
package struct SourceFingerprint {
    /// A line for each file, sorted.
    package let text: String

    /// - Parameters:
    ///   - paths: Files and folders, which are searched with those in them; those that are missing have no line.
    ///   - root: The folder of relative paths.
    package init(of paths: [String], in root: String = "") {
        var lines: [String] = []
        for path in paths {
            let location = root.isEmpty ? path : root + "/" + path
            let names = FileManager.default.enumerator(atPath: location)?.compactMap { $0 as? String } ?? []
            for name in [""] + names {
                var status = stat()
                let file = name.isEmpty ? location : location + "/" + name
                guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
                lines.append(
                    "\(name.isEmpty ? path : path + "/" + name) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
            }
        }
        text = lines.sorted().joined(separator: "\n") + "\n"
    }
}
