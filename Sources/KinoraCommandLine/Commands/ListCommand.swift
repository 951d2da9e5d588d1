import CommandSupport
import Foundation

/// `kinora list`: lists the scenes.
struct ListCommand: Command {
    static let name = "list"
    static let summary = "lists the scenes"
    static let examples = ["list", "list --json"]
    static let syntax = CommandSyntax(options: [
        .init(names: ["--json"], value: nil, summary: "an array of objects: id, title, summary, duration and filmstripTimes in seconds")
    ])

    private let asJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        asJSON = arguments.has("--json")
    }

    func run(on console: Console) throws {
        try console.write(asJSON ? json() : table())
    }

    private func table() -> String {
        let width = SceneCatalog.current.scenes.map(\.id.count).max() ?? 0
        return SceneCatalog.current.scenes.map { scene in
            let id = scene.id.padding(toLength: width + 2, withPad: " ", startingAt: 0)
            return id + String(format: "%5.2f s  ", scene.duration) + scene.title + (scene.summary.isEmpty ? "" : ": " + scene.summary)
                + "\n"
        }.joined()
    }

    private func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let rows = SceneCatalog.current.scenes.map {
            Row(id: $0.id, title: $0.title, summary: $0.summary, duration: $0.duration, filmstripTimes: $0.filmstripTimes)
        }
        return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
    }

    private struct Row: Encodable {
        let id, title, summary: String
        let duration: TimeInterval
        let filmstripTimes: [TimeInterval]
    }
}
