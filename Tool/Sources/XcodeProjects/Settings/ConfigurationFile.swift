import Foundation
import Resources

/// The settings of an `.xcconfig` and of the files that it includes.
struct ConfigurationFile {
    private(set) var assignments: [SettingAssignment] = []
    private(set) var notices: [ProjectNotice] = []
    private let disk: SourceDisk
    /// Included files are sought beside the file, then here.
    private let sourceRoot: String
    private var count = 0

    private static let deepest = 32
    private static let mostFiles = 500

    /// Reads a file. What is missing or damaged is a notice: Xcode builds on.
    init(_ path: String, sourceRoot: String, on disk: SourceDisk) {
        self.disk = disk
        self.sourceRoot = sourceRoot
        read(path, chain: [])
    }

    private mutating func read(_ path: String, chain: [String]) {
        count += 1
        guard count <= Self.mostFiles else { return }
        let data: Data
        do {
            data = try disk.data(path)
        } catch {
            notices.append(ProjectNotice(error.message, file: error.file, line: error.line))
            return
        }
        if let conflict = SourceDisk.conflict(in: data, path) {
            notices.append(ProjectNotice(conflict.message, file: path, line: conflict.line))
        }
        let text = String(decoding: data, as: UTF8.self)
        var pending = ""
        var start = 0
        for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if pending.isEmpty { start = index + 1 }
            var line = pending + Self.withoutComment(raw)
            if line.trimmingSpaces.hasSuffix("\\") {
                line = line.trimmingSpaces
                pending = String(line.dropLast()) + " "
                continue
            }
            pending = ""
            read(line.trimmingSpaces, file: path, line: start, chain: chain + [path])
        }
    }

    private mutating func read(_ line: String, file: String, line number: Int, chain: [String]) {
        if line.isEmpty { return }
        func notice(_ message: String) -> ProjectNotice { ProjectNotice(message, file: file, line: number) }
        if line.hasPrefix("#") {
            if let message = include(line, from: file, chain) { notices.append(notice(message)) }
            return
        }
        // The first equals sign outside of brackets.
        var depth = 0
        var equals: String.Index?
        for index in line.indices {
            if line[index] == "[" { depth += 1 }
            if line[index] == "]" { depth -= 1 }
            if line[index] == "=", depth == 0 {
                equals = index
                break
            }
        }
        guard let equals, let first = line.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
            notices.append(notice("'\(line)' is no setting; write NAME = VALUE"))
            return
        }
        var value = String(line[line.index(after: equals)...]).trimmingSpaces
        if value.hasSuffix(";") { value = String(value.dropLast()).trimmingSpaces }
        assignments.append(SettingAssignment(String(line[..<equals]).trimmingSpaces, value, file: file, line: number))
    }

    /// Reads an included file; returns what is wrong, nil for nothing.
    private mutating func include(_ line: String, from file: String, _ chain: [String]) -> String? {
        let words = line.dropFirst().trimmingPrefix { $0 == " " || $0 == "\t" }
        let quoted = words.split(separator: "\"", omittingEmptySubsequences: false)
        guard words.hasPrefix("include"), quoted.count >= 2 else { return "'\(line)' is not understood; #include \"FILE\" is" }
        let name = String(quoted[1])
        let locations = [file.folderPath.appendingPath(name), sourceRoot.appendingPath(name)]
        guard let found = locations.compactMap({ disk.found($0) }).first else {
            return words.hasPrefix("include?") ? nil : "'\(name)' is included and not there"
        }
        guard !chain.contains(found), chain.count < Self.deepest else { return "'\(name)' includes itself: it is left out here" }
        read(found, chain: chain)
        return nil
    }

    private static func withoutComment(_ line: Substring) -> String {
        guard let comment = line.range(of: "//") else { return String(line) }
        return String(line[..<comment.lowerBound])
    }
}
