import CoreGraphics

/// Encodes a film's frames, in order, into one file.
protocol FilmEncoder: AnyObject {
    /// Adds frame number `index`, shown from `index / framesPerSecond` seconds on.
    func append(_ image: CGImage, at index: Int) throws

    /// Completes the file of `frameCount` frames, at least one. Called once, last.
    func finish(frameCount: Int) throws
}
