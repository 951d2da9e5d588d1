extension UIControl {
    /// Where the content lies from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center
        case top
        case bottom
        /// From top to bottom.
        case fill
    }

    /// Where the content lies from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center
        case left
        case right
        /// From side to side.
        case fill
        /// Where lines begin: left, or right where the interface runs from right to left.
        case leading
        /// Where lines end.
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
