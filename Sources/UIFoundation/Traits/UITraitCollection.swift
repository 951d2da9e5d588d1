import Foundation

/// The environment of a view: interface style, display scale, size classes, layout direction, text size. Immutable.
///
/// A screen's collection specifies every trait; each view inherits its superview's, modified by overrides. A collection created by an app
/// may be partial. Source: https://developer.apple.com/documentation/uikit/uitraitcollection
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package let values: TraitValues

    package init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection without specified traits.
    public override convenience init() { self.init(values: .unspecified) }

    /// Creates a collection by merging others; later ones take precedence.
    ///
    /// - Complexity: O(*n*), where *n* is the number of collections.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues.unspecified
        for traits in traitCollections { values.take(traits.values) }
        self.init(values: values)
    }

    /// Creates a collection of the traits that `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues.unspecified.changed(by: mutations))
    }

    /// Returns this collection modified by `mutations`.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.changed(by: mutations))
    }

    /// The value of a trait; the default if unspecified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Whether all specified traits of the other collection have the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.contains(trait.values)
    }

    /// Whether a colour may differ between the two: they differ in style, contrast, level, gamut, idiom, or a custom trait that affects
    /// colours. nil counts as an empty collection.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard traitCollection !== self else { return false }
        return values.differsInColors(from: traitCollection?.values ?? .unspecified)
    }

    /// The system traits that affect colours.
    public class var systemTraitsAffectingColorAppearance: [UITrait] { SystemTraits.affectingColors }

    /// Returns this collection with overrides applied; the same object if nothing changes.
    package func overridden(by overrides: TraitValues) -> UITraitCollection {
        var changed = values
        changed.take(overrides)
        return changed == values ? self : UITraitCollection(values: changed)
    }

    /// Returns the collection itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    public override var hash: Int { values.hashValue }

    /// The specified traits.
    public override var description: String {
        let fields = SystemTraits.all.filter { values.specifies($0) }.map { "\($0.name.dropFirst("UITrait".count)) = \(described($0))" }
        return "<UITraitCollection: \(fields.joined(separator: ", "))>"
    }

    private func described<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String { "\(values[trait])" }
}

extension TraitValues {
    /// Returns a copy modified by `mutations`.
    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = UITraitOverrides(values: self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }
}
