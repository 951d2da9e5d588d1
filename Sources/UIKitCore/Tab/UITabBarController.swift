import Display

/// A container that shows one of several view controllers, selected in a tab bar.
///
/// *Life cycle.* Setting ``viewControllers`` makes them children and selects the first. The view of a tab loads when it is first shown, and
/// stays loaded: leaving a tab sends the callbacks of disappearance and keeps the controller with its state. A new selection is shown at
/// once unless the delegate provides an animator; with one, `selectedIndex` changes at once and the animator shows the change. During an
/// animated or interactive transition, a later animated selection waits for its end; one without animation ends it at once. A tap asks the
/// delegate's `tabBarController(_:shouldSelect:)` before and calls `tabBarController(_:didSelect:)` after, also for the selected tab; a
/// selection by code calls neither. Appearance callbacks are sent in the order of `Documentation/Behavior.md#appearance-callbacks`.
///
/// Differs from UIKit: there is no `moreNavigationController`; more than five view controllers on phones, or eight on tablets, are ignored
/// and logged. Source: Apple, [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
///
/// *When not to use it.* Screens that follow from each other are a ``UINavigationController``, which can be in a tab. Two or three ways to
/// show one screen are a ``UISegmentedControl``.
///
/// *Mistakes.* A ``selectedIndex`` out of range is refused and logged, and the selection stays; a ``selectedViewController`` that is not
/// among the tabs traps, and so does a controller that is twice among them. The items of ``tabBar`` belong to the controller, and changing
/// them there traps: set `tabBarItem` of the view controllers.
///
/// ```swift
/// let home = UIViewController()
/// home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(named: "house"), tag: 0)
/// let search = UIViewController()
/// search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
/// let tabs = UITabBarController()
/// tabs.viewControllers = [home, search]
/// tabs.selectedIndex = 1
/// ```
///
/// See also ``UITabBarControllerDelegate`` and ``UITabBarItem``.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate, ExchangingContainer {
    var screens: [UIViewController] = []
    /// The selected view controller, which is or will be visible.
    var selected: UIViewController?
    /// The view controller whose view is in the container and that received the appearance callbacks.
    var shownController: UIViewController?
    var runningExchange: TabExchange?
    /// Whether callbacks are being sent and views exchanged; a new request waits for the end.
    var isExchangingViews = false
    /// Whether a pushed view controller hides the bar.
    var isBarHiddenByPush = false
    let contentView = TransitionContainerView(frame: .zero)
    private lazy var barEdge = ScrollEdgeObserver(.bottom, of: tabBar)
    private let bar = UITabBar(frame: .zero)

    /// Creates an empty tab bar controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpBar()
    }

    /// Creates an empty tab bar controller, with what a nib says; another coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        readTabBarControllerNib(coder)
    }

    private func setUpBar() {
        bar.delegate = self
        bar.owner = self
        bar.shouldSelect = { [weak self] in self?.shouldSelect($0) ?? true }
    }

    // MARK: View controllers

    /// The view controllers, from the leading edge; nil stands for none. Setting them is `setViewControllers(_:animated:)` without
    /// animation.
    open var viewControllers: [UIViewController]? {
        get { screens.isEmpty ? nil : screens }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the view controllers. The selected one stays selected if it is among them, otherwise the first is selected. An animation
    /// cross-fades the bar's items. A duplicate traps; more than five on phones, or eight on tablets, are ignored and logged.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceScreens(with: viewControllers ?? [], animated: animated)
    }

    /// The selected view controller; visible now, or when the controller appears or a transition ends. Setting one that is not among
    /// `viewControllers` traps; setting nil has no effect.
    open var selectedViewController: UIViewController? {
        get { selected }
        set { _changing("selectedViewController") { if let newValue { select(newValue) } } }
    }

    /// The index of the selected view controller; `NSNotFound` without one. Setting an index out of range is ignored and logged.
    open var selectedIndex: Int {
        get { selected.flatMap { selected in screens.firstIndex { $0 === selected } } ?? NSNotFound }
        set { _changing("selectedIndex") { select(at: newValue) } }
    }

    /// The delegate of the tab bar controller, held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Returns the scroll view that the bars observe: the one set for the edge, otherwise the visible view controller's.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        givenContentScrollView ?? shownController?.contentScrollView(for: edge)
    }

    /// Lets the bar follow the scroll position of the visible view controller's content; a bar that leaves by a push keeps the one it left.
    final func followEdge() {
        if let shownController, Self.hidesTabBar(shownController) { return }
        barEdge.follow(shownController?.contentScrollView(for: .bottom))
    }

    // MARK: Tab bar

    /// The tab bar; only the controller changes its items, the view controllers' `tabBarItem`s.
    open var tabBar: UITabBar { bar }

    /// Called when the user taps an item, before `selectedIndex` changes. The base class does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: View

    /// Creates the view with the selected view controller's view and, in front of it, the bar.
    open override func loadView() {
        let view = TabBarContainerView(frame: Screen.current?.bounds ?? .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        contentView.frame = view.bounds
        contentView.clipsToBounds = true
        view.addSubview(contentView)
        view.addSubview(bar)
        self.view = view
    }

    // MARK: Orientation and status bar

    /// The delegate's answer; without one all but upside down on phones and all on tablets.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// The delegate's answer; without one the current orientation.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    /// The selected view controller.
    open override var childForStatusBarStyle: UIViewController? { selected }

    /// The selected view controller.
    open override var childForStatusBarHidden: UIViewController? { selected }

    // MARK: Appearance callbacks

    var targetController: UIViewController? { selected }

    override func forwardBeginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing else { return hideShown(animated: animated) }
        removeReplacedController()
        beginAppearanceOfTarget(animated: animated)
    }

    override func forwardViewIsAppearing() { shownController?.sendViewIsAppearing() }

    override func forwardEndAppearance() { endAppearanceOfShown() }

    override func childHasLeft(_ child: UIViewController) { forget(child) }

    /// The selection alone decides which view controller appears.
    override var childrenAppearWithTheirViews: Bool { false }
}

// Hides the bar while a view controller with `hidesBottomBarWhenPushed`, or one above it, is on top of its navigation controller.
extension UITabBarController {
    /// Called when the stack of a navigation controller in a tab changes; the bar leaves and returns with the view controllers below.
    ///
    /// - Parameter coordinator: the coordinator of the transition; nil changes the bar at once.
    func barVisibilityMayChange(for navigation: UINavigationController, with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let shownController,
            sequence(first: navigation as UIViewController, next: \.container).contains(where: { $0 === shownController })
        else { return }
        let isAway = Self.hidesTabBar(shownController)
        guard isAway != isBarHiddenByPush else { return }
        setBarHiddenByPush(isAway)
        guard let coordinator, coordinator.isAnimated else { return layOutBar() }
        coordinator.animateAlongsideTransition(
            in: tabBar, animation: { [weak self] _ in self?.layOutBar() },
            completion: { [weak self] context in
                guard context.isCancelled, let self, isBarHiddenByPush == isAway else { return }
                setBarHiddenByPush(!isAway)
                layOutBar()
            })
    }

    private func setBarHiddenByPush(_ isAway: Bool) {
        isBarHiddenByPush = isAway
        if let shownController { layOut(shownController) }
    }

    /// Whether a tab's view controller, or one on its stack, hides the bar.
    static func hidesTabBar(_ controller: UIViewController) -> Bool {
        guard let navigation = controller as? UINavigationController else { return false }
        return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
    }
}
