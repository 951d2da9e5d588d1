import Foundation

/// The checkout that these tests were compiled from.
struct SourceTree {
    let root: URL

    /// This file lies in `Tests/ArchitectureTests`.
    init() {
        root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// The text of a file at the root.
    func text(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }

    /// Paths below `Sources` of all Swift and C files, sorted.
    func sources() throws -> [String] {
        let folder = root.appendingPathComponent("Sources").resolvingSymlinksInPath().path
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { path in ["swift", "c", "h"].contains(URL(fileURLWithPath: path).pathExtension) }
            .sorted()
    }

    /// Paths below `Tests` of all Swift files, sorted.
    func tests() throws -> [String] {
        let folder = root.appendingPathComponent("Tests").resolvingSymlinksInPath().path
        return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
    }
}
