import Foundation
import Kinora

/// The film of one scene, written frame by frame.
@MainActor
struct Film {
    let player: ScenePlayer
    let url: URL
    let format: FilmFormat

    /// Films the scene; when this throws, nothing of the film stays behind.
    ///
    /// - Parameter title: what the progress bar says.
    func write(_ title: String, on console: Console) throws {
        var writer: FilmWriter?
        let times = player.frameTimes
        let bar = ProgressBar(title, total: times.count, on: console)
        defer { bar.clear() }
        do {
            try player.play(stoppingAt: times) { index, image in
                // The first picture says how large the film is.
                let film =
                    try writer
                    ?? FilmWriter(
                        url: url, size: (image.width, image.height), framesPerSecond: player.framesPerSecond, format: format)
                writer = film
                try film.append(image)
                bar.update(index + 1)
            }
            try Interruption.check()
            try writer?.finish()
        } catch {
            writer?.cancel()
            throw error
        }
    }
}
