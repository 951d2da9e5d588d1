import Foundation
import SourceTranslator

/// `port IN OUT` writes translated sources; `port --check [--json] IN` lists the changes.
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
        guard folders.count == (checks ? 1 : 2) else { throw Failure("port: write port IN OUT, or port --check [--json] IN", status: 2) }
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
        let input = folders[0]
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: input, isDirectory: &isFolder) else {
            throw Failure("port: \(input) is not there", status: 2)
        }
        let paths = isFolder.boolValue ? try Self.sources(in: input) : [input]
        let contents = Contents()
        var facts = ModuleFacts()
        for path in paths { facts.merge(Translator.facts(of: try contents[path], file: Digest(path).text)) }
        let index = FactsIndex(facts)
        let names = index.namesToTranslate
        var reports: [Report] = []
        for path in paths {
            let text = try contents[path]
            let options = Translator.Options(fileTag: Digest(path).text)
            let isKept = SourceFilter.isKept(text) || !SourceFilter.mayNeedTranslation(text, alsoFor: names)
            let output = isKept ? nil : Translator.translate(text, index: index, options: options)
            let lines = text.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
            reports.append(Report(path: path, lines: lines, changes: output?.changes ?? [], problems: output?.problems ?? []))
            if !checks {
                let relative = isFolder.boolValue ? String(path.dropFirst(input.count)) : "/" + URL(fileURLWithPath: path).lastPathComponent
                let destination = URL(fileURLWithPath: folders[1] + relative)
                try FileManager.default.createDirectory(at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(output?.whole ?? text).write(to: destination, options: .atomic)
            }
        }
        if checks { try write(reports) }
        return reports.allSatisfy(\.problems.isEmpty) ? 0 : 1
    }

    private func write(_ reports: [Report]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for report in reports {
            if printsJSON {
                try StandardOutput.write(encoder.encode(report) + [0x0A], of: "port")
                continue
            }
            let lines =
                report.problems.map { "\(report.path):\($0.line):\($0.column): error: \($0.message)\n" }
                + report.changes.map { "\(report.path):\($0.line):\($0.column): \($0.message)\n" }
            try StandardOutput.write(Data(lines.joined().utf8), of: "port")
        }
    }

    /// The Swift files of a folder, without those of builds.
    private static func sources(in folder: String) throws -> [String] {
        var paths: [String] = []
        var waiting = [folder]
        // Foundation's enumerator leaves out silently what it cannot read.
        while let folder = waiting.popLast() {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                let path = folder + "/" + name
                var status = stat()
                guard lstat(path, &status) == 0 else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    if !name.hasSuffix(".build") { waiting.append(path) }
                } else if name.hasSuffix(".swift"), !name.hasSuffix("Package.swift") {
                    paths.append(path)
                }
            }
        }
        return paths.sorted()
    }
}
