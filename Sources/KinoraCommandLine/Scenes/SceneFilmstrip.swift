import CommandSupport
import Foundation
import Kinora

/// The filmstrip of one scene.
@MainActor
struct SceneFilmstrip {
    let player: ScenePlayer
    /// Seconds from the scene's start, shown in this order.
    let times: [TimeInterval]
    let url: URL

    /// Plays the scene once, in order of time, and writes the image atomically.
    ///
    /// - Parameter title: The text of the progress bar.
    func write(_ title: String, on console: Console) throws {
        let order = times.indices.sorted { times[$0] < times[$1] }
        let bar = ProgressBar(title, total: times.count, on: console)
        defer { bar.clear() }
        var frames = [Filmstrip.Frame?](repeating: nil, count: times.count)
        try player.play(stoppingAt: order.map { times[$0] }) { index, image in
            frames[order[index]] = Filmstrip.Frame(image: image, time: times[order[index]])
            bar.update(index + 1)
        }
        try Filmstrip(isDark: player.settings.appearance == .dark).write(frames.compactMap(\.self), to: url)
    }
}
