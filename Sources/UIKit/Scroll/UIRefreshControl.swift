import CoreGraphics
import QuartzCore

/// Lies above the content of a scroll view: pulled down far enough, it asks for new content and turns until that has come.
///
/// Set it as the scroll view's `refreshControl`. Pulled by 100 points (our choice) it begins refreshing and sends `valueChanged`; while it refreshes, the
/// content rests 60 points lower. Source: Apple, [UIRefreshControl](https://developer.apple.com/documentation/uikit/uirefreshcontrol).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    static let height: CGFloat = 60
    private static let pull: CGFloat = 100
    private static let labelHeight: CGFloat = 18

    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    private var refreshes = false
    /// It was pulled in this drag already.
    private var hasFired = false

    /// A control of the standard height.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
        setUp()
    }

    /// There are no archives of views here: gives a control of the standard height.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size.height = Self.height
        setUp()
    }

    private func setUp() {
        wheel.hidesWhenStopped = false
        wheel.alpha = 0
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        addSubview(wheel)
        addSubview(label)
    }

    /// Whether it turns.
    open var isRefreshing: Bool { refreshes }

    /// A line below the wheel; nil for none.
    open var attributedTitle: NSAttributedString? {
        get { label.attributedText }
        set {
            label.attributedText = newValue
            setNeedsLayout()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        wheel.color = ownTintColor ?? .gray
    }

    /// Begins to turn, without a `valueChanged`; the content is not scrolled. A second time does nothing.
    open func beginRefreshing() {
        guard !refreshes else { return }
        refreshes = true
        wheel.startAnimating()
        wheel.alpha = 1
        scrollView?.adjustedInsetMayHaveChanged()
    }

    /// Stops turning; the content goes back to the top. Without a refresh it does nothing.
    open func endRefreshing() {
        guard refreshes else { return }
        refreshes = false
        wheel.stopAnimating()
        scrollView?.refreshEnded()
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// What it adds to the inset above the content.
    var inset: CGFloat { refreshes ? Self.height : 0 }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = wheel.sizeThatFits(.zero)
        let hasTitle = !(label.text ?? "").isEmpty
        let middle = hasTitle ? (bounds.height - Self.labelHeight) / 2 : bounds.height / 2
        wheel.bounds.size = size
        wheel.center = CGPoint(x: bounds.midX, y: middle)
        label.frame = CGRect(x: 0, y: bounds.height - Self.labelHeight - 4, width: bounds.width, height: Self.labelHeight)
        label.isHidden = !hasTitle
    }

    /// Takes its place above the content, and looks how far it is pulled.
    func place(in scrollView: UIScrollView) {
        let inset = scrollView.adjustedContentInset.top - self.inset
        let pulled = -inset - scrollView.contentOffset.y
        UIView.performWithoutAnimation {
            frame = CGRect(x: 0, y: min(-Self.height, -pulled), width: scrollView.bounds.width, height: Self.height)
            if !refreshes { wheel.alpha = min(max(pulled / Self.pull, 0), 1) }
        }
        if scrollView.drag == nil { hasFired = false }
        guard scrollView.drag != nil, !refreshes, !hasFired, isEnabled, pulled >= Self.pull else { return }
        hasFired = true
        beginRefreshing()
        sendActions(for: .valueChanged)
    }
}
