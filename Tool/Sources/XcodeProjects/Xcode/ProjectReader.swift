import Foundation
import Resources

/// Reads projects and what they refer to: each project once.
final class ProjectReader {
    let disk: SourceDisk
    /// The configuration that is requested; nil for the one of debug builds.
    let wanted: String?
    private(set) var targets: [XcodeTarget] = []
    private(set) var packages: [PackageReference] = []
    /// The configuration of the first project's settings.
    private(set) var configuration: String?
    var notices: [ProjectNotice] = []
    /// The projects that were read, or are being read.
    private(set) var projects: [String] = []
    /// Products by name, for what is linked without naming a target.
    private var links: [(target: XcodeTarget.ID, product: String, line: Int?)] = []
    /// The app's names in the settings of tests.
    private var hosts: [XcodeTarget.ID: String] = [:]
    /// The targets that make files: by project and the file's identifier.
    private var products: [XcodeTarget.ID: XcodeTarget.ID] = [:]
    /// Files of other projects' products that targets link.
    private var foreignLinks: [(target: XcodeTarget.ID, product: XcodeTarget.ID)] = []

    init(on disk: SourceDisk, configuration: String?) {
        self.disk = disk
        wanted = configuration
    }

    /// Reads an `.xcodeproj`, and the projects in it.
    func read(project path: String) throws(ResourceError) {
        var waiting = [path]
        while let next = waiting.popLast() {
            guard !projects.contains(next) else { continue }
            projects.append(next)
            do {
                waiting += try readOne(next).reversed()
            } catch {
                // A project in a project may be missing; its targets are then.
                if next == path { throw error }
                notices.append(ProjectNotice(error.message, file: error.file, line: error.line))
            }
        }
    }

    /// Returns the paths of the projects within.
    private func readOne(_ path: String) throws(ResourceError) -> [String] {
        let document = try ProjectDocument(path, on: disk)
        let paths = ProjectPaths(document)
        notices += paths.notices
        let reader = TargetReader(document: document, paths: paths, disk: disk, wanted: wanted)
        packages += reader.packages.filter { !packages.contains($0) }
        configuration = configuration ?? reader.configurationName
        var names: [String: String] = [:]
        for object in document.objects("targets", of: document.project) {
            var target = reader.target(object)
            if let first = names.updateValue(object.id, forKey: target.target.name) {
                target.notices.append(
                    ProjectNotice(
                        "two targets have the name '\(target.target.name)' (\(first) and \(object.id))", file: document.file,
                        line: object.line))
            }
            notices += target.notices
            if let product = object["productReference"] {
                products[XcodeTarget.ID(project: path, key: product)] = target.target.id
            }
            links += target.linkedProducts.map { (target.target.id, $0.name, $0.line) }
            foreignLinks += target.linkedFiles.map { (target.target.id, $0) }
            if let host = target.host { hosts[target.target.id] = host }
            targets.append(target.target)
        }
        for id in document.project.list("targets") where document[id] == nil {
            notices.append(
                ProjectNotice("the target \(id) is listed and missing", file: document.file, line: document.project.line))
        }
        return innerProjects(document, paths)
    }

    private func innerProjects(_ document: ProjectDocument, _ paths: ProjectPaths) -> [String] {
        let references = document.project.node["projectReferences"]?.elements ?? []
        return references.compactMap { reference in
            guard let file = document[reference["ProjectRef"]?.string], let path = paths.path(of: file) else { return nil }
            guard let found = disk.found(path) else {
                notices.append(ProjectNotice("the project '\(path)' is not there", file: document.file, line: file.line))
                return nil
            }
            return found
        }
    }

    // MARK: Links between targets

    /// Resolves what targets name of others, once all projects are read.
    func link() {
        let byID = Dictionary(targets.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        var found: [XcodeTarget.ID: [XcodeTarget.ID]] = [:]
        for link in foreignLinks {
            // By the product's file, or by the target itself.
            if let target = products[link.product] ?? (byID[link.product] == nil ? nil : link.product), target != link.target {
                found[link.target, default: []].append(target)
            }
        }
        for link in links {
            let stem = link.product.fileStem
            let makers = targets.filter { $0.kind.isModule && $0.id != link.target && Self.makes(stem, $0) }
            if let maker = makers.first(where: { $0.id.project == link.target.project }) ?? makers.first {
                found[link.target, default: []].append(maker.id)
            } else if !stem.hasPrefix("Pods_"), !stem.hasPrefix("libPods-") {
                notices.append(
                    ProjectNotice(
                        "'\(link.product)' is linked by \(byID[link.target].map { targets[$0].name } ?? ""), and no project that was read "
                            + "makes it", file: link.target.project, line: link.line))
            }
        }
        for index in targets.indices {
            let id = targets[index].id
            let all = targets[index].dependencies + (found[id] ?? [])
            var known: Set<XcodeTarget.ID> = [id]
            for missing in all where byID[missing] == nil && !known.contains(missing) {
                notices.append(
                    ProjectNotice("\(targets[index].name) depends on a target of '\(missing.project)' that was not read", file: id.project))
                known.insert(missing)
            }
            targets[index].dependencies = all.filter { byID[$0] != nil && known.insert($0).inserted }
            if let host = hosts[id] {
                targets[index].hostApp =
                    targets.first { $0.id.key == host && $0.id.project == id.project && $0.kind == .app }?.id
                    ?? targets.first { $0.kind == .app && ($0.name == host || $0.productName == host) }?.id
                if targets[index].hostApp == nil {
                    notices.append(
                        ProjectNotice("the tests \(targets[index].name) run in the app '\(host)', which is no target", file: id.project))
                }
            }
        }
        notices += XcodeTarget.removeCycles(in: &targets)
    }

    private static func makes(_ stem: String, _ target: XcodeTarget) -> Bool {
        target.productName == stem || target.moduleName == stem || target.name == stem || "lib" + target.productName == stem
    }
}
