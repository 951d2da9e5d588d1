/// The handling of colors that a device cannot show.
///
/// Source: [CGColorRenderingIntent](https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent).
///
/// Differs from UIKit: everything is sRGB here, so intents have no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's own intent.
    case defaultIntent = 0
    /// Colors outside the gamut become the nearest inside; the white point is not adapted.
    case absoluteColorimetric = 1
    /// Colors outside the gamut become the nearest inside, relative to the white point.
    case relativeColorimetric = 2
    /// All colors shift, so that their relations stay.
    case perceptual = 3
    /// All colors shift, so that their saturation stays.
    case saturation = 4
}
