/// How an image's pixels are blended when it is drawn at another size.
///
/// Source: [CGInterpolationQuality](https://developer.apple.com/documentation/coregraphics/cginterpolationquality).
public enum CGInterpolationQuality: Int32, Sendable {
    /// The same as `medium`.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// Between the four nearest pixels; a much smaller picture flickers.
    case low = 2
    /// The same as `medium`.
    case high = 3
    /// Between all pixels that fall on one.
    case medium = 4
}
