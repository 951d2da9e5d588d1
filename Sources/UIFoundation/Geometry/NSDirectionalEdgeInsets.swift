/// Insets of a rectangle's edges, in points, by layout direction: leading is left, or right in a right-to-left layout.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    public static let zero = NSDirectionalEdgeInsets()

    /// Returns the insets for a layout direction.
    package func edgeInsets(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }
}
