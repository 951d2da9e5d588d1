import Display

/// The bar with the title of the screen and the way back to the one before.
///
/// It is 44 points high; in a navigation controller its background also lies under the status bar.
/// Differs from UIKit: a translucent bar lets 6 % of what is behind it through, without blur.
/// Source: Apple, [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    var storedItems: [UINavigationItem] = []
    var content: NavigationBarContent?
    /// The contents that are fading out.
    var fadingContents: [NavigationBarContent] = []
    private let backgroundView = UIView(frame: .zero)
    private let separatorView = UIView(frame: .zero)

    /// The height of a bar in points.
    static let standardHeight: CGFloat = 44

    /// How far the background reaches above the bar, in points.
    var backgroundExtension: CGFloat = 0 {
        didSet { if backgroundExtension != oldValue { setNeedsLayout() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// An empty bar: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        separatorView.backgroundColor = .separator
        addSubview(backgroundView)
        addSubview(separatorView)
        colourBackground()
    }

    /// The colour of the background; nil for the system's light gray (F9F9F9).
    open var barTintColor: UIColor? {
        didSet { colourBackground() }
    }

    /// Whether the background lets a little (6 %) of what is behind it through; true unless set.
    open var isTranslucent = true {
        didSet { colourBackground() }
    }

    /// The items, the top one last; nil sets none. Setting them is not animated.
    open var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The item whose title is shown.
    open var topItem: UINavigationItem? { storedItems.last }

    /// The item the back button leads to.
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    /// Puts an item on top. An item that is in a bar already traps.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Takes the top item off and returns it; nil when there is none.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    /// Replaces all items; animated, what is shown cross-fades in 0.35 s. One item given twice traps.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(with: items ?? [], animated: animated) }

    /// The given width, 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.standardHeight)
    }

    /// 44 points high, of any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        backgroundView.frame = CGRect(x: 0, y: -backgroundExtension, width: width, height: bounds.height + backgroundExtension)
        let hairline = 1 / (Screen.current?.scale ?? 1)
        separatorView.frame = CGRect(x: 0, y: bounds.height, width: width, height: hairline)
        for content in fadingContents { content.frame = bounds }
        content?.frame = bounds
    }

    private func colourBackground() {
        let colour = barTintColor ?? UIColor(white: 249.0 / 255, alpha: 1)
        backgroundView.backgroundColor = isTranslucent ? colour.withAlphaComponent(0.94) : colour
    }
}
