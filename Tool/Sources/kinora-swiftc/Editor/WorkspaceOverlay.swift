import Foundation
import SourceTranslator
import WorkCommands

/// The translated sources of a workspace, and the file by which a compiler reads them under the names of the originals.
///
/// Its packages are the folder that the editor has opened and those that it depends on. Modules that do not import UIKit, and Kinora's own,
/// are as they are.
final class WorkspaceOverlay {
    /// The file of the compiler's option `-vfsoverlay`.
    let path: String
    private let root: String
    private let folder: String
    private var translator = FactsIndex(ModuleFacts())
    /// The facts of each file that is translated.
    private var facts: [String: ModuleFacts] = [:]
    /// The files of each module that imports UIKit, by the module's name.
    private var modules: [String: [String]] = [:]

    /// The word in the paths of overlays by which the compiler wrapper knows them.
    static let folderName = "kinora-editor"

    init(root: String) throws {
        self.root = root
        folder = root + "/.build/" + Self.folderName
        path = folder + "/overlay.json"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try refresh()
    }

    /// Reads all sources again. Translations that stay the same are not written.
    func refresh() throws {
        facts = [:]
        modules = [:]
        for package in packages {
            for (name, sources) in Self.modules(in: package) {
                let texts = sources.compactMap { path in Self.bytes(path).map { (path, $0) } }
                guard texts.contains(where: { SourceFilter.importsUIKit($0.1) }) else { continue }
                modules[name] = sources
                for (path, text) in texts where !SourceFilter.isKept(text) {
                    facts[path] = Translator.facts(of: text, file: Digest(path).text)
                }
            }
        }
        useFacts()
        try writeFiles()
    }

    /// Takes a saved file into account; all files are translated again if its declarations have changed.
    func fileDidChange(_ path: String) throws {
        guard let text = Self.bytes(path), let old = facts[path] else { return try refresh() }
        let new = Translator.facts(of: text, file: Digest(path).text)
        facts[path] = new
        if try Self.encoded(new) != Self.encoded(old) { useFacts() }
        try writeFiles()
    }

    /// The text as the compiler should see it, with the lines of the original.
    func translation(of text: String, at path: String) -> String {
        guard facts[path] != nil else { return text }
        let bytes = Array(text.utf8)
        guard !SourceFilter.isKept(bytes) else { return text }
        let output = Translator.translate(bytes, index: translator, options: .init(fileTag: Digest(path).text))
        var compiled = output.readableText
        // SwiftPM gives the flag that a module's only file with an entry needs for `@main` alone; an editor needs no entry.
        if text.contains("@UIApplicationMain") || text.contains("@NSApplicationMain") {
            for entry in SourceFilter.entryPoints(compiled) {
                compiled.replaceSubrange(entry, with: repeatElement(0x20, count: entry.count))
            }
        }
        var result = String(decoding: compiled, as: UTF8.self)
        // As on iPhones, where a module's imports are visible in all of its files.
        result += result.hasSuffix("\n") ? "import UIKit\n" : "\nimport UIKit\n"
        for problem in output.problems {
            let message = problem.message.replacing("\\", with: "\\\\").replacing("\"", with: "'").replacing("\n", with: " ")
            result += "#error(\"line \(problem.line): \(message)\")\n"
        }
        return result
    }

    private func useFacts() {
        var all = ModuleFacts()
        for (_, facts) in facts.sorted(by: { $0.key < $1.key }) { all.merge(facts) }
        translator = FactsIndex(all)
    }

    private func writeFiles() throws {
        var entries: [[String: String]] = []
        for path in facts.keys.sorted() {
            guard let text = Self.bytes(path).map({ String(decoding: $0, as: UTF8.self) }) else { continue }
            let copy = "\(folder)/\(Digest(path).text).swift"
            try Self.write(Data(translation(of: text, at: path).utf8), to: copy)
            entries.append(["type": "file", "name": path, "external-contents": copy])
        }
        for accessor in accessors {
            let module = accessor.deletingLastPathComponent().deletingLastPathComponent().deletingPathExtension().lastPathComponent
            guard let sources = modules[module], let text = Self.bytes(accessor.path) else { continue }
            let assets = AssetSources(sources: sources + [accessor.path])
            var symbols = try assets.symbols(Contents())
            let classes = assets.modelClasses()
            if !classes.isEmpty { symbols += translation(of: classes, at: accessor.path + "/classes") }
            guard !symbols.isEmpty else { continue }
            let copy = "\(folder)/\(Digest(accessor.path).text).swift"
            try Self.write(Data(text + Array(("\nimport UIKit\n" + symbols).utf8)), to: copy)
            entries.append(["type": "file", "name": accessor.path, "external-contents": copy])
        }
        let overlay: [String: Any] = ["version": 0, "case-sensitive": "true", "use-external-names": false, "roots": entries]
        try Self.write(try JSONSerialization.data(withJSONObject: overlay, options: [.sortedKeys]), to: path)
    }

    // MARK: Sources

    /// SwiftPM's sources with `Bundle.module`, of the package's build and of the editor's own.
    private var accessors: [URL] {
        func contents(_ folder: URL) -> [URL] {
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        }
        let build = URL(fileURLWithPath: root + "/.build")
        return [build, build.appendingPathComponent("index-build")].flatMap(contents).flatMap { triple in
            contents(triple.appendingPathComponent("debug")).map {
                $0.appendingPathComponent("DerivedSources/resource_bundle_accessor.swift")
            }
        }
        .filter { $0.path.contains(".build/DerivedSources/") && FileManager.default.fileExists(atPath: $0.path) }
        .sorted { $0.path < $1.path }
    }

    /// The opened package, and by SwiftPM's record those that it depends on.
    private var packages: [String] {
        var result = [root]
        let record = FileManager.default.contents(atPath: root + "/.build/workspace-state.json")
        let object = record.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
        for dependency in (object?["object"] as? [String: Any])?["dependencies"] as? [[String: Any]] ?? [] {
            let state = dependency["state"] as? [String: Any]
            if let path = state?["path"] as? String {
                result.append(path)
            } else if let subpath = dependency["subpath"] as? String {
                result.append(root + "/.build/checkouts/" + subpath)
            }
        }
        return result.filter { !FileManager.default.fileExists(atPath: $0 + "/Sources/QuartzCore/Layer/CALayer.swift") }
    }

    /// The Swift files of a package, by module: the folders in `Sources` and `Tests`, and all other files, without a name.
    private static func modules(in package: String) -> [String: [String]] {
        var result: [String: [String]] = [:]
        guard let files = FileManager.default.enumerator(atPath: package) else { return [:] }
        for case let name as String in files {
            if name.hasPrefix(".") {
                files.skipDescendants()
            } else if name.hasSuffix(".swift"), !name.hasPrefix("Package") {
                let parts = name.split(separator: "/")
                let isGrouped = parts.count > 2 && ["Sources", "Source", "Tests"].contains(parts[0])
                result[isGrouped ? String(parts[1]) : "", default: []].append(package + "/" + name)
            }
        }
        return result.mapValues { $0.sorted() }
    }

    /// The bytes of a regular file; a named pipe would block.
    private static func bytes(_ path: String) -> [UInt8]? {
        guard let status = RawPath(path).targetStatus, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileManager.default.contents(atPath: path).map { Array($0) }
    }

    private static func encoded(_ facts: ModuleFacts) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(facts)
    }

    private static func write(_ data: Data, to path: String) throws {
        if FileManager.default.contents(atPath: path) == data { return }
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
