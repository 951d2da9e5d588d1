import Display

/// Screens of which one is shown, chosen by a bar at the bottom.
///
/// A change of the selection shows at once where there is no animator of the delegate's; with one, `selectedIndex` changes at once and the animator shows it.
/// While an animator or a hand shows a change, a later one that is animated waits for the end; one without animation ends it at once.
/// Appearance callbacks come in the order of `behaviour.md` 4.1.
/// Differs from UIKit: there is no `moreNavigationController`; more than five screens on phones, eight on tablets, are refused with a line in the log.
/// Source: Apple, [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    var screens: [UIViewController] = []
    /// The one that is, or will be, in front.
    var selected: UIViewController?
    /// Whose view is in place, and who had the appearance callbacks.
    var shownController: UIViewController?
    var runningTransition: TabTransition?
    /// Callbacks are being sent and views exchanged; a new request waits for the end.
    var isChangingScreens = false
    /// What a screen hides of the bar while it is on top of its navigation controller.
    var isBarPushedAway = false
    let contentView = TransitionContainerView(frame: .zero)
    private lazy var barEdge = BarEdgeFollower(.bottom, of: tabBar)
    private let bar = UITabBar(frame: .zero)

    /// An empty tab bar controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpBar()
    }

    /// An empty tab bar controller: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
    }

    private func setUpBar() {
        bar.delegate = self
        bar.owner = self
        bar.shouldSelect = { [weak self] in self?.shouldSelect($0) ?? true }
    }

    // MARK: Screens

    /// The screens, from the leading edge; nil for none. Setting them is `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController]? {
        get { screens.isEmpty ? nil : screens }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the screens. The selected one stays selected if it is among them, else the first is. Animated, the bar's items cross-fade.
    /// One given twice traps; more than five on phones, eight on tablets, are refused with a line in the log: the old ones stay.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceScreens(with: viewControllers ?? [], animated: animated)
    }

    /// The screen that is shown, or will be when the controller appears or a change ends. Setting one that is not among `viewControllers` traps;
    /// nil changes nothing.
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue { select(newValue) } }
    }

    /// The index of the selected screen, `NSNotFound` without one. An index that is none of a screen's changes nothing, with a line in the log.
    open var selectedIndex: Int {
        get { selected.flatMap { selected in screens.firstIndex { $0 === selected } } ?? NSNotFound }
        set { select(at: newValue) }
    }

    /// Decides on and hears of changes; not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The scroll view whose content bars go by: that of the screen that is shown, unless one was set.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        givenContentScrollView ?? shownController?.contentScrollView(for: edge)
    }

    /// Has the bar look as the content of the screen says.
    final func followEdge() { barEdge.follow(shownController?.contentScrollView(for: .bottom)) }

    // MARK: The bar

    /// The bar; its items are the screens' `tabBarItem`s, and only the controller changes them.
    open var tabBar: UITabBar { bar }

    /// The user has tapped an item; called before `selectedIndex` changes. The base class does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: The view

    /// Makes the view with the selected screen and, above it, the bar.
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

    // MARK: Asked of the container

    /// As the delegate says; without one on phones all but upside down, on tablets all.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// As the delegate says; without one the present orientation.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    /// The selected screen.
    open override var childForStatusBarStyle: UIViewController? { selected }

    /// The selected screen.
    open override var childForStatusBarHidden: UIViewController? { selected }

    // MARK: Appearance of the screens

    override func forwardBeginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { showSelected(animated: animated) } else { hideShown(animated: animated) }
    }

    override func forwardViewIsAppearing() { shownController?.sendViewIsAppearing() }

    override func forwardEndAppearance() { endAppearanceOfShown() }

    override func childHasLeft(_ child: UIViewController) { forget(child) }

    /// The selection alone decides which screen appears.
    override var childrenAppearWithTheirViews: Bool { false }
}
