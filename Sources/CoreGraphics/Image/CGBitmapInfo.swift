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
