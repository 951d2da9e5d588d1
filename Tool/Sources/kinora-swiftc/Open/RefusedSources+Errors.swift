import Foundation
import SourceTranslator

extension RefusedSources {
    /// Adds the places of a build's errors. False if there is none that can be left out, or if all are mistakes of the app's own.
    ///
    /// - Parameter translation: The path of a source's translation, and whether the source is a test's.
    mutating func add(_ errors: [BuildMessages.Message], translation: (String) -> (path: String, isTest: Bool)?) -> Bool {
        guard !isEmpty || errors.contains(where: { RefusedRange.Refusal.isForeign($0.text) }) else { return false }
        var isChanged = false
        for (file, messages) in Dictionary(grouping: errors.filter { $0.file != nil }, by: { $0.file ?? "" }).sorted(by: { $0.key < $1.key }
        ) {
            guard let (path, isTest) = translation(file), let data = FileManager.default.contents(atPath: file) else { continue }
            let source = [UInt8](data)
            let omitted = files[file] ?? []
            let lines = TranslatedLines(source: Translator.leavingOut(omitted, of: source), translation: path)
            let refusals = messages.map { message in
                RefusedRange.Refusal(line: message.line, column: lines.column(message.column, in: message.line), message: message.text)
            }
            let found = Translator.refusedRanges(
                of: source, for: refusals, omitted: omitted, isMain: (file as NSString).lastPathComponent == "main.swift",
                keepsStatements: isTest)
            guard let found else { return false }
            files[file] = omitted + found
            isChanged = isChanged || !found.isEmpty
        }
        return isChanged
    }

    /// The rows of the report, by file in the order of their causes.
    func leftOut(_ name: (String) -> String) -> [OpenReport.LeftOut] {
        files.sorted { $0.key < $1.key }.flatMap { file, ranges in
            ranges.map { .init(file: "\(name(file)):\($0.line)", declaration: $0.title, reason: $0.reason) }
        }
    }
}
