import CoreGraphics
import Foundation

/// A film that is written frame by frame: the first frame determines its size, and nothing of it stays behind if writing fails.
package final class GrowingFilm {
    private let url: URL
    private let format: FilmFormat
    private let framesPerSecond: Int
    private var writer: FilmWriter?

    /// A film that is not there yet; nothing is written before the first frame.
    package init(url: URL, format: FilmFormat, framesPerSecond: Int) {
        self.url = url
        self.format = format
        self.framesPerSecond = framesPerSecond
    }

    /// Calls `body` to append frames, and completes the film; if that throws, the film is removed.
    package func write<Result>(_ body: (GrowingFilm) throws -> Result) throws -> Result {
        do {
            let result = try body(self)
            try writer?.finish()
            return result
        } catch {
            writer?.cancel()
            throw error
        }
    }

    /// Adds a frame, as large as the first one.
    package func append(_ image: CGImage) throws {
        let film =
            try writer ?? FilmWriter(url: url, size: (image.width, image.height), framesPerSecond: framesPerSecond, format: format)
        writer = film
        try film.append(image)
    }
}
