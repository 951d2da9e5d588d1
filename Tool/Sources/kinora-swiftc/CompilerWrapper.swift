import Foundation
import SourceTranslator
import WorkCommands

/// The compiler's command line with translated sources.
struct CompilerWrapper {
    /// The words after the compiler's name.
    let arguments: [String]
    let environment: [String: String]

    /// The modules whose flags are kept for modules that do not name Kinora.
    static let keptModules = ["UIKit"] + Frameworks.linked.map(\.name)

    /// The words to give to the real compiler.
    func translatedArguments() throws -> [String] {
        let expanded = try expandedArguments()
        if let flags = hostFlags(expanded) { return arguments + flags }
        let sources = expanded.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("-") }
        guard let module = value(of: "-module-name", in: expanded), !sources.isEmpty else { return arguments }
        let contents = Contents(refused: environment[RefusedSources.variable].map(RefusedSources.init(contentsOf:)))
        let flags = ImportFlags(outputFileMap: value(of: "-output-file-map", in: expanded))
        if Self.keptModules.contains(module), let first = sources.first, isKinora(first) { try flags?.record(expanded, of: module) }
        guard try isForPhones(module, sources, contents) else {
            // It may import what imports UIKit.
            let isKinoras = sources.first.map(isKinora) ?? false
            let imports = isKinoras ? [] : try flags?.missing(from: expanded, of: Self.keptModules) ?? []
            return arguments + imports + (try foundationFlags(module, sources, contents))
        }
        // The language server's compilations read translations through its overlay, under the names of the originals.
        if expanded.contains(where: { $0.contains("/\(WorkspaceOverlay.folderName)/") }) {
            return arguments + (try flags?.missing(from: expanded, of: Self.keptModules) ?? [])
        }
        let cache = Cache(folder: cacheFolder(expanded, module))
        let (imports, modules) = try importedFacts(module, sources, contents, cache)
        let log = environment["KINORA_TRANSLATOR_LOG"].map(TranslationLog.init(path:))
        let translation = ModuleTranslation(
            module: module, sources: sources, imports: imports, modules: modules, cache: cache, contents: contents,
            replacesOldNames: environment["KINORA_OLD_NAMES"].map { $0 != "0" } ?? true,
            assetSymbols: try AssetSources(sources: sources).symbols(contents),
            modelClasses: AssetSources(sources: sources).modelClasses(), log: log)
        let translated = try translation.run()
        return try rewritten(expanded + (flags?.missing(from: expanded, of: Self.keptModules) ?? []), translated, cache)
    }

    /// The arguments with the words of response files. The language version 5.0, which Xcode takes, is 5.
    private func expandedArguments() throws -> [String] {
        var words = try ResponseFile.expanded(arguments)
        for index in words.indices.dropFirst() where words[index - 1] == "-swift-version" && words[index].hasSuffix(".0") {
            words[index].removeLast(2)
        }
        return words
    }

    private func value(of option: String, in words: [String]) -> String? {
        words.firstIndex(of: option).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }

    /// The objects by which an app films itself or is shown in browsers, or a test has a stage, if `kinora swift` has built them: they are
    /// in no product of the package's.
    private func hostFlags(_ words: [String]) -> [String]? {
        guard words.contains("-emit-executable"), let output = value(of: "-o", in: words) else { return nil }
        let products = URL(fileURLWithPath: output).deletingLastPathComponent().path
        let linked = Set(words.map { URL(fileURLWithPath: $0).path })
        let folder = BuildFolder(path: products)
        let prebuilt = Prebuilt.used(products: products)
        var flags: [String] = []
        // Hosts have modules in common.
        var seen = linked
        for host in Host.ofProgram(isTest: output.hasSuffix(".xctest"))
        where FileManager.default.fileExists(atPath: "\(products)/\(host.mark)") {
            if let prebuilt {
                flags += prebuilt.linkerFlags(of: host.modules)
                continue
            }
            let objects = host.modules.flatMap(folder.objects).filter { seen.insert($0).inserted }
            if !objects.isEmpty { flags += objects + host.libraries }
        }
        return flags.isEmpty ? nil : flags
    }

    // MARK: Choice of modules

    /// Whether the module imports UIKit, or the environment says so. Kinora's own modules are as they are.
    private func isForPhones(_ module: String, _ sources: [String], _ contents: Contents) throws -> Bool {
        let chosen = (environment["KINORA_AS_IOS"] ?? "").split(separator: ",")
        if chosen.contains("-" + module) { return false }
        if let first = sources.first, isKinora(first) { return false }
        if chosen.contains("+" + module) { return true }
        return try module != Self.aliasedModule && sources.contains { SourceFilter.importsUIKit(try contents[$0]) }
    }

    /// The name that `Integrations/SnapshotTesting` gives to Point-Free's module, and has its strategies for UIKit instead.
    private static let aliasedModule = "PointFreeSnapshotTesting"

    /// Whether a file is in Kinora's package, whose sources are Swift for Linux.
    private func isKinora(_ path: String) -> Bool {
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return [".", "..", "../.."].contains {
                    FileManager.default.fileExists(atPath: folder.path + "/\($0)/Sources/QuartzCore/Layer/CALayer.swift")
                }
            }
            folder.deleteLastPathComponent()
        }
        return false
    }

    /// The flags by which a module that is not for iPhones has the parts of Foundation that it names and no file of it imports. Kinora's
    /// own modules are as they are.
    private func foundationFlags(_ module: String, _ sources: [String], _ contents: Contents) throws -> [String] {
        if let first = sources.first, isKinora(first) { return [] }
        var missing: Set<String> = []
        var imported: Set<String> = []
        for source in sources {
            let text = try contents[source]
            missing.formUnion(SourceFilter.missingFoundationModules(of: text).filter(\.isForEveryModule).map(\.name))
            imported.formUnion(SourceFilter.importedModules(text))
        }
        return missing.subtracting(imported).sorted().flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }

    // MARK: Folders

    private func cacheFolder(_ words: [String], _ module: String) -> String {
        if let map = value(of: "-output-file-map", in: words) {
            return URL(fileURLWithPath: map).deletingLastPathComponent().path + "/kinora"
        }
        let identity = FileManager.default.currentDirectoryPath + "/" + module
        return NSTemporaryDirectory() + "/kinora-" + Digest(identity).text
    }

    /// The facts that translations of imported modules have written beside their compiled modules.
    private func importedFacts(
        _ module: String, _ sources: [String], _ contents: Contents, _ cache: Cache
    ) throws -> (facts: ModuleFacts, modules: [String]) {
        var names: Set<String> = []
        for source in sources { names.formUnion(SourceFilter.importedModules(try contents[source])) }
        return try cache.importedFacts(names.subtracting([module]))
    }

    // MARK: The new command line

    private func rewritten(_ words: [String], _ translated: [String: String], _ cache: Cache) throws -> [String] {
        var result = words.map { translated[$0] ?? $0 }
        if let index = result.firstIndex(of: "-output-file-map"), index + 1 < result.count, !translated.isEmpty {
            let map = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: result[index + 1])))
            if var files = map as? [String: Any] {
                for (source, copy) in translated { files[copy] = files.removeValue(forKey: source) }
                let data = try JSONSerialization.data(withJSONObject: files, options: [.sortedKeys])
                result[index + 1] = try cache.write(data, named: "output-file-map.json")
            }
        }
        // SwiftPM gives the flag for `@main` in a module's only file, not for `@UIApplicationMain`.
        let sources = words.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("-") }
        if sources.count == 1, let copy = translated[sources[0]], !result.contains("-parse-as-library"),
            try !SourceFilter.entryPoints(Array(Data(contentsOf: URL(fileURLWithPath: copy)))).isEmpty
        {
            result.append("-parse-as-library")
        }
        if words.contains("-profile-coverage-mapping") {
            for (source, copy) in translated.sorted(by: { $0.key < $1.key }) {
                result += ["-coverage-prefix-map", copy + "=" + URL(fileURLWithPath: source).path]
            }
        }
        // As on iPhones, where Objective-C makes a module's imports visible in all of its files.
        result += ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
        // All errors at once, so that few builds find what to leave out.
        if environment[RefusedSources.variable] != nil { result.append("-continue-building-after-errors") }
        guard result.allSatisfy(ResponseFile.canHold) else { return result }
        let list = result.map(ResponseFile.quoted).joined(separator: "\n")
        return ["@" + (try cache.write(Data(list.utf8), named: "arguments"))]
    }
}
