import Resources

/// The projects and packages that a workspace names.
struct WorkspaceReader {
    private(set) var projects: [String] = []
    /// Folders with a Package.swift.
    private(set) var packages: [String] = []
    private(set) var notices: [ProjectNotice] = []

    init(_ path: String, on disk: SourceDisk) throws(ResourceError) {
        let file = path.appendingPath("contents.xcworkspacedata")
        let root = try disk.xml(file)
        guard root.name == "Workspace" else { throw ResourceError(file: file, line: root.line, "<\(root.name)> is no workspace") }
        let base = path.folderPath
        var waiting = [(root, base)]
        while let (element, folder) = waiting.popLast() {
            let text = element["location"] ?? "group:"
            let location = Self.location(text, folder: folder, base: base)
            guard element.name != "Workspace" else {
                waiting += element.children.reversed().map { ($0, base) }
                continue
            }
            guard let location else {
                notices.append(ProjectNotice("'\(text)' is not here", file: file, line: element.line))
                continue
            }
            if element.name == "Group" {
                waiting += element.children.reversed().map { ($0, location) }
            } else if let found = disk.found(location) {
                if found.fileExtension == "xcodeproj" {
                    projects.append(found)
                } else if disk.found(found + "/Package.swift") != nil {
                    packages.append(found)
                } else if found.fileExtension == "xcworkspace" {
                    notices.append(ProjectNotice("the workspace '\(found)' within this one is not read", file: file, line: element.line))
                }
            } else if location.lastComponent != "Pods.xcodeproj" {
                notices.append(ProjectNotice("'\(location)' is not there", file: file, line: element.line))
            }
        }
    }

    private static func location(_ text: String, folder: String, base: String) -> String? {
        guard let colon = text.firstIndex(of: ":") else { return folder.appendingPath(text) }
        let rest = String(text[text.index(after: colon)...])
        return switch text[..<colon] {
        case "group": folder.appendingPath(rest)
        case "container", "self": base.appendingPath(rest)
        case "absolute": ("/" + rest).normalizedPath
        default: nil
        }
    }
}
