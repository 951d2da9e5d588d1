import Foundation
import Resources

/// A `project.yml` of XcodeGen, with the files that it includes merged, and templates in their places.
struct Specification {
    let path: String
    let folder: String
    private(set) var root: YAMLNode
    private(set) var notices: [ProjectNotice] = []
    /// The files that are being read, for includes in a circle.
    private var chain: [String] = []
    private let disk: SourceDisk

    private static let deepest = 20

    init(_ path: String, on disk: SourceDisk) throws(ResourceError) {
        self.path = path
        folder = path.folderPath
        self.disk = disk
        root = YAMLNode(value: .mapping([]), line: 1, file: path)
        root = try read(path)
        let environment = ProcessInfo.processInfo.environment
        // Variables of the environment; what they lack stays, as `${target_name}` does.
        root = root.mapTexts { Self.replaced($0) { environment[$0] } }
        guard !root.entries.isEmpty else { throw ResourceError(file: path, line: root.line, "the specification is no mapping") }
    }

    private mutating func read(_ file: String) throws(ResourceError) -> YAMLNode {
        let own = try YAMLNode(disk.data(file), file: file)
        chain.append(file)
        defer { chain.removeLast() }
        var result: YAMLNode?
        for include in own["include"]?.list ?? [] {
            guard include["enable"]?.flag != false, let name = include.string ?? include["path"]?.string else { continue }
            let location = file.folderPath.appendingPath(name)
            guard let found = disk.found(location) else {
                notices.append(ProjectNotice("'\(location)' is included and not there", file: file, line: include.line))
                continue
            }
            guard !chain.contains(found), chain.count < Self.deepest else {
                notices.append(ProjectNotice("'\(name)' includes itself: it is left out here", file: file, line: include.line))
                continue
            }
            var other = try read(found)
            if include["relativePaths"]?.flag != false, let prefix = found.folderPath.path(in: file.folderPath) {
                other = Self.relocated(other, to: prefix)
            }
            result = result?.merged(with: other) ?? other
        }
        return result?.merged(with: own) ?? own
    }

    // MARK: Templates

    /// A target with what its templates give it.
    mutating func target(_ name: String, _ node: YAMLNode) -> YAMLNode { applied("targetTemplates", to: node, named: name, of: "target") }

    mutating func scheme(_ name: String, _ node: YAMLNode) -> YAMLNode { applied("schemeTemplates", to: node, named: name, of: "scheme") }

    private mutating func applied(_ kind: String, to node: YAMLNode, named name: String, of word: String) -> YAMLNode {
        var base: YAMLNode?
        var open: [String] = []
        var all: [YAMLNode] = []
        collect(node, kind, &open, &all)
        for template in all { base = base?.merged(with: template) ?? template }
        let merged = base?.merged(with: node) ?? node
        let attributes = merged["templateAttributes"]
        return merged.mapTexts { text in
            Self.replaced(text) { $0 == "\(word)_name" ? name : attributes?[$0]?.string }
        }
    }

    /// Templates of templates come first.
    private mutating func collect(_ node: YAMLNode, _ kind: String, _ open: inout [String], _ all: inout [YAMLNode]) {
        for reference in node["templates"]?.list ?? [] {
            guard let name = reference.string else { continue }
            guard let template = root[kind]?[name] else {
                notices.append(ProjectNotice("there is no template '\(name)'", file: reference.file, line: reference.line))
                continue
            }
            guard !open.contains(name) else {
                notices.append(ProjectNotice("the template '\(name)' contains itself", file: reference.file, line: reference.line))
                continue
            }
            open.append(name)
            collect(template, kind, &open, &all)
            open.removeLast()
            all.append(template)
        }
    }

    /// A text with values for `${NAME}`; those without a value stay.
    static func replaced(_ text: String, _ value: (String) -> String?) -> String {
        guard text.contains("${") else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            result += rest[..<start.lowerBound]
            let name = String(rest[start.upperBound..<end])
            result += value(name) ?? "${\(name)}"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    // MARK: Paths of included files

    /// A specification whose paths begin in a folder below.
    private static func relocated(_ node: YAMLNode, to prefix: String) -> YAMLNode {
        guard !prefix.isEmpty else { return node }
        return changed(node) { key, value in
            switch key {
            case "targets", "targetTemplates", "aggregateTargets":
                changed(value) { _, target in changed(target) { relocatedField($0, $1, prefix) } }
            case "configFiles": value.mapValues { prefix.appendingPath($0) }
            case "packages": changed(value) { _, package in changed(package) { $0 == "path" ? moved($1, prefix) : $1 } }
            default: value
            }
        }
    }

    private static func relocatedField(_ key: String, _ value: YAMLNode, _ prefix: String) -> YAMLNode {
        switch key {
        case "configFiles": value.mapValues { prefix.appendingPath($0) }
        case "sources":
            value.with(
                .sequence(value.list.map { $0.string == nil ? changed($0) { $0 == "path" ? moved($1, prefix) : $1 } : moved($0, prefix) }))
        case "info", "entitlements": changed(value) { $0 == "path" ? moved($1, prefix) : $1 }
        default: value
        }
    }

    private static func moved(_ node: YAMLNode, _ prefix: String) -> YAMLNode {
        node.string.map { node.with(.scalar(prefix.appendingPath($0))) } ?? node
    }

    private static func changed(_ node: YAMLNode, _ change: (String, YAMLNode) -> YAMLNode) -> YAMLNode {
        guard !node.entries.isEmpty else { return node }
        return node.with(.mapping(node.entries.map { ($0.key, change($0.key, $0.value)) }))
    }
}

extension YAMLNode {
    /// The value with the texts of its values changed, and its keys as they are.
    fileprivate func mapValues(_ change: (String) -> String) -> YAMLNode {
        switch value {
        case .scalar(let text): with(.scalar(change(text)))
        case .sequence(let elements): with(.sequence(elements.map { $0.mapValues(change) }))
        case .mapping(let entries): with(.mapping(entries.map { ($0.key, $0.value.mapValues(change)) }))
        }
    }
}
