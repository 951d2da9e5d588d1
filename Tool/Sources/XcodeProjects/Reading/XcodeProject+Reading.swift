import Foundation
import Resources

extension XcodeProject {
    /// Reads the project at an absolute path: a folder, an `.xcodeproj`, an `.xcworkspace`, a `project.yml` of XcodeGen, or a
    /// `Package.swift`, which is recognized alone.
    ///
    /// - Parameters:
    ///   - path: Of a folder with several projects, or none, an error says so.
    ///   - configuration: The configuration of the settings, such as "Release". nil is "Debug"; a project without it gives its default
    ///     one, with a notice if a name was given.
    /// - Throws: `ResourceError` with the file and the line, for what cannot be read.
    /// - Complexity: O(*n*) for *n* bytes of the files that describe the project, and files in its folders.
    package static func read(_ path: String, configuration: String? = nil) throws(ResourceError) -> XcodeProject {
        let disk = SourceDisk()
        let location = try ProjectLocation(path.normalizedPath, on: disk)
        var project: XcodeProject
        switch location.kind {
        case .project, .workspace: project = try readXcode(location, configuration, on: disk)
        case .specification: project = try SpecificationReader.read(location.path, configuration: configuration, on: disk)
        case .package:
            project = XcodeProject(
                name: location.path.folderPath.lastComponent, kind: .package, path: location.path, folder: location.path.folderPath,
                configuration: configuration ?? "Debug", targets: [], schemes: [], packages: [], dependencies: [], notices: [])
        }
        // A notice that concerns several targets is said once.
        var known: Set<ProjectNotice> = []
        project.notices = (location.notices + project.notices).filter { known.insert($0).inserted }
        project.dependencies = ProjectDependency.all(in: project.folder, on: disk)
        return project
    }

    private static func readXcode(
        _ location: ProjectLocation, _ configuration: String?, on disk: SourceDisk
    ) throws(ResourceError) -> XcodeProject {
        let reader = ProjectReader(on: disk, configuration: configuration)
        var packages: [PackageReference] = []
        if location.kind == .workspace {
            let workspace = try WorkspaceReader(location.path, on: disk)
            reader.notices += workspace.notices
            packages = workspace.packages.map { PackageReference(name: $0.lastComponent, location: .local(path: $0), requirement: nil) }
            // Pods are dependencies, which have no targets of the app's authors.
            let projects = workspace.projects.filter { $0.lastComponent != "Pods.xcodeproj" }
            guard !projects.isEmpty else {
                let packages = workspace.packages.isEmpty ? "" : "; it names the packages \(workspace.packages.joined(separator: ", "))"
                throw ResourceError(file: location.path, "the workspace names no project that is there\(packages)")
            }
            for path in projects {
                do {
                    try reader.read(project: path)
                } catch {
                    if projects.count == 1 { throw error }
                    reader.notices.append(ProjectNotice(error.message, file: error.file, line: error.line))
                }
            }
            guard !reader.targets.isEmpty else {
                throw ResourceError(file: location.path, reader.notices.last?.description ?? "no project of the workspace can be read")
            }
        } else {
            try reader.read(project: location.path)
        }
        reader.link()
        packages = reader.packages + packages.filter { package in !reader.packages.contains { $0.location == package.location } }
        var project = XcodeProject(
            name: location.path.fileStem, kind: location.kind, path: location.path, folder: location.path.folderPath,
            configuration: reader.configuration ?? configuration ?? "Debug", targets: reader.targets, schemes: [], packages: packages,
            dependencies: [], notices: reader.notices)
        var schemes = SchemeReader(disk: disk)
        for container in (location.kind == .workspace ? [location.path] : []) + reader.projects { schemes.read(container) }
        project.schemes = schemes.schemes.sorted { ($0.isShared ? 0 : 1, $0.name) < ($1.isShared ? 0 : 1, $1.name) }
        project.notices += schemes.notices
        project.resolveSchemes()
        project.resolvePackages(reader.projects, on: disk)
        return project
    }
}
