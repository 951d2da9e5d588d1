import Kinora

/// A guess of the time that a film takes, for the order of films and a first message.
///
/// The numbers are those of mp4 films of the gallery, one at a time, on a machine with two cores (`Documentation/Films.md` has the
/// measurement); another machine is faster or slower by one factor for all films. Once the first film is finished, its real time is used.
@MainActor
enum FilmEstimate {
    /// The start of a process, in seconds.
    private static let start = 0.06
    private static let secondsPerFrame = 0.0015
    private static let secondsPerMegapixel = 0.009

    /// Seconds of one film.
    static func seconds(of film: PlannedFilm) -> Double {
        start + secondsPerFrame * Double(film.player.frameTimes.count) + secondsPerMegapixel * Double(film.work) / 1e6
    }

    /// Seconds of several films, some of which are recorded at once: a film uses more than one processor by itself, so that two at once
    /// are less than twice as fast. No less than the longest of them.
    static func seconds(of films: [PlannedFilm], atOnce: Int) -> Double {
        let seconds = films.map { self.seconds(of: $0) }
        return max(seconds.reduce(0, +) / (1 + 0.5 * Double(max(atOnce, 1) - 1)), seconds.max() ?? 0)
    }
}
