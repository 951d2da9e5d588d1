import Foundation

/// The environment of a view: interface style, display scale, size classes, layout direction, text size. Immutable.
///
/// A screen's collection specifies every trait; each view inherits its superview's, modified by overrides. A collection created by an app
/// may be partial. Source: https://developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package final let values: TraitValues

    package init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection without specified traits.
    public override init() {
        values = .unspecified
        super.init()
    }

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
    public final func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.changed(by: mutations))
    }

    /// The value of a trait; the default if unspecified.
    public final subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Whether all specified traits of the other collection have the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.contains(trait.values)
    }

    /// Whether a color may differ between the two: they differ in style, contrast, level, gamut, idiom, or a custom trait that affects
    /// colors. nil counts as an empty collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard traitCollection !== self else { return false }
        return values.differsInColors(from: traitCollection?.values ?? .unspecified)
    }

    /// The system traits that affect colors.
    open class var systemTraitsAffectingColorAppearance: [UITrait] { SystemTraits.affectingColors }

    /// Returns this collection with overrides applied; the same object if nothing changes.
    package final func overridden(by overrides: TraitValues) -> UITraitCollection {
        var changed = values
        changed.take(overrides)
        return changed == values ? self : UITraitCollection(values: changed)
    }

    /// Returns the collection itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }

    /// The specified traits.
    open override var description: String {
        let fields = SystemTraits.all.filter { values.specifies($0) }.map { "\($0.name.dropFirst("UITrait".count)) = \(described($0))" }
        return "<UITraitCollection: \(fields.joined(separator: ", "))>"
    }

    private func described<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String { "\(values[trait])" }

    // MARK: Traits

    /// User interface idiom.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// User interface style.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

    /// Layout direction.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// Pixels per point; 0 is unspecified, as are negative and non-finite values.
    open var displayScale: CGFloat { values.displayScale }

    /// Horizontal size class.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// Vertical size class.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// Preferred text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// Color gamut of the screen.
    open var displayGamut: UIDisplayGamut { values.displayGamut }

    /// Accessibility contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// Base or elevated interface level.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    /// Preferred font weight.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// Whether the screen measures the pressure of touches; screens here do not.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    // MARK: The current collection

    /// The calling thread's trait collection for drawing and for resolving dynamic colors.
    ///
    /// While a view draws, is laid out, or is notified of a change of traits or tint, it is that view's. Otherwise it is the screen's, or
    /// the one last set on this thread outside of such a call. Source:
    /// https://developer.apple.com/documentation/uikit/uitraitcollection/current
    open class var current: UITraitCollection {
        get { CurrentTraits.ofThread.traits ?? SystemAppearance.traits }
        set { CurrentTraits.ofThread.traits = newValue }
    }

    /// Performs `actions` with this collection as `current`, on this thread.
    open func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }
}

extension TraitValues {
    /// Returns a copy modified by `mutations`.
    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = UITraitOverrides(values: self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }
}
