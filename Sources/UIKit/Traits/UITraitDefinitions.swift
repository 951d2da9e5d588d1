import Foundation

// The system's traits, for lists of traits and for `traitOverrides`; none has instances.
// Source: https://developer.apple.com/documentation/uikit/uitraitdefinition

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Left to right or right to left.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Pixels per point; 0 is unspecified, and so is what is negative or not finite.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
    static func accepted(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
}

/// The room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The room down.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// How large the user wants text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The range of colours of the screen.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// How strongly colours stand out.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// On the ground or raised.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Whether the user asked for bold text.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
