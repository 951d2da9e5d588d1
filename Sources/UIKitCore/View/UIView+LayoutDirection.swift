extension UIView {
    /// Returns the layout direction of views with an attribute, in the app's layout direction.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        let isMirrored = SystemAppearance.traits.layoutDirection == .rightToLeft
        return userInterfaceLayoutDirection(for: attribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction of views with an attribute, in an environment with `layoutDirection`.
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
        if constraintState != nil { existingConstraintSystem?.layoutDirectionDidChange() }
    }

    final var presentLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: storedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}
