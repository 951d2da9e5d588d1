import CommandSupport
import Kinora

/// The films that a command line names: scenes in every combination of a matrix's settings.
@MainActor
struct SeriesOptions {
    static var operand: (name: String, summary: String) {
        (name: "SCENE…", summary: "scenes' ids, or all; `\(SceneCatalog.current.program) list` names them")
    }
    static var matrix: CommandSyntax.Option {
        var option = CommandSyntax.Option(
            names: ["--matrix"], value: "AXIS=VALUES…",
            summary: "films every combination into a folder; axes: \(SettingAxis.all.map(\.name).joined(separator: " "))",
            takesAssignments: true, choices: SettingAxis.all.map { "\($0.name)=" })
        option.assignments = SettingAxis.all.map { ($0.name, $0.choices.map(\.name)) }
        return option
    }
    static let format = CommandSyntax.Option(
        names: ["--format"], value: "KIND", summary: "the format of films in a folder: mp4 webm gif webp apng png (mp4)")

    /// Scene by scene, in the order of the command line; the last axis varies fastest.
    let films: [PlannedFilm]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        var scenes: [any KinoraScene] = []
        for id in arguments.operands.isEmpty ? [""] : arguments.operands {
            let named = id == "all" ? SceneCatalog.current.filmed : [try SceneCatalog.current.scene(named: id.isEmpty ? nil : id)]
            for scene in named where !scenes.contains(where: { $0.id == scene.id }) { scenes.append(scene) }
        }
        let matrix = try FilmMatrix(arguments["--matrix"] ?? "")
        for axis in matrix.axes where arguments.has(axis.axis.option.key) {
            throw UsageError("\(axis.axis.option.key) and the axis \(axis.axis.name) exclude each other")
        }
        let format = try Self.format(arguments["--format"] ?? "mp4", "--format \(arguments["--format"] ?? ""): unknown; a film's kind")
        let settings = try SceneSettings(arguments)
        var common: [FilmRecord.Setting] = []
        for axis in SettingAxis.all {
            guard let text = arguments[axis.option.key] else { continue }
            common.append(FilmRecord.Setting(axis: axis.name, value: try axis.choice(text).name))
        }
        films = matrix.films(
            of: scenes, base: settings, common: common, framesPerSecond: try Number.framesPerSecond(arguments["--fps"]), format: format)
    }

    /// Parses a film format.
    ///
    /// - Parameter complaint: The beginning of the error.
    static func format(_ text: String, _ complaint: @autoclosure () -> String) throws(UsageError) -> FilmFormat {
        guard let format = FilmFormat(rawValue: text.lowercased()) else {
            throw UsageError("\(complaint()) is one of: \(FilmFormat.allCases.map(\.rawValue).joined(separator: " "))")
        }
        return format
    }
}
