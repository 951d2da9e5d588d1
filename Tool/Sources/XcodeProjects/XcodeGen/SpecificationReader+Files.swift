/// A file of a target's sources, with what the specification says of it.
struct SpecificationFile {
    let path: String
    let region: String?
    /// "sources", "resources", "none" and others; nil for the phase of its kind.
    let phase: String?
    let isFolder: Bool
    var destination: String?
}

extension SpecificationReader {
    /// The files of `sources`: texts, or mappings with `path`, `excludes`, `includes`, `buildPhase` and `type`.
    mutating func sources(of node: YAMLNode, target: String) -> [SpecificationFile] {
        var files: [SpecificationFile] = []
        var known: Set<String> = []
        for source in node["sources"]?.list ?? [] {
            guard let name = source.string ?? source["path"]?.string else {
                notices.append(ProjectNotice("a source of \(target) has no path", file: source.file, line: source.line))
                continue
            }
            let location = folder.appendingPath(name)
            guard let found = disk.found(location) else {
                if source["optional"]?.flag != true {
                    notices.append(ProjectNotice("'\(location)' of \(target) is not there", file: source.file, line: source.line))
                }
                continue
            }
            let phase = source["buildPhase"]?.string ?? source["buildPhase"]?.entries.first?.key
            let copies = source["buildPhase"]?["copyFiles"]
            let isInBundle = ["resources", "wrapper"].contains(copies?["destination"]?.string ?? "")
            let destination = isInBundle ? copies?["subpath"]?.string : nil
            func file(_ path: String, _ region: String?, isFolder: Bool = false) -> SpecificationFile {
                SpecificationFile(
                    path: path, region: region, phase: isInBundle ? "resources" : phase, isFolder: isFolder, destination: destination)
            }
            if source["type"]?.string == "folder" {
                files.append(file(found, nil, isFolder: true))
                continue
            }
            guard disk.isFolder(found), !FileRole.isWrapper(found.lastComponent) else {
                if known.insert(found).inserted { files.append(file(found, TargetReader.region(of: found))) }
                continue
            }
            let excludes = (source["excludes"]?.list ?? []).compactMap(\.string).map { GlobPattern($0) }
            let includes = (source["includes"]?.list ?? []).compactMap(\.string).map { GlobPattern($0) }
            let walk = FolderWalk(found, on: disk) { relative in excludes.contains { $0.covers(relative) } }
            notices += walk.notices
            let region = found.fileExtension == "lproj" ? found.fileStem : nil
            for one in walk.files where includes.isEmpty || includes.contains(where: { $0.covers(one.relative) }) {
                if known.insert(one.path).inserted { files.append(file(one.path, one.region ?? region)) }
            }
        }
        return files
    }

    func add(_ file: SpecificationFile, to target: inout XcodeTarget) {
        if target.excludes(file.path) { return }
        let resource = ProjectResource(path: file.path, region: file.region, isFolder: file.isFolder, destination: file.destination)
        let role = FileRole(file.path.lastComponent)
        switch (file.phase, role) {
        case ("none", _), ("headers", _), ("copyFiles", _): break
        case ("resources", _): target.resources.append(resource)
        case ("sources", _), (nil, .source):
            let language = SourceFile.Language(pathExtension: file.path.fileExtension) ?? .other
            target.sources.append(SourceFile(path: file.path, language: language))
        case (_, .resource): target.resources.append(resource)
        case (_, .library): target.libraryFiles.append(file.path)
        default: if file.isFolder { target.resources.append(resource) }
        }
    }

    // MARK: Schemes

    mutating func schemes() -> [XcodeScheme] {
        var schemes: [XcodeScheme] = []
        for (name, node) in specification.root["schemes"]?.entries ?? [] {
            let node = specification.scheme(name, node)
            var scheme = XcodeScheme(name: name, path: path, isShared: true)
            let run = node["run"]
            let built = node["build"]?["targets"]?.entries.map(\.key) ?? []
            let app =
                run?["executable"]?.string ?? built.first { name in targets.contains { $0.name == name && $0.kind == .app } } ?? built.first
            scheme.targetName = app
            scheme.target = app.map { XcodeTarget.ID(project: path, key: $0) }
            scheme.configuration = run?["config"]?.string
            scheme.language = run?["language"]?.string
            scheme.region = run?["region"]?.string
            read(run, into: &scheme)
            scheme.tests = tests(node["test"]?["targets"])
            schemes.append(scheme)
        }
        // A target's own scheme.
        for (name, node) in specification.root["targets"]?.entries ?? [] {
            let node = specification.target(name, node)
            guard let own = node["scheme"], !schemes.contains(where: { $0.name == name }) else { continue }
            var scheme = XcodeScheme(name: name, path: path, isShared: true)
            scheme.targetName = name
            scheme.target = XcodeTarget.ID(project: path, key: name)
            scheme.language = own["language"]?.string
            scheme.region = own["region"]?.string
            read(own, into: &scheme)
            scheme.tests = tests(own["testTargets"])
            schemes.append(scheme)
        }
        return schemes.sorted { $0.name < $1.name }
    }

    private func tests(_ node: YAMLNode?) -> [XcodeTarget.ID] {
        (node?.list ?? []).filter { $0["skipped"]?.flag != true }.compactMap { $0.string ?? $0["name"]?.string }
            .map { XcodeTarget.ID(project: path, key: $0) }
    }

    private func read(_ node: YAMLNode?, into scheme: inout XcodeScheme) {
        scheme.arguments = (node?["commandLineArguments"]?.entries ?? []).filter { $0.value.flag != false }.map(\.key)
        for (key, value) in node?["environmentVariables"]?.entries ?? [] { scheme.environment[key] = value.setting }
        for variable in node?["environmentVariables"]?.elements ?? [] where variable["isEnabled"]?.flag != false {
            if let key = variable["variable"]?.string { scheme.environment[key] = variable["value"]?.string ?? "" }
        }
    }
}
