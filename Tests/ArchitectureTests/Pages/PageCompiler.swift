import Foundation
import XCTest

/// Compiles the Swift blocks of a page, against the modules that these tests were built with.
struct PageCompiler {
    private let tree = SourceTree()
    private let compiler: EffectsCompiler
    /// Receives files and modules.
    private let folder: URL

    init(_ compiler: EffectsCompiler, folder: URL) { (self.compiler, self.folder) = (compiler, folder) }

    /// Complaints of the compiler, and of blocks and markers without each other; empty if all is well.
    func complaints(about blocks: [PageBlock], of page: String) throws -> [String] {
        let (sources, manifests) = (try context(of: page, ""), try context(of: page, ".manifest"))
        let byName = Dictionary(blocks.map { ($0.name, $0.code) }, uniquingKeysWith: { first, _ in first })
        var complaints: [String] = []
        let markers = (sources?.markers ?? []) + (manifests?.markers ?? [])
        for marker in markers where byName[marker] == nil {
            complaints.append("\(page) has no Swift block '\(marker)', which its context names")
        }
        for block in blocks where !block.isWholeFile && !markers.contains(block.name) {
            complaints.append("\(page):\(block.line): no whole file, and no context has '\(block.name)'")
        }
        var options: [String] = []
        for module in sources?.modules ?? [] {
            let made = try emit(module, byName)
            if !made.isEmpty { complaints.append("\(page): module \(module.name): \(made)") }
            options = ["-I", folder.path]
        }
        let emitted = Set((sources?.modules ?? []).map(\.source))
        let whole = blocks.filter { $0.isWholeFile && !emitted.contains($0.name) }
        var files: [String] = []
        if let sources, !sources.markers.isEmpty { files.append(try write(sources.filled(with: byName), "Context")) }
        for block in whole where !block.isManifest && !block.isScript { files.append(try write(block.code, "Block\(block.line)")) }
        let plugins = ["-plugin-path", try compiler.runtimeResources().appendingPathComponent("host/plugins/testing").path]
        if !files.isEmpty {
            let module = ["-parse-as-library", "-module-name", "PageBlocks"]
            complaints.append(try compiler.output(ofChecking: files, languageVersion: "6", options: options + module + plugins))
        }
        for block in whole where block.isScript {
            complaints.append(
                try compiler.output(ofChecking: [write(block.code, "main")], languageVersion: "6", options: options + plugins))
        }
        var texts = whole.filter(\.isManifest).map(\.code)
        if let manifests { texts.append(manifests.filled(with: byName)) }
        for text in texts { complaints.append(try output(ofManifest: write(text, "Package"))) }
        return complaints.filter { !$0.isEmpty }
    }

    /// The page's context; nil if there is none.
    private func context(of page: String, _ suffix: String) throws -> PageContext? {
        let name = URL(fileURLWithPath: page).deletingPathExtension().lastPathComponent
        let path = "Tests/ArchitectureTests/Pages/Contexts/\(name)\(suffix).swift"
        guard FileManager.default.fileExists(atPath: tree.root.appendingPathComponent(path).path) else { return nil }
        return PageContext(try tree.text(path))
    }

    private func emit(_ module: PageContext.Module, _ blocks: [String: String]) throws -> String {
        var files: [String] = []
        if let code = blocks[module.source] {
            files = [try write(code, module.name)]
        } else {
            let sources = tree.root.appendingPathComponent(module.source)
            for name in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() where name.hasSuffix(".swift") {
                let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
                files.append(try write(text.replacingOccurrences(of: "__NAME__", with: module.name), module.name + name))
            }
        }
        return try compiler.output(ofEmitting: module.name, from: files, into: folder)
    }

    private func output(ofManifest file: String) throws -> String {
        let library = try compiler.runtimeResources().appendingPathComponent("pm/ManifestAPI").path
        return try compiler.output(
            ofChecking: [file], languageVersion: "6", options: ["-I", library, "-package-description-version", "6.1"])
    }

    private func write(_ text: String, _ name: String) throws -> String {
        let file = folder.appendingPathComponent("\(name).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }
}

extension PageBlock {
    /// Whether the block is a source file: it imports something.
    var isWholeFile: Bool { code.contains(/(?m)^(@testable )?import \w/) }

    /// Whether the block is a package manifest as a whole.
    var isManifest: Bool { code.contains("\nimport PackageDescription\n") }

    /// Whether the block is a whole file of statements, as `main.swift` is.
    var isScript: Bool {
        isWholeFile && !isManifest && !code.contains(/(?m)^(@main|@Suite|@MainActor|public |final |class |struct |enum |func |extension )/)
    }
}
