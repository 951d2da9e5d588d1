/// How the buttons of a bar look in one state.
///
/// Source: Apple, [UIBarButtonItemStateAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance).
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    var onChange: (() -> Void)?
    var part = BarButtonLook.Part() {
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
}
