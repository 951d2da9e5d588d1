import Foundation

/// What a view is to look like: light or dark, its scale, the room it has, its direction, the size of its text. Immutable.
///
/// A screen's collection has a value for every trait; each view has its superview's, changed by overrides on the way down. A collection that an app
/// makes may have values for some traits only.
/// Source: https://developer.apple.com/documentation/uikit/uitraitcollection
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// A collection that specifies nothing.
    public override convenience init() { self.init(values: .unspecified) }

    /// A collection of everything that the given ones specify; of two values for a trait the later counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues.unspecified
        for traits in traitCollections { values.take(traits.values) }
        self.init(values: values)
    }

    /// A collection of what `mutations` sets; the rest is unspecified.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues.unspecified.changed(by: mutations))
    }

    /// This collection with what `mutations` changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.changed(by: mutations))
    }

    /// The value of a trait; its default where the collection does not specify it.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Whether everything that the other collection specifies has the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.contains(trait.values)
    }

    /// Whether a colour may look different under the two: they differ in style, contrast, level, gamut, idiom, or a trait of the app's that says so.
    /// nil counts as a collection without traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard traitCollection !== self else { return false }
        return values.differsInColors(from: traitCollection?.values ?? .unspecified)
    }

    /// The system's traits that colours depend on.
    public class var systemTraitsAffectingColorAppearance: [UITrait] { SystemTraits.affectingColors }

    /// This collection with what the overrides specify; the same object where that changes nothing.
    func overridden(by overrides: TraitValues) -> UITraitCollection {
        var changed = values
        changed.take(overrides)
        return changed == values ? self : UITraitCollection(values: changed)
    }

    /// The collection itself: it cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    public override var hash: Int { values.hashValue }

    /// The traits that have a value.
    public override var description: String {
        let parts = SystemTraits.all.filter { values.specifies($0) }.map { "\($0.name.dropFirst("UITrait".count)) = \(described($0))" }
        return "<UITraitCollection: \(parts.joined(separator: ", "))>"
    }

    private func described<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String { "\(values[trait])" }
}

extension TraitValues {
    /// A copy with what `mutations` changes.
    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = UITraitOverrides(values: self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }
}
