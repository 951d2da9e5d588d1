import CommandSupport
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
    /// - Parameter visit: sees each frame, with its number from 0, once it is in the film.
    func write(_ visit: (Int, CGImage) throws -> Void) throws {
        try GrowingFilm(url: url, format: format, framesPerSecond: player.framesPerSecond).write { film in
            try player.play(stoppingAt: player.frameTimes) { index, image in
                try film.append(image)
                try visit(index, image)
            }
            try Interruption.check()
        }
    }

    /// Films the scene with a progress bar.
    ///
    /// - Parameter title: The text of the progress bar.
    func write(_ title: String, on console: Console) throws {
        let bar = ProgressBar(title, total: player.frameTimes.count, on: console)
        defer { bar.clear() }
        try write { index, _ in bar.update(index + 1) }
    }
}
