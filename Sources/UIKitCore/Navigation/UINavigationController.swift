import Display

/// A container for a stack of view controllers, with a navigation bar and an optional toolbar.
///
/// *Life cycle of a push.* Requests change `viewControllers` at once and send `willMove(toParent:)`. The transition begins at the next
/// layout of the controller's view, at the latest with the frame, as in UIKit; several requests before that are combined into one
/// transition, from the visible view controller to the last one on top. It loads the new view, calls the old controller's
/// `viewWillDisappear(_:)`, the new one's `viewWillAppear(_:)` and the delegate's `willShow`. After half a second, if it is animated, come
/// `viewDidDisappear(_:)`, `viewDidAppear(_:)`, `didMove(toParent:)` and `didShow`. Appearance callbacks are always paired, in the order of
/// `Documentation/Behavior.md#appearance-callbacks`. Popped controllers are released at the end, unless the app retains them.
///
/// During the system's push or pop, an animated request takes over: the first transition's callbacks are sent, and running animations
/// continue from their current position and velocity. A custom transition is reversed or finished early if its animator can be driven, and
/// otherwise waited for, as is an interactive one. A request without animation ends a running transition at once. See
/// `Documentation/Transitions.md`. Source: Apple,
/// [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
///
/// *When not to use it.* Sections of equal rank are tabs, see ``UITabBarController``; a task that the user completes or cancels is
/// presented; columns on tablets are a ``UISplitViewController``.
///
/// *Mistakes.* Pushing a controller that is on the stack already traps, and so does pushing a navigation controller. So does setting the
/// delegate of ``navigationBar``, whose items are those of the stack. Right after the call the old view is still in place: lay out, or
/// advance the stage, before you look.
///
/// ```swift
/// let list = UIViewController()
/// list.title = "Places"
/// let navigation = UINavigationController(rootViewController: list)
/// navigation.navigationBar.prefersLargeTitles = true
/// let detail = UIViewController()
/// detail.title = "Harbor"
/// navigation.pushViewController(detail, animated: true)
/// ```
///
/// See also ``UINavigationControllerDelegate`` for custom transitions, and ``UINavigationBarAppearance``.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ExchangingContainer {
    var stack: [UIViewController] = []
    /// The view controller whose view is in the container and that received the appearance callbacks.
    var shownController: UIViewController?
    var pendingRequest: NavigationRequest?
    var runningExchange: NavigationExchange?
    /// The animator whose animations continue after a transition was taken over.
    var takenOverAnimator: NavigationSlideAnimator?
    /// View controllers that left during a running animation; their views stay until it ends.
    var trailingControllers: [UIViewController] = []
    /// Whether callbacks are being sent and views exchanged; a new request waits for the end.
    var isExchangingViews = false
    private(set) lazy var titleEdge = ScrollEdgeObserver(.top, of: navigationBar)
    private(set) lazy var toolbarEdge = ScrollEdgeObserver(.bottom, of: bottomBar)
    /// The scroll view that the large title collapses with.
    weak var titleScrollView: UIScrollView?
    var hidesBar = false
    var hidesToolbar = true
    /// Horizontal displacement of the bars while they slide with a view controller, in points.
    var (barShift, toolbarShift): (CGFloat, CGFloat) = (0, 0)
    let contentView = NavigationContentView(frame: .zero)
    private let bar: UINavigationBar
    let bottomBar: UIToolbar

    private(set) lazy var barHiding = BarHiding(self)
    private(set) lazy var popInteraction = NavigationPopInteraction(self)

    /// Duration of a push or pop, in seconds (`Documentation/Behavior.md#default-durations`).
    static let transitionDuration: TimeInterval = 0.5

    /// Duration of hiding or showing the bar, in seconds: 0.2 (`Documentation/Behavior.md#default-durations`).
    open class var hideShowBarDuration: CGFloat { 0.2 }

    /// Creates a navigation controller with a root view controller, pushed without animation.
    public init(rootViewController: UIViewController) {
        (bar, bottomBar) = (Self.bar(of: nil), Self.toolbar(of: nil))
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates an empty navigation controller with custom bar classes, instantiated by `init(frame:)`; nil for the standard ones. A class
    /// that is not a subclass of the respective bar traps.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        (bar, bottomBar) = (Self.bar(of: navigationBarClass), Self.toolbar(of: toolbarClass))
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates an empty navigation controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (bar, bottomBar) = (Self.bar(of: nil), Self.toolbar(of: nil))
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates an empty navigation controller, with what a nib says; another coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        (bar, bottomBar) = (Self.bar(of: nil), Self.toolbar(of: nil))
        super.init(coder: coder)
        readNavigationControllerNib(coder)
    }

    private static func bar(of type: AnyClass?) -> UINavigationBar {
        guard let type = (type ?? UINavigationBar.self) as? UINavigationBar.Type else {
            trap(
                object: "UINavigationController", value: "\(type.map { "\($0)" } ?? "") is not a subclass of UINavigationBar",
                remedy: "Give a subclass of UINavigationBar, or nil")
        }
        return type.instance(frame: CGRect(x: 0, y: 0, width: 0, height: UITraitCollection.usualBarHeight))
    }

    private static func toolbar(of type: AnyClass?) -> UIToolbar {
        guard let type = (type ?? UIToolbar.self) as? UIToolbar.Type else {
            trap(
                object: "UINavigationController", value: "\(type.map { "\($0)" } ?? "") is not a subclass of UIToolbar",
                remedy: "Give a subclass of UIToolbar, or nil")
        }
        return type.instance(frame: CGRect(x: 0, y: 0, width: 0, height: UITraitCollection.usualBarHeight))
    }

    // MARK: In a tab bar

    /// The tab bar item: the one that was set or whose title was, otherwise the root view controller's, so that the root's title is the
    /// tab's. Source: Apple, View Controller Catalog for iOS, *Combined View Controller Interfaces*.
    open override var tabBarItem: UITabBarItem! {
        get { hasTabBarItem || title != nil ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// The title, which a tab shows in place of the root view controller's.
    open override var title: String? {
        didSet { if !hasTabBarItem { rootItemDidChange() } }
    }

    /// The tab bar item may be another: the root view controller's.
    func rootItemDidChange() { (container as? UITabBarController)?.itemsDidChange() }

    // MARK: Stack

    /// Returns the scroll view that the bars observe: the one set for the edge, otherwise the visible view controller's.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        givenContentScrollView ?? shownController?.contentScrollView(for: edge)
    }

    /// The view controllers on the stack, the root first. Setting them is `setViewControllers(_:animated:)` without animation.
    ///
    /// - Complexity: O(1). Setting takes as long as ``setViewControllers(_:animated:)``.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The view controller at the top of the stack; nil if empty.
    open var topViewController: UIViewController? { stack.last }

    /// The presented view controller if there is one, otherwise the top of the stack; nil if empty.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Pushes a view controller. One that is on the stack already traps, and so does a navigation controller.
    ///
    /// - Complexity: O(*n*²) and the callbacks, where *n* is the number of view controllers on the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated: animated) }

    /// Pops the top view controller and returns it. The root stays; then the result is nil.
    ///
    /// - Complexity: O(*n*²) and the callbacks, where *n* is the number of view controllers on the stack.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated)?.first
    }

    /// Pops all view controllers above a given one and returns them, the lowest first; nil if it is on top. One not on the stack traps.
    ///
    /// - Complexity: O(*n*²) and the callbacks, where *n* is the number of view controllers on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: index(of: viewController), animated: animated)
    }

    /// Pops all view controllers but the root and returns them, the lowest first; nil if there are none.
    ///
    /// - Complexity: O(*n*²) and the callbacks, where *n* is the number of view controllers on the stack.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }

    /// Replaces the stack. With animation, a new top view controller that was on the stack enters by a pop, otherwise by a push. The stack
    /// may be empty; a duplicate traps.
    ///
    /// - Complexity: O(*n*²) and the callbacks, where *n* is the number of view controllers on both stacks.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Pushes a view controller with animation; the sender is not used.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Pushes the secondary view controller; of a navigation controller the view controllers on its stack.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        collapse(secondaryViewController, of: splitViewController)
    }

    /// Returns the navigation controller whose view controllers it took in, with these, or else its top view controller, popped; nil if
    /// there is the root alone.
    open override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        separateSecondary(of: splitViewController)
    }

    /// The delegate of the navigation controller, held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The recognizer for the interactive pop from the leading edge. It works while the bar and its back button are visible, unless the app
    /// sets its delegate, which then decides. Never at the root or during a transition. A pop with a custom animator from the delegate is
    /// not driven by it.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popInteraction.recognizer }

    // MARK: Bars

    /// The navigation bar; only the controller changes its items, which are those of the stack.
    open var navigationBar: UINavigationBar { bar }

    /// Whether the navigation bar is hidden; setting it is not animated. The safe area of the view controllers follows.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar. An animation slides it over the top edge in 0.2 s; in `viewWillAppear(_:)` and other callbacks of
    /// a transition it slides with the view controllers.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { changeBar(hidden: hidden, animated: animated) }

    /// The toolbar at the bottom, with the `toolbarItems` of the top view controller. Hidden by default.
    open var toolbar: UIToolbar! { bottomBar }

    /// Whether the toolbar is hidden; the default is true. Setting it is not animated. The safe area of the view controllers follows.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar. An animation slides it over the bottom edge in 0.2 s, or alongside the view controllers during a
    /// transition.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { changeToolbar(hidden: hidden, animated: animated) }

    /// Whether a tap in the content hides the bars, and another shows them again; false by default. The toolbar is included if it was
    /// shown. Taps on bars and controls are theirs.
    open var hidesBarsOnTap: Bool {
        get { barHiding.hidesOnTap }
        set { barHiding.hidesOnTap = newValue }
    }

    /// The recognizer for the taps of `hidesBarsOnTap`.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    /// Whether a swipe up in the content hides the bars, and one down shows them again; false by default. The toolbar is included if it was
    /// shown and has items. Scroll views scroll all the same.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding.hidesOnSwipe }
        set { barHiding.hidesOnSwipe = newValue }
    }

    /// The recognizer for the swipes of `hidesBarsOnSwipe`.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

    /// Whether the bars hide when the keyboard appears; false by default. They stay hidden when it goes; a tap in the content shows them.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.hidesWithKeyboard }
        set { barHiding.hidesWithKeyboard = newValue }
    }

    /// Whether the bars hide when the vertical size class becomes compact, as by a rotation; false by default. A tap in the content, or a
    /// regular height, shows them.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding.hidesWhenCompact }
        set { barHiding.hidesWhenCompact = newValue }
    }

    // MARK: Orientation

    /// The delegate's answer, otherwise the default; the view controllers on the stack are not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let own = delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? []
        return own.isEmpty ? super.supportedInterfaceOrientations : own
    }

    /// The delegate's answer, otherwise the default; the view controllers on the stack are not asked.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let own = delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
        return own == .unknown ? super.preferredInterfaceOrientationForPresentation : own
    }

    // MARK: View

    /// Creates the view with the container of the view controllers' views and, in front of it, the bars.
    open override func loadView() {
        let view = NavigationContainerView(frame: Screen.current?.bounds ?? .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        contentView.frame = view.bounds
        contentView.controller = self
        contentView.clipsToBounds = true
        view.addSubview(contentView)
        bar.owner = self
        view.addSubview(bar)
        view.addSubview(bottomBar)
        showBarsAsHidden()
        bottomBar.setItems(stack.last?.toolbarItems, animated: false)
        view.addGestureRecognizer(popInteraction.recognizer)
        view.addGestureRecognizer(barHiding.tap)
        view.addGestureRecognizer(barHiding.swipe)
        self.view = view
    }

    // MARK: Status bar

    /// The top view controller while the bar is hidden, otherwise nil, which stands for the navigation controller itself.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? stack.last : nil }

    /// The top view controller.
    open override var childForStatusBarHidden: UIViewController? { stack.last }

    /// Light over a dark bar, otherwise `default`.
    open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .default ? .default : .lightContent }

    // MARK: Appearance callbacks

    var targetController: UIViewController? { stack.last }

    func willShow(_ controller: UIViewController, animated: Bool) {
        delegate?.navigationController(self, willShow: controller, animated: animated)
    }

    override func forwardBeginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing else { return hideShownController(animated: animated) }
        applyPendingWhileInvisible()
        beginAppearanceOfTarget(animated: animated)
        // The callbacks may have shown or hidden bars.
        if runningExchange == nil, isViewLoaded {
            showBarsAsHidden()
            layOutBars()
        }
    }

    override func forwardViewIsAppearing() {
        shownController?.sendViewIsAppearing()
    }

    override func forwardEndAppearance() {
        endAppearanceOfShownController()
    }

    override func childHasLeft(_ child: UIViewController) {
        forget(child)
    }

    /// The stack alone decides which view controller appears.
    override var childrenAppearWithTheirViews: Bool { false }
}
