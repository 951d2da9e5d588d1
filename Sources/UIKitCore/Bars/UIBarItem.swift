/// The base class of bar items: title, image, enabled state and accessibility.
///
/// Changes show in the bar at once, without animation.
/// Source: Apple, [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem).
@preconcurrency @MainActor
open class UIBarItem: NSObject, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    private var spoken = AccessibilityDefaults()
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// An entry point that can create an instance of any subclass; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UIBarItem_init") convenience init(instance: Void) { self.init() }

    /// Creates an empty item, with what a nib says; another coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init()
        readBarItemNib(coder)
    }

    /// Called on an item of an Interface Builder file when its connections are made.
    open func awakeFromNib() {}

    /// Called on an item that Interface Builder draws; never here.
    open func prepareForInterfaceBuilder() {}

    /// Whether the item is enabled; the default is true. A disabled item is gray.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }

    /// The title, shown if there is no image.
    open var title: String? {
        willSet { _willSet("title") }
        didSet {
            defer { _didSet("title") }
            if title != oldValue { itemDidChange() }
        }
    }

    /// The image, shown in place of the title; by default a template image in the tint color.
    open var image: UIImage? {
        willSet { _willSet("image") }
        didSet {
            defer { _didSet("image") }
            if image !== oldValue { itemDidChange() }
        }
    }

    /// The insets of the image, in points; negative values extend it. Values that are not finite are ignored.
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

    /// The image in the large content viewer; nil, the default, for the item's image, enlarged.
    open var largeContentSizeImage: UIImage?

    /// The insets of ``largeContentSizeImage``, in points; zero by default.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    /// A number that identifies the item; free for the app.
    open var tag = 0

    // MARK: Accessibility

    /// The label that VoiceOver speaks; defaults to the title or the system item's name.
    open var accessibilityLabel: String? {
        get { spoken.label ?? spokenName }
        set { spoken.label = newValue }
    }

    /// The result of performing the item's action, for VoiceOver; the default is nil.
    open var accessibilityHint: String? {
        get { spoken.hint }
        set { spoken.hint = newValue }
    }

    /// The value of the item for VoiceOver; the default is nil.
    open var accessibilityValue: String? {
        get { spoken.value }
        set { spoken.value = newValue }
    }

    /// Traits in addition to those of a button in its state; none by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { spoken.traits }
        set { spoken.traits = newValue }
    }

    /// An identifier for tests, not spoken; the default is nil.
    open var accessibilityIdentifier: String? {
        get { spoken.identifier }
        set { spoken.identifier = newValue }
    }

    /// Accessibility defaults of the view that shows the item.
    final func accessibility(_ state: UIAccessibilityTraits) -> AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: accessibilityLabel, hint: accessibilityHint, value: accessibilityValue,
            traits: accessibilityTraits.union(state).union(.button), identifier: accessibilityIdentifier)
    }

    /// The label if the app sets none.
    var spokenName: String? { title }

    // MARK: Titles

    /// Sets the text attributes of the title for a state; missing attributes keep their defaults. nil removes them.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        noteAppearance("titleTextAttributes:\(state.rawValue)") { $0.setTitleTextAttributes(attributes, for: state) }
        itemDidChange()
    }

    /// Returns the attributes set for exactly that state; nil for none.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Notifies the bars that show the item.
    func itemDidChange() {}
}
