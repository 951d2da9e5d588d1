/// How colours that a device cannot show are replaced.
///
/// Source: [CGColorRenderingIntent](https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent).
///
/// Differs from UIKit: everything is sRGB here, so that no intent changes a pixel.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}
