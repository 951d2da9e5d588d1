import UIKit

/// Shows one article of many: pull past its top or bottom and release to slide in the previous or next one.
///
/// The header is right above the page, the footer right below. Pulled out further than its height, each *loads*; a release then turns
/// the page within `turnDuration`. A page that is a scroll view scrolls first: a pull begins with a drag that starts with the page at
/// that end. With Reduce Motion the new page fades in. `delegate` belongs to the pager: set `pagerDelegate`, which also receives all
/// scroll view delegate calls. Source: `Documentation/Effects.md#article-pager`.
@preconcurrency @MainActor
open class ArticlePagerView: UIScrollView, UIGestureRecognizerDelegate {
    /// The data source; not retained. Setting it reloads at once, keeping the current page.
    public weak var dataSource: (any ArticlePagerDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The view right above the page, with its own height, hidden on the first page.
    public var headerView: UIView {
        didSet { edgeViewDidChange(from: oldValue, to: headerView, on: .previous) }
    }

    /// The view right below the page, with its own height, hidden on the last page.
    public var footerView: UIView {
        didSet { edgeViewDidChange(from: oldValue, to: footerView, on: .next) }
    }

    /// The duration of a page turn in seconds. The default is 0.2.
    public var turnDuration: TimeInterval = 0.2

    final var index = 0
    /// Cached pages around the current one, by index.
    final var pages: [Int: UIView] = [:]
    final var shownPage: UIView?
    final var turn: ArticlePageTurn?
    final var turnCount = 0
    final var loadedEdge: ArticlePageEdge?
    /// Whether the user is dragging.
    final var isPulling = false
    final var placedSize = CGSize.zero
    final let forwarder = ArticlePagerForwarder()

    /// Creates a pager that shows the page `startingAt`, or the nearest one. The data source is not retained.
    public init(
        frame: CGRect, headerView: UIView, footerView: UIView, startingAt page: Int, dataSource: any ArticlePagerDataSource
    ) {
        self.headerView = headerView
        self.footerView = footerView
        super.init(frame: frame)
        self.dataSource = dataSource
        setUp()
        index = page
        reloadData()
    }

    /// Creates a pager with default pull views and no data source.
    public required init?(coder: NSCoder) {
        headerView = ArticlePullView(role: .header)
        footerView = ArticlePullView(role: .footer)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        for view in [headerView, footerView] {
            view.isHidden = true
            addSubview(view)
        }
        forwarder.pager = self
        super.delegate = forwarder
        // On iOS, the scroll view's own recognizer accepts no other delegate.
        panGestureRecognizer.delegate = self
    }

    /// The index of the page that is shown or sliding in. Setting it shows that page (or the nearest one) at once and ends a turn in
    /// progress.
    public var currentPage: Int {
        get { index }
        set { show(newValue) }
    }

    /// The delegate for loading, turning and scrolling; not retained.
    public var pagerDelegate: (any ArticlePagerDelegate)? {
        get { forwarder.app as? any ArticlePagerDelegate }
        set { setApp(newValue) }
    }

    /// Returns the pager's own delegate. Setting it sets `pagerDelegate`; one that is not an `ArticlePagerDelegate` receives the scroll
    /// view delegate calls.
    open override var delegate: (any UIScrollViewDelegate)? {
        get { super.delegate }
        set { setApp(newValue) }
    }

    private func setApp(_ app: (any UIScrollViewDelegate)?) {
        guard app !== forwarder else { return }
        forwarder.app = app
        // Scroll views query what their delegate implements when it is set.
        super.delegate = nil
        super.delegate = forwarder
    }

    /// Reloads the number of pages and the pages. The current page stays current, or the last one if it no longer exists.
    open func reloadData() { loadPages() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if contentSize != bounds.size { contentSize = bounds.size }
        layOutViews()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer) && (gestureRecognizer !== panGestureRecognizer || mayPull())
    }

    /// Scroll views on the page wait until this one's pull fails or begins.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === panGestureRecognizer, let inner = otherGestureRecognizer.view as? UIScrollView else { return false }
        return inner !== self && inner.panGestureRecognizer === otherGestureRecognizer && inner.isDescendant(of: self)
    }
}
