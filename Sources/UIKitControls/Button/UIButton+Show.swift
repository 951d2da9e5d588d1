import CoreGraphics

// Buttons without a configuration.
extension UIButton {
    /// Opacity of title and image of a pressed system button, and duration of the fade back. (UIKit's appearance; not documented.)
    static let pressedAlpha: CGFloat = 0.2
    static let fadeDuration: TimeInterval = 0.4
    /// Fraction of black blended into the images of a pressed button.
    static let pressedShade: CGFloat = 0.35
    static let disabledAlpha: CGFloat = 0.5

    final func showValues() {
        showTitle()
        showImages()
        showSelectionBackgrounds()
        let isFaded = isHighlighted && storedType != .custom
        fade(to: isFaded ? Self.pressedAlpha : 1)
        buttonViews.disc?.backgroundColor = .tertiarySystemFill
    }

    private func showTitle() {
        guard buttonViews.title != nil || shownTitle != nil else { return }
        let label = madeTitleLabel
        if let title = currentAttributedTitle {
            label.attributedText = title
        } else {
            if label.text != currentTitle { label.text = currentTitle }
            label.textColor = hasTitleBackground && Self.own(of: values.titleColors, for: state) == nil ? .white : currentTitleColor
            label.shadowColor = currentTitleShadowColor
        }
        label.isHidden = shownTitle == nil
    }

    private func showImages() {
        let isShaded = isHighlighted && adjustsImageWhenHighlighted && storedType == .custom
        let isPale = !isEnabled && adjustsImageWhenDisabled && storedType == .custom
        if let image = shownImage {
            let view = madeImageView
            let shades = isShaded && Self.own(of: values.images, for: state) == nil
            view.image = shades ? buttonViews.shaded.image(of: tintable(image)) : tintable(image)
            view.tintColor = imageTint
            view.isHidden = false
        } else {
            buttonViews.image?.image = nil
            buttonViews.image?.isHidden = true
        }
        buttonViews.image?.alpha = isPale && Self.own(of: values.images, for: state) == nil ? Self.disabledAlpha : 1
        guard let background = currentBackgroundImage else {
            buttonViews.background?.removeFromSuperview()
            buttonViews.background = nil
            return
        }
        let view = madeBackgroundView
        let isUsual = Self.own(of: values.backgroundImages, for: state) == nil
        view.image = isShaded && isUsual ? buttonViews.shadedBackground.image(of: background) : background
        view.alpha = isPale && isUsual ? Self.disabledAlpha : 1
    }

    private var imageTint: UIColor? {
        if storedType == .close { return .secondaryLabel }
        if hasImageBackground { return .white }
        return storedType != .custom && !isEnabled ? .tertiaryLabel : nil
    }

    /// System buttons show images as templates, unless the rendering mode says otherwise.
    private func tintable(_ image: UIImage) -> UIImage {
        storedType == .custom || image.renderingMode != .automatic || image.symbol != nil ? image : buttonViews.template.template(of: image)
    }

    /// Shown at once when pressed, faded when released.
    private func fade(to alpha: CGFloat) {
        let views = [
            buttonViews.title, storedType == .custom ? nil : buttonViews.image, buttonViews.titleBackground, buttonViews.imageBackground,
        ].compactMap { $0 }
            .filter { $0.alpha != alpha }
        guard !views.isEmpty else { return }
        UIView.performOutsideOfBlocks {
            guard alpha == 1, window != nil else { return views.forEach { $0.alpha = alpha } }
            UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                views.forEach { $0.alpha = alpha }
            }
        }
    }
}

/// Cache of one image derived from another, valid while the source is the same object.
struct DerivedImage {
    private weak var source: UIImage?
    private var result: UIImage?

    /// The image with black blended in.
    @MainActor
    mutating func image(of image: UIImage) -> UIImage {
        keep(image) { image in
            let format = UIGraphicsImageRendererFormat()
            format.scale = image.scale
            format.opaque = false
            let rect = CGRect(origin: .zero, size: image.size)
            let shaded = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
                image.draw(in: rect)
                UIColor(white: 0, alpha: UIButton.pressedShade).setFill()
                UIRectFillUsingBlendMode(rect, .sourceAtop)
            }
            // Templates are not shaded: they have no color of their own.
            guard !image.isDrawnAsTemplate else { return image }
            return image.capInsets == .zero
                ? shaded : shaded.resizableImage(withCapInsets: image.capInsets, resizingMode: image.resizingMode)
        }
    }

    @MainActor
    mutating func template(of image: UIImage) -> UIImage { keep(image) { $0.withRenderingMode(.alwaysTemplate) } }

    @MainActor
    private mutating func keep(_ image: UIImage, _ make: (UIImage) -> UIImage) -> UIImage {
        if image === source, let result { return result }
        let made = image.size.width > 0 && image.size.height > 0 ? make(image) : image
        (source, result) = (image, made)
        return made
    }
}
