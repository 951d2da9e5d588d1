import Foundation

/// What kind of file a film becomes; the file's extension says it.
package enum FilmFormat: String, CaseIterable, Sendable {
    /// H.264 in MP4, 4:2:0; odd sizes grow by one repeated column or row.
    case mp4
    /// VP9 in WebM, 4:2:0. The container counts whole milliseconds: frame n shows within half of one of n/fps.
    case webm
    /// 255 colours for the whole film. Viewers slow anything above 50 pictures per second down, so of a faster film every second
    /// (third, …) frame is shown, at its own time in hundredths of a second. Frames wait on disk for the palette.
    case gif
    /// The exact colours of every frame, and its transparency if the film is not opaque.
    case apng
    /// One still picture: up to a dozen frames, evenly spread, side by side, each captioned with its time.
    case png

    /// The format that a file's extension names, in any case.
    /// - Throws: `FilmError.unknownExtension`, naming the file and the extensions there are.
    package init(url: URL) throws {
        guard let format = FilmFormat(rawValue: url.pathExtension.lowercased()) else { throw FilmError.unknownExtension(url) }
        self = format
    }
}
