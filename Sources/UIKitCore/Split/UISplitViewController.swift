import Display

/// A container that shows two or three view controllers beside each other, in columns, or in sequence where the width is compact.
///
/// Life cycle: set the columns' view controllers, then show it, usually as a window's root. With a regular width it is expanded: the
/// display mode says which columns are visible, and whether they are beside the secondary one or cover it. With a compact width it is
/// collapsed: one navigation stack has the view controllers of all columns, or the compact column's view controller takes their place. It
/// collapses and expands when the width class changes; the delegate takes part in both.
///
/// A style with columns wraps their view controllers in navigation controllers. Without columns (`Style.unspecified`, storyboards of before
/// iOS 14) the first of `viewControllers` is the primary one and the second the secondary one.
/// Do not push it onto a navigation controller.
/// Differs from UIKit: where a navigation controller collapses onto another one, its view controllers are on that one's stack themselves;
/// widths, the automatic display mode and durations are estimates (`Documentation/Behavior.md#split-views`).
/// Source: Apple, [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(UITableViewController(), for: .primary)
/// split.setViewController(UIViewController(), for: .secondary)
/// split.preferredDisplayMode = .oneBesideSecondary
/// ```
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The numbers of columns.
    public enum Style: Int, Sendable {
        /// Two view controllers without columns, as before iOS 14.
        case unspecified
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary and a secondary column.
        case tripleColumn
    }

    /// The columns, from the leading edge; `compact` takes their place where the width is compact.
    public enum Column: Int, Sendable {
        /// The first column, as a sidebar.
        case primary
        /// The column between the two others, as a list.
        case supplementary
        /// The content.
        case secondary
        /// The view controller in place of all columns where the width is compact.
        case compact
    }

    /// The visible columns, beside the secondary column or over it.
    public enum DisplayMode: Int, Sendable {
        /// The system's choice.
        case automatic
        /// The secondary column alone.
        case secondaryOnly
        /// One column beside the secondary one.
        case oneBesideSecondary
        /// One column over the secondary one.
        case oneOverSecondary
        /// Two columns beside the secondary one.
        case twoBesideSecondary
        /// Two columns over the secondary one.
        case twoOverSecondary
        /// Two columns, which push the secondary one beyond the edge.
        case twoDisplaceSecondary
    }

    /// The ways in which columns share the space with the secondary one.
    public enum SplitBehavior: Int, Sendable {
        /// The system's choice.
        case automatic
        /// Beside it.
        case tile
        /// Over it.
        case overlay
        /// Two columns push it beyond the edge.
        case displace
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// The left edge in left-to-right interfaces.
        case leading
        /// The right edge in left-to-right interfaces.
        case trailing
    }

    /// The controllers whose display mode button is in a navigation bar by itself.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// In controllers with columns.
        case automatic
        /// Never; give the button to a navigation item.
        case never
        /// In all controllers.
        case always
    }

    /// The backgrounds of the primary column in an app for a Mac.
    public enum BackgroundStyle: Int, Sendable {
        /// None of the column's own.
        case none
        /// That of a sidebar.
        case sidebar
    }

    /// The background of the primary column in an app for a Mac; a phone and a tablet show none.
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// Stands for the system's choice of a width.
    open class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

    /// The number of columns.
    open var style: Style { storedStyle }

    private let storedStyle: Style

    /// The view controllers as they were set.
    var given: [Column: UIViewController] = [:]
    /// Navigation controllers around view controllers that are none.
    var wrappers: [Column: UINavigationController] = [:]
    /// The only child while the controller is collapsed.
    var collapsedController: UIViewController?
    /// Stacks that are on another navigation controller's while the controller is collapsed.
    var absorbed: [AbsorbedStack] = []
    /// Whether the columns were arranged for a width class.
    var isArranged = false
    /// Whether columns are being moved between stacks.
    var isRearranging = false
    /// Whether views are being added to the container, which is no layout of it.
    var isAddingViews = false
    var currentMode = DisplayMode.secondaryOnly
    /// The size for which the automatic mode was chosen.
    var arrangedSize: CGSize?
    /// The columns whose views are in the container.
    var visibleColumns: Set<Column> = []
    let dimmingView = UIView(frame: .zero)
    private(set) lazy var edgeInteraction = SplitEdgeInteraction(self)

    /// Creates a controller with columns.
    public init(style: Style) {
        storedStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without columns.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        storedStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller of an Interface Builder file or an archive. Never nil.
    public required init?(coder: NSCoder) {
        storedStyle = Self.style(in: coder)
        super.init(coder: coder)
        readSplitNib(coder)
    }

    // MARK: View controllers

    /// The delegate, held weakly. Set it before the controller is shown, so that it takes part in the first collapse.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The view controllers of the columns that are there, from the primary one; while collapsed the visible one alone.
    ///
    /// Setting takes a primary and a secondary view controller, without columns only: with columns it is refused and logged, as are more
    /// than two.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsed, let collapsedController { return [collapsedController] }
            return Self.expandedColumns.compactMap { root(of: $0) }
        }
        set { setPair(newValue) }
    }

    /// Returns the view controller of a column as it was set; nil for none.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// Sets the view controller of a column; nil empties it. A column that is on the screen shows it at once, without animation.
    ///
    /// One that is no navigation controller gets one, except for the compact column. A supplementary column needs a triple-column style:
    /// otherwise it is refused and logged, as is every column without a style.
    open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }

    /// Shows a column: changes the display mode with an animation or, while collapsed, pushes the column's view controllers, or pops to
    /// them.
    open func show(_ column: Column) { reveal(column) }

    /// Hides a column: the reverse of ``show(_:)``. The secondary column has no effect while expanded.
    open func hide(_ column: Column) { conceal(column) }

    /// Asks the delegate; otherwise replaces the primary view controller, without columns, or presents.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        guard style == .unspecified, !isCollapsed else { return passUpShow(vc, sender) }
        setPair([vc] + (given[.secondary].map { [$0] } ?? []))
    }

    /// Asks the delegate; otherwise replaces the secondary view controller or, while collapsed, pushes onto the primary one's stack.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        showDetail(vc, sender)
    }

    // MARK: Display mode

    /// Whether one view controller stands for all columns, since the width is compact.
    open internal(set) var isCollapsed = false

    /// The visible columns; `secondaryOnly` while collapsed.
    open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : currentMode }

    /// The display mode to show; `automatic` by default: one column beside the secondary one in landscape, none in portrait. One that the
    /// split behavior does not allow becomes the nearest. A change takes effect at once, and within an animation block with it.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { change(to: resolvedMode, animated: false) }
    }

    /// The way in which columns share the space; `tile` in landscape and `overlay` in portrait unless preferred otherwise.
    open var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        // Without columns, and where a mode is preferred, that mode decides.
        switch preferredDisplayMode {
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .automatic, .secondaryOnly: return isWide ? .tile : .overlay
        }
    }

    /// The split behavior to use; `automatic` by default.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { change(to: resolvedMode, animated: false) } }
    }

    /// Whether a pan from the primary column's edge shows it, and a pan or tap beside it hides it; true by default.
    open var presentsWithGesture = true

    /// A button that changes the display mode: shows the columns that are hidden, or hides them. Give it to a navigation item.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            primaryAction: UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in self?.toggleMode() })
        item.accessibilityLabel = "Sidebar"
        return item
    }()

    /// When the button is in the navigation bar of the first visible column by itself.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { showButton() }
    }

    /// The side of the primary column; `leading` by default.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { columnsNeedLayout() } }
    }

    // MARK: Widths

    /// The primary column's width in points; 0 before the controller has a size.
    open var primaryColumnWidth: CGFloat { isCollapsed ? viewIfLoaded?.bounds.width ?? 0 : columns(for: currentMode).primaryWidth }

    /// The supplementary column's width in points; 0 for two columns.
    open var supplementaryColumnWidth: CGFloat { columns(for: currentMode).supplementaryWidth ?? 0 }

    /// The preferred width of the primary column in points; `automaticDimension` by default.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsNeedLayout() } }
    /// The preferred width of the primary column as a fraction, 0…1, of the controller's; at most the maximum, which is 320 or 375 points
    /// unless it is set.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { columnsNeedLayout() } }
    /// The least width of the primary column in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsNeedLayout() } }
    /// The greatest width of the primary column in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsNeedLayout() } }
    /// The preferred width of the supplementary column in points.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsNeedLayout() } }
    /// The preferred width of the supplementary column as a fraction, 0…1, of the controller's.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { columnsNeedLayout() } }
    /// The least width of the supplementary column in points.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsNeedLayout() } }
    /// The greatest width of the supplementary column in points.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsNeedLayout() } }

    // MARK: View

    /// Creates the view whose layout places the columns.
    open override func loadView() {
        let view = SplitContainerView(frame: Screen.current?.bounds ?? .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        // Shows between columns as a hairline.
        view.backgroundColor = .separator
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        view.addSubview(dimmingView)
        edgeInteraction.install(in: view)
        self.view = view
    }

    /// Collapses or expands when the width class changes.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: Orientation and status bar

    /// The delegate's answer; without one the secondary view controller's.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let own = delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? []
        return own.isEmpty ? super.supportedInterfaceOrientations : own
    }

    /// The visible controller, or that of the secondary column.
    open override var childForStatusBarStyle: UIViewController? { isCollapsed ? collapsedController : root(of: .secondary) }

    /// The visible controller, or that of the secondary column.
    open override var childForStatusBarHidden: UIViewController? { isCollapsed ? collapsedController : root(of: .secondary) }

    override func childHasLeft(_ child: UIViewController) { forget(child) }
}

extension UISplitViewController.DisplayMode {
    /// The name of `secondaryOnly` before iOS 14.
    public static var primaryHidden: Self { .secondaryOnly }
    /// The name of `oneBesideSecondary` before iOS 14.
    public static var allVisible: Self { .oneBesideSecondary }
    /// The name of `oneOverSecondary` before iOS 14.
    public static var primaryOverlay: Self { .oneOverSecondary }
}

/// The view of a split view controller; its layout collapses, expands and places the columns.
final class SplitContainerView: UIView {
    weak var controller: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutContents()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
