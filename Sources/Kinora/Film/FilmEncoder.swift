import CoreGraphics

/// Turns a film's frames, in order, into the bytes of one file.
protocol FilmEncoder: AnyObject {
    /// Takes frame number `index`, which shows from `index / framesPerSecond` seconds on.
    func append(_ image: CGImage, at index: Int) throws

    /// Completes the file of `frameCount` frames, at least one; called once, last.
    func finish(frameCount: Int) throws
}
