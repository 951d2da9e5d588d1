/// The traits of a collection, each specified or unspecified.
package struct TraitValues: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels per point; 0 is unspecified.
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    /// Custom traits by type.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Creates values of unspecified traits.
    package init() {}

    package static let unspecified = TraitValues()

    /// Takes the other collection's specified traits.
    package mutating func take(_ other: TraitValues) {
        for trait in SystemTraits.all { take(trait, from: other) }
        custom.merge(other.custom) { $1 }
    }

    private mutating func take<Trait: SystemTrait>(_ trait: Trait.Type, from other: TraitValues) {
        let value = other[keyPath: Trait.field]
        if value != Trait.defaultValue { self[keyPath: Trait.field] = value }
    }

    /// Whether all specified traits of the other collection have the same value here.
    func contains(_ other: TraitValues) -> Bool {
        var both = self
        both.take(other)
        return both == self
    }

    /// The value of a trait, custom ones included; the default if unspecified.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return value(of: system) as? Trait.Value ?? Trait.defaultValue }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                set(system, to: newValue)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(value: newValue, affectsColors: Trait.affectsColorAppearance)
            }
        }
    }

    /// Whether a trait is specified.
    func specifies(_ trait: any UITraitDefinition.Type) -> Bool {
        if let system = trait as? any SystemTrait.Type { return systemTraitDiffers(system, from: .unspecified) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    /// Makes a trait unspecified.
    mutating func remove(_ trait: any UITraitDefinition.Type) {
        if let system = trait as? any SystemTrait.Type { reset(system) } else { custom[ObjectIdentifier(trait)] = nil }
    }

    /// Whether a trait's value differs.
    package func differs(in trait: any UITraitDefinition.Type, from other: TraitValues) -> Bool {
        if let system = trait as? any SystemTrait.Type { return systemTraitDiffers(system, from: other) }
        return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
    }

    /// Whether a trait that affects colors differs.
    func differsInColors(from other: TraitValues) -> Bool {
        if userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
            || userInterfaceIdiom != other.userInterfaceIdiom
        {
            return true
        }
        guard custom != other.custom else { return false }
        return custom.filter(\.value.affectsColors) != other.custom.filter(\.value.affectsColors)
    }

    private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Any { self[keyPath: Trait.field] }

    private mutating func set<Trait: SystemTrait>(_ trait: Trait.Type, to value: Any) {
        if let value = value as? Trait.Value { self[keyPath: Trait.field] = Trait.accepted(value) }
    }

    private mutating func reset<Trait: SystemTrait>(_ trait: Trait.Type) { self[keyPath: Trait.field] = Trait.defaultValue }

    private func systemTraitDiffers<Trait: SystemTrait>(_ trait: Trait.Type, from other: TraitValues) -> Bool {
        self[keyPath: Trait.field] != other[keyPath: Trait.field]
    }
}

/// A value of a custom trait; compared if it is equatable.
struct CustomTraitValue: Hashable, @unchecked Sendable {
    let value: Any
    let affectsColors: Bool

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        if let value = left.value as? any Equatable { return isEqual(value, right.value) }
        return false
    }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { (other as? Value) == value }

    func hash(into hasher: inout Hasher) {
        if let value = value as? any Hashable { value.hash(into: &hasher) }
    }
}

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
        UITraitForceTouchCapability.self,
    ]

    static let affectingColors: [any SystemTrait.Type] = all.filter { $0.affectsColorAppearance }
}
