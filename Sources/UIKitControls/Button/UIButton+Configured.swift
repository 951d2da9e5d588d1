import CoreGraphics

/// State of a button's configuration.
struct ConfiguredState {
    var configuration: UIButton.Configuration?
    var needsUpdate = false
    var isUpdating = false
    /// The resolved style for the current state.
    var appearance = ButtonStyle.Appearance(foreground: .clear, background: .clear)
    var wasHighlighted = false
}

// Buttons with a configuration.
extension UIButton {
    final func setConfiguration(_ configuration: Configuration?) {
        let had = configured.configuration != nil
        configured.configuration = configuration
        if configuration != nil { showSelectionBackgrounds() }
        if had, configuration == nil {
            buttonViews.backdrop?.removeFromSuperview()
            buttonViews.subtitle?.removeFromSuperview()
            buttonViews.wheel?.removeFromSuperview()
            buttonViews.indicator?.removeFromSuperview()
            (buttonViews.backdrop, buttonViews.subtitle, buttonViews.wheel, buttonViews.indicator) = (nil, nil, nil, nil)
            if let label = buttonViews.title {
                label.numberOfLines = 1
                label.lineBreakMode = .byTruncatingMiddle
            }
            showValues()
        }
        if configured.isUpdating { showConfiguration() } else { setNeedsUpdateConfiguration() }
        geometryDidChange()
    }

    /// Called when titles, images or colors have changed.
    final func contentDidChange() {
        guard configuration == nil else { return setNeedsUpdateConfiguration() }
        showValues()
        geometryDidChange()
    }

    final func geometryDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    final func updateConfigurationIfNeeded() {
        guard configured.needsUpdate, !configured.isUpdating else { return }
        configured.needsUpdate = false
        configured.isUpdating = true
        updateConfiguration()
        configured.isUpdating = false
        showConfiguration()
    }

    final var presentContentInsets: UIEdgeInsets {
        configuration.map { $0.contentInsets.edgeInsets(effectiveUserInterfaceLayoutDirection) } ?? contentEdgeInsets
    }

    // MARK: Content

    /// The image, a symbol in the configuration's size.
    private var configuredImage: UIImage? {
        guard let configuration, let image = configuration.image ?? currentImage else { return nil }
        let usual = UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.symbolStyle, scale: .medium)
        let own = configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
        return image.resolved(for: traitCollection, preferring: own.map { usual.applying($0) } ?? usual)
    }

    private func showConfiguration() {
        guard let configuration else { return }
        let state: State = automaticallyUpdatesConfiguration ? state : .normal
        let appearance = configuration.style.appearance(configuration, state: state, tint: roleTint)
        configured.appearance = appearance
        buttonViews.background?.image = currentBackgroundImage
        showText(configuration, appearance.foreground)
        showImage(configuration, appearance.foreground)
        showWheel(configuration, appearance.foreground)
        showIndicator(configuration, appearance.foreground)
        if buttonViews.backdrop == nil {
            let backdrop = ConfiguredBackgroundView(frame: bounds)
            buttonViews.backdrop = backdrop
            insertSubview(backdrop, at: 0)
        }
        let isReleased = configured.wasHighlighted && !isHighlighted && window != nil
        let isPressed = !configured.wasHighlighted && isHighlighted
        configured.wasHighlighted = isHighlighted
        let change = { [self] in
            buttonViews.backdrop?.show(configuration.background, color: appearance.background, cornerRadius: presentCornerRadius)
            for view in [buttonViews.title, buttonViews.subtitle, buttonViews.image, buttonViews.wheel, buttonViews.indicator] as [UIView?]
            {
                view?.alpha = appearance.contentAlpha
            }
        }
        // Shown at once when pressed, faded when released.
        if isPressed { return UIView.performOutsideOfBlocks(change) }
        guard isReleased else { return change() }
        UIView.performOutsideOfBlocks {
            UIView.animate(
                withDuration: Self.releaseDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
        }
    }

    private static let releaseDuration: TimeInterval = 0.25

    final var presentCornerRadius: CGFloat {
        configuration.map { $0.style.radius($0, size: backdropFrame.size, traits: traitCollection) } ?? 0
    }

    private var backdropFrame: CGRect {
        let insets = configuration?.background.backgroundInsets ?? .zero
        return backgroundRect(forBounds: bounds).inset(by: insets.edgeInsets(effectiveUserInterfaceLayoutDirection))
    }

    private func showText(_ configuration: Configuration, _ color: UIColor) {
        let size = configuration.buttonSize
        let title = configuration.attributedTitle.map { NSAttributedString($0) } ?? shownTitle
        if title != nil || buttonViews.title != nil {
            let label = madeTitleLabel
            // A color set for the state takes precedence over the style's, as the title does.
            let own = Self.value(of: values.titleColors, for: state)
            label.attributedText = styled(
                title, font: size.titleStyle, color: configuration.baseForegroundColor == nil ? own ?? color : color,
                breaking: configuration.titleLineBreakMode, configuration.titleTextAttributesTransformer)
            label.numberOfLines = configuration.titleLineBreakMode.isWrapping ? 0 : 1
            label.isHidden = (title?.length ?? 0) == 0
        }
        guard configuration.attributedSubtitle != nil || buttonViews.subtitle != nil else { return }
        let label = buttonViews.subtitle ?? UILabel()
        if buttonViews.subtitle == nil {
            buttonViews.subtitle = label
            addSubview(label)
        }
        label.attributedText = styled(
            configuration.attributedSubtitle.map { NSAttributedString($0) }, font: size.subtitleStyle, color: color,
            breaking: configuration.subtitleLineBreakMode, configuration.subtitleTextAttributesTransformer)
        label.numberOfLines = configuration.subtitleLineBreakMode.isWrapping ? 0 : 1
        label.isHidden = (configuration.attributedSubtitle?.characters.count ?? 0) == 0
    }

    private func styled(
        _ text: NSAttributedString?, font: UIFont.TextStyle, color: UIColor, breaking mode: NSLineBreakMode,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
        guard let text else { return nil }
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineBreakMode = mode
        paragraph.alignment = textAlignment
        var attributes = AttributeContainer()
        attributes.paragraphStyle = paragraph
        attributes.font = .preferredFont(forTextStyle: font, compatibleWith: traitCollection)
        attributes.foregroundColor = color
        attributes = transformer?(attributes) ?? attributes
        let result = NSMutableAttributedString(string: text.string, attributes: attributes.textAttributes)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
            result.replace(own, in: range)
        }
        return result
    }

    private func showImage(_ configuration: Configuration, _ color: UIColor) {
        let image = configuration.showsActivityIndicator ? nil : configuredImage
        guard image != nil || buttonViews.image != nil else { return }
        let view = madeImageView
        view.image = image.map { $0.renderingMode == .automatic && $0.symbol == nil ? buttonViews.template.template(of: $0) : $0 }
        view.tintColor = configuration.imageColorTransformer?(color) ?? color
        view.isHidden = image == nil
    }

    private func showWheel(_ configuration: Configuration, _ color: UIColor) {
        guard configuration.showsActivityIndicator else {
            buttonViews.wheel?.removeFromSuperview()
            buttonViews.wheel = nil
            return
        }
        let wheel = buttonViews.wheel ?? UIActivityIndicatorView(style: .medium)
        if buttonViews.wheel == nil {
            buttonViews.wheel = wheel
            addSubview(wheel)
            wheel.startAnimating()
        }
        wheel.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    }

    // MARK: Geometry

    /// The layout for text of at most the given width.
    private func arrangement(width: CGFloat) -> ButtonArrangement {
        guard let configuration else { return ButtonArrangement() }
        var arrangement = ButtonArrangement()
        arrangement.imagePadding = configuration.imagePadding
        arrangement.titlePadding = configuration.titlePadding
        arrangement.imageEdge = imageEdge
        arrangement.image = buttonViews.wheel?.intrinsicContentSize ?? configuredImage?.size ?? .zero
        let availableWidth = max(width - arrangement.widthBesideText, 0)
        arrangement.title = Self.size(of: buttonViews.title, width: availableWidth)
        arrangement.subtitle = Self.size(of: buttonViews.subtitle, width: availableWidth)
        arrangement.alignment = lineAlignment
        return arrangement
    }

    private var imageEdge: ButtonArrangement.Edge {
        let placement = configuration?.imagePlacement ?? .leading
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if placement.contains(.leading) { return isMirrored ? .right : .left }
        if placement.contains(.trailing) { return isMirrored ? .left : .right }
        return placement.contains(.bottom) ? .bottom : .top
    }

    private var lineAlignment: ButtonArrangement.Alignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch configuration?.titleAlignment ?? .automatic {
        case .center: return .center
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        case .automatic:
            let hasImageOrWheel = configuration?.showsActivityIndicator ?? false || configuredImage != nil
            return !hasImageOrWheel || !imageEdge.isHorizontal ? .center : imageEdge == .left ? .left : .right
        }
    }

    private var textAlignment: NSTextAlignment {
        switch lineAlignment {
        case .left: .left
        case .center: .center
        case .right: .right
        }
    }

    private static func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, !label.isHidden else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    final func configuredSize(width: CGFloat) -> CGSize {
        let insets = presentContentInsets
        let taken = insets.left + insets.right + indicatorWidth
        let availableWidth = width > 0 ? max(width - taken, 0) : .greatestFiniteMagnitude
        let size = arrangement(width: availableWidth).size
        return CGSize(width: size.width + taken, height: size.height + insets.top + insets.bottom)
    }

    final func configuredFrames(in rect: CGRect) -> ButtonArrangement.Frames {
        // The indicator is at the trailing edge, whatever the alignment is.
        let rect = rect.inset(
            by: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: indicatorWidth).edgeInsets(
                effectiveUserInterfaceLayoutDirection))
        return arrangement(width: rect.width).frames(in: rect, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    }

    final func layOutConfiguredContents() {
        let content = contentRect(forBounds: bounds)
        let frames = configuredFrames(in: content)
        buttonViews.backdrop?.frame = backdropFrame
        buttonViews.backdrop?.layer.cornerRadius = presentCornerRadius
        buttonViews.background?.frame = backgroundRect(forBounds: bounds)
        buttonViews.title?.frame = titleRect(forContentRect: content)
        buttonViews.subtitle?.frame = frames.subtitle
        buttonViews.image?.frame = wholePixels(imageRect(forContentRect: content))
        buttonViews.wheel?.frame = frames.image
        layOutIndicator(in: content)
    }
}

extension NSLineBreakMode {
    fileprivate var isWrapping: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
