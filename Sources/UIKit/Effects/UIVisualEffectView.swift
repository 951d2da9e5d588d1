import RenderScene

/// Shows what lies below it blurred, and its `contentView` on top. Put subviews into that one. Source: Apple, `UIVisualEffectView`.
///
/// The effect applies to everything below, also where a view around fades, has a mask or is rasterized. The alpha of the view and of those around it fades
/// the effect: at 0.5, half of what is below is seen as it is.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Fills the view, above the effect.
    public final let contentView = UIView()
    private let backdropView = BackdropView()
    private var storedEffect: UIVisualEffect?
    private var isVibrant = false
    private var isPlain = false

    /// A view with an effect; nil has none.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
    }

    /// There are no archives of views here: gives a view without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// What is done with what lies below. A change inside `UIView.animate` or a property animator moves radius, tint and colourfulness; nil shows what
    /// lies below as it is. A vibrancy effect leaves that as it is and sets the content view's alpha, which animates, and its layer's `compositingFilter`.
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

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle { showEffect() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { transparencyDidChange() }
    }

    /// The user may want plain backgrounds, or not any more.
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
        backdropView.show(isPlain && storedEffect is UIBlurEffect ? backdrop.plain : backdrop)
    }
}

extension Backdrop {
    /// Its tint alone, which nothing is seen through.
    fileprivate var plain: Backdrop { Backdrop(tint: RGBA(tint.x, tint.y, tint.z, 1)) }
}
