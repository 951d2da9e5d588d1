import CommandSupport
import Foundation
import Kinora
import UIKit

/// `kinora demo`: films every scene of the gallery and writes a page of them.
struct DemoCommand: Command {
    static let name = "demo"
    static let summary = "films every scene into a folder and writes a page to look at"
    static var examples: [String] {
        ["demo", "demo -o /tmp/films --device se --appearance dark"]
    }
    static var syntax: CommandSyntax {
        CommandSyntax(
            options: [
                .init(names: ["-o", "--output"], value: "FOLDER", summary: "the output folder (out)"),
                SceneOptions.framesPerSecond,
            ] + SceneOptions.settings + SceneOptions.fingers)
    }
    static let remarks = """
        Fingers are shown unless --no-fingers is given; record and filmstrip show them with --fingers.
        Each scene becomes ID.mp4 and ID.png, a filmstrip, and in the dark ID-dark.mp4 and ID-dark.png; --appearance makes one of the two.
        index.html shows those that suit the browser's appearance, with the curves of what moves and the source that does it.
        The names of the files go to standard output.
        """

    private let folder: FilmFolder
    private let settings: SceneSettings
    private let framesPerSecond: Int
    /// The appearances of each scene on the page.
    private let appearances: [UIUserInterfaceStyle]
    /// The options by which `record` makes the films.
    private let options: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        folder = try FilmFolder(argument: arguments["--output"] ?? "out")
        settings = try SceneSettings(arguments, showsFingers: true)
        appearances = arguments.has("--appearance") ? [settings.appearance] : [.light, .dark]
        framesPerSecond = try Number.framesPerSecond(arguments["--fps"])
        let keys = SettingAxis.all.map(\.option.key) + [SceneOptions.framesPerSecond.key]
        options =
            keys.flatMap { key in arguments[key].map { [key, $0] } ?? [] } + (settings.showsFingers ? ["--fingers"] : [])
    }

    /// The scenes on the page. One that looks like another on this machine is left out, which is said.
    static func scenes(of catalog: SceneCatalog, on console: Console) -> [any KinoraScene] {
        catalog.filmed.filter { scene in
            guard let limitation = scene.limitation else { return true }
            guard let other = scene.alternative, catalog.filmed.contains(where: { $0.id == other }) else {
                console.reportLimitations(of: [scene])
                return true
            }
            console.report("\(scene.id) is left out, since it would look like \(other): \(limitation)")
            return false
        }
    }

    func run(on console: Console) throws {
        try folder.prepare()
        let scenes = Self.scenes(of: SceneCatalog.current, on: console)
        var entries: [DemoPage.Entry] = []
        for (index, scene) in scenes.enumerated() {
            var looks: [DemoPage.Look] = []
            var first: (player: ScenePlayer, times: [TimeInterval], play: ScenePlayer.TracedPlay)?
            for appearance in appearances {
                var settings = settings
                settings.appearance = appearance
                let look = DemoPage.Look(of: scene, appearance, isOnly: appearances.count == 1)
                let player = ScenePlayer(scene: scene, settings: settings, framesPerSecond: framesPerSecond)
                let times = try first?.times ?? player.filmstripTimes()
                let take = SceneTake(player: player, times: times, film: folder.url(of: look.film), strip: folder.url(of: look.strip))
                let play = try take.make("\(index + 1) of \(scenes.count)  \(scene.id)", on: console)
                for file in [take.film, take.strip] { try console.write(file.relativePath + "\n") }
                looks.append(look)
                first = first ?? (player, times, play)
            }
            guard let first else { continue }
            entries.append(
                try DemoPage.Entry(first.player, looks: looks, times: first.times, options: options, play: first.play))
        }
        try folder.write(Data(DemoPage(entries: entries).html.utf8), to: DemoPage.fileName)
        try console.write(folder.url(of: DemoPage.fileName).relativePath + "\n")
    }
}
