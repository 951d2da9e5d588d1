import Foundation
import SourceTranslator
import XcodeProjects

/// The coverage of a project, without a build: its targets, what is left out, and the frameworks and API that are not here.
struct CheckReport: Encodable {
    struct Target: Encodable {
        let name: String
        let kind: String
    }

    struct Missing: Encodable {
        let name: String
        let kind: String
        /// The number of files for a framework, of places for others.
        let uses: Int
        let files: [String]
    }

    let targets: [Target]
    let leftOut: [OpenReport.LeftOut]
    let scripts: [String]
    let dependencies: [OpenReport.Dependency]
    let missing: [Missing]

    init(_ app: ProjectApp, kinora: String) throws {
        try self.init(
            targets: app.project.targets.map { Target(name: $0.name, kind: $0.kind.name) }, scripts: app.report.scripts,
            dependencies: app.report.dependencies, leftOut: app.report.leftOut,
            modules: app.package.modules.map { ($0.name, $0.sources) }, name: app.name, kinora: kinora)
    }

    /// A package of SwiftPM.
    init(_ package: PackageDescription, kinora: String) throws {
        try self.init(
            targets: package.targets.map { Target(name: $0.name, kind: $0.kind.name) }, scripts: [],
            dependencies: package.dependencies.map { .init(name: $0.name, state: $0.origin, isLeftOut: false) }, leftOut: [],
            modules: package.targets.filter { $0.kind != .plugin && $0.kind != .macro }.map { ($0.name, $0.sources) }, name: package.name,
            kinora: kinora)
    }

    /// - Parameters:
    ///   - leftOut: The declarations and files that are left out besides those that the sources show.
    ///   - sources: The modules with the paths of their sources.
    ///   - name: Shortens a path for people.
    private init(
        targets: [Target], scripts: [String], dependencies: [OpenReport.Dependency], leftOut: [OpenReport.LeftOut],
        modules sources: [(name: String, paths: [String])], name: (String) -> String, kinora: String
    ) throws {
        (self.targets, self.scripts, self.dependencies) = (targets, scripts, dependencies)
        // Several modules may have a file. The largest are parsed first: the last one keeps one processor busy alone.
        let texts = Set(sources.flatMap(\.paths)).compactMap { path in
            FileManager.default.contents(atPath: path).map { (path: path, text: [UInt8]($0)) }
        }.sorted { ($1.text.count, $0.path) < ($0.text.count, $1.path) }
        let (library, parsed) = concurrently(
            { Result { try MissingAPI(kinora: kinora) } }, { texts.concurrentMap { ParsedSource(declarationsOf: $0.text) } })
        let byPath = Dictionary(uniqueKeysWithValues: zip(texts.map(\.path), parsed))
        let modules = sources.map { module in
            MissingAPI.Module(name: module.name, sources: module.paths.compactMap { path in byPath[path].map { (path, $0) } })
        }
        self.leftOut = leftOut + modules.flatMap { Omissions(of: $0.sources).leftOut(name) }
        var files: [String: [String]] = [:]
        for (path, source) in modules.flatMap(\.sources) {
            for framework in SourceFilter.missingFrameworks(of: source) { files[framework, default: []].append(name(path)) }
        }
        let frameworks = files.map { Missing(name: $0.key, kind: "framework", uses: $0.value.count, files: $0.value) }
        missing = Self.sorted(frameworks) + Self.sorted(Self.api(of: modules, name, try library.get()))
    }

    private static func sorted(_ missing: [Missing]) -> [Missing] { missing.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) } }

    /// The API that the sources use and the library lacks, with the number of its uses.
    private static func api(of modules: [MissingAPI.Module], _ name: (String) -> String, _ library: MissingAPI) -> [Missing] {
        var counts: [String: (kind: String, uses: Int, files: [String])] = [:]
        for (path, uses) in library.uses(in: modules) {
            let name = name(path)
            for use in uses {
                var count = counts[use.name] ?? (use.kind.rawValue, 0, [])
                count.uses += 1
                if !count.files.contains(name) { count.files.append(name) }
                counts[use.name] = count
            }
        }
        return counts.map { Missing(name: $0.key, kind: $0.value.kind, uses: $0.value.uses, files: $0.value.files) }
    }

    /// The report as lines for people.
    var table: String {
        var lines = targets.map { "target     \($0.name): \($0.kind)" }
        lines += scripts.map { "not run    \($0)" }
        lines += dependencies.map { "\($0.isLeftOut ? "left out " : "uses     ")  \($0.name): \($0.state)" }
        lines += missing.map { "missing    \($0.name): \($0.kind), \(OpenReport.count($0.uses, $0.kind == "framework" ? "file" : "use"))" }
        lines += leftOut.map { found in
            "left out   \(found.file)\(found.declaration.isEmpty ? "" : ": " + found.declaration): \(found.reason)"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: (try? encoder.encode(self)) ?? Data("{}".utf8), as: UTF8.self) + "\n"
    }
}
