import CommandSupport
import Foundation
import Kinora

/// One film as a job for any machine: a line of a plan.
struct FilmTask: Codable, Equatable {
    /// Sixteen hexadecimal digits: a hash of the film's inputs, its name and the tool. Equal tasks have equal ids on every machine.
    let id: String
    let scene: String
    /// The settings in the film's name, in the order of `SettingAxis.all`.
    let settings: [FilmRecord.Setting]
    /// Further settings, the same for all tasks of a plan.
    let common: [FilmRecord.Setting]
    let showsFingers: Bool
    let framesPerSecond: Int
    let format: String
    let frames: Int
    /// A guess from the number of frames and pixels; `FilmEstimate` states for which machine.
    let estimatedSeconds: Double
    /// The name of the film.
    let name: String
    /// The digest of the tool that made the plan.
    let tool: String

    /// The task of a film.
    @MainActor
    init(_ film: PlannedFilm) {
        id = Self.id(of: film)
        scene = film.player.scene.id
        settings = film.settings
        common = film.common
        showsFingers = film.player.settings.showsFingers
        framesPerSecond = film.player.framesPerSecond
        format = film.format.rawValue
        frames = film.player.frameTimes.count
        estimatedSeconds = (FilmEstimate.seconds(of: film) * 100).rounded() / 100
        name = film.name
        tool = ToolDigest.own
    }

    /// The film of the task, with the scenes of this program.
    ///
    /// - Parameter line: Names the line in errors: `plan.jsonl:3`.
    /// - Throws: `FilmPlanError` if another tool made the plan, or if the line was changed.
    @MainActor
    func film(_ line: String) throws(FilmPlanError) -> PlannedFilm {
        guard tool == ToolDigest.own else { throw .otherTool(line, theirs: tool, own: ToolDigest.own) }
        guard let kind = FilmFormat(rawValue: format) else { throw .damaged(line, reason: "'\(format)' is no format of films") }
        guard (1...240).contains(framesPerSecond) else {
            throw .damaged(line, reason: "\(framesPerSecond) is not a number of frames per second from 1 to 240")
        }
        var chosen = SceneSettings()
        chosen.showsFingers = showsFingers
        let film: PlannedFilm
        do {
            for setting in common + settings {
                guard let axis = SettingAxis.all.first(where: { $0.name == setting.axis }) else {
                    throw UsageError("'\(setting.axis)' is no axis of a matrix")
                }
                try axis.choice(setting.value).apply(&chosen)
            }
            let player = ScenePlayer(
                scene: try SceneCatalog.current.scene(named: scene), settings: chosen, framesPerSecond: framesPerSecond)
            film = PlannedFilm(player: player, settings: settings, common: common, format: kind)
        } catch let error as UsageError {
            throw .damaged(line, reason: error.message)
        } catch {
            throw .damaged(line, reason: "\(error)")
        }
        guard film.name == name, Self.id(of: film) == id else {
            throw .damaged(line, reason: "the id \(id) is not that of its contents")
        }
        return film
    }

    @MainActor
    private static func id(of film: PlannedFilm) -> String {
        var hash = StableHash()
        hash.add(film.recipe)
        hash.add(film.name)
        return hash.mixed.hexadecimal
    }

    /// Whether a text has the form of an id.
    static func isID(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
