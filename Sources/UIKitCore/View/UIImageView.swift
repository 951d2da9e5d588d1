import CoreGraphics
import QuartzCore
import Symbols

/// A view that displays an image or an animated sequence of images, positioned by its `contentMode`.
///
/// An animated image (`UIImage.animatedImage(with:duration:)`) runs as soon as it is set, indefinitely. Alternatively, set
/// `animationImages` and call `startAnimating()`. Both animate the layer's contents in the layer's time. A resizable image keeps its caps
/// with the `contentMode` `.scaleToFill`. The view receives no touches unless `isUserInteractionEnabled` is set. Source:
/// https://developer.apple.com/documentation/uikit/uiimageview
///
/// *Life cycle.* ``init(image:)`` takes the image's size; setting ``image`` later changes the intrinsic size and not the bounds. The image
/// becomes the layer's contents as it is set; the layout fits contents that depend on the size or the traits again. As the view enters a
/// window, an animated image that is not running starts from its first frame; frames of ``animationImages`` need another
/// ``startAnimating()``. ``stopAnimating()`` shows the image again.
///
/// *When not to use it.* An image that reacts to taps is a ``UIButton``. A decoration without accessibility can be the contents of a layer.
/// Drawing of your own is an override of ``UIView/draw(_:)``.
///
/// *Mistakes.* An image view with an empty frame shows nothing in the default `scaleToFill`, whatever its image. With `scaleAspectFill` the
/// image reaches beyond the bounds: set `clipsToBounds`. A tap recognizer on an image view is never recognized until
/// `isUserInteractionEnabled` is true. Setting ``animationImages`` ends the running animation.
///
/// ```swift
/// let photo = UIImageView(image: UIImage(named: "Harbor"))
/// photo.contentMode = .scaleAspectFill
/// photo.clipsToBounds = true
/// ```
///
/// See also ``preferredSymbolConfiguration`` for symbols, and ``UIView/ContentMode``.
@preconcurrency @MainActor
open class UIImageView: UIView, AccessibilityDefaulting {
    /// The displayed image, or nil. A template is drawn in the view's tint color. Setting it does not change the bounds.
    open var image: UIImage? {
        willSet { _willSet("image") }
        didSet {
            defer { _didSet("image") }
            if image !== oldValue { shownImageMayHaveChanged(intrinsicSizeFrom: oldValue) }
        }
    }

    /// The configuration of symbols for the values that their own leaves open; nil, the default, for the system's.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiimageview/preferredsymbolconfiguration
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { symbolMayHaveChanged() } }
    }

    /// The image displayed while the view is highlighted; nil for the same.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue, isHighlighted { shownImageMayHaveChanged(intrinsicSizeFrom: image) } }
    }

    /// Whether `highlightedImage` and `highlightedAnimationImages` are displayed; false by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { highlightingDidChange() } }
    }

    /// The frames animated by `startAnimating()`, in order; nil for none. Setting it ends a running animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The frames animated while the view is highlighted; nil for the same. Setting it ends a running animation.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Duration of one cycle in seconds; 0 gives each frame a thirtieth of a second. Applies from the next `startAnimating()` on.
    open var animationDuration: TimeInterval = 0 {
        didSet { if !(animationDuration >= 0 && animationDuration.isFinite) { animationDuration = oldValue } }
    }

    /// The number of cycles; 0 repeats indefinitely. Applies from the next `startAnimating()` on.
    open var animationRepeatCount = 0

    /// Whether an image animation is running.
    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

    /// The parameters of the rendered contents.
    final var fit = Fit()

    struct Fit: Equatable {
        /// The size in points, if the contents depend on it.
        var size: CGSize?
        var isMirrored = false
        /// The pixels of the variant for the view's traits.
        var pixels: CGImage?
        /// The symbol, for the view's traits.
        var symbol: SymbolImage?
        /// Enlargement of a symbol that is scaled to the bounds.
        var zoom: CGFloat = 1
        /// The traits, if the colors of a symbol depend on them.
        var traits: UITraitCollection?
    }

    let tints = TintedImageCache()
    final var resolvedSymbol: ResolvedSymbol?
    /// The effects of the symbol, by kind.
    final var symbolEffects: [SymbolEffectConfiguration.Kind: SymbolMotion] = [:]

    /// Creates a view of the image's size (points) at the origin; empty for nil.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        showImage()
    }

    /// Creates a view of the image's size (points) at the origin, with an image for the highlighted state.
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
        readImageViewNib(coder)
    }

    /// Starts animating `animationImages` from the first; without any, the image's own animation. No effect while one is running.
    ///
    /// - Complexity: O(*n*), where *n* is the number of frames.
    open func startAnimating() { if !isAnimating { animateFrames() } }

    /// Ends the animation and displays `image`.
    open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

    package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }

    /// The size of the image's alignment rectangle in points; no intrinsic size without an image.
    open override var intrinsicContentSize: CGSize {
        guard let image = image.map(resolved) else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
    }

    /// The image's size in points, for any argument; without an image the current size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image.map { resolved($0).size } ?? bounds.size
    }

    /// Those of the image, in points; zero without one.
    open override var alignmentRectInsets: UIEdgeInsets { image.map { resolved($0).alignmentRectInsets } ?? .zero }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { showImage() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let present = presentFit
        guard fit != present else { return }
        let hasOtherSize = fit.symbol?.size != present.symbol?.size
        showImage()
        if hasOtherSize { invalidateIntrinsicContentSize() }
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
