import Foundation
import SourceTranslator
import WorkCommands

/// The translation of one module's sources into its cache.
struct ModuleTranslation {
    let module: String
    let sources: [String]
    let imports: ModuleFacts
    /// The names of the modules that have these.
    let modules: [String]
    let cache: Cache
    let contents: Contents
    let replacesOldNames: Bool
    /// Declarations for the colors and images of the module's catalogs; SwiftPM's own source with `Bundle.module` gets them.
    let assetSymbols: String
    /// The classes of the module's Core Data models, which the same source gets; they are translated.
    let modelClasses: String
    let log: TranslationLog?

    /// A file as the last translation left it.
    private struct FileState: Codable {
        let digest: String
        let lines: Int
        let edits: Int
        /// nil if the file is compiled as it is.
        let translation: String?
        /// The digest of the translation.
        let translationDigest: String?
    }

    private struct State: Codable {
        let key: String
        let factsDigest: String
        let files: [String: FileState]
    }

    /// Translated files by source.
    func run() throws -> [String: String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let key = Digest("\(Translator.version) \(Self.executableStamp) \(replacesOldNames)").text
        let old = cache.state(State.self).flatMap { $0.key == key ? $0 : nil }
        var digests: [String: String] = [:]
        var combined = Digest(String(decoding: try encoder.encode(imports), as: UTF8.self))
        for source in sources.sorted() {
            var digest = Digest()
            digest.add(try contents[source])
            if AssetSources.isAccessor(source) { digest.add(Array((assetSymbols + modelClasses).utf8)) }
            digests[source] = digest.text
            combined.add(Array((source + digest.text).utf8))
        }
        if let old, old.factsDigest.hasSuffix(" " + combined.text), cache.hasFacts(of: module), let kept = reused(old) { return kept }

        var own = ModuleFacts()
        for source in sources where !SourceFilter.isKept(try contents[source]) {
            own.merge(Translator.facts(of: try text(of: source), file: Digest(source).text))
        }
        let index = FactsIndex(own, imports: imports, modules: modules)
        try cache.writeFacts(index.exported(as: module), of: module)
        let factsDigest = Digest(
            String(decoding: try encoder.encode(own) + encoder.encode(imports) + encoder.encode(modules), as: UTF8.self)
        ).text
        let names = index.namesToTranslate
        let hasSameFacts = old?.factsDigest.hasPrefix(factsDigest + " ") ?? false

        var states: [String: FileState] = [:]
        var entries: [TranslationLog.Entry] = []
        for source in sources {
            let digest = digests[source] ?? ""
            if hasSameFacts, let state = old?.files[source], state.digest == digest, isWhole(state) {
                states[source] = state
                entries.append(.init(path: source, lines: state.lines, edits: state.edits, ms: 0, fromCache: true))
                continue
            }
            let start = Self.milliseconds
            let state = try translate(source, digest, index, names)
            states[source] = state
            let time = Self.milliseconds - start
            entries.append(.init(path: source, lines: state.lines, edits: state.edits, ms: time, fromCache: false))
        }
        log?.add(entries)
        try cache.writeState(State(key: key, factsDigest: factsDigest + " " + combined.text, files: states))
        return states.compactMapValues(\.translation)
    }

    /// A source, with the classes of models in SwiftPM's own.
    private func text(of source: String) throws -> [UInt8] {
        let text = try contents[source]
        guard AssetSources.isAccessor(source), !modelClasses.isEmpty else { return text }
        return text + Array(("\n" + assetSymbols + modelClasses).utf8)
    }

    /// Whether a file's translation is there as it was written.
    private func isWhole(_ state: FileState) -> Bool {
        guard let translation = state.translation else { return true }
        guard let data = FileManager.default.contents(atPath: translation) else { return false }
        return Digest([UInt8](data)).text == state.translationDigest
    }

    private func reused(_ old: State) -> [String: String]? {
        guard old.files.values.allSatisfy(isWhole) else { return nil }
        log?.add(old.files.sorted { $0.key < $1.key }.map { .init(path: $0, lines: $1.lines, edits: $1.edits, ms: 0, fromCache: true) })
        return old.files.compactMapValues(\.translation)
    }

    private func translate(_ source: String, _ digest: String, _ index: FactsIndex, _ names: Set<String>) throws -> FileState {
        let text = try text(of: source)
        let lines = text.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        let untouched = FileState(digest: digest, lines: lines, edits: 0, translation: nil, translationDigest: nil)
        if AssetSources.isAccessor(source), !assetSymbols.isEmpty, modelClasses.isEmpty {
            let whole = text + Array(("\n" + assetSymbols).utf8)
            let copy = try cache.write(Data(whole), at: cache.path(of: source))
            return FileState(digest: digest, lines: lines, edits: 0, translation: copy, translationDigest: Digest(whole).text)
        }
        let isChanged = try contents.isChanged(source)
        let mayNeedTranslation = !SourceFilter.isKept(text) && SourceFilter.mayNeedTranslation(text, alsoFor: names)
        guard isChanged || mayNeedTranslation || !SourceFilter.isKept(text) && Translator.isTooDeep(text) else { return untouched }
        let options = Translator.Options(replacesOldNames: replacesOldNames, fileTag: Digest(source).text)
        let output = Translator.translate(text, index: index, options: options)
        guard isChanged || output.text != text || !output.problems.isEmpty else { return untouched }
        let compiled = output.compiled(from: source.linkedFile)
        let copy = try cache.write(Data(compiled), at: cache.path(of: source))
        return FileState(
            digest: digest, lines: lines, edits: output.changes.count, translation: copy, translationDigest: Digest(compiled).text)
    }

    /// Processor time of the process so far.
    private static var milliseconds: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3
    }

    /// Changes when the translator is built again.
    private static let executableStamp: String = {
        let attributes = try? FileManager.default.attributesOfItem(atPath: "/proc/self/exe".resolvingLink)
        return "\((attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
    }()
}
