extension UITraitCollection {
    /// Height of a navigation bar without prompt and large title, and of a toolbar, in points: 44, and 50 on tablets; 32 in compact width
    /// and height, that is in landscape on all but the largest phones (`Documentation/Behavior.md#metrics`).
    final var barHeight: CGFloat {
        if userInterfaceIdiom == .pad { return 50 }
        return verticalSizeClass == .compact && horizontalSizeClass == .compact ? 32 : Self.usualBarHeight
    }

    /// Height of these bars on a phone in portrait, in points.
    static let usualBarHeight: CGFloat = 44
}
