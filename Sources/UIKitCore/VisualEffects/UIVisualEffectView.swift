import RenderScene

/// Applies a visual effect to the content behind it, with its `contentView` on top. Add subviews to that. Source: Apple,
/// `UIVisualEffectView`.
///
/// The effect applies to everything behind, also if an ancestor fades, has a mask or is rasterized. The alpha of the view and its
/// ancestors fades the effect: at 0.5 it is blended half with the unfiltered content.
///
/// ```swift
/// let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
/// let label = UILabel(frame: CGRect(x: 16, y: 8, width: 200, height: 24))
/// glass.contentView.addSubview(label)
/// UIView.animate(withDuration: 0.3) { glass.effect = nil }
/// ```
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Fills the view, above the effect.
    open private(set) var contentView = UIView()
    private let backdropView = BackdropView()
    private var storedEffect: UIVisualEffect?
    private var isVibrant = false
    private var isPlain = false

    /// Creates a view with an effect; nil for none.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
    }

    /// Creates a view without an effect, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view without an effect. Views cannot be archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readVisualEffectNib(coder)
    }

    /// The visual effect. Changes in `UIView.animate` or a property animator animate radius, tint and saturation; nil shows the content
    /// behind unchanged. A vibrancy effect does not change the backdrop; it sets the content view's alpha, which animates, and its
    /// layer's `compositingFilter`.
    open var effect: UIVisualEffect? {
        get { storedEffect }
        set {
            let old = storedEffect
            storedEffect = newValue
            showEffect()
            if UIView.areAnimationsEnabled, let block = UIView.animationBlock {
                block.transitionChanges?.note(effectOf: self, from: old, by: block)
            }
        }
    }

    /// The share of a blur effect's radius, saturation and tint that is applied, 0 to 1. Animatable.
    ///
    /// Unlike alpha, which blends the blurred content with the sharp one, it blurs less.
    final var blurShare: CGFloat = 1 {
        didSet { if blurShare != oldValue { showEffect() } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle { showEffect() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { transparencyDidChange() }
    }

    /// Called when the user's setting to reduce transparency changes.
    final func transparencyDidChange() {
        if isPlain != UIAccessibility.isReduceTransparencyEnabled { showEffect() }
    }

    private func setUp() {
        for view in [backdropView, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        backdropView.isUserInteractionEnabled = false
    }

    private func showEffect() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        if let vibrancy = storedEffect as? UIVibrancyEffect {
            contentView.layer.compositingFilter = vibrancy.compositingFilter(isDark: isDark)
            contentView.alpha = vibrancy.style.alpha
            isVibrant = true
        } else if isVibrant {
            contentView.layer.compositingFilter = nil
            contentView.alpha = 1
            isVibrant = false
        }
        isPlain = UIAccessibility.isReduceTransparencyEnabled
        let backdrop = (storedEffect as? UIBlurEffect)?.backdrop(isDark: isDark) ?? Backdrop()
        backdropView.show((isPlain && storedEffect is UIBlurEffect ? backdrop.plain : backdrop).scaled(by: Double(blurShare)))
    }
}

extension Backdrop {
    /// The opaque tint without the backdrop.
    fileprivate var plain: Backdrop { Backdrop(tint: RGBA(tint.x, tint.y, tint.z, 1)) }

    /// A share of the filter, 0 to 1.
    fileprivate func scaled(by share: Double) -> Backdrop {
        Backdrop(radius: radius * share, saturation: 1 + (saturation - 1) * share, tint: RGBA(tint.x, tint.y, tint.z, tint.w * share))
    }
}

/// The abstract base class of visual effects. Source: Apple, `UIVisualEffect`.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    public override init() { super.init() }
}
