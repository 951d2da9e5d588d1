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
        /// Paths with their texts.
        let sources: [(path: String, text: [UInt8])]
    }

    /// The uses in each file; files without any are left out.
    ///
    /// - Parameter modules: All modules that are built from sources. A file that imports another one than these and the library's is judged
    ///   by its types alone: what a foreign module adds to Apple's types is not known.
    /// - Complexity: O(*n*), where *n* is the length of the sources.
    func uses(in modules: [Module]) -> [(path: String, uses: [APIUse])] {
        var known = library.names
        known.globals.formUnion(self.modules.union(Self.toolchain))
        let own = Set(modules.map(\.name)).union(self.modules).union(Self.toolchain)
        var results: [Result] = []
        for module in modules {
            let parsed = module.sources.concurrentMap { source -> (path: String, source: ParsedSource, facts: ModuleFacts) in
                let parsed = ParsedSource(source.text)
                return (source.path, parsed, Translator.facts(of: parsed, file: Digest(source.path).text))
            }
            var facts = ModuleFacts()
            for file in parsed { facts.merge(file.facts) }
            let index = FactsIndex(facts)
            let names = index.namesToTranslate
            let translated = parsed.concurrentMap { Self.translate($0.source, $0.path, index, names, own) }
            for result in translated { known.merge(result.names) }
            results += translated
        }
        let (all, prefixes) = (known, library.prefixes)
        let uses = results.concurrentMap { result in
            APIUse.missing(in: result.source, known: all, prefixes: prefixes).filter { !result.isForeign || $0.kind == .type }
        }
        return zip(results, uses).compactMap { result, uses in uses.isEmpty ? nil : (result.path, uses) }
    }

    /// A file as the compiler gets it.
    private struct Result: Sendable {
        let path: String
        let source: ParsedSource
        /// Its declarations, those that are left out too: others may name them.
        let names: APINames
        /// Whether the file imports a module that is not known.
        let isForeign: Bool
    }

    private static func translate(
        _ source: ParsedSource, _ path: String, _ index: FactsIndex, _ names: Set<String>, _ own: Set<String>
    ) -> Result {
        let text = source.text
        let imports = SourceFilter.importedModules(text).subtracting(SourceFilter.missingFrameworks(of: text))
        let isForeign = !imports.isSubset(of: own)
        var declared = APINames(source, all: true)
        guard !SourceFilter.isKept(text), SourceFilter.mayNeedTranslation(text, alsoFor: names) else {
            return Result(path: path, source: source, names: declared, isForeign: isForeign)
        }
        let output = Translator.translate(source, index: index, options: .init(fileTag: Digest(path).text))
        let result = output.readableText == text ? source : ParsedSource(output.readableText)
        if result !== source { declared.merge(APINames(result, all: true)) }
        return Result(path: path, source: result, names: declared, isForeign: isForeign)
    }

    /// The modules of the toolchain, whose extensions of Apple's types are known.
    private static let toolchain: Set<String> = [
        "Foundation", "FoundationNetworking", "Dispatch", "Swift", "ObjectiveC", "Darwin", "Glibc", "XCTest", "Testing", "Combine", "os",
    ]
}
