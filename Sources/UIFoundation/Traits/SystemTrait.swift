/// A trait with a stored property in every collection.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Hashable {
    static var field: WritableKeyPath<TraitValues, Value> { get }
    /// Returns the valid value for a set one: itself, or the default if it is invalid.
    static func accepted(_ value: Value) -> Value
}

extension SystemTrait {
    static func accepted(_ value: Value) -> Value { value }
}

/// UIKit's own traits.
enum SystemTraits {
    static let all: [any SystemTrait.Type] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
        UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
    ]

    static let affectingColors: [any SystemTrait.Type] = all.filter { $0.affectsColorAppearance }
}
