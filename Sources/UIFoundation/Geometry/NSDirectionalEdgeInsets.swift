/// Insets of a rectangle's edges, in points, by layout direction: leading is left, or right in a right-to-left layout.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// Inset of the top edge, in points; negative moves the edge outward.
    public var top: CGFloat
    /// Inset of the leading edge, in points: the left one in left-to-right layouts.
    public var leading: CGFloat
    /// Inset of the bottom edge, in points; negative moves the edge outward.
    public var bottom: CGFloat
    /// Inset of the trailing edge, in points: the right one in left-to-right layouts.
    public var trailing: CGFloat

    /// Creates insets, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()

    /// Returns the insets for a layout direction.
    package func edgeInsets(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }
}
