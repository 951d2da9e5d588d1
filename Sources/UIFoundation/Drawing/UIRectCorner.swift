/// Corners of a rectangle, with y pointing down.
///
/// Source: https://developer.apple.com/documentation/uikit/uirectcorner
public struct UIRectCorner: OptionSet, Sendable {
    /// One bit per corner.
    public let rawValue: UInt

    /// The corners of those bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner of the smallest x and y.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner of the largest x and the smallest y.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner of the smallest x and the largest y.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner of the largest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
