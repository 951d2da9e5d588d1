import Foundation
import Gallery
import Kinora

/// `kinora demo`: films every scene of the gallery and writes a page to look at.
struct DemoCommand: Command {
    static let name = "demo"
    static let summary = "films every scene into a folder and writes a page to look at"
    static let examples = ["demo", "demo -o /tmp/films --device se --appearance dark"]
    static let syntax = CommandSyntax(
        options: [
            .init(names: ["-o", "--output"], value: "FOLDER", summary: "where the files go (out)"),
            SceneOptions.framesPerSecond,
        ] + SceneOptions.settings)
    static let remarks =
        "Each scene becomes ID.mp4 and ID.png, a filmstrip; index.html shows them all. The names of the files go to standard output."

    private let folder: URL
    private let settings: SceneSettings
    private let framesPerSecond: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        folder = URL(fileURLWithPath: arguments["--output"] ?? "out", isDirectory: true)
        settings = try SceneSettings(arguments)
        framesPerSecond = try Number.framesPerSecond(arguments["--fps"])
    }

    func run(on console: Console) throws {
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw WritingError(place: folder.relativePath, reason: error.localizedDescription)
        }
        for scene in GalleryScene.all {
            let player = ScenePlayer(scene: scene, settings: settings, framesPerSecond: framesPerSecond)
            let film = folder.appendingPathComponent("\(scene.id).mp4")
            try Film(player: player, url: film, format: .mp4).write(scene.id, on: console)
            try console.write(film.relativePath + "\n")
            let strip = folder.appendingPathComponent("\(scene.id).png")
            try SceneFilmstrip(player: player, times: scene.filmstripTimes, url: strip).write("\(scene.id) filmstrip", on: console)
            try console.write(strip.relativePath + "\n")
        }
        let page = folder.appendingPathComponent("index.html")
        do { try Data(DemoPage(scenes: GalleryScene.all).html.utf8).write(to: page, options: .atomic) } catch {
            throw WritingError(place: page.relativePath, reason: error.localizedDescription)
        }
        try console.write(page.relativePath + "\n")
    }
}
