import CoreGraphics
import QuartzCore

/// Rows below each other, in sections with headers and footers, of which only those in sight exist as cells.
///
/// The data source says how many rows there are and gives the cells; the table keeps cells that leave for rows that come. Heights may be estimated: a row
/// is measured when it comes into sight, and what is seen does not jump when it turns out higher or lower than thought. The data source is asked for the
/// numbers when the table is laid out first or asked about its rows, and again by `reloadData()` only.
///
/// Differs from UIKit: sections have no index at the side. Source: Apple, [UITableView](https://developer.apple.com/documentation/uikit/uitableview).
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections are told apart; for good.
    public final let style: Style
    /// nil until the data source is asked.
    final var geometry: TableGeometry?
    /// What of the delegate's methods is there.
    final var answers = TableDelegateAnswers()
    /// Grows with each loading: who asks the app between two looks at the rows sees whether they are still the same.
    final var generation = 0
    /// The cells in sight, in order.
    final var shownRows: [ShownRow] = []
    /// The headers and footers in sight, in order.
    final var shownEdges: [ShownEdge] = []
    /// Headers and footers that were asked for to find out whether there are any.
    final var heldEdges: [ShownEdge] = []
    /// Views that have left sight in this layout, unless they come back in it.
    final var leaving: [UIView] = []
    final var cells = ReusePool<UITableViewCell>()
    final var edgeViews = ReusePool<UITableViewHeaderFooterView>()
    final var selection: Set<IndexPath> = []
    /// The row under the finger, and its cell's highlight.
    final var pressedRow: IndexPath?
    final var prefetch = Prefetch()
    final var isTiling = false
    /// The size the heights were measured for.
    final var measuredWidth: CGFloat = 0
    /// The row that an animation on its way scrolls to.
    final var goal: ScrollGoal?
    final var isSetEditing = false
    /// What the app has asked for in a batch that is open.
    final var updates = TableUpdates()
    /// The number of the next batch of changes.
    final var nextRun = 0
    /// Views on their way out.
    final var departures: [TableDeparture] = []
    /// Views that came back while they left, and where they were to go.
    /// A batch of changes is being shown.
    final var isUpdating = false
    final var returned: [ObjectIdentifier: CGRect] = [:]
    /// Rows that are aside, the one that was taken last at the end.
    final var swipes: [TableSwipe] = []
    /// The row that is swiped if the finger goes on.
    final var wantedSwipe: TableSwipe?
    final let swipePan = UIPanGestureRecognizer(target: nil, action: nil)
    final var reorder: TableReorder?

    /// A table without rows; `style` is for good.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    /// A plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// There are no archives of views here: gives a plain table of zero size.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUpTable()
    }

    private func setUpTable() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        swipePan.addTarget(self, action: Selector("kinora_swiped:", UITableView.swiped))
        addGestureRecognizer(swipePan)
    }

    // MARK: Who knows and who hears

    /// Knows the rows; not kept. Another one is asked by the next layout.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { sourceDidChange() } }
    }

    /// Hears what happens and decides on heights; not kept. It is the scroll view's delegate too.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            let isNew = super.delegate !== newValue
            super.delegate = newValue
            if isNew { sourceDidChange() }
        }
    }

    /// Hears which rows will be shown soon; not kept.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { prefetch.reset() }
    }

    /// Asks the data source for everything anew. The selection is forgotten, the content offset stays as far as there are rows.
    open func reloadData() { reload() }

    // MARK: Heights

    /// The height of rows in points where the delegate has no `heightForRowAt`; `automaticDimension`, unless set, asks the cells.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.rowHeight, from: oldValue) }
    }

    /// The height of headers without a method for it; `automaticDimension`, unless set, asks the view, or the style (a title in a plain table 28).
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.sectionHeaderHeight, from: oldValue) }
    }

    /// The height of footers without a method for it; as that of headers.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.sectionFooterHeight, from: oldValue) }
    }

    /// About how high a row is until it is measured; `automaticDimension`, unless set, is `rowHeight` or 44. 0 asks for all heights at once, and has rows
    /// of `automaticDimension` be 44 points high.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.estimatedRowHeight, from: oldValue) }
    }

    /// About how high a header is until it is measured; `automaticDimension` unless set.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.estimatedSectionHeaderHeight, from: oldValue) }
    }

    /// About how high a footer is until it is measured; `automaticDimension` unless set.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.estimatedSectionFooterHeight, from: oldValue) }
    }

    /// Room above each header; `automaticDimension`, unless set, is 22 in a plain table and 0 in others.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { heightSettingDidChange(\.sectionHeaderTopPadding, from: oldValue) }
    }

    // MARK: Views of the table

    /// Above the first section; it keeps its height and takes the table's width. Set it again when its height has changed.
    open var tableHeaderView: UIView? {
        didSet { tableEdgeDidChange(from: oldValue, to: tableHeaderView) }
    }

    /// Below the last section; as `tableHeaderView`.
    open var tableFooterView: UIView? {
        didSet { tableEdgeDidChange(from: oldValue, to: tableFooterView) }
    }

    /// Behind the rows, as large as the table, and not scrolled; nil for the background colour alone.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }

    // MARK: Separators

    /// Whether lines part the rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { placeShownRows() } }
    }

    /// The lines' colour; nil is the system's.
    open var separatorColor: UIColor? = .separator {
        didSet { placeShownRows() }
    }

    /// How far the lines are from the cells' edges; 16 points on the leading side unless set, 20 in tables of 414 points and wider. A cell's own counts more.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            placeShownRows()
        }
    }

    final var ownSeparatorInset: UIEdgeInsets?

    // MARK: What is there

    /// How many sections there are; 0 without a data source.
    open var numberOfSections: Int { loadedGeometry.sections.count }

    /// How many rows a section has; 0 where there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = loadedGeometry.sections
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    /// Where a section is, with header, rows and footer, in the table's coordinates; zero where there is none. Estimated heights count as they are.
    open func rect(forSection section: Int) -> CGRect { presentRect(ofSection: section) }

    /// Where a section's header is when it is not kept in sight; zero where there is no such section.
    open func rectForHeader(inSection section: Int) -> CGRect { presentRect(ofEdge: .header(section)) }

    /// Where a section's footer is.
    open func rectForFooter(inSection section: Int) -> CGRect { presentRect(ofEdge: .footer(section)) }

    /// Where a row is; zero where there is none.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { presentRect(ofRow: indexPath) }

    /// The row at a point of the table's coordinates; nil where there is none. x does not count.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { loadedGeometry.row(at: Double(point.y)) }

    /// The row that a cell is shown for; nil where it is not in sight.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRows.first { $0.cell === cell }?.path }

    /// The rows that a rectangle touches, in order, but those without height; empty for none, nil for a rectangle that is not finite.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

    /// The cell of a row in sight; nil where it is not.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

    /// The cells in sight, from top to bottom.
    open var visibleCells: [UITableViewCell] { rowsInSight.map(\.cell) }

    /// The rows in sight, from top to bottom; nil for none.
    open var indexPathsForVisibleRows: [IndexPath]? {
        let rows = rowsInSight
        return rows.isEmpty ? nil : rows.map(\.path)
    }

    /// A section's header that is in sight and is a `UITableViewHeaderFooterView`; else nil.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownEdge(.header(section)) }

    /// A section's footer that is in sight and is a `UITableViewHeaderFooterView`; else nil.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownEdge(.footer(section)) }

    // MARK: Scrolling

    /// Scrolls until a row lies as `scrollPosition` says, as far as the content reaches; a row that does not exist traps. `NSNotFound` as
    /// the row stands for its section. Rows that have only been estimated are measured where it arrives, so that it ends exactly there.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the middle of what is seen; without a selection does nothing.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let nearest = nearestSelectedRow { scroll(toRow: nearest, at: scrollPosition, animated: animated) }
    }

    // MARK: Selection

    /// Whether fingers select rows, outside editing; true unless set.
    open var allowsSelection = true {
        didSet { selectionRulesDidChange() }
    }

    /// Whether several rows may be selected, outside editing; false unless set.
    open var allowsMultipleSelection = false {
        didSet { selectionRulesDidChange() }
    }

    /// Whether fingers select rows while the table is edited; false unless set.
    open var allowsSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }

    /// Whether several rows may be selected while the table is edited; false unless set.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }

    /// The first selected row; nil for none.
    open var indexPathForSelectedRow: IndexPath? { selection.min() }

    /// The selected rows, in order; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects a row in place of others, or beside them where several may be; nil takes the selection away. The delegate does not hear of it. A row that does
    /// not exist is left out.
    ///
    /// - Parameter scrollPosition: where to scroll the row; `none` does not scroll, other than in `scrollToRow`.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes a row out of the selection; the delegate does not hear of it.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Cells

    /// Takes the class of which cells for an identifier are made; nil takes it away. A class that is no cell's traps.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { cells.register(cellClass, for: identifier) }

    /// Takes the class of which headers and footers for an identifier are made; nil takes it away.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        edgeViews.register(aClass, for: identifier)
    }

    /// A cell that has left sight, after its `prepareForReuse()`, or a new one of the class registered; nil where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reusedCell(identifier) }

    /// A cell that has left sight, or a new one of the class registered; without one it traps.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        reusedCell(identifier, for: indexPath)
    }

    /// A header or footer that has left sight, or a new one of the class registered; nil where there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reusedEdgeView(identifier)
    }

    // MARK: Changes

    /// Begins a batch of changes, which are shown together; such pairs may lie in each other.
    open func beginUpdates() { openUpdates() }

    /// Ends a batch of changes: the data source is asked for the numbers of rows, which must have changed by what was asked; heights are asked for again, and
    /// all moves to its new place in 0.3 s. Numbers that do not fit trap in a debug build, and in a release build have all data loaded again.
    open func endUpdates() { closeUpdates() }

    /// Makes changes in a batch. `completion` is called when all movement has ended, with whether it came to its end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion) }

    /// Whether changes were asked for that the table does not show yet.
    open var hasUncommittedUpdates: Bool { updates.depth > 0 }

    /// Shows rows that the data source has got; paths are those after the batch.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.insertRows(indexPaths, animation) } }

    /// Takes rows away that the data source has lost; paths are those before the batch, like those of reloads and the beginnings of moves.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.deleteRows(indexPaths, animation) } }

    /// Asks the data source for the cells of rows again. The rows are not selected after that.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.reloadRows(indexPaths, animation) } }

    /// Moves a row, above all others on the way; `newIndexPath` is its path after the batch.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.update.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Shows sections that the data source has got, with all in them; numbers are those after the batch.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.insertSections(sections, animation) } }

    /// Takes sections away that the data source has lost; numbers are those before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.deleteSections(sections, animation) } }

    /// Asks the data source for all of some sections again, which may have other numbers of rows.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.reloadSections(sections, animation) } }

    /// Moves a section with all its rows.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.update.movedSections.append(.init(from: section, to: newSection)) }
    }

    // MARK: Editing

    /// Whether rows are edited: all of them, or one that is swiped aside.
    open var isEditing: Bool {
        get { isSetEditing || swipe != nil }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns the editing of all rows on or off: their cells show what the delegate's `editingStyleForRowAt` says. A row that is swiped aside is closed.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Geometry, touches

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        viewBesideSwipe(super.hitTest(point, with: event))
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === swipePan { return maySwipe() }
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        // Who scrolls has done with the swiped row.
        if gestureRecognizer === panGestureRecognizer { closeSwipe(animated: true) }
        return true
    }

    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
        placeUnscrolledViews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Texts have other heights.
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
