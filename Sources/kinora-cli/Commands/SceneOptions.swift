import Gallery
import Kinora

/// What the commands that play one scene have in common: which scene, on which device, into which file.
@MainActor
struct SceneOptions {
    static let operand = (name: "SCENE", summary: "a scene's id; `./kinora list` names them")
    static let device = CommandSyntax.Option(
        names: ["--device"], value: "DEVICE", summary: "iPhone15, or points and scale as in 390x844@3 (iPhone15)")
    static let framesPerSecond = CommandSyntax.Option(
        names: ["--fps"], value: "N", summary: "frames per second, 1 to 240 (60)")

    let scene: GalleryScene
    let device: Device
    let framesPerSecond: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        scene = try GalleryScene.named(arguments.operand)
        device = try Device.argument(arguments["--device"])
        framesPerSecond = try Number.framesPerSecond(arguments["--fps"])
    }

    var player: ScenePlayer {
        ScenePlayer(scene: scene, device: device, framesPerSecond: framesPerSecond)
    }
}
