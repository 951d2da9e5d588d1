/// What the items of bars have in common: a title, an image, and whether they can be used.
///
/// A change shows in the bar at once, without animation.
/// Source: Apple, [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem).
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    private var spoken = AccessibilityDefaults()
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// An empty item.
    public override init() {
        super.init()
    }

    /// An empty item: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Whether touches use the item; true unless set. One that is not is gray.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }

    /// The text, shown where there is no image.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// The picture, shown in place of the title; as a stencil of the tint colour unless its rendering mode says otherwise.
    open var image: UIImage? {
        didSet { if image !== oldValue { itemDidChange() } }
    }

    /// How far the image lies within the place it would have, in points; negative values let it out. Not finite ones are refused.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet {
            guard imageInsets != oldValue else { return }
            guard [imageInsets.top, imageInsets.left, imageInsets.bottom, imageInsets.right].allSatisfy(\.isFinite) else {
                reportOnce("UIBarItem.imageInsets", "imageInsets \(imageInsets) of a bar item are not finite; the last ones are kept")
                imageInsets = oldValue
                return
            }
            itemDidChange()
        }
    }

    /// A number of the app's own.
    open var tag = 0

    // MARK: Accessibility

    /// What people who do not see the item are told it is called; nil, its title or what the system calls it, unless set.
    open var accessibilityLabel: String? {
        get { spoken.label ?? spokenName }
        set { spoken.label = newValue }
    }

    /// What happens when it is used; nil unless set.
    open var accessibilityHint: String? {
        get { spoken.hint }
        set { spoken.hint = newValue }
    }

    /// The value it has now; nil unless set.
    open var accessibilityValue: String? {
        get { spoken.value }
        set { spoken.value = newValue }
    }

    /// What it is besides a button, and besides what its state says; nothing unless set.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { spoken.traits }
        set { spoken.traits = newValue }
    }

    /// A name by which tests find it; nil unless set. People are not told of it.
    open var accessibilityIdentifier: String? {
        get { spoken.identifier }
        set { spoken.identifier = newValue }
    }

    /// What the view that shows the item says of itself.
    final func accessibility(_ state: UIAccessibilityTraits) -> AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: accessibilityLabel, hint: accessibilityHint, value: accessibilityValue,
            traits: accessibilityTraits.union(state).union(.button), identifier: accessibilityIdentifier)
    }

    /// The name where the app gave none.
    var spokenName: String? { title }

    // MARK: Titles

    /// Sets how the title is drawn in a state; what is not named there is as usual. nil takes back what was set.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        itemDidChange()
    }

    /// What was set for that very state, nil for nothing.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Tells those that show the item.
    func itemDidChange() {}
}
