import CoreGraphics
import QuartzCore

extension UIImageView {
    static let animationKey = "UIImageView.frames"

    /// The image for the current highlight state.
    final var shownImage: UIImage? { (isHighlighted ? highlightedImage ?? image : image)?.variant(for: traitCollection) }

    /// The parameters for which contents are rendered.
    final var presentFit: Fit {
        guard let image = shownImage else { return Fit() }
        return Fit(
            size: isFilledOut(image) || isDrawnAgain(image) ? bounds.size : nil, isMirrored: isMirrored(image), pixels: image.cgImage)
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
        if shownImage?.renderingMode == .alwaysTemplate { showImage() }
        let frames = animatedFrames?.frames ?? []
        guard isAnimating, frames.contains(where: { $0.renderingMode == .alwaysTemplate }) else { return }
        stopAnimating()
        animateFrames()
    }

    final func showImage() {
        fit = presentFit
        layer.contents = shownImage.flatMap(pixels(of:))
        layer.contentsScale = shownImage?.scale ?? 1
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

    /// The layer's contents: the upright pixels, filled to the bounds if resizable, in the tint colour for a template.
    private func pixels(of image: UIImage) -> CGImage? {
        let image = isMirrored(image) ? image.withHorizontallyFlippedOrientation() : image
        let resized = isFilledOut(image) ? image.filledOut(to: bounds.size) : drawnAgain(image)
        guard let pixels = resized ?? image.uprightPixels else { return nil }
        return image.renderingMode == .alwaysTemplate ? tints.image(pixels, in: asCurrent { tintColor.cgColor }) : pixels
    }
}
