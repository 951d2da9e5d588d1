import Foundation
import Kinora

/// A film whose first frame determines its size.
final class GrowingFilm {
    private let url: URL
    private let format: FilmFormat
    private let framesPerSecond: Int
    private var writer: FilmWriter?

    init(url: URL, format: FilmFormat, framesPerSecond: Int) {
        self.url = url
        self.format = format
        self.framesPerSecond = framesPerSecond
    }

    /// Calls `body` to append frames, and completes the film; if it throws, the film is removed.
    func write<Result>(_ body: (GrowingFilm) throws -> Result) throws -> Result {
        do {
            let result = try body(self)
            try Interruption.check()
            try writer?.finish()
            return result
        } catch {
            writer?.cancel()
            throw error
        }
    }

    func append(_ image: CGImage) throws {
        let film =
            try writer ?? FilmWriter(url: url, size: (image.width, image.height), framesPerSecond: framesPerSecond, format: format)
        writer = film
        try film.append(image)
    }
}
