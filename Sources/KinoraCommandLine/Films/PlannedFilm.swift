import Foundation
import Kinora

/// A film to record.
@MainActor
struct PlannedFilm {
    let player: ScenePlayer
    /// The settings in the film's name.
    let settings: [FilmRecord.Setting]
    /// Further settings that the command line chose, the same for all films of a run.
    var common: [FilmRecord.Setting] = []
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

    /// Records the film.
    ///
    /// - Parameters:
    ///   - url: The file; it appears when the film is complete.
    ///   - progress: Called with the completed fraction, 0 to 1, after each frame.
    /// - Returns: The film's entry in a list.
    func record(to url: URL, _ progress: (Double) throws -> Void) throws -> FilmRecord {
        let total = player.frameTimes.count
        var digests = FrameDigests()
        var size = (width: 0, height: 0)
        try Film(player: player, url: url, format: format).write { index, image in
            digests.append(FrameDigest(image))
            size = (image.width, image.height)
            try progress(Double(index + 1) / Double(total))
        }
        var status = stat()
        guard stat(url.path, &status) == 0 else { throw WritingError(destination: url.relativePath, reason: SystemError.last.description) }
        return FilmRecord(
            name: name, scene: player.scene.id, settings: settings, width: size.width, height: size.height,
            framesPerSecond: player.framesPerSecond, frames: total, digest: digests.film, bytes: Int(status.st_size),
            file: try FileDigest(url.path), recipe: recipe, frameDigests: digests, common: shared)
    }

    /// The settings that are not in the name, as a list names them.
    private var shared: [FilmRecord.Setting] {
        common + (player.settings.showsFingers ? [FilmRecord.Setting(axis: "fingers", value: "shown")] : [])
    }

    /// The inputs of the film: the tool with its scenes, and all options.
    var recipe: String {
        let settings = player.settings
        var hash = StableHash()
        hash.add(ToolDigest.own)
        hash.add("\(player.scene.id) \(player.framesPerSecond) \(format.rawValue)")
        hash.add("\(settings.device.size) \(settings.device.scale) \(settings.device.safeAreaInsets)")
        hash.add("\(settings.appearance.rawValue) \(settings.direction.rawValue) \(settings.reducesMotion) \(settings.textSize.rawValue)")
        hash.add("\(settings.showsFingers) \(settings.language ?? "") \(settings.region ?? "")")
        return hash.mixed.hexadecimal
    }
}
