import CoreGraphics
import QuartzCore

/// A view that shows a picture or an animation of pictures; its `contentMode` places them in its bounds.
///
/// An image with several pictures (`UIImage.animatedImage(with:duration:)`) runs for ever as soon as it is set. The other way is
/// `animationImages` with `startAnimating()`. Both are an animation of the layer's contents, on the layer's time. A resizable image keeps its
/// caps when `contentMode` is `.scaleToFill`. The view does not take touches unless `isUserInteractionEnabled` is set to true.
/// Source: https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture shown, or nil for none. A template is shown in the view's tint colour. Setting it does not change the bounds.
    open var image: UIImage? {
        didSet { if image !== oldValue { shownImageMayHaveChanged(intrinsicSizeFrom: oldValue) } }
    }

    /// The picture shown instead of `image` while the view is highlighted; nil for the same.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue, isHighlighted { shownImageMayHaveChanged(intrinsicSizeFrom: image) } }
    }

    /// Whether `highlightedImage` and `highlightedAnimationImages` are shown; false unless set.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { highlightingDidChange() } }
    }

    /// The pictures of the animation that `startAnimating()` starts, in order; nil for none. Setting it ends a running one.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The pictures shown instead of `animationImages` while the view is highlighted; nil for the same. Setting it ends a running animation.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds for all pictures once; 0 gives each a thirtieth of a second. Counts from the next `startAnimating()` on.
    open var animationDuration: TimeInterval = 0 {
        didSet { if !(animationDuration >= 0 && animationDuration.isFinite) { animationDuration = oldValue } }
    }

    /// How often the pictures are shown; 0 is for ever. Counts from the next `startAnimating()` on.
    open var animationRepeatCount = 0

    /// Whether an animation of pictures runs.
    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

    /// What the contents were made for.
    final var fit = Fit()

    struct Fit: Equatable {
        /// The size in points, where they depend on it.
        var size: CGSize?
        var isMirrored = false
    }

    let tints = TintedImageCache()

    /// A view of the picture's size (points) at the origin; empty for nil.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        showImage()
    }

    /// A view of the picture's size (points) at the origin, with another picture for when it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Shows `animationImages` in turn, from the first; without any, runs the image's own animation. Nothing happens while one runs.
    open func startAnimating() { if !isAnimating { animateFrames() } }

    /// Ends the animation; `image` is shown.
    open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }

    /// The picture's size in points; no intrinsic size without one.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The picture's size in points, whatever the argument; without a picture the present size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? bounds.size
    }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { showImage() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if fit != presentFit { showImage() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, shownImage?.images != nil, !isAnimating { animateFrames() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        tintMayHaveChanged()
    }
}
