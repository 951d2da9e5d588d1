import CommandSupport
import Kinora

/// The films of some scenes in every combination of some settings: `appearance=light,dark size=se,15,ipad`.
struct FilmMatrix {
    /// An axis with its values.
    struct Axis {
        let axis: SettingAxis
        let values: [SettingAxis.Choice]
    }

    /// In the order of `SettingAxis.all`, regardless of the written order: a film has a single name.
    let axes: [Axis]

    /// Parses `AXIS=VALUE,…` words separated by spaces; an empty text has no axes.
    init(_ text: String) throws(UsageError) {
        var values: [String: [SettingAxis.Choice]] = [:]
        for word in text.split(separator: " ") {
            let components = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let names = SettingAxis.all.map(\.name)
            guard components.count == 2, !components[1].isEmpty else {
                throw UsageError("--matrix '\(word)': not AXIS=VALUE,VALUE; the axes are: \(names.joined(separator: " "))")
            }
            guard let axis = SettingAxis.all.first(where: { $0.name == components[0] }) else {
                let hint = components[0].nearest(in: names).map { "; did you mean '\($0)'?" } ?? ";"
                throw UsageError("--matrix: unknown axis '\(components[0])'\(hint) the axes are: \(names.joined(separator: " "))")
            }
            guard values[axis.name] == nil else { throw UsageError("--matrix: the axis \(axis.name) is given twice") }
            values[axis.name] = try Self.choices(components[1], of: axis)
        }
        axes = SettingAxis.all.compactMap { axis in values[axis.name].map { Axis(axis: axis, values: $0) } }
    }

    private static func choices(_ text: String, of axis: SettingAxis) throws(UsageError) -> [SettingAxis.Choice] {
        var choices: [SettingAxis.Choice] = []
        for value in text.split(separator: ",", omittingEmptySubsequences: false) {
            let choice: SettingAxis.Choice
            do { choice = try axis.choice(String(value)) } catch { throw UsageError("--matrix \(axis.name): \(error.message)") }
            guard !choices.contains(where: { $0.name == choice.name }) else {
                throw UsageError("--matrix \(axis.name): '\(choice.name)' is given twice")
            }
            choices.append(choice)
        }
        return choices
    }

    /// Every film: scene by scene, the last axis varying fastest.
    ///
    /// - Parameters:
    ///   - base: The settings without an axis.
    ///   - common: Their names.
    @MainActor
    func films(
        of scenes: [any KinoraScene], base: SceneSettings, common: [FilmRecord.Setting] = [], framesPerSecond: Int, format: FilmFormat
    ) -> [PlannedFilm] {
        var combinations: [(settings: SceneSettings, names: [FilmRecord.Setting])] = [(base, [])]
        for axis in axes {
            combinations = combinations.flatMap { combination in
                axis.values.map { value in
                    var settings = combination.settings
                    value.apply(&settings)
                    return (settings, combination.names + [FilmRecord.Setting(axis: axis.axis.name, value: value.name)])
                }
            }
        }
        return scenes.flatMap { scene in
            combinations.map {
                PlannedFilm(
                    player: ScenePlayer(scene: scene, settings: $0.settings, framesPerSecond: framesPerSecond), settings: $0.names,
                    common: common, format: format)
            }
        }
    }
}
