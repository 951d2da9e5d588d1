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
