import Foundation

/// An object that manages a view: its loading, layout and appearance, and child view controllers.
///
/// The controller owns its view; the view references its controller weakly. Appearance callbacks are always balanced, in whatever order
/// containers request them (`Documentation/Behavior.md#appearance-callbacks`). Source: Apple,
/// [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
///
/// *Life cycle.* Nothing is loaded when the controller is made. The first read of ``view`` calls ``loadView()`` and then ``viewDidLoad()``,
/// once, before the view has its final size. Each appearance calls ``viewWillAppear(_:)``, ``viewIsAppearing(_:)`` once the view is in the
/// hierarchy and laid out, and ``viewDidAppear(_:)`` at the end of the transition; each disappearance ``viewWillDisappear(_:)`` and
/// ``viewDidDisappear(_:)``. Each layout of the view is between ``viewWillLayoutSubviews()`` and ``viewDidLayoutSubviews()``. The
/// controller lives as long as its window, container, presenter or app retains it.
///
/// *When not to use it.* A part of a screen without callbacks of its own is a ``UIView``. A view controller inside another one needs
/// ``addChild(_:)``; without a container it still gets its appearance callbacks, but ``parent`` is nil, and nothing forwards
/// ``viewWillTransition(to:with:)`` to it.
///
/// *Mistakes.* Presenting from a controller whose view is in no window presents nothing, and the log says "Wait for viewDidAppear(_:)";
/// within a callback the call waits until all callbacks have been sent. Sizes read in ``viewDidLoad()`` are not final: lay out in
/// ``viewDidLayoutSubviews()`` or by constraints. A ``loadView()`` that reads ``view`` before it has set it traps, and so does one that
/// sets none.
///
/// ```swift
/// let (parent, child) = (UIViewController(), UIViewController())
/// parent.addChild(child)
/// child.view.frame = parent.view.bounds
/// parent.view.addSubview(child.view)
/// child.didMove(toParent: parent)
/// ```
///
/// See also ``UINavigationController`` and ``UITabBarController``, the containers, and ``UIPresentationController`` for modal
/// presentations.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitChangeObservable, UIContentContainer, UIFocusEnvironment {
    @exclusivity(unchecked) package var loadedView: UIView?
    var isLoadingView = false
    @exclusivity(unchecked) var appearancePhase = AppearancePhase.disappeared
    var isAppearanceAnimated = false
    var hasSentViewIsAppearing = false
    /// Whether the current appearance began because the view entered or left a window; its arrival there ends it.
    var isAppearanceDrivenByHierarchy = false
    weak var container: UIViewController?
    var containedControllers: [UIViewController] = []
    /// Traits last reported to the controller.
    var reportedTraits = UITraitCollection.current
    var traitRecord: TraitRecord?
    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?
    final weak var givenContentScrollView: UIScrollView?
    final var addedKeyCommands: [UIKeyCommand] = []
    private var storedToolbarItems: [UIBarButtonItem]?
    /// The transition that this controller shows, or is part of as a presentation.
    weak var activeTransition: ControllerTransition?
    var presentationRecord = PresentationRecord()
    /// The scene of a storyboard that the controller comes from.
    final var nib: ControllerNib?
    /// Running exchanges of children.
    var childExchanges: [ChildExchange] = []
    final var unavailableContent = UnavailableContent()
    final var zoomInteraction: ZoomDismissInteraction?

    // MARK: Key commands

    /// The commands added by `addKeyCommand(_:)`, in their order; nil for none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    // MARK: Creating

    /// Creates a controller whose view is loaded on first access.
    ///
    /// A nib of the name that is not there is logged once, and a plain view takes its place; nil is the nib of the class's name, with or
    /// without "Controller" at the end, if there is one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller of a storyboard's scene or of an archive; for another coder one with default values. Never nil.
    public required init?(coder: NSCoder) {
        nibName = (coder as? NibCoder)?.element["nibName"] ?? Self.nibName(ofArchive: coder)
        nibBundle = (coder as? NibCoder)?.session.bundle
        super.init()
        readNib(coder)
    }

    /// The name of the nib file of the view; nil for the class's name or none.
    open private(set) var nibName: String?
    /// The bundle of the nib file; nil for the main one.
    open private(set) var nibBundle: Bundle?
    /// The storyboard from which the controller comes; nil for none.
    open var storyboard: UIStoryboard? { nib?.storyboard }

    /// Writes the controller into an archive: properties that keys name, of the values that archives hold, the name of its nib file, and
    /// its view if that is loaded and comes from no file; of containers the controllers on their stacks.
    open func encode(with coder: NSCoder) { writeArchive(coder) }

    /// Creates a controller without a nib.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The class and the address, as UIKit prints them.
    open override var description: String { "<\(type(of: self)): \(address(of: self))>" }

    // MARK: The view

    /// The controller's view, loaded on first access (`loadView`, then `viewDidLoad`).
    ///
    /// Setting a view that belongs to another controller traps; setting nil unloads the view. Reading it in `loadView()` before setting
    /// it traps; the value read is never nil.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { adoptView(newValue) }
    }

    /// Creates the view: by default that of the controller's storyboard or nib file, without one a plain, resizable one of the screen's
    /// size (empty without a screen).
    ///
    /// Overrides set `view` without calling super; an override that sets none traps.
    open func loadView() { if !loadViewFromNib() { adoptView(makePlainView()) } }

    /// Called once after each load of the view, before it has its final size.
    open func viewDidLoad() { _replacement(of: "viewDidLoad", UIViewController.self)?.call([]) as Void? }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() { loadViewOnce() }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// The view if it is loaded, otherwise nil.
    open var viewIfLoaded: UIView? { loadedView }

    // MARK: Appearance

    /// Called before the view becomes visible. `animated` tells whether the appearance is animated.
    open func viewWillAppear(_ animated: Bool) { _replacement(of: "viewWillAppear:", UIViewController.self)?.call([animated]) as Void? }

    /// Called once per appearance, when the view is in the hierarchy with its size and safe area set, before a transition starts.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is visible and its transition has ended.
    open func viewDidAppear(_ animated: Bool) {
        _replacement(of: "viewDidAppear:", UIViewController.self)?.call([animated]) as Void?
        userActivity?.becomeCurrent()
    }

    /// Called before the view is hidden, covered or removed.
    open func viewWillDisappear(_ animated: Bool) {
        _replacement(of: "viewWillDisappear:", UIViewController.self)?.call([animated]) as Void?
    }

    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) { _replacement(of: "viewDidDisappear:", UIViewController.self)?.call([animated]) as Void? }

    /// Tells a child, from a container that forwards appearance itself, that its view is about to appear or disappear.
    ///
    /// Calls `viewWillAppear` or `viewWillDisappear`. Calling it during a transition with the opposite flag cancels that and sends the
    /// opposite *will* callback. A repeated flag has no effect.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated: animated) }

    /// Ends the transition begun by `beginAppearanceTransition(_:animated:)` with `viewDidAppear` or `viewDidDisappear`; without one it
    /// does nothing.
    open func endAppearanceTransition() { endAppearance() }

    /// Whether appearance callbacks are forwarded to children in this controller's view. Containers that call
    /// `beginAppearanceTransition(_:animated:)` themselves return false.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// True from the time the controller is added to a parent until it has appeared there.
    open internal(set) var isMovingToParent = false

    /// True from `willMove(toParent: nil)` until the controller has disappeared and left its parent.
    open internal(set) var isMovingFromParent = false

    /// Called when the system is short of memory; `Stage.sendMemoryWarning()` is the one reason.
    open func didReceiveMemoryWarning() {}

    // MARK: Layout

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {
        _replacement(of: "viewWillLayoutSubviews", UIViewController.self)?.call([]) as Void?
    }

    /// Called after the view has laid out its subviews; their sizes are final.
    open func viewDidLayoutSubviews() {
        _replacement(of: "viewDidLayoutSubviews", UIViewController.self)?.call([]) as Void?
    }

    /// Updates the constraints of the view, before its layout; by default calls the view's `updateConstraints()`. Call `super` last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// Called when the view's margins have changed; the base class does nothing.
    open func viewLayoutMarginsDidChange() {}

    /// Called when the view's `safeAreaInsets` have changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Insets, in points, added to the view's safe area. NaN and infinite values are ignored.
    ///
    /// - Complexity: O(1). Setting takes O(*n* + *d*), where *n* is the number of views in the view's subtree and *d* its depth.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { additionalSafeAreaInsetsDidChange(from: oldValue) }
    }

    /// Whether scroll views that adjust their insets automatically keep clear of bars even if they do not scroll; true by default.
    /// Deprecated in iOS 11: set the scroll view's `contentInsetAdjustmentBehavior`.
    ///
    /// - Complexity: O(1). Setting takes O(*n* + *d*), where *n* is the number of views in the view's subtree and *d* its depth.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.safeAreaSourceDidChange() } }
    }

    /// The edges at which the view extends under its container's bars; without `.top` it starts below a navigation bar.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { container?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view also extends under a bar that is opaque (`isTranslucent` false); false by default, so it starts below one.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { container?.viewIfLoaded?.setNeedsLayout() } }
    }

    // MARK: Unavailable content

    /// The configuration of a view that covers the controller's view while there is nothing to show; nil, the default, for none.
    ///
    /// The view is made before the next layout, in front of the subviews of that time. It shows the configuration as that is for
    /// ``contentUnavailableConfigurationState``, and keeps itself current with it. A configuration whose type the present view supports
    /// changes that view; another type gets a view of its own. Source: Apple,
    /// `contentUnavailableConfiguration`.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent.configuration }
        set { setUnavailableConfiguration(newValue) }
    }

    /// The traits, and the text of the navigation item's search controller. A search controller's own state, and that of the controller
    /// of its results, have its text. Overrides add values of their own to that of super.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { presentUnavailableState }

    /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout; several requests are one.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableUpdate() }

    /// Updates ``contentUnavailableConfiguration`` for a state; the base class shows the present configuration for it.
    ///
    /// Called before the first layout of the view, after requests, and when the traits or the text of the search have changed. Apps do not
    /// call it.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        if contentUnavailableConfiguration != nil { showUnavailableContentLater() }
    }

    // MARK: Traits

    /// The user interface style of the controller, its view and its children; `unspecified` inherits. Takes effect at once.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the number of views in the view's subtree.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The traits inherited from the superview of the controller's view (without one from the parent, at the root from the screen), with
    /// the parent's and the controller's own overrides.
    open var traitCollection: UITraitCollection { presentTraits }

    /// Called when the traits change while the view is in a window, and on first entering one if they differ from those at creation. The
    /// controller comes before its view. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        _replacement(of: "traitCollectionDidChange:", UIViewController.self)?.call([previousTraitCollection]) as Void?
    }

    /// Replaces the inherited traits of a child; nil removes the override. The child's own overrides take precedence. Ends when the child
    /// leaves. Traps for a controller that is not a child.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        overrideTraits(collection, of: childViewController)
    }

    /// The override set by `setOverrideTraitCollection(_:forChild:)`, or nil.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        traitsGiven(to: childViewController)
    }

    // MARK: Showing

    /// Shows a controller in the context: the nearest container that overrides this method does it (a navigation controller pushes),
    /// otherwise it is presented.
    ///
    /// - Complexity: O(*d*) and the showing, where *d* is the number of containers around this view controller.
    open func show(_ vc: UIViewController, sender: Any?) { passUpShow(vc, sender) }

    /// Shows a controller as detail: the nearest container that overrides this method does it, otherwise it is presented.
    ///
    /// - Complexity: O(*d*) and the showing, where *d* is the number of containers around this view controller.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { passUpShowDetail(vc, sender) }

    /// Returns this controller or the nearest ancestor that can perform an action (`canPerformAction(_:withSender:)`), or nil.
    ///
    /// Differs from UIKit: does not find overrides of `show(_:sender:)`, since methods have no names at run time.
    ///
    /// - Complexity: O(*d*), where *d* is the number of containers around this view controller.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestController(performing: action, sender)
    }

    // MARK: Orientation and size

    /// The interface orientations that the controller supports: on phones all but upside down, on tablets all.
    ///
    /// Queried on the topmost full-screen controller; containers answer for themselves, not for their children.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let other = _replacement(of: "supportedInterfaceOrientations", UIViewController.self) { return other.call([]) }
        return Self.defaultOrientations
    }

    /// Whether the interface follows the device while the controller is full-screen; true by default.
    open var shouldAutorotate: Bool {
        if let other = _replacement(of: "shouldAutorotate", UIViewController.self) { return other.call([]) }
        return true
    }

    /// The initial orientation of a full-screen presentation if the current one is not supported; the current one by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { scene?.interfaceOrientation ?? .portrait }

    /// Invalidates `supportedInterfaceOrientations`; rotates the interface, animated, if needed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { scene?.updateOrientation(animated: true) }

    /// Rotates the interface to the device's orientation if it is now supported.
    open class func attemptRotationToDeviceOrientation() { UIApplication.process.windowScene?.updateOrientation(animated: true) }

    /// Called before the view changes its size, in points, because of a rotation or a container. Overrides call super, which notifies the
    /// children whose size changes. The coordinator runs changes alongside the animation.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    /// Called before the traits change, and before `viewWillTransition(to:with:)` if both apply. Overrides call super, which notifies the
    /// children.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: newCollection, with: coordinator)
    }

    /// Returns a child's size, in points, when this controller's view has the size `parentSize`; by default from the autoresizing mask of
    /// the child's view.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        predictedSize(of: container, in: parentSize)
    }

    /// The preferred size of the content, in points, for containers that use it; zero for none. NaN and infinite sizes are ignored.
    open var preferredContentSize: CGSize = .zero {
        didSet { preferredContentSizeDidChange(from: oldValue) }
    }

    /// Called when a child's preferred size has changed. The base class does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: The status bar

    /// The style of the status bar's content; `default` unless overridden.
    ///
    /// Queried on the topmost full-screen controller, or on the child that it names. Call `setNeedsStatusBarAppearanceUpdate()` after a
    /// change. During a transition with a custom animator the default style contrasts with the content below the bar.
    open var preferredStatusBarStyle: UIStatusBarStyle {
        if let other = _replacement(of: "preferredStatusBarStyle", UIViewController.self) { return other.call([]) }
        return .default
    }

    /// Whether the status bar is hidden; by default only on phones in landscape.
    open var prefersStatusBarHidden: Bool {
        if let other = _replacement(of: "prefersStatusBarHidden", UIViewController.self) { return other.call([]) }
        return hidesStatusBarByDefault
    }

    /// The animation with which the status bar is shown and hidden; `fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that determines the status bar's style; nil, the default, for this controller.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that determines the status bar's visibility; nil, the default, for this controller.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Invalidates the status bar's appearance. Inside an animation block the change is animated.
    open func setNeedsStatusBarAppearanceUpdate() { scene?.updateStatusBar() }

    // MARK: State restoration, which iOS no longer does by itself and hosts here do not.

    /// Called to save the controller's state; the base class writes nothing.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Called to restore the controller's state; the base class reads nothing.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Edges of the screen. A host without a home indicator and gestures of its own does not ask for these.

    /// Whether the home indicator may be hidden; false by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that determines the home indicator's visibility; nil, the default, for this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Says that `prefersHomeIndicatorAutoHidden` has changed; a host that asks for it asks again.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// The edges at which the app's gestures precede the system's; none by default.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that determines these edges; nil, the default, for this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Says that `preferredScreenEdgesDeferringSystemGestures` has changed; a host that asks for it asks again.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Focus

    /// The identifier of the focus group of the controller's view; nil, the default, for that of the superview.
    open var focusGroupIdentifier: String?

    /// The environments to focus in a programmatic update, by preference; by default the view, if it is loaded.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The superview of the controller's view, without one the parent.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { presentParentEnvironment }

    /// The controller's view, if it is loaded.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Requests an update of the focus to the controller for the next pass of the run loop; no effect unless its view contains the focused
    /// item.
    open func setNeedsFocusUpdate() { UIFocusSystem.shown?.requestUpdate(within: self) }

    /// Makes a requested update of the focus now.
    open func updateFocusIfNeeded() { UIFocusSystem.shown?.updateFocusIfNeeded() }

    /// Whether a focus update may happen; true by default. Asked if the view contains the item that was or that will be focused.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after a focus update in which the view contains one of the items; does nothing by default.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Editing

    /// Whether the controller is in editing mode; false by default. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { editing.isActive }
        set { _changing("editing") { setEditing(newValue, animated: false) } }
    }

    /// Turns editing mode on or off, and changes the button of `editButtonItem`. Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing.set(editing) }

    /// A bar button that turns editing mode on and off, titled Edit or Done; created on first access.
    open var editButtonItem: UIBarButtonItem { editing.button(of: self) }
    private var editing = ControllerEditing()

    // MARK: Segues

    /// Called before a segue is performed; the base class does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue is to be performed; true by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs the segue of the controller's scene with an identifier: makes its destination, calls `prepare(for:sender:)`, and shows it.
    /// An unknown identifier traps, as UIKit raises an exception.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        loadViewIfNeeded()
        guard let segue = nib?.segue(identifier, of: self) else {
            trap(
                object: "\(self)", value: "has no segue with identifier '\(identifier)'",
                remedy: "give the segue this identifier in the storyboard")
        }
        segue.perform(sender)
    }

    // MARK: State restoration

    /// An identifier for state restoration, which iOS no longer does by itself and hosts here do not: the value is kept.
    open var restorationIdentifier: String?

    // MARK: Bars

    /// The title shown in bars; setting it also sets `navigationItem.title` and `tabBarItem.title`.
    open var title: String? {
        willSet { _willSet("title") }
        didSet {
            defer { _didSet("title") }
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    /// The navigation item, created on first access with the controller's title.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title)
        storedNavigationItem = item
        return item
    }

    /// The navigation item if it was created, otherwise nil.
    final var navigationItemIfMade: UINavigationItem? { storedNavigationItem }

    /// The items of the navigation controller's toolbar while this controller is on top; nil for none.
    ///
    /// - Complexity: O(1). Setting takes as long as ``UIToolbar/setItems(_:animated:)`` while the toolbar shows them.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the toolbar items; animated, items cross-fade in 0.3 s.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// The scroll view that bars observe: the one set, otherwise the controller's view or its first subview that is a scroll view. The
    /// same for every edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { givenContentScrollView ?? foundContentScrollView }

    /// Sets the scroll view that bars observe; nil restores the default. Not retained.
    ///
    /// Differs from UIKit: one for all edges.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        givenContentScrollView = scrollView
        contentScrollViewDidChange()
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    /// The nearest ancestor that is a navigation controller, or nil.
    ///
    /// - Complexity: O(*d*), where *d* is the number of containers around this view controller.
    open var navigationController: UINavigationController? { nearestContainer() }

    /// Whether the toolbar, and the enclosing tab bar, is hidden while the controller or one pushed on top of it is shown; false by
    /// default. It animates with the push and the pop.
    open var hidesBottomBarWhenPushed = false

    /// The nearest ancestor that is a tab bar controller, or nil.
    ///
    /// - Complexity: O(*d*), where *d* is the number of containers around this view controller.
    open var tabBarController: UITabBarController? { nearestContainer() }

    /// The nearest ancestor that is a split view controller, or nil.
    ///
    /// - Complexity: O(*d*), where *d* is the number of containers around this view controller.
    open var splitViewController: UISplitViewController? { nearestContainer() }

    /// Takes the secondary view controller of a split view controller that collapses. A navigation controller pushes it; the base class
    /// does nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Returns the secondary view controller for a split view controller that expands. A navigation controller returns what it took in, or
    /// its top view controller; the base class nil.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

    /// The tab bar item, created on first access with the controller's title. A replacement takes effect at once.
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
            let holder = container is UINavigationController ? container?.container : container
            (holder as? UITabBarController)?.itemsDidChange()
        }
    }

    /// Whether the controller has a tab bar item of its own by now.
    final var hasTabBarItem: Bool { storedTabBarItem != nil }

    // MARK: Containment

    /// The parent view controller, or nil.
    open var parent: UIViewController? { container }

    /// The child view controllers, in the order of adding.
    open var children: [UIViewController] { containedControllers }

    /// Adds a child view controller. Sends it `willMove(toParent:)`; the caller sends `didMove(toParent:)` after adding its view.
    ///
    /// Removes the child from another parent first; a child already here moves to the end. Adding itself or an ancestor traps.
    ///
    /// - Complexity: O(*n* + *d*), where *n* is the number of children of both parents and *d* that of containers around this view
    ///   controller; if traits change, a pass over the child's views.
    open func addChild(_ childController: UIViewController) { insertChild(childController) }

    /// Removes the controller from its parent and sends `didMove(toParent: nil)`; without a parent it does nothing.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the parent's children.
    open func removeFromParent() { leaveContainer() }

    /// Called before the controller is added to `parent`, or with nil before it is removed. Overrides call super.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = true }
    }

    /// Called after the controller was added to `parent`, or with nil after it was removed.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Transitions

    /// Coordinates the app's animations with the transition of this controller or its nearest ancestor in one; nil without a transition.
    ///
    /// Available from before the *will* callbacks until every participant has been notified of the end
    /// (`Documentation/Behavior.md#transition-coordinator`).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { activeCoordinator ?? rotationCoordinator }

    /// Transitions between the views of two children: adds the new view, runs the changes as `UIView.animate` does (or, with a transition
    /// in the options, as `UIView.transition` on the superview), and removes the old view at the end. Sends both appearance callbacks,
    /// unless the container forwards them itself. A controller that is not a child traps.
    ///
    /// `duration` is in seconds; 0 changes at once. `animations` moves both views; set the new view's initial frame before. `completion`
    /// is called once at the end, with false if the animation was interrupted.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeChildren(fromViewController, toViewController, duration, options, animations, completion)
    }

    /// The transition of pushes, pops, presentations and dismissals of this controller, unless a delegate has an animator; nil, the
    /// default, for those of the container and of ``modalTransitionStyle``. Transitions other than the zoom set that style.
    open var preferredTransition: Transition? { didSet { preferredTransitionDidChange(from: oldValue) } }

    // MARK: Presentation

    /// Presents a view controller modally, from the outermost ancestor, or the nearest that defines a presentation context if the style
    /// uses one.
    ///
    /// Without animation the presentation is complete on return. Differs from UIKit: a call inside a callback of another transition
    /// (`viewDidAppear(_:)`, a completion) starts after all callbacks have been sent. A call during the dismissal of the current
    /// presentation waits for it. If the controller already presents another or its view is in no window, the call is ignored and logged
    /// once. Presenting a child, a window's root or a presented controller traps. Text editing below is suspended until the dismissal.
    ///
    /// `completion` is called once, after the presented controller's `viewDidAppear(_:)`, or after the presentation was cancelled
    /// interactively.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        if let other = _replacement(of: "present:animated:completion:", UIViewController.self) {
            return other.call([viewControllerToPresent, flag, completion])
        }
        presentController(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the view controller presented by this controller or its nearest ancestor, with everything on top of it; if they present
    /// nothing, dismisses the presented controller they belong to. Only the topmost view is animated.
    ///
    /// During a presentation it continues from the current state, or waits for the end of a custom animator. During the dismissal,
    /// another request adds its completion, and without animation ends it at once.
    ///
    /// `completion` is called once, after the dismissed controller's `viewDidDisappear(_:)`; at once if nothing is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let other = _replacement(of: "dismissWithAnimated:completion:", UIViewController.self) { return other.call([flag, completion]) }
        requestDismissal(animated: flag, completion: completion)
    }

    /// The controller presented by this controller or its nearest ancestor, or nil. Set from the request until the dismissal has ended.
    ///
    /// - Complexity: O(*d*), where *d* is the number of containers around this view controller.
    open var presentedViewController: UIViewController? { nearestPresented }

    /// The controller that presents this controller or its nearest presented ancestor, or nil; may differ from the one on which `present`
    /// was called.
    ///
    /// - Complexity: O(*d*), where *d* is the number of containers around this view controller.
    open var presentingViewController: UIViewController? { nearestPresenting }

    /// The presentation controller of this controller or its nearest presented ancestor; before a presentation, the one it will use,
    /// created on first access.
    open var presentationController: UIPresentationController? {
        let nearest = sequence(first: self, next: \.container).lazy.compactMap(\.presentation).first
        return nearest ?? (modalPresentationStyle == .none ? nil : presentationControllerInUse(presenting: nil, source: nil))
    }

    /// The popover of this controller or its nearest presented ancestor; nil if it has another style.
    open var popoverPresentationController: UIPopoverPresentationController? { presentationController as? UIPopoverPresentationController }

    /// True from the presentation request until the controller has appeared.
    open internal(set) var isBeingPresented: Bool {
        get { presentationRecord.isBeingPresented }
        set { presentationRecord.isBeingPresented = newValue }
    }

    /// True from the dismissal request until the controller has disappeared.
    open internal(set) var isBeingDismissed: Bool {
        get { presentationRecord.isBeingDismissed }
        set { presentationRecord.isBeingDismissed = newValue }
    }

    /// The presentation style; `automatic` (a page sheet) by default. Set it before presenting; `none` traps then.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentationRecord.style }
        set { setPresentationStyle(newValue) }
    }

    /// The transition of the presentation and dismissal, unless a custom animator is used. Sheets always cover vertically.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { presentationRecord.transitionStyle }
        set { setTransitionStyle(newValue) }
    }

    /// Provides the animators and the presentation controller of this controller's presentation; not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentationRecord.transitioningDelegate }
        set { presentationRecord.transitioningDelegate = newValue }
    }

    /// Whether `currentContext` and `overCurrentContext` presentations from this controller or a descendant cover its view.
    open var definesPresentationContext: Bool {
        get { presentationRecord.definesContext }
        set { presentationRecord.definesContext = newValue }
    }

    /// Whether presentations in this controller's context use its `modalTransitionStyle` instead of the presented controller's.
    open var providesPresentationContextTransitionStyle: Bool {
        get { presentationRecord.providesTransitionStyle }
        set { presentationRecord.providesTransitionStyle = newValue }
    }

    /// Whether the controller determines the status bar although its presentation is not full-screen.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { presentationRecord.capturesStatusBar }
        set { presentationRecord.capturesStatusBar = newValue }
    }

    /// Whether interactive dismissal of the sheet is disabled.
    open var isModalInPresentation: Bool {
        get { presentationRecord.isModal }
        set { presentationRecord.isModal = newValue }
    }

    // MARK: Hooks of containers in this module

    /// Forwards the beginning of an appearance transition to the children.
    func forwardBeginAppearance(_ isAppearing: Bool, animated: Bool) { beginAppearanceOfChildren(isAppearing, animated: animated) }

    /// Forwards `viewIsAppearing`.
    func forwardViewIsAppearing() { sendViewIsAppearingToChildren() }

    /// Forwards the end of an appearance transition.
    func forwardEndAppearance() { endAppearanceOfChildren() }

    /// Called after a child was removed by any caller, before the child is notified.
    func childHasLeft(_ child: UIViewController) {}

    /// Whether a child appears or disappears when its view enters or leaves this controller's view.
    var childrenAppearWithTheirViews: Bool { shouldAutomaticallyForwardAppearanceMethods }

    /// The view's superview; for a window's root controller the window, for a presented controller its presenter.
    open override var next: UIResponder? { presentation?.presenter ?? loadedView?.superview }

    // MARK: Sheets, key commands and guides

    /// The sheet that presents the controller, or will, as its modal style is now; nil for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// Adds a key command; the same object twice is there once.
    ///
    /// - Complexity: O(*n*), where *n* is the number of key commands.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
    }

    /// Removes a key command.
    ///
    /// - Complexity: O(*n*), where *n* is the number of key commands.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    /// Ends a registration; ignores those of other objects.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the view controller's registrations.
    open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { traitRecord?.remove(registration) }
    /// The area of the status bar and of bars at the top of the view. Loads the view.
    open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
    /// The area of bars and of the home indicator at the bottom of the view. Loads the view.
    open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }
}
