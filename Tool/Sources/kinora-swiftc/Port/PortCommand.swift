import CKinoraProgram
import Foundation
import SourceTranslator

/// `port IN OUT` writes translated sources, and copies of all other files; `port --check [--json] IN` lists the changes.
struct PortCommand {
    private let checks: Bool
    private let printsJSON: Bool
    private let folders: [String]

    init(_ words: [String]) throws {
        checks = words.contains("--check")
        printsJSON = words.contains("--json")
        folders = words.filter { !$0.hasPrefix("--") }
        let unknown = words.first { $0.hasPrefix("--") && $0 != "--check" && $0 != "--json" }
        if let unknown { throw Failure("port: unknown option \(unknown)", status: 2) }
        guard folders.count == (checks ? 1 : 2), !folders.contains("") else {
            throw Failure("port: write port IN OUT, or port --check [--json] IN", status: 2)
        }
        guard !printsJSON || checks else { throw Failure("port: --json goes with --check", status: 2) }
    }

    private struct Report: Encodable {
        let path: String
        let lines: Int
        let changes: [Translator.Change]
        let problems: [Translator.Change]
    }

    /// The exit status: 1 if something cannot be translated.
    func run() throws -> Int32 {
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
            let report = try add(entry, of: source, texts[entry.path], index, names, into: &files)
            if let report { reports.append(report) }
        }
        try output?.write(files, from: source.root)
        try write(reports)
        return reports.allSatisfy(\.problems.isEmpty) ? 0 : 1
    }

    /// Adds the file that an entry becomes. Returns what there is to say about it.
    private func add(
        _ entry: PortSource.Entry, of source: PortSource, _ text: [UInt8]?, _ index: FactsIndex, _ names: Set<String>,
        into files: inout [PortFolder.File]
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
            Self.say("kinora: port: \(location.printed) \(remark)\n")
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

    /// Writes to standard error; the program ends with a status of its own if it loses a message.
    private static func say(_ text: String) {
        let bytes = Array(text.utf8)
        _ = kinora_write(STDERR_FILENO, bytes, bytes.count)
    }

    private func write(_ reports: [Report]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for report in reports {
            let problems = report.problems.map { "\(report.path):\($0.line):\($0.column): error: \($0.message)\n" }
            if !checks {
                Self.say(problems.joined())
            } else if printsJSON {
                try StandardOutput.write(encoder.encode(report) + [0x0A], of: "port")
            } else {
                let lines = problems + report.changes.map { "\(report.path):\($0.line):\($0.column): \($0.message)\n" }
                try StandardOutput.write(Data(lines.joined().utf8), of: "port")
            }
        }
    }
}
