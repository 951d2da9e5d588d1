/// The interpolation of an image drawn at another size.
///
/// Source: [CGInterpolationQuality](https://developer.apple.com/documentation/coregraphics/cginterpolationquality).
public enum CGInterpolationQuality: Int32, Sendable {
    /// The same as `medium`.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// Bilinear interpolation, also of an enlarged image; strong minification causes flicker.
    case low = 2
    /// The same as `medium`.
    case high = 3
    /// The average of all pixels within a destination pixel. Between the pixels of an enlarged image, the weight of the next pixel at a
    /// fraction t is 2t² below one half, and 1 - 2(1 - t)² above.
    case medium = 4
}
