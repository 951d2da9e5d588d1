import CommandSupport
import Foundation
import Kinora

/// `kinora filmstrip`: puts frames of a scene at given times side by side into one PNG.
struct FilmstripCommand: Command {
    static let name = "filmstrip"
    static let summary = "puts frames of a scene side by side into a PNG"
    static var examples: [String] {
        [
            "filmstrip \(SceneCatalog.current.example(0)) --at 0,0.075,0.15,0.225,0.3 -o scale.png",
            "filmstrip \(SceneCatalog.current.example(1)) -o slide.png --device se --appearance dark --direction rtl",
        ]
    }
    static var syntax: CommandSyntax {
        CommandSyntax(
            operand: SceneOptions.operand,
            operandChoices: SceneCatalog.current.ids,
            options: [
                .init(names: ["-o", "--output"], value: "FILE", summary: "the image, a .png", isExpected: true),
                .init(
                    names: ["--at"], value: "TIMES",
                    summary: "seconds from the scene's start, separated by commas (the scene's own, or twelve at which something moves)"),
                SceneOptions.gesture,
            ] + SceneOptions.settings + SceneOptions.fingers)
    }

    private let options: SceneOptions
    /// Nil for the scene's own.
    private let times: [TimeInterval]?
    private let url: URL

    init(_ arguments: ParsedArguments) throws(UsageError) {
        options = try SceneOptions(arguments)
        times = if let text = arguments["--at"] { try Number.times(text) } else { nil }
        let path = try arguments.required("--output", as: "-o FILE")
        url = URL(fileURLWithPath: path)
        guard url.pathExtension.lowercased() == "png" else {
            throw UsageError("'\(path)' has an unknown extension; a filmstrip is a .png")
        }
    }

    func run(on console: Console) throws {
        console.reportLimitations(of: [options.scene])
        let times = try times ?? options.player.filmstripTimes()
        let end = options.player.duration
        for time in times where time > end + 1e-9 {
            console.report(String(format: "%g s is after the scene's end at %.2f s; the image shows what stays", time, end))
        }
        try SceneFilmstrip(player: options.player, times: times, url: url).write(options.scene.id, on: console)
        console.report("wrote \(url.relativePath): \(times.count) \(times.count == 1 ? "moment" : "moments")")
    }
}
