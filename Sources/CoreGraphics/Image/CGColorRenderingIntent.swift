/// The handling of colors that a device cannot show.
///
/// Source: [CGColorRenderingIntent](https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent).
///
/// Differs from UIKit: everything is sRGB here, so intents have no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}
