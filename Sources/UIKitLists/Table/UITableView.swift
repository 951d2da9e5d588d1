import CoreGraphics
import ListEngine
import QuartzCore

/// A scrolling list of rows, in one column.
///
/// Rows are grouped into sections with headers and footers; only visible rows have cells. The data source provides the number of rows and
/// the cells; the table reuses cells of rows that scroll out. Row heights may be estimated: a row is measured when it becomes visible, and
/// visible rows do not jump when the measured height differs. The table asks the data source for counts at its first layout or the first
/// query about its rows, and afterwards only in `reloadData()` and in updates. Source: Apple,
/// [UITableView](https://developer.apple.com/documentation/uikit/uitableview).
///
/// *Life cycle of a cell.* The table asks for a cell in the layout in which its row becomes visible, measures it unless its height is
/// known, and calls the delegate's `tableView(_:willDisplay:forRowAt:)` before it adds the cell. A cell that scrolls out goes to the reuse
/// pool, then `tableView(_:didEndDisplaying:forRowAt:)` is called. ``dequeueReusableCell(withIdentifier:for:)`` takes it from there, after
/// its `prepareForReuse()`, or makes one of the registered class. The pool keeps little more than a screenful of each identifier.
/// ``reloadData()`` returns all cells to the pool and clears the selection. Neither the data source nor the delegate is retained.
///
/// *When not to use it.* A few rows that are always there are a ``UIStackView``; several columns or other layouts a ``UICollectionView``.
/// For data that changes in many places, a ``UITableViewDiffableDataSource`` finds the insertions and deletions.
///
/// *Mistakes.* ``insertRows(at:with:)`` without the same change of the data, in the same batch, traps in a debug build with UIKit's
/// sentence ("Invalid update: invalid number of rows in section 0 …"); a release build loads all data again. An identifier without a
/// registered class traps: "unable to dequeue a cell". A cell that was not reset in the data source's method shows content of the row that
/// had it before.
///
/// ```swift
/// final class FruitViewController: UITableViewController {
///     private let fruits = ["Apple", "Banana", "Cherry"]
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
///     }
///
///     override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }
///
///     override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
///         var content = cell.defaultContentConfiguration()
///         content.text = fruits[indexPath.row]
///         cell.contentConfiguration = content
///         return cell
///     }
/// }
/// ```
///
/// See also ``UITableViewDataSource``, ``UITableViewDelegate`` and ``UITableViewController``.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The style of the table view.
    open private(set) var style: Style
    /// The rows of the Interface Builder file, which a table view controller shows; nil for others.
    final var staticSections: [StaticTableSection]?
    /// Layout of all sections; nil until the data source was asked.
    final var geometry: TableGeometry?
    /// Optional methods that the delegate implements.
    final var answers = TableDelegateAnswers()
    /// Incremented with each load. Code that calls the app compares it before and after, to detect that the rows changed meanwhile.
    final var generation = 0
    /// Visible cells, in order.
    final var visibleRows: [VisibleRow] = []
    /// Visible headers and footers, in order.
    final var visibleHeaderFooters: [VisibleHeaderFooter] = []
    /// Whether the delegate is being asked for a footer.
    final var asksForFooter = false
    /// Header and footer views that were created to find out whether the delegate provides any.
    final var heldEdges: [VisibleHeaderFooter] = []
    /// Views removed in this tiling pass, unless they come back in it.
    final var leaving: [UIView] = []
    final var cells = ReusePool<UITableViewCell>()
    final var edgeViews = ReusePool<UITableViewHeaderFooterView>()
    final var selection: Set<IndexPath> = []
    /// The touched row, whose cell is highlighted.
    final var pressedRow: IndexPath?
    final var prefetch = Prefetch()
    final var isTiling = false
    /// Widths that the heights were measured for.
    final var measuredWidths = TableWidths()
    /// Target row of the scroll animation in progress.
    final var goal: ScrollTarget?
    final var isSetEditing = false
    /// Added to by default implementations; see `canBeDeleted`.
    final var defaultAnswers: DefaultAnswers = []
    /// Requested changes of the open batch.
    final var updates = TableUpdates()
    /// Identifier of the next batch update.
    final var nextRun = 0
    /// Views that are animating out.
    final var departures: [TableDeparture] = []
    /// Whether a batch update is being committed.
    final var isUpdating = false
    /// The row whose cell the data source configures again.
    final var reconfigured: VisibleRow?
    /// Views that came back while leaving, with their destination frames.
    final var returned: [ObjectIdentifier: CGRect] = [:]
    /// Open swiped rows, the most recent last.
    final var swipes: [TableSwipe] = []
    /// The row that a beginning drag would swipe.
    final var wantedSwipe: TableSwipe?
    final let swipePan = UIPanGestureRecognizer(target: nil, action: nil)
    final var reorder: TableReorder?

    /// Creates an empty table view of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    /// Creates a plain table view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a plain table view of zero size, with what a nib says; another coder is not read.
    public required init?(coder: NSCoder) {
        style = Self.style(ofNib: coder)
        super.init(coder: coder)
        setUpTable()
        readTableNib(coder)
    }

    private func setUpTable() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        swipePan.addTarget(self, action: Selector("kinora_swiped:", UITableView.swiped))
        addGestureRecognizer(swipePan)
    }

    // MARK: Data source and delegate

    /// The object that provides the rows, held weakly. Setting it reloads the table at the next layout.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { sourceDidChange() } }
    }

    final var contextMenus: ListContextMenu?

    /// The object that is notified of events and decides on heights, held weakly. It is the scroll view's delegate too.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            let isNew = super.delegate !== newValue
            super.delegate = newValue
            if isNew { sourceDidChange() }
            addContextMenus()
        }
    }

    /// The object that is notified of rows that will soon be visible, held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { prefetch.reset() }
    }

    // MARK: Drag and drop

    /// Rows that the data source does not have yet.
    final var placeholders = ListPlaceholders<TablePlaceholder>()

    /// The drags of rows; nil without a drag delegate.
    final var dragging: ListDrag?
    /// The drops into the table; nil without delegates.
    final var dropping: TableDrop?

    /// The object that gives the items of drags of rows, held weakly; nil, the default, for no drags.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }

    /// The object that decides on drops and receives them, held weakly; nil, the default. Without it, rows that are dragged within the
    /// table can be moved if the data source moves rows.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }

    /// Whether rows can be dragged; by default on iPads only.
    open var dragInteractionEnabled: Bool {
        get { ownDragInteractionEnabled ?? UIDragInteraction.isEnabledByDefault }
        set {
            ownDragInteractionEnabled = newValue
            dragging?.interaction.isEnabled = newValue
        }
    }

    /// nil for the default.
    private var ownDragInteractionEnabled: Bool?

    /// Whether rows of the table are lifted or dragged.
    open var hasActiveDrag: Bool { dragging?.isActive ?? false }

    /// Whether a drag is above the table, or being dropped into it.
    open var hasActiveDrop: Bool { dropping?.isActive ?? false }

    /// Reloads all rows and sections. Clears the selection and keeps the content offset within the new content.
    ///
    /// - Complexity: O(*s* + *v*²), where *s* is the number of sections and *v* that of visible rows; O(*n* log *n*) if the delegate
    ///   gives a height or an estimate for each row, where *n* is the number of rows.
    open func reloadData() {
        if let other = _replacement(of: "reloadData", UITableView.self) { return other.call([]) }
        reload()
    }

    // MARK: Heights

    /// The height of rows in points, used without the delegate's `tableView(_:heightForRowAt:)`. The default, `automaticDimension`, uses
    /// the cells' fitting heights.
    ///
    /// - Complexity: O(1). Setting takes O(*s* + *v* log *n*), where *s* is the number of sections, *v* that of visible rows and *n* that
    ///   of rows; O(*n* log *n*) if the delegate gives a height or an estimate for each row.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.rowHeight, from: oldValue) }
    }

    /// The height of section headers in points, used without a delegate method for it. The default, `automaticDimension`, uses the view's
    /// fitting height or the style's (28 for a title in a plain table). In a plain table other heights count only for sections with a title
    /// or a view.
    ///
    /// - Complexity: O(1). Setting takes O(*s* + *v* log *n*), where *s* is the number of sections, *v* that of visible rows and *n* that
    ///   of rows; O(*n* log *n*) if the delegate gives a height or an estimate for each row.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.sectionHeaderHeight, from: oldValue) }
    }

    /// The height of section footers in points, used without a delegate method for it. The default, `automaticDimension`, works as for
    /// headers.
    ///
    /// - Complexity: O(1). Setting takes O(*s* + *v* log *n*), where *s* is the number of sections, *v* that of visible rows and *n* that
    ///   of rows; O(*n* log *n*) if the delegate gives a height or an estimate for each row.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.sectionFooterHeight, from: oldValue) }
    }

    /// The estimated height of rows in points, used until a row is measured. The default, `automaticDimension`, stands for `rowHeight`, or
    /// 44. With 0 the table asks for all heights at load and gives rows of `automaticDimension` a height of 44 points.
    ///
    /// - Complexity: O(1). Setting takes O(*s* + *v* log *n*), where *s* is the number of sections, *v* that of visible rows and *n* that
    ///   of rows; O(*n* log *n*) if the delegate gives a height or an estimate for each row.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.estimatedRowHeight, from: oldValue) }
    }

    /// The estimated height of section headers in points; the default is `automaticDimension`.
    ///
    /// - Complexity: O(1). Setting takes O(*s* + *v* log *n*), where *s* is the number of sections, *v* that of visible rows and *n* that
    ///   of rows; O(*n* log *n*) if the delegate gives a height or an estimate for each row.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.estimatedSectionHeaderHeight, from: oldValue) }
    }

    /// The estimated height of section footers in points; the default is `automaticDimension`.
    ///
    /// - Complexity: O(1). Setting takes O(*s* + *v* log *n*), where *s* is the number of sections, *v* that of visible rows and *n* that
    ///   of rows; O(*n* log *n*) if the delegate gives a height or an estimate for each row.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.estimatedSectionFooterHeight, from: oldValue) }
    }

    /// The padding above each section header in points. The default, `automaticDimension`, is 22 in a plain table and 0 in others.
    ///
    /// - Complexity: O(1). Setting takes O(*s* + *v* log *n*), where *s* is the number of sections, *v* that of visible rows and *n*
    ///   that of rows; O(*n* log *n*) if the delegate gives a height or an estimate for each row.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.sectionHeaderTopPadding, from: oldValue) }
    }

    // MARK: Header, footer and background views

    /// The view above the first section. It keeps its height and takes the table's width; set it again after changing its height.
    ///
    /// - Complexity: O(1). Setting takes as long as ``UIView/insertSubview(_:at:)``.
    open var tableHeaderView: UIView? {
        didSet { tableEdgeDidChange(from: oldValue, to: tableHeaderView) }
    }

    /// The view below the last section; sized as `tableHeaderView`.
    ///
    /// - Complexity: O(1). Setting takes as long as ``UIView/insertSubview(_:at:)``.
    open var tableFooterView: UIView? {
        didSet { tableEdgeDidChange(from: oldValue, to: tableFooterView) }
    }

    /// The background view behind the rows. It fills the table and does not scroll; nil shows the background color alone.
    ///
    /// - Complexity: O(1). Setting takes as long as ``UIView/insertSubview(_:at:)``.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }

    // MARK: Content

    /// Whether content views, accessories, controls and separators of cells, and content views of headers and footers, stay within the
    /// safe area at the left and right; the default is true. Backgrounds are as wide as the table. Inset groups always stay within it.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { setNeedsLayout() } }
    }

    /// Whether contents of rows, headers and footers are no wider than is readable, in the middle of a wide table; false by default.
    ///
    /// Separators, accessories and controls follow. Differs from UIKit: the content views are narrower instead of their margins wider;
    /// inset groups keep their width.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsLayout() } }
    }

    /// The kind of changes of a visible cell's contents that change the height of its row, if that is automatic. Several changes are one,
    /// in the next layout; it is animated unless they are made in `UIView.performWithoutAnimation(_:)`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { EncapsulatedContents.follow() } }
    }

    /// The cells whose contents have changed, and whether their new heights are animated.
    final var resized: (cells: [UITableViewCell], animates: Bool) = ([], false)

    // MARK: Separators

    /// The style of the separators between rows.
    ///
    /// - Complexity: O(1). Setting takes O(*v* log *n*), where *v* is the number of visible rows and *n* that of rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { layOutVisibleRows() } }
    }

    /// The effect of separators over a blurred background; nil by default. The value is kept; separators are drawn in their color.
    open var separatorEffect: UIVisualEffect?

    /// The color of separators; nil uses the system's.
    ///
    /// - Complexity: O(1). Setting takes O(*v* log *n*), where *v* is the number of visible rows and *n* that of rows.
    open var separatorColor: UIColor? = .separator {
        willSet { _willSet("separatorColor") }
        didSet {
            defer { _didSet("separatorColor") }
            layOutVisibleRows()
        }
    }

    /// The inset of separators, which ``separatorInsetReference`` measures from the edges of the cells or from the default. That begins
    /// where the text does, 16 points from the leading edge, 20 in tables 414 points or wider. A cell's own inset takes precedence.
    ///
    /// - Complexity: O(1). Setting takes O(*v* log *n*), where *v* is the number of visible rows and *n* that of rows.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            _changing("separatorInset") {
                ownSeparatorInset = newValue
                layOutVisibleRows()
            }
        }
    }

    final var ownSeparatorInset: UIEdgeInsets?

    /// The start of an inset that the app has given to the table's separators; the edges of the cells by default.
    ///
    /// - Complexity: O(1). Setting takes O(*v* log *n*), where *v* is the number of visible rows and *n* that of rows.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { layOutVisibleRows() } }
    }

    // MARK: Section index

    final var sectionIndex: SectionIndexView?

    /// The number of rows in the table from which on the section index is shown; 0 by default. Of plain tables alone.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
    }

    /// The color of the titles of the section index; nil, the default, for the tint color.
    open var sectionIndexColor: UIColor? { didSet { colorSectionIndex() } }

    /// The color behind the section index while no finger touches it; nil, the default, for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { colorSectionIndex() } }

    /// The color behind the section index while a finger touches it; nil, the default, for that without a finger.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { colorSectionIndex() } }

    /// Asks the data source for the titles of the section index again, as after insertions and deletions of sections.
    ///
    /// - Complexity: O(*s* + *t*), where *s* is the number of sections and *t* that of titles.
    open func reloadSectionIndexTitles() { if geometry != nil { loadSectionIndex() } }

    // MARK: Queries

    /// The number of sections; 0 without a data source.
    open var numberOfSections: Int { loadedGeometry.sections.count }

    /// Returns the number of rows in a section; 0 if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = loadedGeometry.sections
        guard sections.indices.contains(section) else { return 0 }
        return sections[section].rows.count - (placeholders.usesDisplayedPaths ? 0 : placeholders.count(in: section))
    }

    /// Returns the rectangle of a section with header, rows and footer, in the table's coordinates; zero if there is no such section.
    /// Estimated heights count as they are.
    ///
    /// - Complexity: O(log *s*), where *s* is the number of sections.
    open func rect(forSection section: Int) -> CGRect { presentRect(ofSection: section) }

    /// Returns the rectangle of a section's header, not counting pinning; zero if there is no such section.
    ///
    /// - Complexity: O(log *s*), where *s* is the number of sections.
    open func rectForHeader(inSection section: Int) -> CGRect { presentRect(ofEdge: .header(section)) }

    /// Returns the rectangle of a section's footer; zero if there is no such section.
    ///
    /// - Complexity: O(log *s*), where *s* is the number of sections.
    open func rectForFooter(inSection section: Int) -> CGRect { presentRect(ofEdge: .footer(section)) }

    /// Returns the rectangle of a row; zero if there is no such row.
    ///
    /// - Complexity: O(log *s* + log *n*), where *s* is the number of sections and *n* that of rows.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { presentRect(ofRow: placeholders.displayed(indexPath)) }

    /// Returns the row at a point in the table's coordinates; nil if there is none or a placeholder. The x coordinate is not used.
    ///
    /// - Complexity: O(log *s* + log *n*), where *s* is the number of sections and *n* that of rows.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadedGeometry.row(at: Double(point.y)).flatMap(placeholders.given)
    }

    /// Returns the index path of a visible cell's row; nil for other cells.
    ///
    /// - Complexity: O(*v*), where *v* is the number of visible rows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell).flatMap(placeholders.given) }

    /// Returns the rows that intersect a rectangle, in order and without those of zero height. Nil if the rectangle is not finite.
    ///
    /// - Complexity: O((*k* + 1) · (log *s* + log *n*)), where *k* is the number of rows found, *s* that of sections, and *n* that of rows.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect)?.compactMap(placeholders.given) }

    /// Returns the cell of a visible row; nil for other rows.
    ///
    /// - Complexity: O(log *v*), where *v* is the number of visible rows.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: placeholders.displayed(indexPath)) }

    /// The visible cells, from top to bottom.
    ///
    /// - Complexity: O(*v*² + *v* log *n*), where *v* is the number of visible rows and *n* that of rows; rows that have become visible
    ///   are made.
    open var visibleCells: [UITableViewCell] { rowsInVisibleRect.map(\.cell) }

    /// The index paths of the visible rows, from top to bottom; nil if there are none.
    ///
    /// - Complexity: O(*v*² + *v* log *n*), where *v* is the number of visible rows and *n* that of rows; rows that have become visible
    ///   are made.
    open var indexPathsForVisibleRows: [IndexPath]? {
        let rows = rowsInVisibleRect.compactMap { placeholders.given($0.path) }
        return rows.isEmpty ? nil : rows
    }

    /// Returns a section's visible header if it is a `UITableViewHeaderFooterView`; otherwise nil.
    ///
    /// - Complexity: O(*v*), where *v* is the number of visible headers and footers.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownEdge(.header(section)) }

    /// Returns a section's visible footer if it is a `UITableViewHeaderFooterView`; otherwise nil.
    ///
    /// - Complexity: O(*v*), where *v* is the number of visible headers and footers.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownEdge(.footer(section)) }

    // MARK: Scrolling

    /// Scrolls until a row is at a scroll position, limited to the content. A row that does not exist traps; the row `NSNotFound` stands
    /// for the whole section. Rows with estimated heights are measured at the destination, so that scrolling ends exactly there.
    ///
    /// - Complexity: O(*v* log *n*), where *v* is the number of rows visible after it, which are measured, and *n* that of rows.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: placeholders.displayed(indexPath), at: scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row nearest to the middle of the visible rect; does nothing without a selection.
    ///
    /// - Complexity: O(*k* log *k* + (*k* + *v*) log *n*), where *k* is the number of selected rows, *v* that of rows visible after it,
    ///   and *n* that of rows.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let nearest = nearestSelectedRow { scroll(toRow: nearest, at: scrollPosition, animated: animated) }
    }

    // MARK: Selection

    /// Whether the user can select rows outside editing mode; the default is true.
    ///
    /// - Complexity: O(1). Setting takes O(*k* log *k* + *k* log *v*), where *k* is the number of selected rows and *v* that of visible
    ///   rows.
    open var allowsSelection = true {
        didSet { selectionRulesDidChange() }
    }

    /// Whether the user can select more than one row outside editing mode; the default is false.
    ///
    /// - Complexity: O(1). Setting takes O(*k* log *k* + *k* log *v*), where *k* is the number of selected rows and *v* that of visible
    ///   rows.
    open var allowsMultipleSelection = false {
        didSet { selectionRulesDidChange() }
    }

    /// Whether the user can select rows in editing mode; the default is false.
    ///
    /// - Complexity: O(1). Setting takes O(*k* log *k* + *k* log *v*), where *k* is the number of selected rows and *v* that of visible
    ///   rows.
    open var allowsSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }

    /// Whether the user can select more than one row in editing mode; the default is false.
    ///
    /// - Complexity: O(1). Setting takes O(*k* log *k* + *k* log *v*), where *k* is the number of selected rows and *v* that of visible
    ///   rows.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            selectionRulesDidChange()
            if allowsMultipleSelectionDuringEditing != oldValue { editControlsDidChange() }
        }
    }

    /// The first selected row; nil without a selection.
    ///
    /// - Complexity: O(*k*), where *k* is the number of selected rows.
    open var indexPathForSelectedRow: IndexPath? { selection.min().flatMap(placeholders.given) }

    /// The selected rows, in order; nil without a selection.
    ///
    /// - Complexity: O(*k* log *k*), where *k* is the number of selected rows.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted().compactMap(placeholders.given)
    }

    /// Selects a row without notifying the delegate. The row replaces the selection, or joins it where multiple selection is allowed; nil
    /// clears the selection. A row that does not exist is ignored.
    ///
    /// - Parameters:
    ///   - indexPath: The position of the row.
    ///   - animated: Whether the scrolling is animated.
    ///   - scrollPosition: the position that the row scrolls to. Unlike in `scrollToRow`, `none` does not scroll.
    /// - Complexity: O(*k* log *k*) and the scroll, if there is one, where *k* is the number of selected rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath.map(placeholders.displayed), animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row without notifying the delegate.
    ///
    /// - Complexity: O(log *v*), where *v* is the number of visible rows.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(placeholders.displayed(indexPath), animated: animated)
    }

    // MARK: Cell reuse

    /// Registers a class for creating cells with a reuse identifier; nil removes it. A class that is not a cell class traps.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { cells.register(cellClass, for: identifier) }

    /// Registers a class for creating headers and footers with a reuse identifier; nil removes it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        edgeViews.register(aClass, for: identifier)
    }

    /// Registers a nib for the cells with an identifier, whose first object is the cell. nil removes the registration.
    @_disfavoredOverload
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { cells.register(nib: nib, for: identifier) }

    /// Registers a nib for the headers and footers with an identifier, whose first object is the view. nil removes the registration.
    @_disfavoredOverload
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        edgeViews.register(nib: nib, for: identifier)
    }

    /// Returns a cell from the reuse pool after its `prepareForReuse()`, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reusedCell(identifier) }

    /// Returns a cell from the reuse pool, or a new one of the registered class; traps if no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        reusedCell(identifier, for: placeholders.displayed(indexPath))
    }

    /// Returns a header or footer from the reuse pool, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reusedEdgeView(identifier)
    }

    // MARK: Updates

    /// Begins a batch of insertions, deletions, reloads and moves that animate together; calls can nest.
    open func beginUpdates() { openUpdates() }

    /// Ends the batch. The table asks the data source for the row counts, which must match the requested changes, asks for heights again,
    /// and animates to the new layout in 0.3 s. Counts that do not match trap in a debug build; a release build reloads all data.
    ///
    /// - Complexity: That of ``performBatchUpdates(_:completion:)``; O(1) inside an outer pair.
    open func endUpdates() { closeUpdates() }

    /// Performs a batch of changes. `completion` is called at the end of all animations; its argument is whether they finished.
    ///
    /// - Complexity: O(*s* · *c* + *r* + *c* log *n* + *v*²), where *s* is the number of sections, *c* that of changes, *r* that of runs
    ///   of rows with equal heights, *n* that of rows, and *v* that of visible rows; O(*n* log *n*) more if the delegate gives each row's
    ///   height.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion) }

    /// Whether requested changes are not committed yet, the table has placeholders, or a drop reorders its rows. Then the rows differ from
    /// the data source, and `reloadData()` removes the placeholders.
    open var hasUncommittedUpdates: Bool { updates.depth > 0 || !placeholders.isEmpty || dropping?.gap?.source != nil }

    /// Inserts rows; index paths refer to the rows after the batch.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of rows; alone, that of ``performBatchUpdates(_:completion:)``.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let paths = placeholders.dataPositions(given: indexPaths)
        change { $0.insertRows(paths, animation) }
    }

    /// Deletes rows; index paths refer to the rows before the batch, as they do for reloads and sources of moves.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of rows; alone, that of ``performBatchUpdates(_:completion:)``.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let paths = placeholders.dataPaths(given: indexPaths)
        change { $0.deleteRows(paths, animation) }
    }

    /// Reloads rows with new cells from the data source, which deselects them.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of rows; alone, that of ``performBatchUpdates(_:completion:)``.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let paths = placeholders.dataPaths(given: indexPaths)
        change { $0.reloadRows(paths, animation) }
    }

    /// Has the data source configure the cells of rows again: visible rows keep their cells, without `prepareForReuse()`, and their
    /// selection; heights are measured again. Index paths refer to the rows before the batch. The data source must dequeue the cell with
    /// the same identifier and return it; another one traps.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of rows; alone, that of ``performBatchUpdates(_:completion:)``.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        let paths = placeholders.dataPaths(given: indexPaths)
        change { $0.update.reconfiguredItems += paths }
    }

    /// Moves a row, above the others while it animates; `newIndexPath` refers to the rows after the batch.
    ///
    /// - Complexity: O(1) inside a batch; alone, that of ``performBatchUpdates(_:completion:)``.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let old = placeholders.dataPaths(given: [indexPath]).first else { return }
        let new = placeholders.dataPositions(given: [newIndexPath], leaving: indexPath)[0]
        change { $0.update.movedItems.append(.init(from: old, to: new)) }
    }

    /// Inserts sections with their rows; indexes refer to the sections after the batch.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of these sections; alone, that of
    ///   ``performBatchUpdates(_:completion:)``.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.insertSections(sections, animation) } }

    /// Deletes sections with their rows; indexes refer to the sections before the batch.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of these sections; alone, that of
    ///   ``performBatchUpdates(_:completion:)``.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.deleteSections(sections, animation) } }

    /// Reloads sections, whose numbers of rows may change.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of these sections; alone, that of
    ///   ``performBatchUpdates(_:completion:)``.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.reloadSections(sections, animation) } }

    /// Moves a section with its rows.
    ///
    /// - Complexity: O(1) inside a batch; alone, that of ``performBatchUpdates(_:completion:)``.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.update.movedSections.append(.init(from: section, to: newSection)) }
    }

    // MARK: Placeholders

    /// The given section: placeholders are rows.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }

    /// The given section: placeholders are rows.
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// Returns the displayed index path of a row of the data source; nil for nil.
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map(placeholders.displayedPath)
    }

    /// Returns the data source's index path of a displayed row; nil for a placeholder and for nil.
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap(placeholders.dataPath)
    }

    /// Performs actions whose index paths, those that the table returns included, are displayed ones: they count placeholders.
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { presenting(actionsToTranslate) }

    // MARK: Editing

    /// Whether the table, or one swiped row, is in editing mode.
    ///
    /// - Complexity: O(1). Setting takes as long as ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isSetEditing || swipe != nil }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing mode on or off. In editing mode, cells show the controls of the delegate's `editingStyleForRowAt`. A swiped row
    /// closes.
    ///
    /// - Complexity: O(*v*), where *v* is the number of visible rows.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Focus

    /// Whether rows can become focused on iPads; false by default. An answer of the delegate takes precedence.
    open var allowsFocus: Bool {
        get { ownAllowsFocus ?? false }
        set { ownAllowsFocus = newValue }
    }

    /// Whether rows can become focused in editing mode; by default as outside of it.
    open var allowsFocusDuringEditing: Bool {
        get { ownAllowsFocusDuringEditing ?? allowsFocus }
        set { ownAllowsFocusDuringEditing = newValue }
    }

    /// Whether a row is selected as soon as it becomes focused; false by default. An answer of the delegate takes precedence.
    open var selectionFollowsFocus: Bool {
        get { ownSelectionFollowsFocus ?? false }
        set { ownSelectionFollowsFocus = newValue }
    }

    /// Whether the focus returns to the row that was focused last; false by default. Before one was, the delegate's preferred one counts.
    open var remembersLastFocusedIndexPath = false

    /// nil for the default.
    private var ownAllowsFocus: Bool?
    private var ownAllowsFocusDuringEditing: Bool?
    private var ownSelectionFollowsFocus: Bool?
    final var lastFocusedRow: IndexPath?

    /// The visible cell that was focused last if the table remembers it, otherwise the delegate's preferred one; none without them.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { ownPreferredEnvironments }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && permitsFocusUpdate(context)
    }

    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidUpdate(context, coordinator)
    }

    // MARK: Layout and touches

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        viewBesideSwipe(super.hitTest(point, with: event))
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === swipePan { return maySwipe() }
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        // Scrolling closes a swiped row.
        if gestureRecognizer === panGestureRecognizer { closeSwipe(animated: true) }
        return true
    }

    open override func layoutSubviews() {
        resizeRows()
        tile()
        super.layoutSubviews()
        layOutUnscrolledViews()
        layOutSectionIndex()
        UIFocusSystem.listDidLayOut(self)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Text heights have changed.
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { heightsDidChange() }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressRow(touches, with: event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { releaseRow(touches, with: event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unpressRow(touches, with: event) }
}
