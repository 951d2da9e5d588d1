/// Distances from the four edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// Inset of the top edge, in points; negative moves the edge outward.
    public var top: CGFloat
    /// Inset of the left edge, in points; negative moves the edge outward.
    public var left: CGFloat
    /// Inset of the bottom edge, in points; negative moves the edge outward.
    public var bottom: CGFloat
    /// Inset of the right edge, in points; negative moves the edge outward.
    public var right: CGFloat

    /// Creates insets, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Insets of zero.
    public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
    /// As in `adjustedContentInset: {88, 0, 34, 0}`.
    package var printed: String { "{\([top, left, bottom, right].map { Double($0).printed }.joined(separator: ", "))}" }

    package static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }

    package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

extension CGRect {
    /// Returns the rectangle inset by the given insets (outset by negative ones).
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

/// Returns the rectangle inset by the given insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
