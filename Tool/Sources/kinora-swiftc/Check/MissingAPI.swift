import Foundation
import SourceTranslator
import WorkCommands

/// The API that modules of an app use and that is not here, judged by the declarations of the library: `open --check` and `port --check`.
struct MissingAPI {
    private let library: LibraryAPI

    /// The modules of the library, which sources may import.
    private let modules: Set<String>

    /// - Parameters:
    ///   - kinora: The folder of Kinora's checkout.
    ///   - cache: The folder that keeps what is known of the library.
    init(kinora: String, cache: String = CacheFolder.path()) throws {
        library = try LibraryAPI.read(kinora: kinora, cache: cache)
        modules = Set((try? FileManager.default.contentsOfDirectory(atPath: kinora + "/Sources")) ?? [])
    }

    /// A module's sources.
    struct Module {
        let name: String
        let sources: [(path: String, source: ParsedSource)]

        init(name: String, sources: [(path: String, source: ParsedSource)]) {
            self.name = name
            self.sources = sources
        }

        /// Parses texts, on all processors; bodies only where something in them may be missing.
        init(name: String, texts: [(path: String, text: [UInt8])]) {
            self.init(name: name, sources: texts.concurrentMap { ($0.path, ParsedSource(declarationsOf: $0.text)) })
        }
    }

    /// The uses in each file; files without any are left out.
    ///
    /// - Parameter modules: All modules that are built from sources. A file that imports another one than these and the library's is judged
    ///   by its types alone: what a foreign module adds to Apple's types is not known.
    ///
    /// Sources are judged as they are written. Those in which something seems to be missing are then translated and judged as the compiler
    /// gets them: a translation names only what the library has.
    /// - Complexity: O(*n*), where *n* is the length of the sources.
    func uses(in modules: [Module]) -> [(path: String, uses: [APIUse])] {
        var known = library.names
        known.globals.formUnion(self.modules.union(Self.toolchain))
        // SwiftPM makes it for targets with resources.
        known.types["Bundle"]?.members.insert("module")
        let own = Set(modules.map(\.name)).union(self.modules).union(Self.toolchain)
        let sources = modules.enumerated().flatMap { number, module in
            module.sources.map { (module: number, path: $0.path, source: $0.source) }
        }
        for names in sources.concurrentMap({ APINames($0.source, all: true) }) { known.merge(names) }
        let written = APIUseSearch(known: known, prefixes: library.prefixes)
        let doubtful = sources.concurrentMap { found in
            written.doubtful(found.source).map { (module: found.module, path: found.path, source: $0) }
        }.compactMap(\.self)
        // Linking a module's facts takes one processor.
        let indices = Dictionary(
            uniqueKeysWithValues: Set(doubtful.map(\.module)).sorted().concurrentMap { number in
                let index = Self.index(of: modules[number])
                return (number, (index: index, names: index.namesToTranslate))
            })
        let translated = doubtful.concurrentMap { found in
            let (index, names) = indices[found.module]!
            return Self.translate(found.source, found.path, index, names, own)
        }
        for result in translated { known.merge(result.names) }
        let compiled = APIUseSearch(known: known, prefixes: library.prefixes)
        let uses = translated.concurrentMap { result in
            compiled.uses(in: result.source).filter { !result.isForeign || $0.kind == .type }
        }
        return zip(translated, uses).compactMap { result, uses in uses.isEmpty ? nil : (result.path, uses) }
    }

    private static func index(of module: Module) -> FactsIndex {
        var facts = ModuleFacts()
        for file in module.sources.concurrentMap({ Translator.facts(of: $0.source, file: Digest($0.path).text) }) { facts.merge(file) }
        return FactsIndex(facts)
    }

    /// A file as the compiler gets it.
    private struct Translated: Sendable {
        let path: String
        let source: ParsedSource
        /// The declarations of the translation; none for a source that is its own.
        let names: APINames
        /// Whether the file imports a module that is not known.
        let isForeign: Bool
    }

    private static func translate(
        _ source: ParsedSource, _ path: String, _ index: FactsIndex, _ names: Set<String>, _ own: Set<String>
    ) -> Translated {
        let text = source.text
        let imports = SourceFilter.importedModules(text).subtracting(SourceFilter.missingFrameworks(of: source))
        let isForeign = !imports.isSubset(of: own)
        guard !SourceFilter.isKept(text), SourceFilter.mayNeedTranslation(text, alsoFor: names) else {
            return Translated(path: path, source: source, names: APINames(), isForeign: isForeign)
        }
        let output = Translator.translate(source, index: index, options: .init(fileTag: Digest(path).text))
        let result = source.translated(output)
        return Translated(
            path: path, source: result, names: result === source ? APINames() : APINames(result, all: true), isForeign: isForeign)
    }

    /// The modules of the toolchain, whose extensions of Apple's types are known.
    private static let toolchain: Set<String> = [
        "Foundation", "FoundationNetworking", "Dispatch", "Swift", "ObjectiveC", "Darwin", "Glibc", "XCTest", "Testing", "Combine", "os",
    ]
}
