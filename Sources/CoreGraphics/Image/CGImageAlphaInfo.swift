/// The position of a pixel's alpha, and whether colors are premultiplied.
///
/// Source: [CGImageAlphaInfo](https://developer.apple.com/documentation/coregraphics/cgimagealphainfo).
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha: three components, or one of gray.
    case none = 0
    /// Alpha last, premultiplied (RGBA).
    case premultipliedLast = 1
    /// Alpha first, premultiplied (ARGB).
    case premultipliedFirst = 2
    /// Alpha last, not premultiplied (RGBA).
    case last = 3
    /// Alpha first, not premultiplied (ARGB).
    case first = 4
    /// An ignored last component (RGBX).
    case noneSkipLast = 5
    /// An ignored first component (XRGB).
    case noneSkipFirst = 6
    /// Alpha alone.
    case alphaOnly = 7
}
