import CoreGraphics

/// A control that does something when it is tapped, with a title, a picture or both.
///
/// It looks by its `configuration`, or without one by its type and the titles, colours and pictures set for its states: a state without a value of its
/// own has the normal state's. `touchUpInside` is followed by `primaryActionTriggered`. Colours, radii and times that Apple does not document are
/// chosen to look like iOS 17. Differs from UIKit: there are no menus, symbols and pointers.
/// Source: Apple, [UIButton](https://developer.apple.com/documentation/uikit/uibutton).
@preconcurrency @MainActor
open class UIButton: UIControl {
    final var storedType = ButtonType.custom
    final var values = ButtonValues()
    final var parts = ButtonParts()
    final var storedPrimaryAction: UIAction?
    final var configured = ConfiguredState()

    /// A button of the type `custom`.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A button of a type, as large as that needs, at the origin.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        take(buttonType)
    }

    /// A button of a type with an action for `primaryActionTriggered`, whose title and picture it shows.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        take(buttonType)
        if let primaryAction { take(primaryAction) }
        sizeToFit()
    }

    /// A button that looks by a configuration, with an action whose title and picture it shows where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        take(.system)
        self.configuration = configuration
        if let primaryAction { take(primaryAction) }
        sizeToFit()
    }

    /// What the button was made as.
    open var buttonType: ButtonType { storedType }

    // MARK: Values for states

    /// Sets the title for a state; nil takes it away.
    open func setTitle(_ title: String?, for state: State) { set(title, for: state) }

    /// The title for a state, by its own value or the normal state's.
    open func title(for state: State) -> String? { Self.value(of: values.titles, for: state) }

    /// Sets a title with attributes for a state; it goes before the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        set((title?.copy() as? NSAttributedString) ?? title, \.attributedTitles, for: state)
    }

    /// The title with attributes for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { Self.value(of: values.attributedTitles, for: state) }

    /// Sets the title's colour for a state; nil gives it the type's: white, or the tint colour.
    open func setTitleColor(_ color: UIColor?, for state: State) { set(color, \.titleColors, for: state) }

    /// The title's colour for a state.
    open func titleColor(for state: State) -> UIColor? { presentTitleColor(for: state) }

    /// Sets the colour of the title's shadow for a state; nil has none. Where it falls says `titleLabel.shadowOffset`.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { set(color, \.titleShadowColors, for: state) }

    /// The colour of the title's shadow for a state.
    open func titleShadowColor(for state: State) -> UIColor? { Self.value(of: values.titleShadowColors, for: state) }

    /// Sets the picture for a state.
    open func setImage(_ image: UIImage?, for state: State) { set(image, \.images, for: state) }

    /// The picture for a state.
    open func image(for state: State) -> UIImage? { Self.value(of: values.images, for: state) }

    /// Sets the picture behind everything, stretched to the bounds, for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { set(image, \.backgroundImages, for: state) }

    /// The picture behind everything for a state.
    open func backgroundImage(for state: State) -> UIImage? { Self.value(of: values.backgroundImages, for: state) }

    /// The title as it is now.
    open var currentTitle: String? { title(for: state) }

    /// The title with attributes as it is now.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title's colour as it is now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The colour of the title's shadow as it is now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The picture as it is now.
    open var currentImage: UIImage? { image(for: state) }

    /// The picture behind everything as it is now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The view of the title, for its font and line breaks; the button sets its text and colour.
    open var titleLabel: UILabel? { madeTitleLabel }

    /// The view of the picture.
    open var imageView: UIImageView? { madeImageView }

    /// The view of the second line, in a button whose configuration has one.
    open var subtitleLabel: UILabel? { parts.subtitle }

    // MARK: Looks

    /// Whether pictures without one for the state darken while the button is pressed; true unless set. For the type `custom`.
    open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }

    /// Whether pictures without one for the state are paler while the button is disabled; true unless set. For the type `custom`.
    open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }

    /// Room around the content, in points; zero gives a title the system's room above and below. Not in a button with a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { geometryDidChange() } } }

    /// By how much the title's place is smaller than the content's. It does not change the button's size, and so can move the title out of place.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { geometryDidChange() } } }

    /// The same for the picture.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { geometryDidChange() } } }

    /// Whether a tap turns `isSelected` over before the targets are told; false unless set.
    open var changesSelectionAsPrimaryAction = false

    /// How the button looks in place of type and values for states; nil for those. Titles and pictures set for states are shown where it has none.
    open var configuration: Configuration? {
        get { configured.configuration }
        set { setConfiguration(newValue) }
    }

    /// Called with the button before the next layout after its state has changed, to change the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Whether the colours of the configuration follow the state; true unless set.
    open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

    /// Has `updateConfiguration()` called before the next layout.
    open func setNeedsUpdateConfiguration() {
        configured.needsUpdate = true
        setNeedsLayout()
    }

    /// Brings the configuration in step with the state: calls `configurationUpdateHandler`. Call `setNeedsUpdateConfiguration()`, not this.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Geometry

    /// Where the background lies: the whole bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the content lies: the bounds within `contentEdgeInsets`, or within those of the configuration.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: presentContentInsets) }

    /// Where the title lies in a content rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        configuration == nil ? titlePlace(in: contentRect) : configuredFrames(in: contentRect).title
    }

    /// Where the picture lies in a content rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        configuration == nil ? imagePlace(in: contentRect) : configuredFrames(in: contentRect).image
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: configuration?.title ?? currentTitle ?? currentAttributedTitle?.string,
            traits: stateTraits.union(.button))
    }

    /// The size of the content with the room around it.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    /// The same; a configuration's title wraps to the width asked for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return configuration == nil ? presentContentSize : configuredSize(width: size.width)
    }

    override func intrinsicSizeDidChange(of subview: UIView) { setNeedsLayout() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if configuration == nil { placeParts() } else { placeConfiguredParts() }
    }

    // MARK: Changes

    override func stateDidChange() {
        if configurationUpdateHandler != nil || configuration != nil {
            setNeedsUpdateConfiguration()
        }
        contentDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
        setNeedsUpdateConfiguration()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if configuration != nil { setNeedsUpdateConfiguration() } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configuration != nil { setNeedsUpdateConfiguration() }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, changesSelectionAsPrimaryAction { toggleSelection() }
    }

    override func touchUpInsideWasSent(with event: UIEvent?) { send(.primaryActionTriggered, with: event) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsTap(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
