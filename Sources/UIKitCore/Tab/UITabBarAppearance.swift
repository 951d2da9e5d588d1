/// The appearance of a tab bar: background, shadow and items.
///
/// Source: Apple, [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance).
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    private var itemAppearances: [UITabBarItemAppearance.Style: UITabBarItemAppearance] = [:]

    /// Creates the default appearance.
    public override init() { super.init() }

    /// Creates a copy of another appearance; values specific to tab bars are copied only from a tab bar appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        for (style, appearance) in other.itemAppearances { set(appearance, for: style) }
    }

    /// Creates the default appearance; the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The appearance of items with the title below the icon; copied.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { itemAppearance(.stacked) }
        set { change(.stacked, to: newValue) }
    }

    /// The appearance of items with the title beside the icon; copied.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { itemAppearance(.inline) }
        set { change(.inline, to: newValue) }
    }

    /// The appearance of items in the compact bar of phones in landscape; copied.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { itemAppearance(.compactInline) }
        set { change(.compactInline, to: newValue) }
    }

    /// The resolved appearance of items in a layout.
    final func resolved(for style: UITabBarItemAppearance.Style) -> ResolvedTabItemAppearance {
        itemAppearances[style]?.resolved ?? ResolvedTabItemAppearance()
    }

    private func itemAppearance(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        if let appearance = itemAppearances[style] { return appearance }
        return set(UITabBarItemAppearance(style: style), for: style)
    }

    @discardableResult
    private func set(_ appearance: UITabBarItemAppearance, for style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        itemAppearances[style]?.onChange = nil
        let copy = appearance.duplicate
        copy.onChange = { [weak self] in self?.didChange() }
        itemAppearances[style] = copy
        return copy
    }

    private func change(_ style: UITabBarItemAppearance.Style, to appearance: UITabBarItemAppearance) {
        set(appearance, for: style)
        didChange()
    }
}
