/// The layout of a pixel: a ``CGImageAlphaInfo`` and a byte order in one number.
///
/// Source: [CGBitmapInfo](https://developer.apple.com/documentation/coregraphics/cgbitmapinfo).
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The mask of the ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The mask of the floating-point flag.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers; not supported by images and contexts here.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The mask of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Components are in memory in the order of their names.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 16 bits, little-endian.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32 bits, little-endian: with alpha first this is BGRA in memory.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16 bits, big-endian.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32 bits, big-endian.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// The alpha info; nil for an invalid number.
    var alphaInfo: CGImageAlphaInfo? {
        CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    }

    /// The byte order.
    var byteOrder: CGBitmapInfo {
        intersection(.byteOrderMask)
    }
}

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

/// The byte order of a pixel in memory.
///
/// Source: [CGImageByteOrderInfo](https://developer.apple.com/documentation/coregraphics/cgimagebyteorderinfo).
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The mask of the byte order.
    case orderMask = 0x7000
    /// In the order of the components' names.
    case orderDefault = 0
    /// 16 bits, little-endian.
    case order16Little = 0x1000
    /// 32 bits, little-endian.
    case order32Little = 0x2000
    /// 16 bits, big-endian.
    case order16Big = 0x3000
    /// 32 bits, big-endian; equal to the default for four 8-bit components.
    case order32Big = 0x4000
}
