/// A horizontal and a vertical offset, in points.
public struct UIOffset: Hashable, Sendable, Codable {
    /// Offset to the right, in points; negative to the left.
    public var horizontal: CGFloat
    /// Offset downward, in points; negative upward.
    public var vertical: CGFloat

    /// Creates an offset, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates an offset of zero.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// An offset of zero.
    public static let zero = UIOffset()
}
