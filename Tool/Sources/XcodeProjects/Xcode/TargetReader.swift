import Foundation
import Resources

/// Reads the targets of one project.
struct TargetReader {
    /// A target, and what is resolved when all projects are read.
    struct Result {
        var target: XcodeTarget
        /// Products that are linked by the name of their file.
        var linkedProducts: [(name: String, line: Int?)] = []
        /// Products that are linked by their identifier, of this project or another one.
        var linkedFiles: [XcodeTarget.ID] = []
        /// The app in which tests run: a target's identifier or name.
        var host: String?
        var notices: [ProjectNotice] = []
    }

    let document: ProjectDocument
    let paths: ProjectPaths
    let disk: SourceDisk
    let packages: [PackageReference]
    let configurationName: String
    let packagesByID: [String: PackageReference]
    private let region: String
    private let projectLayers: [[SettingAssignment]]
    private let layerNotices: [ProjectNotice]

    init(document: ProjectDocument, paths: ProjectPaths, disk: SourceDisk, wanted: String?) {
        self.document = document
        self.paths = paths
        self.disk = disk
        region = document.project["developmentRegion"] ?? "en"
        let list = document[document.project["buildConfigurationList"]]
        let configuration = Self.configuration(of: list, in: document, named: wanted ?? "Debug")
        configurationName = configuration?["name"] ?? wanted ?? "Debug"
        var notices: [ProjectNotice] = []
        if let wanted, configurationName != wanted {
            let names = list.map { document.objects("buildConfigurations", of: $0).compactMap { $0["name"] } } ?? []
            notices.append(
                ProjectNotice(
                    "there is no configuration '\(wanted)' (there are \(names.joined(separator: ", "))): \(configurationName) is used",
                    file: document.file, line: list?.line))
        }
        projectLayers = Self.layers(of: configuration, document, paths, disk, &notices)
        layerNotices = notices
        var byID: [String: PackageReference] = [:]
        var packages: [PackageReference] = []
        for object in document.objects("packageReferences", of: document.project) {
            guard let reference = Self.package(object, document, disk) else { continue }
            byID[object.id] = reference
            packages.append(reference)
        }
        self.packages = packages + Self.folders(document, paths, disk).filter { !packages.contains($0) }
        packagesByID = byID
    }

    // MARK: Settings

    private static func configuration(
        of list: ProjectDocument.Object?, in document: ProjectDocument, named name: String
    ) -> ProjectDocument.Object? {
        guard let list else { return nil }
        let all = document.objects("buildConfigurations", of: list)
        return all.first { $0["name"] == name } ?? all.first { $0["name"] == list["defaultConfigurationName"] } ?? all.first
    }

    private static func layers(
        of configuration: ProjectDocument.Object?, _ document: ProjectDocument, _ paths: ProjectPaths, _ disk: SourceDisk,
        _ notices: inout [ProjectNotice]
    ) -> [[SettingAssignment]] {
        guard let configuration else { return [] }
        var layers: [[SettingAssignment]] = []
        var base: String?
        if let file = document[configuration["baseConfigurationReference"]] {
            base = paths.path(of: file)
        } else if let anchor = document[configuration["baseConfigurationReferenceAnchor"]],
            let relative = configuration["baseConfigurationReferenceRelativePath"]
        {
            base = paths.path(of: anchor)?.appendingPath(relative)
        }
        if let base {
            if let found = disk.found(base) {
                let file = ConfigurationFile(found, sourceRoot: document.sourceRoot, on: disk)
                layers.append(file.assignments)
                notices += file.notices
            } else {
                notices.append(
                    ProjectNotice("the configuration file '\(base)' is not there", file: document.file, line: configuration.line))
            }
        }
        let entries = configuration.node["buildSettings"]?.entries ?? []
        let own = entries.map { key, value in
            let text = value.elements.map { BuildSettings.joined($0.compactMap(\.string)) } ?? value.string ?? ""
            return SettingAssignment(key, text, file: document.file, line: value.line)
        }
        // Values with conditions count more than the one without.
        layers.append(own.filter { $0.conditions.isEmpty } + own.filter { !$0.conditions.isEmpty })
        return layers
    }

    // MARK: A target

    func target(_ object: ProjectDocument.Object) -> Result {
        var kind = TargetKind(productType: object["productType"] ?? "")
        if object.isa != "PBXNativeTarget" { kind = .aggregate }
        let name = object["name"] ?? object.id
        var notices = layerNotices
        let configuration = Self.configuration(
            of: document[object["buildConfigurationList"]], in: document, named: configurationName)
        let own = Self.layers(of: configuration, document, paths, disk, &notices)
        let defaults = XcodeTarget.defaults(
            name: name, project: document.path, sourceRoot: document.sourceRoot, kind: kind, configuration: configurationName,
            region: region)
        let settings = BuildSettings([defaults] + projectLayers + own, configuration: configurationName)
        var result = Result(
            target: XcodeTarget(
                id: XcodeTarget.ID(project: document.path, key: object.id), name: name, kind: kind, productName: name, moduleName: name,
                settings: settings))
        result.target.readSettings(sourceRoot: document.sourceRoot, on: disk, &notices)
        result.notices = notices
        readPhases(of: object, into: &result)
        readFolders(of: object, into: &result)
        readDependencies(of: object, into: &result)
        readHost(of: object, into: &result)
        return result
    }

    private func readPhases(of object: ProjectDocument.Object, into result: inout Result) {
        for phase in document.objects("buildPhases", of: object) {
            switch phase.isa {
            case "PBXSourcesBuildPhase":
                for file in buildFiles(of: phase) { addSource(file, into: &result) }
            case "PBXResourcesBuildPhase":
                for file in buildFiles(of: phase) { addResource(file, to: nil, into: &result) }
            case "PBXFrameworksBuildPhase":
                for file in buildFiles(of: phase) { addLibrary(file, into: &result) }
            case "PBXCopyFilesBuildPhase":
                readCopies(phase, into: &result)
            case "PBXShellScriptBuildPhase":
                result.target.scripts.append(phase["name"] ?? "Run Script")
            case "PBXHeadersBuildPhase": break
            default:
                result.notices.append(
                    ProjectNotice(
                        "the phase '\(phase["name"] ?? phase.isa)' of \(result.target.name) is not read",
                        file: document.file, line: phase.line))
            }
        }
        for rule in document.objects("buildRules", of: object) {
            let what = rule["name"] ?? rule["filePatterns"] ?? rule["fileType"] ?? rule.id
            result.notices.append(
                ProjectNotice("the build rule '\(what)' of \(result.target.name) is not run", file: document.file, line: rule.line))
        }
        if object.isa == "PBXLegacyTarget" {
            result.target.scripts.append(object["buildToolPath"] ?? "build tool")
        }
    }

    /// The objects that a phase lists, without those for other platforms.
    private func buildFiles(of phase: ProjectDocument.Object) -> [ProjectDocument.Object] {
        document.objects("files", of: phase).filter { file in
            Self.isForPhone((file["platformFilter"].map { [$0] } ?? []) + file.list("platformFilters"))
        }
    }

    static func isForPhone(_ filters: [String]) -> Bool { filters.isEmpty || filters.contains("ios") }

    private func readDependencies(of object: ProjectDocument.Object, into result: inout Result) {
        for dependency in document.objects("dependencies", of: object) {
            guard Self.isForPhone((dependency["platformFilter"].map { [$0] } ?? []) + dependency.list("platformFilters")) else { continue }
            if let product = document[dependency["productRef"]] {
                addProduct(product, into: &result)
            } else if let id = identifier(of: document[dependency["targetProxy"]]) {
                result.target.dependencies.append(id)
            } else if let target = dependency["target"] {
                result.target.dependencies.append(XcodeTarget.ID(project: document.path, key: target))
            }
        }
        for product in document.objects("packageProductDependencies", of: object) { addProduct(product, into: &result) }
    }

    /// The object of a proxy: a target, or a product's file, of this project or another one.
    func identifier(of proxy: ProjectDocument.Object?) -> XcodeTarget.ID? {
        guard let proxy, let key = proxy["remoteGlobalIDString"], let portal = proxy["containerPortal"] else { return nil }
        if portal == document.project.id { return XcodeTarget.ID(project: document.path, key: key) }
        guard let file = document[portal], let path = paths.path(of: file) else { return nil }
        return XcodeTarget.ID(project: disk.found(path) ?? path, key: key)
    }

    private func readHost(of object: ProjectDocument.Object, into result: inout Result) {
        guard result.target.kind == .unitTests || result.target.kind == .uiTests else { return }
        let attributes = document.project.node["attributes"]?["TargetAttributes"]?[object.id]
        if let target = attributes?["TestTargetID"]?.string, document[target] != nil {
            result.host = target
        } else if let target = result.target.settings["TEST_TARGET_NAME"], !target.isEmpty {
            result.host = target
        } else if let host = result.target.settings["TEST_HOST"],
            let app = host.split(separator: "/").last(where: { $0.hasSuffix(".app") })
        {
            result.host = String(app.dropLast(4))
        }
    }
}
