import Foundation

/// The file format of a film, chosen by the file name extension.
package enum FilmFormat: String, CaseIterable, Sendable {
    /// H.264 in MP4, 4:2:0; odd sizes grow by one repeated column or row.
    case mp4
    /// VP9 in WebM, 4:2:0. The container counts whole milliseconds, so frame n shows within half a millisecond of n/fps.
    case webm
    /// 255 colors for the whole film. Viewers play more than 50 frames per second too slowly: of a faster film only every second (third,
    /// …) frame is written. Times are in hundredths of a second. Frames are spooled to disk until the palette is known.
    case gif
    /// Lossy, for pages that show images and no films; a small part of a GIF's size. Times are in milliseconds.
    case webp
    /// Exact colors of every frame, with transparency if the film is not opaque.
    case apng
    /// One still image: up to a dozen evenly spaced frames side by side, each captioned with its time.
    case png

    /// The format for a file name extension, in any case.
    /// - Throws: `FilmError.unknownExtension`, naming the file and the known extensions.
    package init(url: URL) throws {
        guard let format = FilmFormat(rawValue: url.pathExtension.lowercased()) else { throw FilmError.unknownExtension(url) }
        self = format
    }
}
