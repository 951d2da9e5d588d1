/// Size, frame rate and opacity shared by all frames of a film.
struct FilmShape {
    /// In pixels.
    let width: Int
    let height: Int
    let framesPerSecond: Int
    /// Whether frames are composited on black instead of keeping their transparency.
    let isOpaque: Bool
}
