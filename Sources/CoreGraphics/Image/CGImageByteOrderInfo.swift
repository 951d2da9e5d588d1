/// In which order the bytes of a pixel lie in memory.
///
/// Source: [CGImageByteOrderInfo](https://developer.apple.com/documentation/coregraphics/cgimagebyteorderinfo).
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that hold the order.
    case orderMask = 0x7000
    /// In the order in which the components are named.
    case orderDefault = 0
    /// Pairs of bytes, the lower first.
    case order16Little = 0x1000
    /// Four bytes, the lowest first.
    case order32Little = 0x2000
    /// Pairs of bytes, the higher first.
    case order16Big = 0x3000
    /// Four bytes, the highest first; the same as the default for four components of a byte each.
    case order32Big = 0x4000
}
