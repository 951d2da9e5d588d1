/// The appearance of a tab bar's items in one state.
///
/// Source: Apple, [UITabBarItemStateAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance).
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
    var onChange: (() -> Void)?
    var part = ResolvedTabItemAppearance.Part() {
        didSet { onChange?() }
    }

    /// The text attributes of titles; missing attributes keep their defaults.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { part.attributes }
        set { part.attributes = newValue }
    }

    /// The offset of titles, in points.
    public var titlePositionAdjustment: UIOffset {
        get { part.offset }
        set { part.offset = newValue }
    }

    /// The tint of template images; nil for the bar's.
    public var iconColor: UIColor? {
        get { part.iconColor }
        set { part.iconColor = newValue }
    }

    /// The text attributes of badges; missing attributes keep their defaults.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { part.badgeAttributes }
        set { part.badgeAttributes = newValue }
    }

    /// The offset of badges, in points.
    public var badgePositionAdjustment: UIOffset {
        get { part.badgeOffset }
        set { part.badgeOffset = newValue }
    }

    /// The offset of the text within badges, in points.
    public var badgeTitlePositionAdjustment: UIOffset {
        get { part.badgeTextOffset }
        set { part.badgeTextOffset = newValue }
    }

    /// The colour of badges; nil for the item's.
    public var badgeBackgroundColor: UIColor? {
        get { part.badgeColor }
        set { part.badgeColor = newValue }
    }
}
