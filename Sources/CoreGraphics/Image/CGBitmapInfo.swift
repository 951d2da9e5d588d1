/// The layout of a pixel: a ``CGImageAlphaInfo`` and a byte order in one number.
///
/// Source: [CGBitmapInfo](https://developer.apple.com/documentation/coregraphics/cgbitmapinfo).
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that hold a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are floating-point numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers; no such image or context can be made here.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Components lie in memory in the order in which they are named.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Pairs of bytes, the lower first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Four bytes, the lowest first: with alpha first this is BGRA in memory.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Pairs of bytes, the higher first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Four bytes, the highest first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// The alpha part, nil for a number that is none.
    var alphaInfo: CGImageAlphaInfo? {
        CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    }

    /// The byte order part.
    var byteOrder: CGBitmapInfo {
        intersection(.byteOrderMask)
    }
}
