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
            for found in Self.concurrently(module.sources, { Translator.facts(of: $0.text, file: Digest($0.path).text) }) {
                facts.merge(found)
            }
            let index = FactsIndex(facts)
            let names = index.namesToTranslate
            let results = Self.concurrently(module.sources) { source in
                let (path, text) = source
                let needs = !SourceFilter.isKept(text) && SourceFilter.mayNeedTranslation(text, alsoFor: names)
                let options = Translator.Options(fileTag: Digest(path).text)
                let result = needs ? Translator.translate(text, index: index, options: options).readableText : text
                var declared = APINames(result, all: true)
                // Left out declarations may be named by others.
                if needs { declared.merge(APINames(text, all: true)) }
                let imports = SourceFilter.importedModules(text).subtracting(SourceFilter.missingFrameworks(of: text))
                return (result, declared, !imports.subtracting(own).subtracting(Self.toolchain).isEmpty)
            }
            for (source, (result, declared, isForeign)) in zip(module.sources, results) {
                known.merge(declared)
                translated.append((source.path, result, isForeign))
            }
        }
        let found = Self.concurrently(translated) { [known] source in
            APIUse.missing(in: source.text, known: known, prefixes: library.prefixes).filter { !source.isForeign || $0.kind == .type }
        }
        return zip(translated, found).compactMap { source, uses in uses.isEmpty ? nil : (source.path, uses) }
    }

    /// The results of a function for each element, on all cores.
    private static func concurrently<Element, Result>(_ elements: [Element], _ body: (Element) -> Result) -> [Result] {
        let results = UnsafeMutableBufferPointer<Result?>.allocate(capacity: elements.count)
        results.initialize(repeating: nil)
        defer {
            results.deinitialize()
            results.deallocate()
        }
        DispatchQueue.concurrentPerform(iterations: elements.count) { results[$0] = body(elements[$0]) }
        return results.compactMap(\.self)
    }

    /// The modules of the toolchain, whose extensions of Apple's types are known.
    private static let toolchain: Set<String> = [
        "Foundation", "FoundationNetworking", "Dispatch", "Swift", "ObjectiveC", "Darwin", "Glibc", "XCTest", "Testing", "Combine", "os",
    ]
}
