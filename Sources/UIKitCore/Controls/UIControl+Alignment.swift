extension UIControl {
    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center
        case top
        case bottom
        /// Stretched from top to bottom.
        case fill
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center
        case left
        case right
        /// Stretched from left to right.
        case fill
        /// The leading edge: left, or right in a right-to-left layout.
        case leading
        /// The trailing edge.
        case trailing
    }

    final var presentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }
}
