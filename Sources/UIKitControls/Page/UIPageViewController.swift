import CoreGraphics
import Resources

/// A container whose pages, each a view controller, are turned by swipes.
///
/// ```swift
/// final class BookViewController: UIPageViewController, UIPageViewControllerDataSource {
///     let pages = [UIViewController(), UIViewController()]
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         dataSource = self
///         setViewControllers([pages[0]], direction: .forward, animated: false)
///     }
///
///     func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
///         page === pages[1] ? pages[0] : nil
///     }
///
///     func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
///         page === pages[0] ? pages[1] : nil
///     }
/// }
/// ```
///
/// One page is shown; the data source gives its neighbors. A page becomes a child when it comes into view. Differs from UIKit: the style
/// `pageCurl` scrolls too, so there is one page and no spine. Source: Apple,
/// [UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The turning of pages.
    public enum TransitionStyle: Int, Sendable {
        /// On iOS the page curls over, as in a book; here it scrolls.
        case pageCurl = 0
        /// The page scrolls.
        case scroll = 1
    }

    /// The direction in which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Pages follow each other from left to right.
        case horizontal = 0
        /// Pages follow each other from top to bottom.
        case vertical = 1
    }

    /// The direction of a turn.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward = 0
        /// To the previous page.
        case reverse = 1
    }

    /// An option of the initializer.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The space between two pages in points, a number; 0 by default.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The style given at creation.
    open private(set) var transitionStyle: TransitionStyle
    /// The direction given at creation.
    open private(set) var navigationOrientation: NavigationOrientation
    let spacing: CGFloat
    final lazy var turner = PageTurner(self)

    /// Whether pages have a back; it counts for curled pages in UIKit, so here it is kept alone. False by default.
    open var isDoubleSided = false

    /// Creates a container without a page.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let value =
            (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? options?[.interPageSpacing] as? CGFloat ?? 0
        spacing = value.isFinite ? max(value, 0) : 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a container that scrolls horizontally, with what a nib says; another coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        let element = (coder as? NibCoder)?.element
        transitionStyle = element?["transitionStyle"] == "scroll" || element == nil ? .scroll : .pageCurl
        navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        spacing = element?.length("pageSpacing") ?? 0
        super.init(coder: coder)
    }

    /// The pages before and after; nil, the default, for turns by code alone. Not retained.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { turner.dataSourceDidChange() } }

    /// The delegate, not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The shown page, in an array; nil without one.
    open var viewControllers: [UIViewController]? { turner.page.map { [$0] } }

    /// The recognizers that turn pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [turner.scrollView.panGestureRecognizer] }

    /// Shows a page. The delegate is not notified.
    ///
    /// - Parameters:
    ///   - viewControllers: one page; nil or none is ignored and logged once.
    ///   - direction: the side from which it comes.
    ///   - animated: Whether the scrolling is animated.
    ///   - completion: called when the page is shown; with false if another call interrupted the turn.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard let page = viewControllers?.first else {
            return reportOnce("UIPageViewController", "\(type(of: self)): setViewControllers needs one page; the present one stays")
        }
        turner.show(page, direction, animated: animated, completion)
    }

    /// False: pages appear and disappear as they are turned.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        turner.install(in: view)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        turner.page?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        turner.page?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        turner.page?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        turner.page?.endAppearanceTransition()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        turner.layOut()
    }
}
