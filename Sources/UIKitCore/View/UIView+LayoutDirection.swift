extension UIView {
    static func direction(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    final func semanticsDidChange(from old: UISemanticContentAttribute) {
        if semanticContentAttribute != old { layoutDirectionDidChange() }
        _didSet("semanticContentAttribute")
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
