/// The interpolation of an image drawn at another size.
///
/// Source: [CGInterpolationQuality](https://developer.apple.com/documentation/coregraphics/cginterpolationquality).
public enum CGInterpolationQuality: Int32, Sendable {
    /// The same as `medium`.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// Bilinear interpolation; strong minification causes flicker.
    case low = 2
    /// The same as `medium`.
    case high = 3
    /// The average of all pixels within a destination pixel.
    case medium = 4
}
