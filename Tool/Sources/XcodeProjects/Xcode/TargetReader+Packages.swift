import Resources

extension TargetReader {
    func package(_ id: String?) -> PackageReference? { id.flatMap { packagesByID[$0] } }

    /// Local packages that a project before Xcode 15 lists as folders.
    static func folders(_ document: ProjectDocument, _ paths: ProjectPaths, _ disk: SourceDisk) -> [PackageReference] {
        document.all("PBXFileReference").compactMap { file in
            guard ["wrapper", "folder", "text"].contains(file["lastKnownFileType"]), let path = paths.path(of: file),
                let found = disk.found(path), disk.isFolder(found), disk.found(found + "/Package.swift") != nil
            else { return nil }
            return PackageReference(name: found.lastComponent, location: .local(path: found), requirement: nil)
        }
    }

    static func package(_ object: ProjectDocument.Object, _ document: ProjectDocument, _ disk: SourceDisk) -> PackageReference? {
        switch object.isa {
        case "XCLocalSwiftPackageReference":
            guard let relative = object["relativePath"] ?? object["path"] else { return nil }
            let path = document.sourceRoot.appendingPath(relative)
            return PackageReference(name: path.lastComponent, location: .local(path: disk.found(path) ?? path), requirement: nil)
        case "XCRemoteSwiftPackageReference":
            guard let url = object["repositoryURL"] else { return nil }
            return PackageReference(
                name: PackageReference.name(of: url), location: .remote(url: url), requirement: words(for: object.node["requirement"]))
        default: return nil
        }
    }

    private static func words(for requirement: PropertyListNode?) -> String? {
        guard let requirement, let kind = requirement["kind"]?.string else { return nil }
        let minimum = requirement["minimumVersion"]?.string ?? ""
        return switch kind {
        case "upToNextMajorVersion": "from \(minimum) up to the next major version"
        case "upToNextMinorVersion": "from \(minimum) up to the next minor version"
        case "exactVersion": requirement["version"]?.string ?? minimum
        case "versionRange": "\(minimum) to \(requirement["maximumVersion"]?.string ?? "")"
        case "branch": "branch \(requirement["branch"]?.string ?? "")"
        case "revision": "revision \(requirement["revision"]?.string ?? "")"
        default: kind
        }
    }
}
