/// How a tab bar looks: background, line and items.
///
/// Source: Apple, [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance).
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    private var parts: [UITabBarItemAppearance.Style: UITabBarItemAppearance] = [:]

    /// The usual looks.
    public override init() { super.init() }

    /// The same looks, as far as the other is one for tab bars.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        for (style, part) in other.parts { set(part, for: style) }
    }

    /// The usual looks: the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Items with the title below the picture; copied.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { part(.stacked) }
        set { change(.stacked, to: newValue) }
    }

    /// Items with the title beside the picture; copied.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { part(.inline) }
        set { change(.inline, to: newValue) }
    }

    /// The same in the lower bar of phones held sideways; copied.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { part(.compactInline) }
        set { change(.compactInline, to: newValue) }
    }

    /// What items look like in a layout.
    final func look(for style: UITabBarItemAppearance.Style) -> TabItemLook { parts[style]?.look ?? TabItemLook() }

    private func part(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        if let part = parts[style] { return part }
        return set(UITabBarItemAppearance(style: style), for: style)
    }

    @discardableResult
    private func set(_ part: UITabBarItemAppearance, for style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        parts[style]?.onChange = nil
        let copy = part.duplicate
        copy.onChange = { [weak self] in self?.didChange() }
        parts[style] = copy
        return copy
    }

    private func change(_ style: UITabBarItemAppearance.Style, to part: UITabBarItemAppearance) {
        set(part, for: style)
        didChange()
    }
}
