extension UITraitCollection {
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

    /// Left to right or right to left.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// Pixels per point; 0 is unspecified, and so is what is negative or not finite.
    public var displayScale: CGFloat { values.displayScale }

    /// The room across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// The room down.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// How large the user wants text.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// The range of colours of the screen.
    public var displayGamut: UIDisplayGamut { values.displayGamut }

    /// How strongly colours stand out.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// On the ground or raised.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    /// Whether the user asked for bold text.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
}

/// Collections of one trait each; the others are unspecified. An unspecified value gives a collection without traits.
extension UITraitCollection {
    /// The kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }

    /// Light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Left to right or right to left.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Pixels per point; 0 is unspecified, and so is what is negative or not finite.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }

    /// The room across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// The room down.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// How large the user wants text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// The range of colours of the screen.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// How strongly colours stand out.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// On the ground or raised.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Whether the user asked for bold text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
}
