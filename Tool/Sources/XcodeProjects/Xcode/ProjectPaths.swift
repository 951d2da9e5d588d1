import Resources

/// The paths of a project's files: each group's folder, from the main group on.
struct ProjectPaths {
    private let document: ProjectDocument
    /// Absolute paths by identifier, of groups and files; nil for what a build makes, or an SDK has.
    private var paths: [String: String?] = [:]
    private(set) var notices: [ProjectNotice] = []

    init(_ document: ProjectDocument) {
        self.document = document
        guard let main = document[document.project["mainGroup"]] else {
            notices.append(
                ProjectNotice("the main group is missing: files of groups are sought beside the project", file: document.file))
            return
        }
        paths[main.id] = .some(location(of: main, in: document.sourceRoot))
        var waiting = [main]
        while let group = waiting.popLast() {
            let folder = paths[group.id] ?? nil
            for child in document.objects("children", of: group) {
                guard paths[child.id] == nil else {
                    notices.append(
                        ProjectNotice(
                            "'\(child.title)' is in two groups, or a group contains itself: its first place counts", file: document.file,
                            line: child.line))
                    continue
                }
                paths[child.id] = .some(location(of: child, in: folder))
                if child.isGroup { waiting.append(child) }
            }
        }
    }

    /// The absolute path of a file or a group; nil for what a build makes, or an SDK has.
    func path(of object: ProjectDocument.Object) -> String? {
        if let known = paths[object.id] { return known }
        // Some tools leave files out of all groups.
        return location(of: object, in: document.sourceRoot)
    }

    private func location(of object: ProjectDocument.Object, in folder: String?) -> String? {
        let path = object["path"] ?? ""
        switch object["sourceTree"] ?? "<group>" {
        case "<group>": return folder?.appendingPath(path)
        case "SOURCE_ROOT": return document.sourceRoot.appendingPath(path)
        case "<absolute>": return path.isEmpty ? nil : path.normalizedPath
        default: return nil
        }
    }
}

extension ProjectDocument.Object {
    /// Whether the object has children with paths in its own.
    var isGroup: Bool { ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"].contains(isa) }
}
