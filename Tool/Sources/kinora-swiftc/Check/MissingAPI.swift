import Foundation
import SourceTranslator

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
        var translated: [(path: String, text: [UInt8], isForeign: Bool)] = []
        known.globals.formUnion(self.modules.union(Self.toolchain))
        let own = Set(modules.map(\.name)).union(self.modules)
        for module in modules {
            var facts = ModuleFacts()
            for (path, text) in module.sources { facts.merge(Translator.facts(of: text, file: Digest(path).text)) }
            let index = FactsIndex(facts)
            let names = index.namesToTranslate
            for (path, text) in module.sources {
                let needs = !SourceFilter.isKept(text) && SourceFilter.mayNeedTranslation(text, alsoFor: names)
                let options = Translator.Options(fileTag: Digest(path).text)
                let result = needs ? Translator.translate(text, index: index, options: options).readableText : text
                known.merge(APINames(result, all: true))
                // Left out declarations may be named by others.
                if needs { known.merge(APINames(text, all: true)) }
                let imports = SourceFilter.importedModules(text).subtracting(SourceFilter.missingFrameworks(of: text))
                translated.append((path, result, !imports.subtracting(own).subtracting(Self.toolchain).isEmpty))
            }
        }
        return translated.compactMap { path, text, isForeign in
            let uses = APIUse.missing(in: text, known: known, prefixes: library.prefixes).filter { !isForeign || $0.kind == .type }
            return uses.isEmpty ? nil : (path, uses)
        }
    }

    /// The modules of the toolchain, whose extensions of Apple's types are known.
    private static let toolchain: Set<String> = [
        "Foundation", "FoundationNetworking", "Dispatch", "Swift", "ObjectiveC", "Darwin", "Glibc", "XCTest", "Testing", "Combine", "os",
    ]
}
