import Foundation

// The system traits, for lists of traits and for `traitOverrides`; none has instances. Source:
// https://developer.apple.com/documentation/uikit/uitraitdefinition

/// User interface idiom.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// User interface style.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Layout direction.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Pixels per point; 0 is unspecified, as are negative and non-finite values.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
    static func accepted(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
}

/// Horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// Vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// Color gamut of the screen.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// Accessibility contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Base or elevated interface level.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Preferred font weight.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the screen measures the pressure of touches.
public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// A trait: a value that trait collections propagate to views. Apps may define their own.
///
/// Values that are not `Equatable` count as changed whenever they are set. Source:
/// https://developer.apple.com/documentation/uikit/uitraitdefinition
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value in collections that do not specify the trait.
    static var defaultValue: Value { get }
    /// Whether views resolve dynamic colors again when the trait changes. False by default.
    static var affectsColorAppearance: Bool { get }
    /// The trait's name in messages; by default its type's.
    static var name: String { get }
}

extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
    public static var name: String { "\(self)" }
}

/// The type of a trait, for lists of traits.
public typealias UITrait = any UITraitDefinition.Type
