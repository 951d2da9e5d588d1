import RenderScene

/// Shows what lies below it blurred, and its `contentView` on top. Put subviews into that one. Source: Apple, `UIVisualEffectView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Fills the view, above the effect.
    public final let contentView = UIView()
    private let backdropView = BackdropView()
    private var storedEffect: UIVisualEffect?

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
    /// lies below as it is.
    open var effect: UIVisualEffect? {
        get { storedEffect }
        set {
            storedEffect = newValue
            showEffect()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle { showEffect() }
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
        backdropView.show((storedEffect as? UIBlurEffect)?.backdrop(isDark: isDark) ?? Backdrop())
    }
}
