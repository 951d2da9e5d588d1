import Foundation

/// The checkout that these tests were compiled from.
struct SourceTree {
    let root: URL

    /// This file is in `Tests/ArchitectureTests`.
    init() {
        root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// The text of a file at the root.
    func text(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }

    /// All Swift and C sources of the library and of the tool's package, sorted by path; without the code of tutorials.
    func sources() throws -> [SourceFile] {
        try files(in: ["Sources", "Tool/Sources"], ofTypes: ["swift", "c", "h"])
    }

    /// All Swift tests of the library and of the tool's package, sorted by path.
    func tests() throws -> [SourceFile] {
        try files(in: ["Tests", "Tool/Tests"], ofTypes: ["swift"])
    }

    /// Everything in the checkout but hidden files and products, as paths from the root, sorted.
    func paths() throws -> [String] {
        let files = FileManager.default
        var paths: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            for name in try files.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path) where !name.hasPrefix(".") {
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                let type = try files.attributesOfItem(atPath: root.appendingPathComponent(path).path)[.type] as? FileAttributeType
                if type == .typeDirectory { if path != "out" { folders.append(path) } } else { paths.append(path) }
            }
        }
        return paths.sorted()
    }

    private func files(in folders: [String], ofTypes types: Set<String>) throws -> [SourceFile] {
        try folders.flatMap { folder in
            let url = root.appendingPathComponent(folder).resolvingSymlinksInPath()
            return try FileManager.default.subpathsOfDirectory(atPath: url.path)
                .filter { types.contains(URL(fileURLWithPath: $0).pathExtension) && !$0.contains(".docc/") }
                .map { SourceFile(path: $0, url: url.appendingPathComponent($0)) }
        }.sorted { $0.path < $1.path }
    }
}
