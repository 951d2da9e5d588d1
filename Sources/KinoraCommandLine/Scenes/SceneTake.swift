import CommandSupport
import Foundation
import Kinora

/// Film, filmstrip and trace of one scene, from a single play.
@MainActor
struct SceneTake {
    let player: ScenePlayer
    /// The times of the filmstrip, ascending.
    let times: [TimeInterval]
    /// An mp4.
    let film: URL
    /// A png.
    let strip: URL

    /// A time of the play, and its uses.
    private struct Stop {
        let time: TimeInterval
        var isInFilm = false
        var isInStrip = false
    }

    /// Plays the scene and writes both files.
    ///
    /// - Parameters:
    ///   - title: The text of the progress bar.
    ///   - visit: Called with each frame after it is added to the film.
    /// - Returns: The trace.
    func make(_ title: String, on console: Console, _ visit: (CGImage) -> Void = { _ in }) throws -> ScenePlayer.TracedPlay {
        let stops = stops
        let bar = ProgressBar(title, total: stops.count, on: console)
        defer { bar.clear() }
        var frames: [Filmstrip.Frame] = []
        let play = try GrowingFilm(url: film, format: .mp4, framesPerSecond: player.framesPerSecond).write { film in
            let play = try player.playTraced(stoppingAt: stops.map(\.time)) { index, image in
                if stops[index].isInFilm {
                    try film.append(image)
                    visit(image)
                }
                if stops[index].isInStrip { frames.append(Filmstrip.Frame(image: image, time: stops[index].time)) }
                bar.update(index + 1)
            }
            try Interruption.check()
            return play
        }
        if !frames.isEmpty { try Filmstrip(isDark: player.settings.appearance == .dark).write(frames, to: strip) }
        return play
    }

    /// Every frame of the film and the times of the filmstrip, in order; a time that is both is drawn once.
    private var stops: [Stop] {
        var rest = times[...]
        var stops: [Stop] = []
        func addMoments(before time: TimeInterval) {
            while let moment = rest.first, moment < time {
                stops.append(Stop(time: moment, isInStrip: true))
                rest.removeFirst()
            }
        }
        for time in player.frameTimes {
            addMoments(before: time - 1e-9)
            let isMoment = rest.first.map { $0 <= time + 1e-9 } ?? false
            if isMoment { rest.removeFirst() }
            stops.append(Stop(time: time, isInFilm: true, isInStrip: isMoment))
        }
        addMoments(before: .infinity)
        return stops
    }
}
