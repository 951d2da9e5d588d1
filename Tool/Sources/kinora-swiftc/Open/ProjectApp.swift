import CommandSupport
import Foundation
import Resources
import SourceTranslator
import XcodeProjects

/// The package of a project's app, and the report of what was found and is left out.
struct ProjectApp {
    let project: XcodeProject
    let target: XcodeTarget
    let scheme: XcodeScheme?
    /// The products of Kinora that an app may import.
    let kinoraProducts: Set<String>
    /// The names of Kinora's modules: an app of such a name is built under another.
    let takenNames: Set<String>

    private(set) var package: AppPackage
    private(set) var report = OpenReport()

    /// - Parameters:
    ///   - withTests: Whether the unit tests of the app are modules too.
    ///   - isBuilt: Whether the report names the declarations that a build leaves out before the compiler decides on the others.
    init(
        _ project: XcodeProject, _ target: XcodeTarget, _ scheme: XcodeScheme?, kinora: String, withTests: Bool, isBuilt: Bool = true
    ) {
        self.project = project
        self.target = target
        self.scheme = scheme
        kinoraProducts = Self.products(ofPackageIn: kinora)
        takenNames = Set((try? FileManager.default.contentsOfDirectory(atPath: kinora + "/Sources")) ?? [])
        package = AppPackage(name: target.productName, folder: project.folder, modules: [])
        package.information = target.information.map(Self.information) ?? [:]
        package.arguments = (scheme?.arguments ?? []).flatMap(BuildSettings.words)
        package.environment = scheme?.environment ?? [:]
        report.project = project.name
        report.target = target.name
        addModules(withTests: withTests)
        addDependencies()
        if OfflineModule.isNeeded(by: package.modules.flatMap(\.sources)) {
            package.modules.insert(
                .init(name: OfflineModule.name, kind: .library, sources: [], texts: ["Offline.swift": OfflineModule.text]), at: 0)
        }
        linkModules()
        addLeftOut(isBuilt: isBuilt)
    }

    /// The libraries that Kinora's manifest names, and its frameworks of services, which the manifest has as a list.
    static func products(ofPackageIn kinora: String) -> Set<String> {
        guard let text = try? String(contentsOfFile: kinora + "/Package.swift", encoding: .utf8) else { return [] }
        return Set(text.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }).union(Frameworks.linked.map(\.name))
    }

    /// Whether the app's target names iPads as its only devices.
    var isForPadsAlone: Bool {
        (target.settings["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } } == ["2"]
    }

    // MARK: Modules

    private mutating func addModules(withTests: Bool) {
        var modules = project.targets.filter { $0.kind.isModule }
        let wanted = reachable(from: target)
        modules = modules.filter { wanted.contains($0.id) }
        for module in modules { add(module, .library) }
        add(target, .app)
        guard withTests else { return }
        let chosen = Set(scheme?.tests ?? [])
        for test in project.targets where test.kind == .unitTests {
            let isOfApp = test.hostApp == target.id || test.dependencies.contains(target.id) || chosen.contains(test.id)
            if isOfApp { add(test, .tests) }
        }
    }

    /// The modules that a target links or imports, and those of these.
    private func reachable(from start: XcodeTarget) -> Set<XcodeTarget.ID> {
        var found: Set<XcodeTarget.ID> = []
        var open = [start]
        let modules = project.targets.filter { $0.kind.isModule }
        while let target = open.popLast() {
            let imports = Self.imports(of: target.swiftSources.map(\.path))
            for module in modules where target.dependencies.contains(module.id) || imports.contains(module.moduleName) {
                if found.insert(module.id).inserted { open.append(module) }
            }
        }
        return found
    }

    private mutating func add(_ target: XcodeTarget, _ kind: AppPackage.Module.Kind) {
        let name = takenNames.contains(target.moduleName) ? target.moduleName + "App" : target.moduleName
        guard !package.modules.contains(where: { $0.name == name }) else { return }
        var module = AppPackage.Module(name: name, kind: kind, sources: unique(target.swiftSources.map(\.path)))
        guard kind == .app || !module.sources.isEmpty else { return }
        module.swiftVersion = target.swiftVersion ?? "5"
        module.conditions = target.conditions.filter { $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }
        module.features = target.upcomingFeatures
        module.isMainActorIsolated = target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        let models = (target.otherSources.filter { $0.language == .coreData }.map(\.path) + target.resources.map(\.path)).filter(
            Self.isModel)
        if kind != .tests { module.catalogs = target.resources.map(\.path).filter { $0.hasSuffix(".xcassets") } + models }
        package.modules.append(module)
        let resources = target.resources.map { AppPackage.Resource(path: $0.path, region: $0.region) }
        let own = resources + models.map { AppPackage.Resource(path: $0) }.filter { !resources.contains($0) }
        package.resources += own.filter { !package.resources.contains($0) }
        report.sources += module.sources.count
        report.resources += own.count
        report.scripts += target.scripts
    }

    /// Whether a file is a model of Core Data, whose classes are generated, and which the bundle has.
    private static func isModel(_ path: String) -> Bool { [".xcdatamodeld", ".xcdatamodel"].contains(where: path.hasSuffix) }

    private func unique(_ paths: [String]) -> [String] {
        var known: Set<String> = []
        return paths.filter { known.insert($0).inserted }
    }

    static func imports(of sources: [String]) -> Set<String> {
        let imports = sources.concurrentMap { path in
            FileManager.default.contents(atPath: path).map { SourceFilter.importedModules([UInt8]($0)) } ?? []
        }
        return imports.reduce(into: []) { $0.formUnion($1) }
    }

    // MARK: Dependencies

    private mutating func addDependencies() {
        for reference in project.packages {
            switch reference.location {
            case .local(let path): package.dependencies.append(.local(path))
            case .remote(let url):
                package.dependencies.append(.remote(url: url, requirement: Self.requirement(of: reference)))
            }
            let state = reference.resolved?.version ?? reference.resolved?.branch ?? reference.requirement ?? "a folder of the project"
            report.dependencies.append(.init(name: reference.name, state: state, isLeftOut: false))
        }
        let found = ForeignModules(project.dependencies, in: project.folder, swiftVersion: target.swiftVersion ?? "5")
        for module in found.modules where !package.modules.contains(where: { $0.name == module.name }) { package.modules.append(module) }
        package.resources += found.resources
        report.dependencies += found.report
    }

    /// The requirement of a package's versions for SwiftPM: the resolved one, or else the project's words.
    static func requirement(of reference: PackageReference) -> String {
        if let resolved = reference.resolved {
            if let version = resolved.version { return "exact: \(AppPackage.literal(version))" }
            if let revision = resolved.revision { return "revision: \(AppPackage.literal(revision))" }
        }
        let words = (reference.requirement ?? "").split(separator: " ").map(String.init)
        if let name = words.last, let kind = words.first, ["branch", "revision"].contains(kind) {
            return "\(kind): \(AppPackage.literal(name))"
        }
        let versions = words.filter { $0.first?.isNumber ?? false }
        if versions.count > 1 { return "\(AppPackage.literal(versions[0]))..<\(AppPackage.literal(versions[1]))" }
        return "from: \(AppPackage.literal(versions.first ?? "1.0.0"))"
    }

    /// Gives each module what it imports.
    private mutating func linkModules() {
        let names = package.modules.filter { $0.kind == .library }.map(\.name)
        for index in package.modules.indices {
            let module = package.modules[index]
            var imports = Self.imports(of: module.sources)
            if module.catalogs.contains(where: Self.isModel) { imports.insert("CoreData") }
            var dependencies = names.filter { $0 != module.name && imports.contains($0) }
            if module.kind == .app {
                dependencies = names
            } else if module.kind == .tests, let app = package.app {
                dependencies = [app.name] + names
            }
            package.modules[index].dependencies = dependencies
            var products = kinoraProducts.intersection(imports).union(["UIKit"])
            if module.kind == .app { products.formUnion(["Kinora", "Browser"]) }
            if module.kind == .tests { products.formUnion(["KinoraTesting"]) }
            package.modules[index].products = products.sorted().map { .init(name: $0, package: "Kinora") }
            guard let own = project.targets.first(where: { $0.moduleName == module.name || $0.moduleName + "App" == module.name }) else {
                continue
            }
            package.modules[index].products += own.packageProducts.map { product in
                .init(name: product.name, package: identity(of: product.package, with: product.name))
            }
        }
    }

    /// The name by which SwiftPM knows a package: the last part of its address. Xcode names no package for a product of a local one.
    private func identity(of reference: PackageReference?, with product: String) -> String {
        let locals = project.packages.filter { if case .local = $0.location { true } else { false } }
        guard let reference = reference ?? locals.first(where: { Self.declares(product, $0) }) ?? locals.first else { return "" }
        switch reference.location {
        case .local(let path): return (path as NSString).lastPathComponent
        case .remote: return reference.name
        }
    }

    /// Whether the manifest of a local package has a product.
    private static func declares(_ product: String, _ reference: PackageReference) -> Bool {
        guard case .local(let path) = reference.location, let data = FileManager.default.contents(atPath: path + "/Package.swift") else {
            return false
        }
        let name = NSRegularExpression.escapedPattern(for: product)
        return String(decoding: data, as: UTF8.self).range(
            of: "\\.(library|executable)\\(\\s*name:\\s*\"\(name)\"", options: .regularExpression) != nil
    }

    // MARK: What is left out

    /// The path of a file from the project's folder.
    func name(_ file: String) -> String {
        file.hasPrefix(project.folder + "/") ? String(file.dropFirst(project.folder.count + 1)) : file
    }

    private mutating func addLeftOut(isBuilt: Bool) {
        var found: [OpenReport.LeftOut] = []
        for file in target.otherSources where !Self.isModel(file.path) {
            found.append(.init(file: name(file.path), declaration: "", reason: "\(file.language.rawValue) is not compiled"))
        }
        if let header = target.bridgingHeader, !header.isEmpty {
            found.append(.init(file: name(header.path), declaration: "", reason: "Objective-C's declarations are not here"))
        }
        for file in target.missingFiles { found.append(.init(file: name(file), declaration: "", reason: "the file is not there")) }
        for other in project.targets where target.dependencies.contains(other.id) {
            guard [.appExtension, .watch, .appClip].contains(other.kind) else { continue }
            found.append(.init(file: other.name, declaration: "", reason: "the \(other.kind.name) is a program of its own"))
        }
        if isBuilt { for module in package.modules { found += Omissions(beforeBuilding: module).leftOut(name) } }
        report.leftOut = found
    }

    private static func information(_ node: PropertyListNode) -> [String: Any] { any(node) as? [String: Any] ?? [:] }

    private static func any(_ node: PropertyListNode) -> Any {
        switch node.value {
        case .string(let value): value
        case .boolean(let value): value
        case .integer(let value): value
        case .real(let value): value
        case .date(let value): value
        case .data(let value): value
        case .array(let elements): elements.map(any)
        case .dictionary(let entries): Dictionary(entries.map { ($0.key, any($0.value)) }) { $1 }
        }
    }
}
