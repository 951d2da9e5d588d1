import CommandSupport
import Foundation
import SourceTranslator
import WorkCommands

/// `port IN OUT` writes translated sources, and copies of all other files; `port --check [--json] IN` lists the changes.
struct PortCommand: DeclaredCommand {
    typealias Declaration = PortDeclaration

    private let checks: Bool
    private let printsJSON: Bool
    private let folders: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        checks = arguments.has("--check")
        printsJSON = arguments.has("--json")
        folders = arguments.operands
        guard folders.count == (checks ? 1 : 2), !folders.contains("") else {
            throw UsageError("write port IN OUT, or port --check [--json] IN")
        }
        guard !printsJSON || checks else { throw UsageError("--json goes with --check") }
    }

    private struct Report: Encodable {
        let path: String
        let lines: Int
        let changes: [Translator.Change]
        let problems: [Translator.Change]
        /// API that the file uses and the library lacks.
        var missing: [APIUse] = []
    }

    /// Ends with status 1 if something cannot be translated.
    func run(on console: Console) throws {
        let source = try PortSource(RawPath(folders[0]))
        var output = checks ? nil : try PortFolder(RawPath(folders[1]), for: source.root)
        var texts: [RawPath: [UInt8]] = [:]
        var facts = ModuleFacts()
        for entry in source.entries where entry.kind == .source {
            let text = try source.location(of: entry).contents()
            texts[entry.path] = text
            facts.merge(Translator.facts(of: text, file: Digest(entry.path.bytes).text))
        }
        let index = FactsIndex(facts)
        let names = index.namesToTranslate
        var reports: [Report] = []
        var files: [PortFolder.File] = []
        for entry in source.entries {
            let report = try add(entry, of: source, texts[entry.path], index, names, into: &files, on: console)
            if let report { reports.append(report) }
        }
        try output?.write(files, from: source.root)
        if checks { try addMissing(texts, of: source, to: &reports) }
        try write(reports, on: console)
        guard reports.allSatisfy(\.problems.isEmpty) else { throw Failure(nil, status: ExitCode.differences.rawValue) }
    }

    private func addMissing(_ texts: [RawPath: [UInt8]], of source: PortSource, to reports: inout [Report]) throws {
        let sources = source.entries.compactMap { entry in texts[entry.path].map { (source.location(of: entry).printed, $0) } }
        guard !sources.isEmpty else { return }
        let module = MissingAPI.Module(name: "", texts: sources)
        let found = try MissingAPI(kinora: Checkout().root).uses(in: [module])
        let uses = Dictionary(found.map { ($0.path, $0.uses) }) { first, _ in first }
        for index in reports.indices { reports[index].missing = uses[reports[index].path] ?? [] }
    }

    /// Adds the file that an entry becomes. Returns what there is to say about it.
    private func add(
        _ entry: PortSource.Entry, of source: PortSource, _ text: [UInt8]?, _ index: FactsIndex, _ names: Set<String>,
        into files: inout [PortFolder.File], on console: Console
    ) throws -> Report? {
        let location = source.location(of: entry)
        func append(_ content: PortFolder.Content, _ digest: String) {
            files.append(PortFolder.File(path: entry.path, content: content, mode: entry.mode, digest: digest))
        }
        func report(_ reason: String) -> Report {
            let problem = Translator.Change(line: 1, column: 1, pass: "file", message: reason)
            return Report(path: location.printed, lines: 0, changes: [], problems: [problem])
        }
        if let remark = entry.remark {
            console.note("kinora: port: \(location.printed) \(remark)\n")
        }
        switch entry.kind {
        case .refused(let reason): return report(reason)
        case .folder: append(.folder, "folder")
        case .link(let target): append(.link(target), PortFolder.digest(ofLink: target))
        case .copied: if !checks { append(.copy(location), try PortFolder.digest(ofFile: location)) }
        case .source:
            let text = text ?? []
            let options = Translator.Options(fileTag: Digest(entry.path.bytes).text)
            let isKept = SourceFilter.isKept(text)
            let needs = SourceFilter.mayNeedTranslation(text, alsoFor: names) || Translator.isTooDeep(text)
            let output = isKept || !needs ? nil : Translator.translate(text, index: index, options: options)
            let lines = text.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
            let result = output?.whole ?? text
            append(.text(result), Digest(result).text)
            return Report(path: location.printed, lines: lines, changes: output?.changes ?? [], problems: output?.problems ?? [])
        }
        return nil
    }

    private func write(_ reports: [Report], on console: Console) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for report in reports {
            let problems = report.problems.map { "\(report.path):\($0.line):\($0.column): error: \($0.message)\n" }
            if !checks {
                console.note(problems.joined())
            } else if printsJSON {
                try console.write(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n")
            } else {
                let missing = report.missing.map { "\(report.path):\($0.line):\($0.column): missing: \($0.kind.rawValue) \($0.name)\n" }
                let lines = problems + missing + report.changes.map { "\(report.path):\($0.line):\($0.column): \($0.message)\n" }
                try console.write(lines.joined())
            }
        }
    }
}
