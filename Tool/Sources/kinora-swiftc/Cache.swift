import Foundation
import SourceTranslator
import WorkCommands

/// The folder of a module's translated sources.
struct Cache {
    let folder: String

    /// The folder of a build's modules.
    private var products: String { URL(fileURLWithPath: folder).deletingLastPathComponent().deletingLastPathComponent().path }

    private func factsPath(of module: String) -> String { "\(products)/kinora-facts/\(module).json" }

    /// The facts that the translation of another module of the build has left; nil for one that was not translated.
    ///
    /// Facts that are damaged or gone are made again, from the sources in SwiftPM's map of the module's outputs.
    func facts(of module: String) throws -> ModuleFacts? {
        if let data = SealedFile.content(at: factsPath(of: module)), let facts = try? JSONDecoder().decode(ModuleFacts.self, from: data) {
            return facts
        }
        let build = "\(products)/\(module).build"
        let wasTranslated = [factsPath(of: module), build + "/kinora"].contains(where: FileManager.default.fileExists)
        guard wasTranslated, let data = FileManager.default.contents(atPath: build + "/output-file-map.json"),
            let map = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        else { return nil }
        var own = ModuleFacts()
        var names: Set<String> = []
        for source in map.keys.sorted() where source.hasSuffix(".swift") {
            guard let text = FileManager.default.contents(atPath: source).map({ [UInt8]($0) }) else { continue }
            names.formUnion(SourceFilter.importedModules(text))
            if !SourceFilter.isKept(text) { own.merge(Translator.facts(of: text, file: Digest(source).text)) }
        }
        let (imports, modules) = try importedFacts(names.subtracting([module]))
        let exported = FactsIndex(own, imports: imports, modules: modules).exported(as: module)
        try writeFacts(exported, of: module)
        return exported
    }

    /// The facts of modules, and the names of those that have some.
    func importedFacts(_ names: Set<String>) throws -> (facts: ModuleFacts, modules: [String]) {
        var facts = ModuleFacts()
        var modules: [String] = []
        for name in names.sorted() {
            guard let found = try self.facts(of: name) else { continue }
            facts.merge(found)
            modules.append(name)
        }
        return (facts, modules)
    }

    /// The path of a file's translation. The name differs from the source's, so that `#fileID` is unique.
    func path(of source: String) -> String {
        let url = URL(fileURLWithPath: source)
        let digest = Digest(source).text
        let name = url.lastPathComponent
        // File systems allow 255 bytes.
        var stem = name.dropLast(6)
        while stem.utf8.count > 200 { stem.removeLast() }
        return name == "main.swift" ? "\(folder)/\(digest)/main.swift" : "\(folder)/\(stem)-\(digest).swift"
    }

    /// Writes a file of the folder unless it has these bytes, so that the compiler's incremental builds see no change. Returns its path.
    @discardableResult
    func write(_ data: Data, named name: String) throws -> String {
        try write(data, at: folder + "/" + name)
    }

    @discardableResult
    func write(_ data: Data, at path: String) throws -> String {
        let url = URL(fileURLWithPath: path)
        if let old = try? Data(contentsOf: url), old == data { return path }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
        return path
    }

    func writeFacts(_ facts: ModuleFacts, of module: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try write(SealedFile.sealed(encoder.encode(facts)), at: factsPath(of: module))
    }

    /// Whether the facts of a module are there and whole.
    func hasFacts(of module: String) -> Bool { SealedFile.content(at: factsPath(of: module)) != nil }

    func state<State: Decodable>(_ type: State.Type) -> State? {
        SealedFile.content(at: folder + "/state.json").flatMap { try? JSONDecoder().decode(State.self, from: $0) }
    }

    func writeState(_ state: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try write(SealedFile.sealed(encoder.encode(state)), named: "state.json")
    }
}
