/// Trait overrides of a view or a controller, for itself and its descendants.
///
/// Source: https://developer.apple.com/documentation/uikit/uitraitoverrides
public struct UITraitOverrides: UIMutableTraits, Sendable {
    package var values: TraitValues

    package init(values: TraitValues) { self.values = values }

    /// The value of an override; the trait's default without one. Setting an unspecified value removes the override.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

    /// Removes an override; no effect without one.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
