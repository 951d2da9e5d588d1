import CommandSupport
import Foundation
import Kinora

/// `kinora trace`: prints the values of a scene's animations.
struct TraceCommand: Command {
    static let name = "trace"
    static let summary = "prints the animations of a scene as numbers"
    static var examples: [String] {
        [
            "trace \(SceneCatalog.current.example(0))",
            "trace \(SceneCatalog.current.example(0)) --json -o scale.json",
            "trace \(SceneCatalog.current.example(1)) --json --fps 120 > slide.json",
            "trace \(SceneCatalog.current.example(3)) --gestures",
        ]
    }
    static var syntax: CommandSyntax {
        CommandSyntax(
            operand: SceneOptions.operand,
            operandChoices: SceneCatalog.current.ids,
            options: [
                .init(names: ["--json"], value: nil, summary: "the values of each animated layer in each frame too, as JSON"),
                .init(
                    names: ["--animations"], value: nil,
                    summary: "each animation with values, times and curve, as JSON: as in Documentation/Timeline.md"),
                .init(
                    names: ["--gestures"], value: nil,
                    summary: "instead, each touch, and each decision about a gesture recognizer with its rule"),
                .init(names: ["-o", "--output"], value: "FILE", summary: "the output file (standard output)"),
                SceneOptions.framesPerSecond,
                SceneOptions.gesture,
            ] + SceneOptions.settings)
    }
    static let remarks = """
        Without --json: one line for each event of an animation, with its exact time in seconds from the scene's start.
        The JSON has a version, and two runs give the same bytes.
        """

    private let options: SceneOptions
    private let isJSON: Bool
    private let listsAnimations: Bool
    private let tracesGestures: Bool
    private let url: URL?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        options = try SceneOptions(arguments)
        isJSON = arguments.has("--json")
        listsAnimations = arguments.has("--animations")
        tracesGestures = arguments.has("--gestures")
        let forms = ["--json", "--animations", "--gestures"].filter { arguments.has($0) }
        guard forms.count < 2 else { throw UsageError("\(forms[0]) and \(forms[1]) exclude each other") }
        url = arguments["--output"].map { URL(fileURLWithPath: $0) }
    }

    func run(on console: Console) throws {
        console.reportLimitations(of: [options.scene])
        if listsAnimations { return try writeAnimations(on: console) }
        if tracesGestures { return try writeGestures(on: console) }
        let trace = try options.player.trace()
        let text = isJSON ? String(decoding: try trace.json(), as: UTF8.self) : Self.lines(of: trace)
        guard let url else { return try console.write(text) }
        guard try OutputFile.write(Data(text.utf8), to: url) else { return }
        console.report("wrote \(url.relativePath): \(trace.events.count) events, \(trace.frames.count) frames")
    }

    private func writeAnimations(on console: Console) throws {
        let list = try options.player.animations()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let data = try encoder.encode(list) + Data("\n".utf8)
        guard let url else { return try console.write(String(decoding: data, as: UTF8.self)) }
        guard try OutputFile.write(data, to: url) else { return }
        console.report("wrote \(url.relativePath): \(list.animations.count) animations")
    }

    private func writeGestures(on console: Console) throws {
        let lines = try options.player.gestureLines()
        let text = lines.map { $0 + "\n" }.joined()
        guard let url else { return try console.write(text) }
        guard try OutputFile.write(Data(text.utf8), to: url) else { return }
        console.report("wrote \(url.relativePath): \(lines.count) lines")
    }

    private static func lines(of trace: Trace) -> String {
        let paths = Dictionary(uniqueKeysWithValues: trace.layers.map { ($0.id, $0.path) })
        return trace.events.map { event in
            let kind = event.kind.rawValue + (event.finished.map { $0 ? " (finished)" : " (cut short)" } ?? "")
            let words = [
                event.animation.map { "#\($0)" }, event.keyPath ?? event.key, event.layer.flatMap { paths[$0] },
            ]
            let rest = words.compactMap(\.self).joined(separator: " ")
            return String(format: "%.6f  ", event.time) + (kind.padding(toLength: 19, withPad: " ", startingAt: 0) + rest + "\n")
        }.joined()
    }
}
