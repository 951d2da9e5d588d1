/// Where the alpha of a pixel is, and whether the colours are multiplied by it.
///
/// Source: [CGImageAlphaInfo](https://developer.apple.com/documentation/coregraphics/cgimagealphainfo).
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha: three components, or one of grey.
    case none = 0
    /// Alpha comes last and the colours are multiplied by it (premultiplied RGBA).
    case premultipliedLast = 1
    /// Alpha comes first and the colours are multiplied by it (premultiplied ARGB).
    case premultipliedFirst = 2
    /// Alpha comes last; the colours are not multiplied (RGBA).
    case last = 3
    /// Alpha comes first; the colours are not multiplied (ARGB).
    case first = 4
    /// A last component that is ignored (RGBX).
    case noneSkipLast = 5
    /// A first component that is ignored (XRGB).
    case noneSkipFirst = 6
    /// Alpha alone.
    case alphaOnly = 7
}
