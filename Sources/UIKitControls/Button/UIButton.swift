import CoreGraphics

/// A control that performs an action when tapped, with a title, an image or both.
///
/// Its appearance comes from its `configuration`, or without one from its type and the titles, colors and images set per state; a state
/// without a value uses the normal state's. `touchUpInside` is followed by `primaryActionTriggered`. Colors, radii and times that Apple
/// does not document resemble iOS 17. Source: Apple, [UIButton](https://developer.apple.com/documentation/uikit/uibutton).
///
/// *Life cycle.* The initializers with a type or configuration make a button of zero size, or of its glyph's: give it a frame, constraints
/// or `sizeToFit()`. Touches are those of ``UIControl``: the button is highlighted while the finger is down and near, and sends its actions
/// as it lifts. With a configuration or a handler, a change of state requests ``updateConfiguration()``, which calls
/// ``configurationUpdateHandler`` before the next layout; several changes are one call. The button retains its actions until it is released
/// or they are removed.
///
/// *When not to use it.* A setting that is on or off is a ``UISwitch``, one choice of a few a ``UISegmentedControl``; text with links is a
/// ``UITextView``. A button in a bar is a `UIBarButtonItem`.
///
/// *Mistakes.* Setting the text of ``titleLabel`` does not last, because the button sets it again: call ``setTitle(_:for:)``, or change the
/// configuration. ``contentEdgeInsets`` has no effect with a configuration. An action whose closure retains the controller that owns the
/// button keeps both alive; `expectNoLeak` of `KinoraTesting` finds it.
///
/// ```swift
/// let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Buy") { _ in print("bought") })
/// button.configuration?.subtitle = "2 items"
/// button.isEnabled = true
/// ```
///
/// See also ``UIButton/Configuration``, ``menu`` for a menu on a long press, and ``isPointerInteractionEnabled`` for iPads.
@preconcurrency @MainActor
open class UIButton: UIControl, AccessibilityDefaulting, SubviewSizeObserving, ControlStateObserving {
    final var storedType = ButtonType.custom
    final var values = ButtonValues()
    final var buttonViews = ButtonSubviews()
    final var storedPrimaryAction: UIAction?
    final var configured = ConfiguredState()

    /// Creates a button of the type `custom`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        sendsPrimaryAction = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        sendsPrimaryAction = true
        readButtonNib(coder)
    }

    /// Writes the type, and the titles, images and colors of states, besides what views write. Differs from UIKit: no configuration.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        writeButtonArchive(coder)
    }

    /// Creates a button of a type, of zero size; one with a glyph, such as `contactAdd`, has the glyph's.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        take(buttonType)
    }

    /// Creates a button of a type with an action for `primaryActionTriggered`, and the action's title and image. Its size is zero, or its
    /// glyph's.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        take(buttonType)
        if let primaryAction { take(primaryAction) }
    }

    /// Creates a button of zero size with a configuration and an action whose title and image it shows where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        take(.system)
        self.configuration = configuration
        if let primaryAction { take(primaryAction) }
    }

    /// The button's type.
    open var buttonType: ButtonType { storedType }

    // MARK: Values for states

    /// Sets the title for a state; nil removes it.
    open func setTitle(_ title: String?, for state: State) { set(title, for: state) }

    /// Returns the title for a state, by default the normal state's.
    open func title(for state: State) -> String? { Self.value(of: values.titles, for: state) }

    /// Sets the attributed title for a state; it takes precedence over the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        set((title?.copy() as? NSAttributedString) ?? title, \.attributedTitles, for: state)
    }

    /// Returns the attributed title for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { Self.value(of: values.attributedTitles, for: state) }

    /// Sets the title color for a state; nil restores the type's: white, or the tint color.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        set(color, \.titleColors, for: state)
        noteAppearance("TitleColor:\(state.rawValue)") { $0.setTitleColor(color, for: state) }
    }

    /// Returns the title color for a state.
    open func titleColor(for state: State) -> UIColor? { presentTitleColor(for: state) }

    /// Sets the title's shadow color for a state; nil for none. `titleLabel.shadowOffset` is its offset.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        set(color, \.titleShadowColors, for: state)
        noteAppearance("TitleShadowColor:\(state.rawValue)") { $0.setTitleShadowColor(color, for: state) }
    }

    /// Returns the title's shadow color for a state.
    open func titleShadowColor(for state: State) -> UIColor? { Self.value(of: values.titleShadowColors, for: state) }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) { set(image, \.images, for: state) }

    /// Returns the image for a state.
    open func image(for state: State) -> UIImage? { Self.value(of: values.images, for: state) }

    /// Sets a state's configuration of symbols, for the values that the symbol's own leaves open; nil removes it.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uibutton/setpreferredsymbolconfiguration(_:forimagein:)
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        set(configuration, \.symbolConfigurations, for: state)
    }

    /// Returns the configuration of symbols for a state, by default the normal state's.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        Self.value(of: values.symbolConfigurations, for: state)
    }

    /// Sets the background image for a state, stretched to the bounds.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        set(image, \.backgroundImages, for: state)
        noteAppearance("BackgroundImage:\(state.rawValue)") { $0.setBackgroundImage(image, for: state) }
    }

    /// Returns the background image for a state.
    open func backgroundImage(for state: State) -> UIImage? { Self.value(of: values.backgroundImages, for: state) }

    /// The title for the current state.
    open var currentTitle: String? { title(for: state) }

    /// The attributed title for the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title color for the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The title's shadow color for the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image for the current state.
    open var currentImage: UIImage? { image(for: state) }

    /// The configuration of symbols for the current state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }

    /// The background image for the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label of the title, for its font and line breaks; the button sets its text and color.
    open var titleLabel: UILabel? { madeTitleLabel }

    /// The image view.
    open var imageView: UIImageView? { madeImageView }

    /// The label of the subtitle, if the configuration has one.
    open var subtitleLabel: UILabel? { buttonViews.subtitle }

    // MARK: Looks

    /// Whether images without a variant for the state darken while the button is pressed; true by default. For the type `custom`.
    open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }

    /// Whether images without a variant for the state fade while the button is disabled; true by default. For the type `custom`.
    open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }

    /// Insets of the content, in points; zero gives a title the default vertical padding. Ignored by buttons with a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        willSet { _willSet("contentEdgeInsets") }
        didSet {
            defer { _didSet("contentEdgeInsets") }
            if contentEdgeInsets != oldValue { geometryDidChange() }
        }
    }

    /// Insets of the title's rectangle. They don't change the button's size and can move the title.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { geometryDidChange() } } }

    /// Insets of the image's rectangle, like `titleEdgeInsets`.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { geometryDidChange() } } }

    /// Whether a tap toggles `isSelected` before the targets are called; false by default. With a menu as primary action the button shows
    /// the action that is chosen.
    open var changesSelectionAsPrimaryAction = false { didSet { if menu != nil { menuDidChange() } } }

    /// The menu that a long press opens, or a touch if `showsMenuAsPrimaryAction` is true; nil, the default, for none. Setting it sets
    /// `isContextMenuInteractionEnabled`.
    open var menu: UIMenu? { didSet { menuDidChange() } }

    open override var showsMenuAsPrimaryAction: Bool { didSet { if menu != nil { menuDidChange() } } }

    /// Returns a configuration with the button's menu, or nil without one.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard menu != nil else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.presentMenu })
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        // The action's state changes after the menu has begun to close.
        DispatchQueue.main.async { [weak self] in self?.showChoice() }
    }

    /// The configuration, which replaces the type's appearance; nil for none. It falls back to titles and images set for states.
    open var configuration: Configuration? {
        get { configured.configuration }
        set { setConfiguration(newValue) }
    }

    /// The purpose of the button; `normal` by default. A configuration shows a destructive button in red where it names no color.
    open var role: Role = .normal { didSet { if role != oldValue { setNeedsUpdateConfiguration() } } }

    /// Whether the button has an effect while the pointer is over it, on iPads; false by default.
    open var isPointerInteractionEnabled = false {
        didSet {
            guard isPointerInteractionEnabled != oldValue else { return }
            if isPointerInteractionEnabled { addInteraction(pointer.interaction) } else { removeInteraction(pointer.interaction) }
        }
    }

    /// Returns the style of the pointer over the button, instead of the proposed effect and shape; nil, the default, for these. One that
    /// returns nil leaves the system's pointer.
    @preconcurrency open var pointerStyleProvider: PointerStyleProvider? { didSet { pointer.interaction.invalidate() } }

    /// Returns the style of the pointer over a button, with the system's effect and shape, in the coordinates of the button's superview.
    public typealias PointerStyleProvider =
        @MainActor (
            _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
        ) -> UIPointerStyle?

    private lazy var pointer = ButtonPointer()

    /// Called before the next layout after a change of state, to change the configuration.
    @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Whether the configuration's colors follow the state; true by default.
    open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

    /// Schedules `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        configured.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configuration for the current state by calling `configurationUpdateHandler`. Call `setNeedsUpdateConfiguration()`
    /// instead.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Geometry

    /// Returns the background's frame: the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the content's frame: the bounds inset by `contentEdgeInsets`, or by the configuration's insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: presentContentInsets) }

    /// Returns the title's frame in a content rectangle.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        configuration == nil ? titleFrame(in: contentRect) : configuredFrames(in: contentRect).title
    }

    /// Returns the image's frame in a content rectangle.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the title.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        configuration == nil ? imageFrame(in: contentRect) : configuredFrames(in: contentRect).image
    }

    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: configuration?.title ?? currentTitle ?? currentAttributedTitle?.string,
            traits: stateTraits.union(.button))
    }

    /// The size of the content with its insets.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    /// The size that fits; a configuration's title wraps to the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return configuration == nil ? presentContentSize : configuredSize(width: size.width)
    }

    package func intrinsicSizeDidChange(of subview: UIView) {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if configuration == nil { layOutContents() } else { layOutConfiguredContents() }
    }

    // MARK: Changes

    package func stateDidChange() {
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
        if currentImage?.symbol != nil { contentDidChange() }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, changesSelectionAsPrimaryAction { toggleSelection() }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsTap(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
