/// Manages one view and its place in the app: loading, layout, appearance, and the controllers inside it.
///
/// The controller owns its view; the view knows its controller weakly. Appearance callbacks always come in pairs, whatever the order in which
/// containers ask for them (`behaviour.md` 4.1).
/// Source: Apple, [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitChangeObservable, UIContentContainer {
    @exclusivity(unchecked) var loadedView: UIView?
    var isLoadingView = false
    @exclusivity(unchecked) var appearancePhase = AppearancePhase.disappeared
    var isAppearanceAnimated = false
    var hasSentViewIsAppearing = false
    /// The appearance now in progress was begun by the view's entering or leaving a window, so its arrival there ends it.
    var isAppearanceDrivenByHierarchy = false
    weak var container: UIViewController?
    var containedControllers: [UIViewController] = []
    /// What the controller was told of last.
    var reportedTraits = UITraitCollection.current
    var traitRecord: TraitRecord?
    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?
    final weak var givenContentScrollView: UIScrollView?
    private var storedToolbarItems: [UIBarButtonItem]?
    /// The change of controllers that this one is showing, or is part of as a presentation.
    weak var activeTransition: ControllerTransition?
    var presentationRecord = PresentationRecord()
    /// Children that are changing places.
    var childTransitions: [ChildTransition] = []

    // MARK: Creating

    /// Makes a controller whose view is created when it is first asked for.
    ///
    /// Differs from UIKit: there are no nib files here; a name given is reported once, and `loadView()` makes a plain view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let name = nibNameOrNil {
            reportOnce(
                "nib \(name)", "\(type(of: self)): nib '\(name)' is not read, there are no nib files here; a plain view is used instead")
        }
    }

    /// Makes a controller with default values: there is no nib decoding, so the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes a controller without a nib.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The class and the address, as UIKit prints them.
    open override var description: String { "<\(type(of: self)): \(address(of: self))>" }

    // MARK: The view

    /// The controller's view; the first access loads it (`loadView`, then `viewDidLoad`).
    ///
    /// Setting a view that belongs to another controller traps; setting nil lets the view be loaded anew. Reading it in `loadView()` before
    /// it is set there traps; nil is never read.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { adoptView(newValue) }
    }

    /// Makes the view: here a plain one as large as the screen (empty without one), resizing with its superview.
    ///
    /// Override it to set `view`, without calling super; an override that sets none traps.
    open func loadView() { adoptView(makePlainView()) }

    /// Called once after each loading of the view. The view has no final size yet.
    open func viewDidLoad() {}

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() { loadViewOnce() }

    /// Whether the view exists.
    open var isViewLoaded: Bool { loadedView != nil }

    /// The view if it is loaded, else nil; never loads it.
    open var viewIfLoaded: UIView? { loadedView }

    // MARK: Appearance

    /// Called when the view is about to be shown; `animated` tells whether a transition moves it.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called once per appearance, when the view is in the hierarchy with its size and safe area known, before any transition starts.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is shown and its transition has ended.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called when the view is about to be hidden, covered or removed.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells a child, from a container that forwards appearance itself, that its view is about to appear or disappear.
    ///
    /// Calls `viewWillAppear` or `viewWillDisappear`. The opposite flag in mid-way cancels: the opposite *will* is sent. A repeated flag does nothing.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated: animated) }

    /// Ends what `beginAppearanceTransition(_:animated:)` began (`viewDidAppear` or `viewDidDisappear`); without that does nothing.
    open func endAppearanceTransition() { endAppearance() }

    /// Whether children in this controller's view get its appearance callbacks too. A container that calls
    /// `beginAppearanceTransition(_:animated:)` itself overrides it to return false.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// True from the controller's becoming a child until it has appeared there.
    open internal(set) var isMovingToParent = false

    /// True from `willMove(toParent: nil)` until the controller has disappeared and left its parent.
    open internal(set) var isMovingFromParent = false

    // MARK: Layout

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews; the sizes below are final then.
    open func viewDidLayoutSubviews() {}

    /// Called when the view's `safeAreaInsets` have changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Points added to the safe area of the view, beyond what its superview gives. NaN and infinite insets are refused.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { additionalSafeAreaInsetsDidChange(from: oldValue) }
    }

    /// The edges at which the view may lie under its container's bars; without `.top` it begins below a navigation bar.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { container?.viewIfLoaded?.setNeedsLayout() } }
    }

    // MARK: Traits

    /// Light, dark, or unspecified: as what is above; for the controller, its view and its children. A change holds at once.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The traits of the superview of the controller's view (without one its parent's, at the top the screen's), with the overrides of its parent and its own.
    open var traitCollection: UITraitCollection { presentTraits }

    /// The traits have changed while the view is in a window, or differ when it first comes into one from those the controller was made under.
    /// The controller is told before its view. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Gives a child traits in place of those from above, nil none; the child's own overrides go first. They end when the child leaves. One that is no child traps.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        overrideTraits(collection, of: childViewController)
    }

    /// What `setOverrideTraitCollection(_:forChild:)` gave the child, nil for nothing.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        traitsGiven(to: childViewController)
    }

    // MARK: Showing

    /// Shows a controller as it suits the place: the nearest container that overrides this method does it (a navigation controller pushes it), without one it
    /// is presented.
    open func show(_ vc: UIViewController, sender: Any?) { showInPlace(vc, sender) }

    /// Shows a controller where details are shown: the nearest container that overrides this method does it, without one it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInPlace(vc, sender) }

    /// This controller or the nearest container that can carry an action out (`canPerformAction(_:withSender:)`); nil for none.
    ///
    /// Differs from UIKit: of `show(_:sender:)` it knows nothing, since methods have no names at run time.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestController(performing: action, sender)
    }

    // MARK: Orientation and size

    /// The orientations the controller can be shown in: on phones all but upside down, on tablets all.
    ///
    /// Asked of the controller that fills the screen in front of all others; containers answer for themselves, not for their children.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { Self.defaultOrientations }

    /// Whether the interface follows the device while the controller fills the screen; true unless overridden.
    open var shouldAutorotate: Bool { true }

    /// The orientation to begin with where the present one is not supported: the present one unless overridden.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { scene?.interfaceOrientation ?? .portrait }

    /// Says that `supportedInterfaceOrientations` has changed; the interface turns, animated, where it has to.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { scene?.updateOrientation(animated: true) }

    /// Has the interface follow the device where it may now.
    open class func attemptRotationToDeviceOrientation() { UIApplication.process.windowScene?.updateOrientation(animated: true) }

    /// The view is about to get another size, in points, because the interface turns, or a container changes. Overrides call super, which tells the children
    /// whose size changes. With the coordinator, changes run along with the animation.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    /// The controller is about to get other traits; before `viewWillTransition(to:with:)` where both come. Overrides call super, which tells the children.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: newCollection, with: coordinator)
    }

    /// The size in points that a child will have when this controller's view has `parentSize`: what its view's mask gives it, unless overridden.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        predictedSize(of: container, in: parentSize)
    }

    /// The size the content would like to have, in points, for containers that look at it; zero for none. NaN and infinite sizes are refused.
    open var preferredContentSize: CGSize = .zero {
        didSet { preferredContentSizeDidChange(from: oldValue) }
    }

    /// A child's preferred size has changed. The base class does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: The status bar

    /// The colour of what the status bar shows over the controller; `default` unless overridden.
    ///
    /// Asked of the controller that fills the screen, or of the child that it names. Say with `setNeedsStatusBarAppearanceUpdate()` that it has changed.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is away while the controller is shown: on phones held sideways, unless overridden.
    open var prefersStatusBarHidden: Bool { hidesStatusBarByDefault }

    /// How the status bar comes and goes with the controller; `fade` unless overridden.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child to ask for the status bar's colour; nil unless overridden: this controller.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child to ask whether the status bar is away; nil unless overridden: this controller.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Says that what the status bar is to be has changed. Within an animation block the change is animated with it.
    open func setNeedsStatusBarAppearanceUpdate() { scene?.updateStatusBar() }

    // MARK: Bars

    /// What the controller is called in bars; setting it sets `navigationItem.title` and `tabBarItem.title` as well.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    /// What a navigation bar shows for this controller: made when first asked for, with the controller's title.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title)
        storedNavigationItem = item
        return item
    }

    /// What the toolbar of a navigation controller shows while this controller is on top; nil for nothing.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets what the toolbar of a navigation controller shows; animated, items that come and go fade in 0.3 s.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// The scroll view whose content bars go by: the one that was set, else the controller's view or the first of its subviews that scrolls. The same for
    /// every edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { givenContentScrollView ?? foundContentScrollView }

    /// Sets the scroll view whose content bars go by; nil for the one that is found. It is not kept.
    ///
    /// Differs from UIKit: one for all edges.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        givenContentScrollView = scrollView
        contentScrollViewDidChange()
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// The nearest navigation controller this one is in, or nil.
    open var navigationController: UINavigationController? { nearestContainer() }

    /// Whether the toolbar, and the tab bar where the controller's navigation controller is in a tab, is away while the controller or one pushed later is on
    /// top; false unless set. It leaves and comes with the push and the pop.
    open var hidesBottomBarWhenPushed = false

    /// The nearest tab bar controller this one is in, or nil.
    open var tabBarController: UITabBarController? { nearestContainer() }

    /// What a tab bar shows for this controller: made when first asked for, with the controller's title. In use by a tab bar controller, a new one shows at once.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set {
            guard newValue !== storedTabBarItem else { return }
            storedTabBarItem = newValue
            (container as? UITabBarController)?.itemDidChange(of: self)
        }
    }

    // MARK: Containment

    /// The controller this one is a child of, or nil.
    open var parent: UIViewController? { container }

    /// The children, in order of adding.
    open var children: [UIViewController] { containedControllers }

    /// Makes a controller a child; it gets `willMove(toParent:)` first, and you send it `didMove(toParent:)` when its view is in place.
    ///
    /// A child of another controller is taken out of that first; one already here goes to the end. Adding itself or a container of itself traps.
    open func addChild(_ childController: UIViewController) { insertChild(childController) }

    /// Takes the controller out of its parent and sends it `didMove(toParent: nil)`; without a parent does nothing.
    open func removeFromParent() { leaveContainer() }

    /// Called before the controller becomes a child of `parent`, or with nil before it stops being one. Overrides call super.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = true }
    }

    /// Called after the controller has become a child of `parent`, or with nil after it has stopped being one.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Transitions

    /// What lets the app's own animations run along with the transition that this controller, or the nearest one it is in, is part of; nil without one.
    ///
    /// It is there from before the *will* callbacks until everybody has been told of the end (`behaviour.md` 4.4).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { activeCoordinator ?? rotationCoordinator }

    /// Shows one child's view in place of another's: adds it beside that, runs the changes as `UIView.animate` does (or, with a transition in the options, as
    /// `UIView.transition` of the superview), and takes the other view out at the end. Both hear of it, unless the container forwards appearances itself.
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 changes at once.
    ///   - animations: moves both views; give the new one its frame before.
    ///   - completion: called once at the end; false where the animation was cut short. A controller that is no child traps.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeChildren(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Presentation

    /// Presents a controller over this one: the farthest container of this controller, or the nearest that defines a presentation context where the
    /// style asks for one, does so.
    ///
    /// Without animation it is there when this returns. Differs from UIKit: asked for in a callback of another change (`viewDidAppear(_:)`, a completion), it
    /// begins when everybody has been told of that. While what is presented so far is being dismissed, the request waits. A controller that presents
    /// another already, or whose view is in no window, presents nothing, with a line in the log. A controller that is a child, a window's root or
    /// presented already traps. A text being typed in below is left until the dismissal.
    ///
    /// - Parameter completion: called once, after the presented controller's `viewDidAppear(_:)`, or after the presentation was cancelled by hand.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        presentController(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller, or the nearest container of it, presents, with everything on top of it; where they present nothing, the presented
    /// controller that they are in. Only the topmost view moves.
    ///
    /// During a presentation it takes over from what is shown, or waits for the end of an animator of the app's own. While the dismissal runs, another
    /// request only adds its completion, and without animation ends it at once.
    ///
    /// - Parameter completion: called once, after the dismissed controller's `viewDidDisappear(_:)`; at once where nothing is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        ControllerTurn.request { self.dismissController(animated: flag, completion: completion) }
    }

    /// What this controller, or the nearest container of it, presents; nil for nothing. Set from the request until the dismissal has ended.
    open var presentedViewController: UIViewController? { nearestPresented }

    /// Who presents this controller or the nearest container of it: not always the one that was asked to. nil for nobody.
    open var presentingViewController: UIViewController? { nearestPresenting }

    /// The presentation controller of this controller or the nearest container that is presented; of one that is not, the one it would have, made
    /// when first asked for.
    open var presentationController: UIPresentationController? {
        let nearest = sequence(first: self, next: \.container).lazy.compactMap(\.presentation).first
        return nearest ?? (modalPresentationStyle == .none ? nil : presentationControllerInUse(presenting: nil, source: nil))
    }

    /// True from the request to present the controller until it has appeared.
    open internal(set) var isBeingPresented: Bool {
        get { presentationRecord.isBeingPresented }
        set { presentationRecord.isBeingPresented = newValue }
    }

    /// True from the request to dismiss the controller until it has disappeared.
    open internal(set) var isBeingDismissed: Bool {
        get { presentationRecord.isBeingDismissed }
        set { presentationRecord.isBeingDismissed = newValue }
    }

    /// How the controller is presented; `automatic`, here a page sheet, unless set. To be set before; `none` traps then.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentationRecord.style }
        set { setPresentationStyle(newValue) }
    }

    /// How the controller comes and goes when it is presented, unless an animator of the app's own shows it. Sheets always come up from the bottom.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { presentationRecord.transitionStyle }
        set { setTransitionStyle(newValue) }
    }

    /// Gives the animators, and the presentation controller, of the controller's presentation and dismissal; not kept.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentationRecord.transitioningDelegate }
        set { presentationRecord.transitioningDelegate = newValue }
    }

    /// Whether `currentContext` and `overCurrentContext` presentations from this controller, or from one in it, take the place of its view.
    open var definesPresentationContext: Bool {
        get { presentationRecord.definesContext }
        set { presentationRecord.definesContext = newValue }
    }

    /// Whether presentations in this controller's context come and go by its `modalTransitionStyle`, not by that of the presented controller.
    open var providesPresentationContextTransitionStyle: Bool {
        get { presentationRecord.providesTransitionStyle }
        set { presentationRecord.providesTransitionStyle = newValue }
    }

    /// Whether the controller decides about the status bar although its presentation does not cover the whole window.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { presentationRecord.capturesStatusBar }
        set { presentationRecord.capturesStatusBar = newValue }
    }

    /// Whether the user may not swipe the controller's sheet away.
    open var isModalInPresentation: Bool {
        get { presentationRecord.isModal }
        set { presentationRecord.isModal = newValue }
    }

    /// The presentation controller of a custom presentation where no delegate gives one; nil is a plain one.
    func makePresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }

    // MARK: Hooks of containers in this module

    /// Passes the beginning of an appearance on to the children that share it.
    func forwardBeginAppearance(_ isAppearing: Bool, animated: Bool) { beginAppearanceOfChildren(isAppearing, animated: animated) }

    /// Passes `viewIsAppearing` on.
    func forwardViewIsAppearing() { sendViewIsAppearingToChildren() }

    /// Passes the end of an appearance on.
    func forwardEndAppearance() { endAppearanceOfChildren() }

    /// Called when a child has been taken out, by whomever, before it hears of it.
    func childHasLeft(_ child: UIViewController) {}

    /// Whether a child's view that enters or leaves this one's hierarchy makes the child appear or disappear.
    var childrenAppearWithTheirViews: Bool { shouldAutomaticallyForwardAppearanceMethods }

    // MARK: Responder chain

    /// The view's superview, for a window's root controller the window; of a presented controller the one that presents it.
    open override var next: UIResponder? { presentation?.presenter ?? loadedView?.superview }
}
