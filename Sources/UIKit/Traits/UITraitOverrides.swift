/// The traits that a view or a controller has in place of those from above, for itself and everything below.
///
/// Source: https://developer.apple.com/documentation/uikit/uitraitoverrides
public struct UITraitOverrides: UIMutableTraits, Sendable {
    var values: TraitValues

    /// The value of an override; the trait's default where there is none. Setting an unspecified value takes the override away.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

    /// Takes an override away; without one does nothing.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
