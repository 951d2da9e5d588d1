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
        let paths = isFolder.boolValue ? Self.sources(in: input) : [input]
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
                try Data(output?.whole ?? text).write(to: destination)
            }
        }
        if checks { try write(reports) }
        return reports.allSatisfy(\.problems.isEmpty) ? 0 : 1
    }

    private func write(_ reports: [Report]) throws {
        if printsJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            for report in reports { FileHandle.standardOutput.write(try encoder.encode(report) + [0x0A]) }
            return
        }
        for report in reports {
            for change in report.problems { print("\(report.path):\(change.line):\(change.column): error: \(change.message)") }
            for change in report.changes { print("\(report.path):\(change.line):\(change.column): \(change.message)") }
        }
    }

    /// The Swift files of a folder, without those of builds.
    private static func sources(in folder: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder)
        var paths: [String] = []
        while let path = files?.nextObject() as? String {
            if path.hasSuffix(".build") { files?.skipDescendants() }
            if path.hasSuffix(".swift"), !path.hasSuffix("Package.swift") { paths.append(folder + "/" + path) }
        }
        return paths.sorted()
    }
}
