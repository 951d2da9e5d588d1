import CommandSupport
import Kinora

/// Options shared by the commands that play one scene: the scene, the device, the output file.
@MainActor
struct SceneOptions {
    static let operand = (name: "SCENE", summary: "a scene's id; `\(SceneCatalog.current.program) list` names them")
    /// Options for the device and the user's settings.
    static let settings = SettingAxis.all.map(\.option)
    /// Whether images show finger marks.
    static let fingers = [
        CommandSyntax.Option(names: ["--fingers"], value: nil, summary: "shows each finger as a soft dot with a short trail"),
        CommandSyntax.Option(names: ["--no-fingers"], value: nil, summary: "shows no fingers"),
    ]
    static let framesPerSecond = CommandSyntax.Option(
        names: ["--fps"], value: "N", summary: "frames per second, 1 to 240 (60)")

    static let gesture = CommandSyntax.Option(
        names: ["--gesture"], value: "FILE", summary: "a .gesture script that replaces the scene's own touches")

    let scene: any KinoraScene
    let settings: SceneSettings
    let framesPerSecond: Int
    private let script: GestureScript?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        scene = try SceneCatalog.current.scene(named: arguments.operand)
        settings = try SceneSettings(arguments)
        framesPerSecond = try Number.framesPerSecond(arguments["--fps"])
        script = try GestureScript.argument(arguments["--gesture"], for: settings.device)
    }

    var player: ScenePlayer {
        ScenePlayer(scene: scene, settings: settings, framesPerSecond: framesPerSecond, gesture: script)
    }
}
