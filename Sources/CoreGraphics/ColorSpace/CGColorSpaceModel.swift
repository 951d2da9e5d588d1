/// The color model of a color space.
///
/// Follows [CGColorSpaceModel](https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel).
public enum CGColorSpaceModel: Int32, Sendable {
    /// Unknown.
    case unknown = -1
    /// One component, from black to white.
    case monochrome
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// Lightness and two color axes.
    case lab
    /// One component for each ink of the device.
    case deviceN
    /// An index into a color table.
    case indexed
    /// A pattern instead of components.
    case pattern
}
