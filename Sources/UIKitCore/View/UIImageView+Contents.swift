import CoreGraphics
import QuartzCore

extension UIImageView {
    static let animationKey = "UIImageView.frames"

    /// The image for the current highlight state.
    final var shownImage: UIImage? { (isHighlighted ? highlightedImage ?? image : image).map(resolved) }

    /// The parameters for which contents are rendered.
    final var presentFit: Fit {
        guard let image = shownImage else { return Fit() }
        let isColored = !image.isDrawnAsTemplate
        return Fit(
            size: isFilledOut(image) || isDrawnAgain(image) ? bounds.size : nil, isMirrored: isMirrored(image),
            pixels: image.symbol == nil ? image.cgImage : nil, symbol: image.symbol, zoom: zoom(of: image),
            traits: image.symbol != nil && isColored ? traitCollection : nil)
    }

    /// The image for the view's traits: of a symbol with the preferred configuration, of others their variant.
    final func resolved(_ image: UIImage) -> UIImage {
        guard image.symbol != nil else { return image.variant(for: traitCollection) }
        let known = resolvedSymbol
        let traits = traitCollection
        if let known, known.source === image, known.traits === traits { return known.image }
        let made = image.resolved(for: traits, preferring: preferredSymbolConfiguration)
        resolvedSymbol = ResolvedSymbol(source: image, traits: traits, image: made)
        return made
    }

    final func symbolMayHaveChanged() {
        resolvedSymbol = nil
        guard shownImage?.symbol != nil else { return }
        showImage()
        invalidateIntrinsicContentSize()
    }

    /// Enlargement of a symbol by the content mode: it is drawn in this size, not scaled from pixels.
    private func zoom(of image: UIImage) -> CGFloat {
        guard image.symbol != nil, image.size.width > 0, image.size.height > 0 else { return 1 }
        let (x, y) = (bounds.width / image.size.width, bounds.height / image.size.height)
        switch contentMode {
        case .scaleAspectFit: return max(1, min(x, y))
        case .scaleToFill, .scaleAspectFill: return max(1, max(x, y))
        default: return 1
        }
    }

    final func shownImageMayHaveChanged(intrinsicSizeFrom old: UIImage?) {
        if old?.images != nil || shownImage?.images != nil { stopAnimating() }
        showImage()
        if image?.size != old?.size { invalidateIntrinsicContentSize() }
        if shownImage?.images != nil { animateFrames() }
    }

    final func highlightingDidChange() {
        let wasAnimating = isAnimating
        stopAnimating()
        showImage()
        if wasAnimating || shownImage?.images != nil { animateFrames() }
    }

    final func tintMayHaveChanged() {
        if let shown = shownImage, shown.isDrawnAsTemplate { showImage() }
        let frames = animatedFrames?.frames ?? []
        guard isAnimating, frames.contains(where: \.isDrawnAsTemplate) else { return }
        stopAnimating()
        animateFrames()
    }

    final func showImage() {
        fit = presentFit
        layer.contents = shownImage.flatMap(pixels(of:))
        layer.contentsScale = (shownImage?.scale ?? 1) * fit.zoom
        layer.contentsCenter = shownImage.map(contentsCenter(for:)) ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// Animates the contents through the frames, each for the same time.
    final func animateFrames() {
        guard let animated = animatedFrames else { return }
        let values = animated.frames.compactMap(pixels(of:))
        guard let first = values.first else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        // A single frame is displayed for its duration, too.
        animation.values = values.count > 1 ? values : [first, first]
        animation.calculationMode = .discrete
        animation.duration = animated.duration
        animation.repeatCount = animated.count > 0 ? Float(animated.count) : .infinity
        layer.contentsScale = animated.frames[0].scale
        layer.contentsCenter = contentsCenter(for: animated.frames[0])
        layer.add(animation, forKey: Self.animationKey)
    }

    /// The frames to animate: the view's own take precedence over the image's.
    private var animatedFrames: (frames: [UIImage], duration: TimeInterval, count: Int)? {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if let own, !own.isEmpty {
            return (own, animationDuration > 0 ? animationDuration : TimeInterval(own.count) / 30, animationRepeatCount)
        }
        return shownImage.flatMap { image in image.images.map { ($0, image.duration, 0) } }
    }

    private func isMirrored(_ image: UIImage) -> Bool {
        image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The stretched area of the layer, which keeps the caps while the bounds animate.
    private func contentsCenter(for image: UIImage) -> CGRect {
        image.resizingMode == .stretch && contentMode == .scaleToFill ? image.stretchedRect : CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// Whether the contents are rendered at the current size, because layers cannot tile.
    private func isFilledOut(_ image: UIImage) -> Bool {
        image.traits.caps?.mode == .tile && contentMode == .scaleToFill && image.size != bounds.size
    }

    /// Whether the contents are drawn at the current size, as those of drawings that keep their vectors.
    private func isDrawnAgain(_ image: UIImage) -> Bool {
        switch contentMode {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill: image.traits.drawing != nil && image.traits.caps == nil
        default: false
        }
    }

    /// The drawing at the size that the layer gives it; nil for other images.
    private func drawnAgain(_ image: UIImage) -> CGImage? {
        guard isDrawnAgain(image), image.size.width > 0, image.size.height > 0 else { return nil }
        let ratios = (bounds.width / image.size.width, bounds.height / image.size.height)
        let size: CGSize
        switch contentMode {
        case .scaleToFill: size = bounds.size
        case .scaleAspectFit: size = image.size.applying(CGAffineTransform(scaleX: min(ratios.0, ratios.1), y: min(ratios.0, ratios.1)))
        default: size = image.size.applying(CGAffineTransform(scaleX: max(ratios.0, ratios.1), y: max(ratios.0, ratios.1)))
        }
        return image.drawn(in: size, scale: image.scale)
    }

    /// The layer's contents: the upright pixels, filled to the bounds if resizable, in the tint color for a template.
    final func pixels(of image: UIImage) -> CGImage? {
        let image = isMirrored(image) ? image.withHorizontallyFlippedOrientation() : image
        let isTemplate = image.isDrawnAsTemplate
        let upright =
            image.symbol == nil
            ? image.uprightPixels
            : isTemplate ? image.uprightSymbol(zoom: zoom(of: image)) : asCurrent { image.uprightSymbol(zoom: zoom(of: image)) }
        let resized = isFilledOut(image) ? image.filledOut(to: bounds.size) : drawnAgain(image)
        guard let pixels = resized ?? upright else { return nil }
        return isTemplate ? tints.image(pixels, in: asCurrent { tintColor.cgColor }) : pixels
    }
}
