/// What an image's samples mean; whatever they do, its pixels are held as colours.
package enum ImageKind: Sendable {
    /// Red, green, blue and alpha.
    case color
    /// Shades of gray without alpha.
    case gray
    /// An image mask: a sample of 0 lets the fill colour through, 255 keeps it out. Held as black whose alpha is what is let through.
    case mask
    /// Alpha alone. Held as black of that alpha.
    case alphaOnly
}
