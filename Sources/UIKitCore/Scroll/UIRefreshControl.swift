import CoreGraphics
import QuartzCore

/// The control above a scroll view's content that starts a refresh when pulled down.
///
/// Set it as the scroll view's `refreshControl`. At a pull of 100 points (an estimate) it begins refreshing and sends `valueChanged`; while
/// it refreshes, the content rests 60 points lower. It is a subview of the scroll view, or of the navigation bar while that shows a large
/// title above the content. Source: Apple,
/// [UIRefreshControl](https://developer.apple.com/documentation/uikit/uirefreshcontrol).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    static let height: CGFloat = 60
    private static let pull: CGFloat = 100
    private static let labelHeight: CGFloat = 18

    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    private var refreshes = false
    /// Whether this drag has already triggered a refresh.
    private var hasFired = false

    /// Creates a control of the standard height.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
        setUp()
    }

    /// Creates a control of the standard height; the coder is not read, since Kinora has no archives of views.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size.height = Self.height
        setUp()
    }

    private func setUp() {
        wheel.hidesWhenStopped = false
        wheel.alpha = 0
        label.alpha = 0
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        addSubview(wheel)
        addSubview(label)
    }

    /// Whether a refresh is in progress and the control's spinner rotates.
    open var isRefreshing: Bool { refreshes }

    /// The text below the spinner, which fades in with it and is invisible while the content is at rest; nil for none.
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

    /// Begins refreshing without sending `valueChanged`; the content is not scrolled. Does nothing while refreshing.
    open func beginRefreshing() {
        guard !refreshes else { return }
        refreshes = true
        wheel.startAnimating()
        (wheel.alpha, label.alpha) = (1, 1)
        scrollView?.adjustedInsetMayHaveChanged()
    }

    /// Ends refreshing; the content returns to its top. Does nothing unless refreshing.
    open func endRefreshing() {
        guard refreshes else { return }
        refreshes = false
        wheel.stopAnimating()
        scrollView?.refreshEnded()
    }

    private weak var scrollView: UIScrollView?

    /// Becomes the refresh control of a scroll view.
    func join(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        scrollView.insertSubview(self, at: 0)
    }

    /// Is no longer the refresh control of its scroll view.
    func leave() {
        scrollView = nil
        removeFromSuperview()
    }

    /// The control's contribution to the top inset.
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

    /// Sets the control's frame above the content, or in the bar above the large title that follows the content, and its progress from the
    /// pull.
    func layOut(in scrollView: UIScrollView) {
        let inset = scrollView.adjustedContentInset.top - self.inset
        let pulled = -inset - scrollView.contentOffset.y
        let host = scrollView.titleBarOwner?.refreshHost(of: scrollView)
        UIView.performWithoutAnimation {
            if let host, superview !== host { host.addSubview(self) }
            if host == nil, superview !== scrollView { scrollView.insertSubview(self, at: 0) }
            let y = host == nil ? min(-Self.height, -pulled) : min(0, pulled - Self.height)
            frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
            if !refreshes { wheel.alpha = min(max(pulled / Self.pull, 0), 1) }
            label.alpha = wheel.alpha
        }
        if scrollView.drag == nil { hasFired = false }
        guard scrollView.drag != nil, !refreshes, !hasFired, isEnabled, pulled >= Self.pull else { return }
        hasFired = true
        beginRefreshing()
        sendActions(for: .valueChanged)
    }
}
