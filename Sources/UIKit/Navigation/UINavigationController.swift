import Display

/// A stack of screens with a bar that names the top one and leads back to the one below.
///
/// Requests change `viewControllers` at once. What is seen follows at the next layout of the controller's view (at the latest with the frame),
/// as in UIKit; several requests until then are shown as one change, from the screen shown to the one that is then on top.
/// During a push or pop of the system's, an animated request takes over: the callbacks of the first are sent, and what moves goes on from where it is, as fast as it
/// is. What an animator of the app's own shows turns round or ends soon where it can be led, and is waited for else, as fingers are. A request without animation ends
/// what runs at once. Documentation/Transitions.md.
/// Appearance callbacks are paired in any case; their order is that of `behaviour.md` 4.1. Popped controllers are let go at the end.
/// Source: Apple, [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    var stack: [UIViewController] = []
    /// Whose view is in place, and who had the appearance callbacks.
    var shownController: UIViewController?
    var pendingRequest: NavigationRequest?
    var runningTransition: NavigationTransition?
    /// The animator whose movement goes on while the next one takes over.
    var takenOverAnimator: NavigationSlideAnimator?
    /// Screens that have left while they still moved; seen until the movement is over.
    var trailingControllers: [UIViewController] = []
    /// Callbacks are being sent and views exchanged; a new request waits for the end.
    var isChangingScreens = false
    private(set) lazy var titleEdge = BarEdgeFollower(.top, of: navigationBar)
    private(set) lazy var toolbarEdge = BarEdgeFollower(.bottom, of: bottomBar)
    /// What the large title gives way to.
    weak var titleScrollView: UIScrollView?
    var hidesBar = false
    var hidesToolbar = true
    /// How far beside their places the bars are while they slide with a screen, in points.
    var (barShift, toolbarShift): (CGFloat, CGFloat) = (0, 0)
    let contentView = TransitionContainerView(frame: .zero)
    private let bar: UINavigationBar
    let bottomBar: UIToolbar

    private(set) lazy var popInteraction = NavigationPopInteraction(self)

    /// How long a push or pop takes, in seconds (`behaviour.md` 1.3).
    static let transitionDuration: TimeInterval = 0.5

    /// How long the bar takes to hide or show, in seconds: 0.2 (`behaviour.md` 1.3).
    public class var hideShowBarDuration: CGFloat { 0.2 }

    /// A navigation controller with one screen, which is pushed without animation.
    public init(rootViewController: UIViewController) {
        (bar, bottomBar) = (Self.bar(of: nil), Self.toolbar(of: nil))
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// An empty navigation controller with bars of one's own; nil for the usual ones. They are made by `init(frame:)`. Classes that are none of bars trap.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        (bar, bottomBar) = (Self.bar(of: navigationBarClass), Self.toolbar(of: toolbarClass))
        super.init(nibName: nil, bundle: nil)
    }

    /// An empty navigation controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (bar, bottomBar) = (Self.bar(of: nil), Self.toolbar(of: nil))
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// An empty navigation controller: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        (bar, bottomBar) = (Self.bar(of: nil), Self.toolbar(of: nil))
        super.init(coder: coder)
    }

    private static func bar(of type: AnyClass?) -> UINavigationBar {
        guard let type = (type ?? UINavigationBar.self) as? UINavigationBar.Type else {
            trap(
                object: "UINavigationController", value: "\(type.map { "\($0)" } ?? "") is no class of navigation bars",
                remedy: "Give a subclass of UINavigationBar, or nil")
        }
        return type.instance(frame: CGRect(x: 0, y: 0, width: 0, height: UINavigationBar.standardHeight))
    }

    private static func toolbar(of type: AnyClass?) -> UIToolbar {
        guard let type = (type ?? UIToolbar.self) as? UIToolbar.Type else {
            trap(
                object: "UINavigationController", value: "\(type.map { "\($0)" } ?? "") is no class of toolbars",
                remedy: "Give a subclass of UIToolbar, or nil")
        }
        return type.instance(frame: CGRect(x: 0, y: 0, width: 0, height: UIToolbar.standardHeight))
    }

    // MARK: The stack

    /// The scroll view whose content bars go by: that of the screen that is shown, unless one was set.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        givenContentScrollView ?? shownController?.contentScrollView(for: edge)
    }

    /// The screens, the root first. Setting them is `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The screen on top of the stack, or nil.
    open var topViewController: UIViewController? { stack.last }

    /// What is presented over the navigation controller, else the screen on top of the stack, or nil.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Puts a screen on top. One that is on the stack already traps, and so does a navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated: animated) }

    /// Takes the top screen off and returns it; the root stays, and nil is returned.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated)?.first
    }

    /// Takes off what lies above a screen and returns that, the lowest first; nil when the screen is on top. One not on the stack traps.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: index(of: viewController), animated: animated)
    }

    /// Takes off all screens but the root and returns them, the lowest first; nil when there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }

    /// Replaces the stack. Animated, a new top screen moves as in a pop if it was on the stack, else as in a push. No screens are allowed, one
    /// given twice traps.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Pushes a screen, animated; the sender is not used.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Hears which screen is shown; not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Pulls the top screen away from the leading edge. By itself it does so while the bar is there with its back button; one whose delegate the app sets
    /// asks that instead. In no case at the root, or while a transition runs. A pop for which the delegate gives an animator is not led by it.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popInteraction.recognizer }

    // MARK: The bar

    /// The bar; its items are those of the stack, and only the controller changes them.
    open var navigationBar: UINavigationBar { bar }

    /// Whether the bar is hidden; setting it is not animated. The safe area of the screens follows.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar; animated, it slides over the upper edge in 0.2 s. In `viewWillAppear(_:)` and other callbacks of a change of screens it slides
    /// with them.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { changeBar(hidden: hidden, animated: animated) }

    /// The bar at the bottom; it shows the `toolbarItems` of the top screen. Hidden unless shown by `isToolbarHidden`.
    open var toolbar: UIToolbar! { bottomBar }

    /// Whether the toolbar is hidden, as it is at first; setting it is not animated. The safe area of the screens follows.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar; animated, it slides over the lower edge in 0.2 s, or with the screens while those change.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { changeToolbar(hidden: hidden, animated: animated) }

    // MARK: Orientation

    /// As the delegate says, else as usual; the screens are not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let own = delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? []
        return own.isEmpty ? super.supportedInterfaceOrientations : own
    }

    /// As the delegate says, else as usual; the screens are not asked.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let own = delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
        return own == .unknown ? super.preferredInterfaceOrientationForPresentation : own
    }

    // MARK: The view

    /// Makes the view with the screens and, above them, the bar.
    open override func loadView() {
        let view = NavigationContainerView(frame: Screen.current?.bounds ?? .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        contentView.frame = view.bounds
        contentView.clipsToBounds = true
        view.addSubview(contentView)
        bar.owner = self
        view.addSubview(bar)
        view.addSubview(bottomBar)
        showBarsAsHidden()
        bottomBar.setItems(stack.last?.toolbarItems, animated: false)
        view.addGestureRecognizer(popInteraction.recognizer)
        self.view = view
    }

    // MARK: The status bar

    /// The top screen while the bar is hidden; else nil: the navigation controller itself.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? stack.last : nil }

    /// The top screen.
    open override var childForStatusBarHidden: UIViewController? { stack.last }

    /// Light over a bar of the style `black`, else `default`.
    open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }

    // MARK: Appearance of the screens

    override func forwardBeginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { showTopScreen(animated: animated) } else { hideShownScreen(animated: animated) }
    }

    override func forwardViewIsAppearing() {
        shownController?.sendViewIsAppearing()
    }

    override func forwardEndAppearance() {
        endAppearanceOfShownScreen()
    }

    override func childHasLeft(_ child: UIViewController) {
        forget(child)
    }

    /// The stack alone decides which screen appears.
    override var childrenAppearWithTheirViews: Bool { false }
}
