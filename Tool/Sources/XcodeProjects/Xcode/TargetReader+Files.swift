import Resources

extension TargetReader {
    // MARK: Sources

    func addSource(_ buildFile: ProjectDocument.Object, into result: inout Result) {
        guard let reference = reference(of: buildFile, into: &result) else { return }
        let files = reference.isa == "PBXVariantGroup" ? document.objects("children", of: reference) : [reference]
        for file in files {
            guard let path = found(file, into: &result), !result.target.excludes(path) else { continue }
            let language = SourceFile.Language(pathExtension: path.fileExtension) ?? Self.language(of: file)
            result.target.sources.append(SourceFile(path: path, language: language))
            // Xcode compiles sources with a region for all languages together; the first is enough.
            if reference.isa == "PBXVariantGroup" { return }
        }
    }

    private static func language(of file: ProjectDocument.Object) -> SourceFile.Language {
        let type = file["explicitFileType"] ?? file["lastKnownFileType"] ?? ""
        return type == "sourcecode.swift" ? .swift : .other
    }

    // MARK: Resources

    func addResource(_ buildFile: ProjectDocument.Object, to destination: String?, into result: inout Result) {
        if let product = document[buildFile["productRef"]] { return addProduct(product, into: &result) }
        guard let reference = reference(of: buildFile, into: &result) else { return }
        let isVariants = reference.isa == "PBXVariantGroup"
        for file in isVariants ? document.objects("children", of: reference) : [reference] {
            guard let path = found(file, into: &result), !result.target.excludes(path) else { continue }
            let region = Self.region(of: path) ?? (isVariants ? file["name"].flatMap { $0.contains(".") ? nil : $0 } : nil)
            let type = file["lastKnownFileType"] ?? file["explicitFileType"]
            result.target.resources.append(
                ProjectResource(path: path, region: region, isFolder: type == "folder", destination: destination))
        }
    }

    /// The region of a file in an `.lproj`.
    static func region(of path: String) -> String? {
        let folder = path.folderPath
        return folder.hasSuffix(".lproj") ? folder.fileStem : nil
    }

    /// Files that go elsewhere in the bundle; products of targets, which are embedded, are known as dependencies.
    func readCopies(_ phase: ProjectDocument.Object, into result: inout Result) {
        let folder = phase["dstPath"] ?? ""
        let location = phase["dstSubfolderSpec"] ?? phase["dstSubfolder"] ?? ""
        let isInBundle = ["7", "1", "Resources", "Wrapper"].contains(location)
        for file in document.objects("files", of: phase) {
            guard let reference = document[file["fileRef"]], isOnDisk(reference) else { continue }
            guard isInBundle, !result.settingsRefer(to: folder) else {
                if !FileRole.isLibrary(reference.title) {
                    result.notices.append(
                        ProjectNotice(
                            "'\(reference.title)' is copied to '\(folder)' outside of \(result.target.name)'s resources: it is left out",
                            file: document.file, line: phase.line))
                }
                continue
            }
            addResource(file, to: folder.isEmpty ? nil : folder, into: &result)
        }
    }

    private func isOnDisk(_ reference: ProjectDocument.Object) -> Bool {
        reference.isGroup || reference.isa == "PBXFileReference" && paths.path(of: reference) != nil
    }

    // MARK: Libraries

    func addLibrary(_ buildFile: ProjectDocument.Object, into result: inout Result) {
        if let product = document[buildFile["productRef"]] { return addProduct(product, into: &result) }
        guard let reference = reference(of: buildFile, into: &result) else { return }
        if reference.isa == "PBXReferenceProxy" {
            if let id = identifier(of: document[reference["remoteRef"]]) { result.linkedFiles.append(id) }
            return
        }
        let name = reference.title.lastComponent
        switch reference["sourceTree"] {
        case "SDKROOT", "DEVELOPER_DIR", "PLATFORM_DIR": addFramework(name, into: &result)
        case "BUILT_PRODUCTS_DIR":
            let id = XcodeTarget.ID(project: document.path, key: reference.id)
            if document.objects("targets", of: document.project).contains(where: { $0["productReference"] == reference.id }) {
                result.linkedFiles.append(id)
            } else {
                result.linkedProducts.append((name, reference.line))
            }
        default:
            guard let path = paths.path(of: reference) else { return addFramework(name, into: &result) }
            // Old projects have the paths of an SDK.
            if path.contains("/System/Library/") || path.contains(".sdk/") || path.hasPrefix("/usr/lib/") {
                return addFramework(name, into: &result)
            }
            if let path = found(reference, into: &result) { result.target.libraryFiles.append(path) }
        }
    }

    private func addFramework(_ file: String, into result: inout Result) {
        if !result.target.frameworks.contains(file.fileStem) { result.target.frameworks.append(file.fileStem) }
    }

    func addProduct(_ product: ProjectDocument.Object, into result: inout Result) {
        guard let name = product["productName"] else { return }
        let plain = name.hasPrefix("plugin:") ? String(name.dropFirst(7)) : name
        guard plain == name else {
            result.notices.append(
                ProjectNotice("the plugin '\(plain)' of \(result.target.name) is not run", file: document.file, line: product.line))
            return
        }
        let found = PackageProduct(name: name, package: package(product["package"]))
        if !result.target.packageProducts.contains(where: { $0.name == name }) { result.target.packageProducts.append(found) }
    }

    // MARK: Places

    private func reference(of buildFile: ProjectDocument.Object, into result: inout Result) -> ProjectDocument.Object? {
        guard let id = buildFile["fileRef"] else { return nil }
        if let reference = document[id] { return reference }
        result.notices.append(
            ProjectNotice("the file \(id) of \(result.target.name) is listed and missing", file: document.file, line: buildFile.line))
        return nil
    }

    /// The path of a file on the disk; one that is not there is noted.
    func found(_ file: ProjectDocument.Object, into result: inout Result) -> String? {
        guard let path = paths.path(of: file) else {
            // A file that a build makes.
            if file["sourceTree"] != "BUILT_PRODUCTS_DIR" {
                result.notices.append(
                    ProjectNotice(
                        "'\(file.title)' of \(result.target.name) is in a folder of an SDK or a setting, which is not here",
                        file: document.file, line: file.line))
            }
            return nil
        }
        if let found = disk.found(path) { return found }
        if !result.target.missingFiles.contains(path) {
            result.target.missingFiles.append(path)
            result.notices.append(
                ProjectNotice("'\(path)' of \(result.target.name) is not there", file: document.file, line: file.line))
        }
        return nil
    }
}

extension TargetReader.Result {
    /// Whether a folder of copies is named by settings, so that it is not known.
    fileprivate func settingsRefer(to folder: String) -> Bool { folder.contains("$") || folder.hasPrefix("/") || folder.contains("..") }
}

extension FileRole {
    /// Whether a file is a library or another product, which is embedded.
    static func isLibrary(_ name: String) -> Bool {
        ["framework", "xcframework", "dylib", "appex", "app", "a", "xpc", "bundle"].contains(name.fileExtension)
    }
}
