import CoreGraphics

/// Encodes a film as one image: evenly spaced frames side by side, including the first and the last.
///
/// The film's length is unknown until its end, so whenever there are too many frames, every other one is dropped and the sampling
/// interval doubles.
final class FilmstripEncoder: FilmEncoder {
    /// The maximum number of frames in a strip, not counting the last.
    static let capacity = 12

    private let file: PartialFile
    private let shape: FilmShape
    private let strip = Filmstrip()
    private var frames: [(index: Int, image: CGImage)] = []
    private var step = 1
    private var last: (index: Int, image: CGImage)?

    init(file: PartialFile, shape: FilmShape) {
        self.file = file
        self.shape = shape
    }

    func append(_ image: CGImage, at index: Int) throws {
        last = (index, image)
        guard index % step == 0 else { return }
        if frames.count == Self.capacity {
            step *= 2
            frames.removeAll { $0.index % step != 0 }
            guard index % step == 0 else { return }
        }
        frames.append((index, strip.fitted(image)))
    }

    func finish(frameCount: Int) throws {
        if let last, last.index != frames.last?.index { frames.append((last.index, strip.fitted(last.image))) }
        let captioned = frames.map {
            Filmstrip.Frame(image: $0.image, time: Double($0.index) / Double(shape.framesPerSecond))
        }
        try strip.write(captioned, into: file)
    }
}
