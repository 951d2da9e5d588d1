import Kinora

/// A film that a run is to make.
@MainActor
struct PlannedFilm {
    let player: ScenePlayer
    /// What the film's name says of its settings.
    let settings: [FilmRecord.Setting]
    let format: FilmFormat

    /// The name of its file: `zoom_appearance-dark_size-se.mp4`.
    var name: String {
        ([player.scene.id] + settings.map { "\($0.axis)-\($0.value)" }).joined(separator: "_") + ".\(format.rawValue)"
    }

    /// How much work it is, in pixels.
    var work: Int {
        let (device, frames) = (player.settings.device, player.frameTimes.count)
        return Int(device.size.width * device.scale * device.size.height * device.scale) * frames
    }

    /// What it is made from: the tool with its scenes, and all that was chosen.
    var recipe: String {
        let settings = player.settings
        var hash = StableHash()
        hash.add(ToolDigest.own)
        hash.add("\(player.scene.id) \(player.framesPerSecond) \(format.rawValue)")
        hash.add("\(settings.device.size) \(settings.device.scale) \(settings.device.safeAreaInsets)")
        hash.add("\(settings.appearance.rawValue) \(settings.direction.rawValue) \(settings.reducesMotion) \(settings.textSize.rawValue)")
        hash.add("\(settings.showsFingers)")
        return hash.value.hexadecimal
    }
}
