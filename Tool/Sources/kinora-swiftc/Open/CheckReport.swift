import Foundation
import SourceTranslator
import XcodeProjects

/// The coverage of a project, without a build: its targets, what is left out, and the frameworks that are not here.
struct CheckReport: Encodable {
    struct Target: Encodable {
        let name: String
        let kind: String
    }

    struct Missing: Encodable {
        let name: String
        let kind: String
        /// The number of files that use it.
        let uses: Int
        let files: [String]
    }

    let targets: [Target]
    let leftOut: [OpenReport.LeftOut]
    let scripts: [String]
    let dependencies: [OpenReport.Dependency]
    let missing: [Missing]

    init(_ app: ProjectApp) {
        targets = app.project.targets.map { Target(name: $0.name, kind: $0.kind.name) }
        leftOut = app.report.leftOut
        scripts = app.report.scripts
        dependencies = app.report.dependencies
        var files: [String: [String]] = [:]
        for path in app.package.modules.flatMap(\.sources) {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let folder = app.project.folder + "/"
            let name = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
            for framework in SourceFilter.missingFrameworks(of: [UInt8](data)) { files[framework, default: []].append(name) }
        }
        missing = files.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
            .map { Missing(name: $0.key, kind: "framework", uses: $0.value.count, files: $0.value) }
    }

    /// The report as lines for people.
    var table: String {
        var lines = targets.map { "target     \($0.name): \($0.kind)" }
        lines += scripts.map { "not run    \($0)" }
        lines += dependencies.map { "\($0.isLeftOut ? "left out " : "uses     ")  \($0.name): \($0.state)" }
        lines += missing.map { "missing    \($0.name): \(OpenReport.count($0.uses, "file"))" }
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
