import Foundation
import Resources

/// Reads specifications of XcodeGen: the targets that the program would write into a project.
struct SpecificationReader {
    var specification: Specification
    let disk: SourceDisk
    let configuration: String
    private(set) var targets: [XcodeTarget] = []
    var notices: [ProjectNotice] = []
    private(set) var packages: [(name: String, reference: PackageReference)] = []

    var folder: String { specification.folder }
    var path: String { specification.path }

    static func read(_ path: String, configuration: String?, on disk: SourceDisk) throws(ResourceError) -> XcodeProject {
        var reader = SpecificationReader(try Specification(path, on: disk), configuration, on: disk)
        return reader.project()
    }

    private init(_ specification: Specification, _ wanted: String?, on disk: SourceDisk) {
        self.specification = specification
        self.disk = disk
        let names = specification.root["configs"]?.entries.map(\.key) ?? ["Debug", "Release"]
        let debug = specification.root["configs"]?.entries.first { $0.value.string == "debug" }?.key
        let name = wanted ?? "Debug"
        configuration =
            names.contains(name) ? name : debug ?? specification.root["options"]?["defaultConfig"]?.string ?? names.first ?? name
        if wanted != nil, configuration != name {
            notices.append(
                ProjectNotice(
                    "there is no configuration '\(name)' (there are \(names.joined(separator: ", "))): \(configuration) is used",
                    file: specification.path))
        }
    }

    private mutating func project() -> XcodeProject {
        readPackages()
        for (name, node) in specification.root["targets"]?.entries ?? [] {
            let node = specification.target(name, node)
            let platforms = node["platform"]?.list.compactMap(\.string) ?? []
            // A target for several platforms becomes one for each; the one for phones is read.
            if platforms.count > 1, !platforms.contains("iOS") {
                notices.append(ProjectNotice("the target \(name) is not for iOS", file: node.file, line: node.line))
            }
            let own = platforms.count > 1 ? (platforms.contains("iOS") ? "iOS" : platforms[0]) : platforms.first ?? "iOS"
            add(name, node, platform: own)
        }
        for (name, node) in specification.root["aggregateTargets"]?.entries ?? [] { add(name, node, platform: "iOS", isAggregate: true) }
        link()
        let name = specification.root["name"]?.string ?? folder.lastComponent
        var project = XcodeProject(
            name: name, kind: .specification, path: path, folder: folder, configuration: configuration, targets: targets, schemes: [],
            packages: packages.map(\.reference), dependencies: [], notices: [])
        project.schemes = schemes()
        project.notices = specification.notices + notices
        let made = folder + "/" + name + ".xcodeproj"
        project.resolvePackages([made], on: disk)
        project.resolveSchemes()
        return project
    }

    private mutating func readPackages() {
        for (name, node) in specification.root["packages"]?.entries ?? [] {
            if let path = node["path"]?.string {
                let location = folder.appendingPath(path)
                packages.append(
                    (name, PackageReference(name: name, location: .local(path: disk.found(location) ?? location), requirement: nil)))
            } else if let url = node["url"]?.string ?? node["github"]?.string.map({ "https://github.com/" + $0 }) {
                let requirement = ["from", "majorVersion", "minorVersion", "exactVersion", "version", "branch", "revision"].lazy
                    .compactMap { key in node[key]?.string.map { "\(key) \($0)" } }.first
                packages.append((name, PackageReference(name: name, location: .remote(url: url), requirement: requirement)))
            } else {
                notices.append(ProjectNotice("the package '\(name)' has no url and no path", file: node.file, line: node.line))
            }
        }
    }

    // MARK: Targets

    private mutating func add(_ name: String, _ node: YAMLNode, platform: String, isAggregate: Bool = false) {
        let type = node["type"]?.string ?? ""
        let kind: TargetKind = isAggregate ? .aggregate : TargetKind(productType: "com.apple.product-type." + type)
        if let other = targets.first(where: { $0.name == name }) {
            notices.append(ProjectNotice("two targets have the name '\(other.name)'", file: node.file, line: node.line))
        }
        let region = specification.root["options"]?["developmentLanguage"]?.string ?? "en"
        let made = folder + "/" + (specification.root["name"]?.string ?? folder.lastComponent) + ".xcodeproj"
        let defaults = XcodeTarget.defaults(
            name: name, project: made, sourceRoot: folder, kind: kind, configuration: configuration, region: region)
        let files = sources(of: node, target: name)
        let layers =
            [defaults, presets(name, node, kind, platform)] + settings(of: specification.root) + settings(of: node)
            + information(of: node, files)
        var target = XcodeTarget(
            id: XcodeTarget.ID(project: path, key: name), name: name, kind: kind, productName: name, moduleName: name,
            settings: BuildSettings(layers, configuration: configuration))
        let plist = node["info"]?["properties"].map { properties in
            InformationList.template.merged(with: properties.propertyList)
        }
        target.readSettings(sourceRoot: folder, on: disk, &notices, information: plist)
        for file in files { add(file, to: &target) }
        readDependencies(of: node, into: &target)
        for key in ["preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts", "postbuildScripts", "buildScripts"] {
            for script in node[key]?.elements ?? [] { target.scripts.append(script["name"]?.string ?? "Run Script") }
        }
        for rule in node["buildRules"]?.elements ?? [] {
            notices.append(ProjectNotice("a build rule of \(name) is not run", file: rule.file, line: rule.line))
        }
        targets.append(target)
    }

    /// The settings of XcodeGen itself.
    private func presets(_ name: String, _ node: YAMLNode, _ kind: TargetKind, _ platform: String) -> [SettingAssignment] {
        var values = [("SWIFT_VERSION", "5.0")]
        switch platform {
        case "macOS": values.append(("SDKROOT", "macosx"))
        case "tvOS": values.append(("SDKROOT", "appletvos"))
        case "watchOS": values.append(("SDKROOT", "watchos"))
        case "visionOS": values.append(("SDKROOT", "xros"))
        default: values += [("SDKROOT", "iphoneos"), ("TARGETED_DEVICE_FAMILY", "1,2")]
        }
        if configuration.lowercased().contains("debug") { values.append(("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG")) }
        if let product = node["productName"]?.string { values.append(("PRODUCT_NAME", product)) }
        if let prefix = specification.root["options"]?["bundleIdPrefix"]?.string {
            values.append(("PRODUCT_BUNDLE_IDENTIFIER", prefix + "." + Identifiers.domain(name)))
        }
        return values.map { SettingAssignment($0.0, $0.1, file: path) }
    }

    /// The settings of the project or a target: configuration files, groups, those of all configurations, those of this one.
    private mutating func settings(of node: YAMLNode) -> [[SettingAssignment]] {
        var layers: [[SettingAssignment]] = []
        if let name = node["configFiles"]?[configuration]?.string {
            if let found = disk.found(folder.appendingPath(name)) {
                let file = ConfigurationFile(found, sourceRoot: folder, on: disk)
                layers.append(file.assignments)
                notices += file.notices
            } else {
                let line = node["configFiles"]?.line
                notices.append(ProjectNotice("the configuration file '\(name)' is not there", file: node.file, line: line))
            }
        }
        var open: [String] = []
        if let settings = node["settings"] { layers += group(settings, &open) }
        return layers
    }

    private mutating func group(_ node: YAMLNode, _ open: inout [String]) -> [[SettingAssignment]] {
        var layers: [[SettingAssignment]] = []
        for reference in node["groups"]?.list ?? [] {
            guard let name = reference.string else { continue }
            guard let other = specification.root["settingGroups"]?[name] ?? specification.root["settingPresets"]?[name],
                !open.contains(name)
            else {
                let message = open.contains(name) ? "the group of settings '\(name)' contains itself" : "there is no group '\(name)'"
                notices.append(ProjectNotice(message, file: reference.file, line: reference.line))
                continue
            }
            open.append(name)
            layers += group(other, &open)
            open.removeLast()
        }
        // Settings come plain, or sorted into `base` and `configs`.
        let isSorted = ["base", "configs", "groups"].contains { node[$0] != nil }
        let base = isSorted ? node["base"] : node
        layers.append(Self.assignments(base))
        for (name, values) in node["configs"]?.entries ?? []
        where configuration == name || configuration.lowercased().contains(name.lowercased()) {
            layers.append(Self.assignments(values))
        }
        return layers
    }

    private static func assignments(_ node: YAMLNode?) -> [SettingAssignment] {
        let all = (node?.entries ?? []).map { SettingAssignment($0.key, $0.value.setting, file: $0.value.file, line: $0.value.line) }
        return all.filter { $0.conditions.isEmpty } + all.filter { !$0.conditions.isEmpty }
    }

    /// The path at which XcodeGen finds the Info.plist: the one that it writes, or the first in the sources.
    private func information(of node: YAMLNode, _ files: [SpecificationFile]) -> [[SettingAssignment]] {
        // The settings of the target may name it.
        if node["info"] != nil { return [] }
        guard let found = files.first(where: { $0.path.lastComponent == "Info.plist" }) else { return [] }
        let names = (node["settings"]?.entries ?? []) + (node["settings"]?["base"]?.entries ?? [])
        if names.contains(where: { $0.key == "INFOPLIST_FILE" || $0.key == "GENERATE_INFOPLIST_FILE" }) { return [] }
        return [[SettingAssignment("INFOPLIST_FILE", found.path, file: path)]]
    }

    // MARK: Dependencies

    private mutating func readDependencies(of node: YAMLNode, into target: inout XcodeTarget) {
        for dependency in node["dependencies"]?.elements ?? [] {
            let filters =
                dependency["platforms"]?.list.compactMap(\.string) ?? dependency["platformFilter"]?.list.compactMap(\.string) ?? []
            if !filters.isEmpty, !filters.contains(where: { $0.lowercased() == "ios" || $0 == "all" }) { continue }
            if let name = dependency["target"]?.string {
                // "Project/Target" is in another project.
                if name.contains("/") {
                    notices.append(
                        ProjectNotice(
                            "\(target.name) depends on '\(name)' of another project, which is not read", file: dependency.file,
                            line: dependency.line))
                } else {
                    target.dependencies.append(XcodeTarget.ID(project: path, key: name))
                }
            } else if let name = dependency["package"]?.string {
                let reference = packages.first { $0.name == name }?.reference
                if reference == nil {
                    notices.append(ProjectNotice("there is no package '\(name)'", file: dependency.file, line: dependency.line))
                }
                let products = dependency["products"]?.list.compactMap(\.string) ?? [dependency["product"]?.string ?? name]
                target.packageProducts += products.map { PackageProduct(name: $0, package: reference) }
            } else if let name = dependency["sdk"]?.string {
                target.frameworks.append(name.fileStem)
            } else if let name = dependency["framework"]?.string {
                let location = folder.appendingPath(name)
                if let found = disk.found(location) { target.libraryFiles.append(found) } else { target.missingFiles.append(location) }
            } else if dependency["carthage"] == nil, dependency["bundle"] == nil {
                let key = dependency.entries.first?.key ?? ""
                notices.append(
                    ProjectNotice("the dependency '\(key)' of \(target.name) is not known", file: dependency.file, line: dependency.line))
            }
        }
        for reference in node["dependencies"]?.elements.compactMap({ $0["carthage"]?.string }) ?? [] {
            target.libraryFiles += disk.found(folder.appendingPath("Carthage/Build/iOS/\(reference).framework")).map { [$0] } ?? []
        }
    }

    /// Resolves what targets name of others, once all are read.
    private mutating func link() {
        let known = Dictionary(targets.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        let all = targets
        for index in targets.indices {
            for missing in all[index].dependencies where known[missing] == nil {
                notices.append(ProjectNotice("\(targets[index].name) depends on '\(missing.key)', which is no target", file: path))
            }
            let id = all[index].id
            targets[index].dependencies.removeAll { known[$0] == nil || $0 == id }
            guard targets[index].kind == .unitTests || targets[index].kind == .uiTests else { continue }
            let named = targets[index].settings["TEST_TARGET_NAME"]
            targets[index].hostApp =
                all.first { $0.kind == .app && $0.name == named }?.id
                ?? all[index].dependencies.first { known[$0].map { all[$0].kind == .app } ?? false }
        }
        notices += XcodeTarget.removeCycles(in: &targets)
    }
}
