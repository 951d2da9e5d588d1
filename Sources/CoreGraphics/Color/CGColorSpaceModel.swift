/// What the components of a colour space mean.
///
/// Follows [CGColorSpaceModel](https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel).
public enum CGColorSpaceModel: Int32, Sendable {
    /// Nothing known.
    case unknown = -1
    /// One component, from black to white.
    case monochrome
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// Lightness and two axes of colour.
    case lab
    /// As many components as the device has inks.
    case deviceN
    /// An index into a table.
    case indexed
    /// A pattern in place of components.
    case pattern
}
