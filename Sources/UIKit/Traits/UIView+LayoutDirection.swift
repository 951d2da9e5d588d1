extension UIView {
    /// The direction of a view of that meaning in the app's own direction.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        let isMirrored = SystemAppearance.traits.layoutDirection == .rightToLeft
        return userInterfaceLayoutDirection(for: attribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
    }

    /// The direction of a view of that meaning where its surroundings run in `layoutDirection`.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    final func layoutDirectionDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    final var presentLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: storedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}
