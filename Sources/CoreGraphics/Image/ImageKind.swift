/// The meaning of an image's samples; pixels are always stored as colors.
package enum ImageKind: Sendable {
    /// Red, green, blue and alpha.
    case color
    /// Shades of gray without alpha.
    case gray
    /// An image mask: a sample of 0 paints the fill color, 255 does not. Stored as black with the coverage as alpha.
    case mask
    /// Alpha alone. Stored as black with that alpha.
    case alphaOnly
}
