import Foundation

/// The contents of a project as `kinora open` found them, and the result.
struct OpenReport: Encodable {
    struct LeftOut: Encodable, Hashable {
        /// The path from the project's folder, with the line if one is known.
        let file: String
        let declaration: String
        let reason: String
    }

    struct Dependency: Encodable, Hashable {
        let name: String
        /// The origin of its sources, or why it is left out.
        let state: String
        let isLeftOut: Bool
    }

    var project = ""
    var target = ""
    var sources = 0
    var resources = 0
    var dependencies: [Dependency] = []
    /// Names of scripts of build phases, which are not run.
    var scripts: [String] = []
    var leftOut: [LeftOut] = []
    /// Lines of the app about what the screen lacks: images, fonts, classes.
    var missing: [String] = []
    /// Whether the first screen has been shown; nil without a film.
    var isShown: Bool?
    /// Why it is not.
    var reason: String?

    /// Notes that a dependency is left out.
    mutating func leaveOut(_ name: String, _ reason: String) {
        let row = Dependency(name: name, state: reason, isLeftOut: true)
        guard let index = dependencies.firstIndex(where: { $0.name == name }) else { return dependencies.append(row) }
        dependencies[index] = row
    }

    /// The lines before the build.
    var opening: [String] {
        var lines = ["\(target) of \(project): \(Self.count(sources, "Swift source")), \(Self.count(resources, "resource"))"]
        for dependency in dependencies {
            lines.append("\(dependency.isLeftOut ? "left out: " : "uses ")\(dependency.name): \(dependency.state)")
        }
        if !scripts.isEmpty { lines.append("scripts are not run: \(scripts.joined(separator: ", "))") }
        return lines
    }

    /// The table at the end.
    var table: String {
        var rows: [[String]] = []
        if let isShown {
            rows.append([isShown ? "shown" : "not shown", "the first screen of \(target)", reason ?? ""])
        }
        rows += missing.map { ["missing on screen", $0, ""] }
        rows += leftOut.map { ["left out", $0.declaration.isEmpty ? $0.file : "\($0.file): \($0.declaration)", $0.reason] }
        rows += dependencies.filter(\.isLeftOut).map { ["left out", $0.name, $0.state] }
        guard !rows.isEmpty else { return "nothing is left out\n" }
        let widths = (0..<2).map { column in min(rows.map { $0[column].count }.max() ?? 0, 60) }
        return rows.map { row in
            var line = ""
            for (cell, width) in zip(row, widths) { line += cell + String(repeating: " ", count: max(width - cell.count, 0) + 2) }
            line += row[2]
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    /// Lines, each once in the order of their first, with the number of times.
    static func once(_ lines: [String]) -> [String] {
        let counts = lines.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        var known: Set<String> = []
        return lines.filter { known.insert($0).inserted }.map { line in
            let count = counts[line] ?? 1
            return count > 1 ? "\(line) (\(count) times)" : line
        }
    }

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: (try? encoder.encode(self)) ?? Data("{}".utf8), as: UTF8.self) + "\n"
    }

    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
