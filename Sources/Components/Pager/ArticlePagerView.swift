import UIKit

/// Shows one article of many: pull past its top or bottom and let go, and the previous or next one slides in.
///
/// The header lies right above the page, the footer right below. Pulled out further than it is high, each *loads*; released then, the page turns within
/// `turnDuration`. A page that scrolls itself scrolls first: a pull begins with a drag that starts with the page at that end. With Reduce Motion the new page
/// fades in. `delegate` belongs to the pager: set `pagerDelegate`, which hears all that a scroll view's delegate does. Source: effects, section 9.
@preconcurrency @MainActor
open class ArticlePagerView: UIScrollView, UIGestureRecognizerDelegate {
    /// Gives the pages; not kept. Another one is asked at once, from the present page.
    public weak var dataSource: (any ArticlePagerDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Lies right above the page, as high as it is, and is hidden at the first page.
    public var headerView: UIView {
        didSet { edgeViewDidChange(from: oldValue, to: headerView, on: .previous) }
    }

    /// Lies right below the page, as high as it is, and is hidden at the last page.
    public var footerView: UIView {
        didSet { edgeViewDidChange(from: oldValue, to: footerView, on: .next) }
    }

    /// How long a page takes to turn: 0.2 seconds.
    public var turnDuration: TimeInterval = 0.2

    final var index = 0
    /// The pages around the present one, by their numbers.
    final var pages: [Int: UIView] = [:]
    final var shownPage: UIView?
    final var turn: ArticlePageTurn?
    final var turnCount = 0
    final var loadedSide: ArticlePageSide?
    /// A finger drags.
    final var isPulling = false
    final var placedSize = CGSize.zero
    final let forwarder = ArticlePagerForwarder()

    /// A pager that shows a page, the nearest there is to `startingAt`. The data source is not kept.
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

    /// A pager with pull views of its own and, as yet, no data source.
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
        // The scroll view's own recogniser has no other delegate on iOS.
        panGestureRecognizer.delegate = self
    }

    /// The number of the page that is shown, or slides in. Setting it shows that page at once (the nearest there is) and ends a turn that is on.
    public var currentPage: Int {
        get { index }
        set { show(newValue) }
    }

    /// Hears of loading and turning, and all that a scroll view's delegate hears; not kept.
    public var pagerDelegate: (any ArticlePagerDelegate)? {
        get { forwarder.app as? any ArticlePagerDelegate }
        set { setApp(newValue) }
    }

    /// Reading gives the pager's own. Setting it sets `pagerDelegate`; one that is no `ArticlePagerDelegate` hears what a scroll view's delegate hears.
    open override var delegate: (any UIScrollViewDelegate)? {
        get { super.delegate }
        set { setApp(newValue) }
    }

    private func setApp(_ app: (any UIScrollViewDelegate)?) {
        guard app !== forwarder else { return }
        forwarder.app = app
        // Scroll views look at what their delegate answers when it is set.
        super.delegate = nil
        super.delegate = forwarder
    }

    /// Asks for the number of pages and for the pages anew. The present page stays the present one, or the last one becomes it.
    open func reloadData() { loadPages() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if contentSize != bounds.size { contentSize = bounds.size }
        placeViews()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer) && (gestureRecognizer !== panGestureRecognizer || mayPull())
    }

    /// Scroll views on the page wait until it is known whether this one pulls.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === panGestureRecognizer, let inner = otherGestureRecognizer.view as? UIScrollView else { return false }
        return inner !== self && inner.panGestureRecognizer === otherGestureRecognizer && inner.isDescendant(of: self)
    }
}
