/// What all frames of a film have in common.
struct FilmShape {
    /// In pixels.
    let width: Int
    let height: Int
    let framesPerSecond: Int
    /// Whether frames are put on black instead of keeping their transparency.
    let isOpaque: Bool
}
