/// How the items of a tab bar look in one state.
///
/// Source: Apple, [UITabBarItemStateAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance).
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
    var onChange: (() -> Void)?
    var part = TabItemLook.Part() {
        didSet { onChange?() }
    }

    /// How titles are drawn; what is not named is as usual.
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { part.attributes }
        set { part.attributes = newValue }
    }

    /// How far titles are moved from their place, in points.
    public var titlePositionAdjustment: UIOffset {
        get { part.offset }
        set { part.offset = newValue }
    }

    /// The colour of pictures that are stencils; nil for the bar's.
    public var iconColor: UIColor? {
        get { part.iconColor }
        set { part.iconColor = newValue }
    }

    /// How badges' texts are drawn; what is not named is as usual.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { part.badgeAttributes }
        set { part.badgeAttributes = newValue }
    }

    /// How far badges are moved from their place, in points.
    public var badgePositionAdjustment: UIOffset {
        get { part.badgeOffset }
        set { part.badgeOffset = newValue }
    }

    /// How far badges' texts are moved in them, in points.
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
