/// The files below a folder, in the order of their paths; folders that are one file for Xcode come as such.
struct FolderWalk {
    struct File {
        let path: String
        /// The path from the folder on.
        let relative: String
        /// The region of the `.lproj` that the file is in; nil for none.
        let region: String?
    }

    private(set) var files: [File] = []
    /// Folders that were not entered, and why.
    private(set) var notices: [ProjectNotice] = []

    private static let deepest = 64

    /// - Parameters:
    ///   - whole: Folders, by their paths from the folder on, that come as one file.
    ///   - skipped: Whether a path from the folder on is left out, with all below it.
    /// - Complexity: O(*n* log *n*), where *n* is the number of files below the folder.
    init(_ folder: String, on disk: SourceDisk, whole: Set<String> = [], skipping skipped: (String) -> Bool = { _ in false }) {
        var waiting: [(path: String, relative: String, region: String?, depth: Int)] = [(folder, "", nil, 0)]
        while let location = waiting.popLast() {
            for name in disk.names(in: location.path).reversed() where !name.hasPrefix(".") {
                let path = location.path + "/" + name
                let relative = location.relative.isEmpty ? name : location.relative + "/" + name
                if skipped(relative) { continue }
                // Only names without a dot, or with one of a folder, can be folders that are entered.
                if !whole.contains(relative), !FileRole.isWrapper(name), disk.isFolder(path) {
                    guard location.depth < Self.deepest, files.count < SourceDisk.mostFiles else {
                        notices.append(
                            ProjectNotice(
                                "folders more than \(Self.deepest) deep, or of \(SourceDisk.mostFiles) files, are not read", file: path))
                        continue
                    }
                    let region = name.fileExtension == "lproj" ? name.fileStem : location.region
                    waiting.append((path, relative, region, location.depth + 1))
                } else {
                    files.append(File(path: path, relative: relative, region: location.region))
                }
            }
        }
        files.sort { $0.relative < $1.relative }
    }
}
