/// How far a rectangle's edges lie further in, in points, by the direction of the interface: leading is left, or right where it runs from right to left.
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

    /// The insets in a direction.
    func edgeInsets(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }
}
