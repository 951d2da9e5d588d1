/// The appearance of a tab bar's items in one state.
///
/// Source: Apple, [UITabBarItemStateAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance).
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
    var onChange: (() -> Void)?
    var values = ResolvedTabItemAppearance.Values() {
        didSet { onChange?() }
    }

    /// The text attributes of titles; missing attributes keep their defaults.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes }
        set { values.attributes = newValue }
    }

    /// The offset of titles, in points.
    public var titlePositionAdjustment: UIOffset {
        get { values.offset }
        set { values.offset = newValue }
    }

    /// The tint of template images; nil for the bar's.
    public var iconColor: UIColor? {
        get { values.iconColor }
        set { values.iconColor = newValue }
    }

    /// The text attributes of badges; missing attributes keep their defaults.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badgeAttributes }
        set { values.badgeAttributes = newValue }
    }

    /// The offset of badges, in points.
    public var badgePositionAdjustment: UIOffset {
        get { values.badgeOffset }
        set { values.badgeOffset = newValue }
    }

    /// The offset of the text within badges, in points.
    public var badgeTitlePositionAdjustment: UIOffset {
        get { values.badgeTextOffset }
        set { values.badgeTextOffset = newValue }
    }

    /// The color of badges; nil for the item's.
    public var badgeBackgroundColor: UIColor? {
        get { values.badgeColor }
        set { values.badgeColor = newValue }
    }
}
