/// The appearance of a bar's buttons in one state.
///
/// Source: Apple, [UIBarButtonItemStateAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance).
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    var onChange: (() -> Void)?
    var values = ResolvedButtonAppearance.Values() {
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
}
