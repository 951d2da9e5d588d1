import CoreGraphics
import QuartzCore

extension UIImageView {
    static let animationKey = "UIImageView.frames"

    /// The image for the present highlighting.
    final var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// What the contents have to be made for.
    final var presentFit: Fit {
        guard let image = shownImage else { return Fit() }
        return Fit(size: isFilledOut(image) ? bounds.size : nil, isMirrored: isMirrored(image))
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

    /// Animates the contents through the pictures, each for the same time.
    final func animateFrames() {
        guard let animated = animatedFrames else { return }
        let values = animated.pictures.compactMap(pixels(of:))
        guard let first = values.first else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        // A single picture is shown for its time, too.
        animation.values = values.count > 1 ? values : [first, first]
        animation.calculationMode = .discrete
        animation.duration = animated.duration
        animation.repeatCount = animated.count > 0 ? Float(animated.count) : .infinity
        layer.contentsScale = animated.frames[0].scale
        layer.contentsCenter = contentsCenter(for: animated.frames[0])
        layer.add(animation, forKey: Self.animationKey)
    }

    /// What there is to animate: the view's own pictures before the image's.
    private var animatedFrames: (pictures: [UIImage], duration: TimeInterval, count: Int)? {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if let own, !own.isEmpty {
            return (own, animationDuration > 0 ? animationDuration : TimeInterval(own.count) / 30, animationRepeatCount)
        }
        return shownImage.flatMap { image in image.images.map { ($0, image.duration, 0) } }
    }

    private func isMirrored(_ image: UIImage) -> Bool {
        image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// What the layer stretches, the caps being kept by it; so they are while the bounds are animated.
    private func contentsCenter(for image: UIImage) -> CGRect {
        image.resizingMode == .stretch && contentMode == .scaleToFill ? image.stretchedPart : CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// Whether the contents are a picture drawn for the size: layers repeat nothing.
    private func isFilledOut(_ image: UIImage) -> Bool {
        image.traits.caps?.mode == .tile && contentMode == .scaleToFill && image.size != bounds.size
    }

    /// What the layer shows: the upright pixels, filled out to the bounds if resizable, in the tint colour for a template.
    private func pixels(of image: UIImage) -> CGImage? {
        let image = isMirrored(image) ? image.withHorizontallyFlippedOrientation() : image
        guard let pixels = isFilledOut(image) ? image.filledOut(to: bounds.size) ?? image.uprightPixels : image.uprightPixels else {
            return nil
        }
        return image.renderingMode == .alwaysTemplate ? tints.image(pixels, in: asCurrent { tintColor.cgColor }) : pixels
    }
}
