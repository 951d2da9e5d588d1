import Kinora

/// A film to record.
@MainActor
struct PlannedFilm {
    let player: ScenePlayer
    /// The settings in the film's name.
    let settings: [FilmRecord.Setting]
    let format: FilmFormat

    /// The file name: `zoom_appearance-dark_size-se.mp4`.
    var name: String {
        ([player.scene.id] + settings.map { "\($0.axis)-\($0.value)" }).joined(separator: "_") + ".\(format.rawValue)"
    }

    /// The amount of work, in pixels.
    var work: Int {
        let (device, frames) = (player.settings.device, player.frameTimes.count)
        return Int(device.size.width * device.scale * device.size.height * device.scale) * frames
    }

    /// The inputs of the film: the tool with its scenes, and all options.
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
