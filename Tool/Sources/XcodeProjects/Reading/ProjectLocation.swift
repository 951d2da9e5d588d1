import Resources

/// Finds the file that describes a project.
struct ProjectLocation {
    let path: String
    let kind: XcodeProject.Kind
    let notices: [ProjectNotice]

    /// Folders that hold other people's projects.
    private static let foreign: Set<String> = [
        "Pods", "Carthage", ".build", "DerivedData", "node_modules", "build", "SourcePackages", "vendor", "Vendor",
    ]
    private static let deepest = 3

    /// Finds the project at a path: a file of one, or a folder with one, within three folders.
    ///
    /// In one folder a workspace comes before projects, these before `project.yml`, and that before `Package.swift`. Several of a kind in
    /// the same place are an error that names them.
    init(_ path: String, on disk: SourceDisk) throws(ResourceError) {
        guard let found = disk.found(path) else { throw ResourceError(file: path, "there is no such file or folder") }
        if let kind = Self.kind(of: found, on: disk) {
            self.path = found
            self.kind = kind
            notices = []
            return
        }
        guard disk.isFolder(found) else {
            throw ResourceError(
                file: found, "this is no project; name a folder, an .xcodeproj, an .xcworkspace, a project.yml or a Package.swift")
        }
        // A file within a project stands for it.
        if found.lastComponent == "project.xcworkspace", found.folderPath.fileExtension == "xcodeproj" {
            self.path = found.folderPath
            kind = .project
            notices = []
            return
        }
        var level = [found]
        for depth in 0...Self.deepest {
            if let choice = try Self.choice(in: level, on: disk, from: found) {
                self.path = choice.path
                kind = choice.kind
                notices =
                    depth == 0 ? [] : [ProjectNotice("the project is '\(choice.path.path(in: found) ?? choice.path)'", file: found)]
                return
            }
            level = level.flatMap { folder in
                disk.names(in: folder).filter { !$0.hasPrefix(".") && !Self.foreign.contains($0) && $0.fileExtension.isEmpty }
                    .map { folder + "/" + $0 }.filter { disk.isFolder($0) }
            }
        }
        throw ResourceError(
            file: found, "no project is here or in the folders within: no .xcworkspace, .xcodeproj, project.yml or Package.swift")
    }

    private static func kind(of path: String, on disk: SourceDisk) -> XcodeProject.Kind? {
        let name = path.lastComponent
        switch name.fileExtension {
        case "xcodeproj": return .project
        case "xcworkspace": return path.folderPath.fileExtension == "xcodeproj" ? nil : .workspace
        case "yml", "yaml": return disk.isFolder(path) ? nil : .specification
        default: return name == "Package.swift" ? .package : nil
        }
    }

    /// The project in folders of one depth; nil for none.
    private static func choice(
        in folders: [String], on disk: SourceDisk, from root: String
    ) throws(ResourceError) -> (path: String, kind: XcodeProject.Kind)? {
        var all: [(path: String, kind: XcodeProject.Kind)] = []
        for folder in folders {
            let found = disk.names(in: folder).filter { $0 == "project.yml" || $0 == "project.yaml" || !$0.hasSuffix("ml") }
                .compactMap { name in kind(of: folder + "/" + name, on: disk).map { (path: folder + "/" + name, kind: $0) } }
            let kinds: [XcodeProject.Kind] = [.workspace, .project, .specification, .package]
            // The best kind of each folder.
            guard let best = kinds.first(where: { kind in found.contains { $0.kind == kind } }) else { continue }
            all += found.filter { $0.kind == best }
        }
        // Apps before packages, which may be theirs.
        if all.contains(where: { $0.kind != .package }) { all.removeAll { $0.kind == .package } }
        guard all.count > 1 else { return all.first }
        let names = all.prefix(20).map { $0.path.path(in: root) ?? $0.path }
        let more = all.count > 20 ? " and \(all.count - 20) more" : ""
        throw ResourceError(file: root, "several projects are here; name one of them: \(names.joined(separator: ", "))\(more)")
    }
}
