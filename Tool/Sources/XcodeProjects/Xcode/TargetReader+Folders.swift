import Resources

/// Xcode 16's synchronized folders: all files below belong to the targets that name the folder, except for those in lists of exceptions.
extension TargetReader {
    func readFolders(of object: ProjectDocument.Object, into result: inout Result) {
        let own = document.objects("fileSystemSynchronizedGroups", of: object)
        for folder in own { readFolder(folder, of: object, isOwn: true, into: &result) }
        let ids = Set(own.map(\.id))
        for folder in document.all("PBXFileSystemSynchronizedRootGroup") where !ids.contains(folder.id) {
            readFolder(folder, of: object, isOwn: false, into: &result)
        }
    }

    private func readFolder(_ folder: ProjectDocument.Object, of object: ProjectDocument.Object, isOwn: Bool, into result: inout Result) {
        let sets = document.objects("exceptions", of: folder)
        let mine = sets.filter { $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == object.id }
        // Names within are left out of a target of the folder, and are files of any other.
        let names = Set(mine.flatMap { $0.list("membershipExceptions") })
        guard isOwn || !names.isEmpty else { return }
        guard let path = paths.path(of: folder), let root = disk.found(path) else {
            if isOwn {
                result.notices.append(
                    ProjectNotice(
                        "the folder '\(folder.title)' of \(result.target.name) is not there", file: document.file, line: folder.line))
            }
            return
        }
        var platforms: Set<String> = []
        for (name, filters) in mine.flatMap({ $0.node["platformFiltersByRelativePath"]?.entries ?? [] })
        where !Self.isForPhone(filters.elements?.compactMap(\.string) ?? []) {
            platforms.insert(name)
        }
        let whole = Set(folder.list("explicitFolders"))
        let walk = FolderWalk(root, on: disk, whole: whole) { relative in
            platforms.contains(relative) || isOwn && Self.isException(relative, in: names)
        }
        result.notices += walk.notices
        let copies = copies(sets, of: object)
        for file in walk.files where isOwn || Self.isException(file.relative, in: names) {
            if result.target.excludes(file.path) { continue }
            if let destination = copies[file.relative] {
                if let destination { result.target.resources.append(ProjectResource(path: file.path, destination: destination)) }
                continue
            }
            add(file, isWhole: whole.contains(file.relative), into: &result)
        }
        for name in names.sorted() where !isOwn && !walk.files.contains(where: { Self.isException($0.relative, in: [name]) }) {
            let path = root + "/" + name
            result.target.missingFiles.append(path)
            result.notices.append(
                ProjectNotice("'\(path)' of \(result.target.name) is not there", file: document.file, line: folder.line))
        }
    }

    private func add(_ file: FolderWalk.File, isWhole: Bool, into result: inout Result) {
        if isWhole {
            result.target.resources.append(ProjectResource(path: file.path, region: file.region, isFolder: true))
            return
        }
        switch FileRole(file.path.lastComponent) {
        case .source(let language): result.target.sources.append(SourceFile(path: file.path, language: language))
        case .resource:
            // The file of the Info.plist, whatever its name, does not go into the bundle.
            if result.target.settings["INFOPLIST_FILE"].map({ document.sourceRoot.appendingPath($0) }) == file.path { return }
            result.target.resources.append(ProjectResource(path: file.path, region: file.region))
        case .library: result.target.libraryFiles.append(file.path)
        case .none: break
        }
    }

    /// Files that a set moves into another phase: the folder in the bundle, or nil for a phase whose files do not go into it.
    private func copies(_ sets: [ProjectDocument.Object], of object: ProjectDocument.Object) -> [String: String?] {
        var result: [String: String?] = [:]
        let phases = Set(object.list("buildPhases"))
        for set in sets where set.isa == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet" {
            guard let phase = document[set["buildPhase"]], phases.contains(phase.id), phase.isa == "PBXCopyFilesBuildPhase" else {
                continue
            }
            let location = phase["dstSubfolderSpec"] ?? phase["dstSubfolder"] ?? ""
            let destination = ["7", "1", "Resources", "Wrapper"].contains(location) ? phase["dstPath"] ?? "" : nil
            for name in set.list("membershipExceptions") { result[name] = .some(destination) }
        }
        return result
    }

    /// Whether a list of names has a path, a folder above it, or, as "/Localized/NAME", all its languages.
    private static func isException(_ relative: String, in names: Set<String>) -> Bool {
        if names.contains(relative) { return true }
        var folder = relative.folderPath
        if folder.hasSuffix(".lproj") {
            let plain = folder.folderPath.isEmpty ? relative.lastComponent : folder.folderPath + "/" + relative.lastComponent
            if names.contains("/Localized/" + plain) { return true }
        }
        while !folder.isEmpty {
            if names.contains(folder) { return true }
            folder = folder.folderPath
        }
        return false
    }
}
