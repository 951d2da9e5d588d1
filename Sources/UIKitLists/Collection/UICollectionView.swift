import CoreGraphics
import ListEngine

/// A scrolling view of a data source's items in an arbitrary layout; only visible elements have views.
///
/// The layout determines all frames, in points of the content; the data source provides the views, which are reused. Updates and changes of
/// layouts are animated: the model changes at once, and visible elements move in 0.3 s, or with the enclosing animation block. Source:
/// Apple, [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
///
/// Differs from UIKit: moving an item interactively to an edge does not scroll the content.
///
/// *Life cycle of a view.* The first layout pass asks the data source for the counts and the layout object to `prepare()`, which it does
/// again after each invalidation. Each pass asks the layout object for the attributes of the visible rectangle, and the data source for
/// views that are missing. A view with an estimated size is measured by its `preferredLayoutAttributesFitting(_:)`; if the size differs,
/// the layout is invalidated and prepared again. Views that scroll out wait in the reuse pool, and a dequeued one gets `prepareForReuse()`
/// before it is returned. Neither the data source nor the delegate is retained. A layout object serves one view at a time.
///
/// *When not to use it.* One column of rows is also a ``UITableView``, which needs no layout; a few views that are always there are a
/// ``UIStackView``.
///
/// *Mistakes.* A layout that returns attributes for an item that the data source does not count traps: "UICollectionView received layout
/// attributes for a cell with an index path that does not exist". So does, in a debug build, a batch that does not match the counts; a
/// release build loads all data again. An item that is wider than the space in a flow layout is logged once, as on iOS.
///
/// ```swift
/// final class SwatchViewController: UICollectionViewController {
///     private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
///     private let registration = UICollectionView.CellRegistration<UICollectionViewCell, UIColor> { cell, _, color in
///         cell.contentView.backgroundColor = color
///     }
///
///     override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { colors.count }
///
///     override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
///         collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: colors[indexPath.item])
///     }
/// }
/// ```
///
/// See also ``UICollectionViewFlowLayout``, ``UICollectionViewCompositionalLayout`` and ``UICollectionViewDiffableDataSource``.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, ScrollTargetAdjusting {
    final var storedLayout: UICollectionViewLayout
    /// nil until the data source was asked.
    final var storedCounts: CollectionCounts?
    final var shown: [CollectionElement: UICollectionReusableView] = [:]
    /// Views of removed elements that are animating out.
    final var leaving: [UICollectionReusableView] = []
    /// Views without an element that are still in the hierarchy; most are reused in the same layout pass.
    final var parting: [UICollectionReusableView] = []
    /// Scroll views of sections that scroll on their own, by section.
    final var sectionScrollViews: [Int: SectionScrollView] = [:]
    final var visibleScrollSections: Set<Int> = []
    /// Those of sections that were deleted, until their elements have left.
    final var departedScrollViews: [SectionScrollView] = []
    final var cells = ReusePool<UICollectionViewCell>()
    final var supplementaryViews = ReusePool<UICollectionReusableView>()
    /// Element and attributes of the view that the data source is being asked for.
    final var awaited: (element: CollectionElement, attributes: UICollectionViewLayoutAttributes)?
    /// Views whose preferred size was not queried for their current content.
    final var unmeasured: [UICollectionReusableView] = []
    /// The item whose cell the data source configures again.
    final var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    /// Items that the data source does not have yet.
    final var placeholders = ListPlaceholders<CollectionPlaceholder>()
    final var layoutIsStale = true
    final var pendingOffsetShift = CGVector.zero
    final var isTiling = false
    final var isPreparing = false
    final var wasInvalidatedWhilePreparing = false
    final var change: CollectionChange?
    final var batch: CollectionBatch?
    final var selection: Set<IndexPath> = []
    final var press: CollectionPress?
    final var prefetch = Prefetch()
    final var movement: CollectionMovement?
    final var interactiveTransition: CollectionTransition?
    private var storedBackgroundView: UIView?
    /// The background of the list's layout that the view has shown last; nil for none.
    final var listColor: UIColor?
    /// The background without a list's layout, unless the app sets another.
    final var ownStandardColor: UIColor?

    /// Creates a collection view with a frame in its superview's coordinates and a layout. A layout serves one view at a time, the last
    /// that it was set on.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        adopt(layout)
    }

    /// Creates a view of zero size with a flow layout, with what a nib says; another coder is not read.
    public required init?(coder: NSCoder) {
        storedLayout = Self.layout(ofNib: coder)
        super.init(coder: coder)
        adopt(storedLayout)
        readCollectionNib(coder)
    }

    // MARK: Content

    /// The object that provides the content, held weakly. Setting it reloads the data.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    final var contextMenus: ListContextMenu?
    /// The swipe actions of lists; nil without any.
    final var swiping: CollectionSwiping?

    /// The delegate, held weakly. A `UICollectionViewDelegateFlowLayout` determines the sizes of a flow layout's items.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set {
            super.delegate = newValue
            addContextMenus()
            // It may determine the sizes of items.
            storedLayout.invalidateLayout()
        }
    }

    /// The object that is notified of items that will soon be visible, held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { prefetch.reset() }
    }

    /// The kind of changes of a visible cell's contents that change the size of its item, if the layout takes it from the cell. Several
    /// changes are one, in the next layout; it is animated unless they are made in `UIView.performWithoutAnimation(_:)`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { EncapsulatedContents.follow() } }
    }

    /// The cells whose contents have changed, and whether their new sizes are animated.
    final var resized: (cells: [UICollectionReusableView], animates: Bool) = ([], false)

    /// Whether prefetching is enabled; the default is true.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { prefetch.reset() } }
    }

    /// The background view. It fills the view behind all elements and does not scroll; nil for none.
    ///
    /// - Complexity: O(1). Setting takes as long as ``UIView/insertSubview(_:at:)``.
    open var backgroundView: UIView? {
        get { storedBackgroundView }
        set {
            guard newValue !== storedBackgroundView else { return }
            storedBackgroundView?.removeFromSuperview()
            storedBackgroundView = newValue
            if let newValue { insertSubview(newValue, at: 0) }
            layOutBackground()
        }
    }

    /// The strip with the index titles, and whether they must be loaded.
    final var sectionIndex: SectionIndexView?
    final var lacksIndexTitles = true

    // MARK: Drag and drop

    /// The drags of items; nil without a drag delegate.
    final var dragging: ListDrag?
    /// The drops into the collection view; nil without a drop delegate.
    final var dropping: CollectionDrop?

    /// The object that gives the items of drags, held weakly; nil, the default, for no drags.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegatesDidChange() } }

    /// The object that decides on drops and receives them, held weakly; nil, the default, for no drops.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDelegatesDidChange() } }

    /// Whether items can be dragged; by default on iPads only.
    open var dragInteractionEnabled: Bool {
        get { ownDragInteractionEnabled ?? UIDragInteraction.isEnabledByDefault }
        set {
            ownDragInteractionEnabled = newValue
            dragging?.interaction.isEnabled = newValue
        }
    }

    /// nil for the default.
    private var ownDragInteractionEnabled: Bool?

    /// The pace at which items make space for a dragged one; at once by default.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Whether items of the collection view are lifted or dragged.
    open var hasActiveDrag: Bool { dragging?.isActive ?? false }

    /// Whether a drag is above the collection view, or being dropped into it.
    open var hasActiveDrop: Bool { dropping?.isActive ?? false }

    /// Reloads all data at the next layout and clears the selection. Within a batch update, discards the other changes of the batch.
    ///
    /// - Complexity: O(*v* log *v*), where *v* is the number of visible elements; the next layout asks for the counts of all sections
    ///   and prepares the collection view layout.
    open func reloadData() {
        if let other = _replacement(of: "reloadData", UICollectionView.self) { return other.call([]) }
        loadAgain()
    }

    /// The number of sections at the last load.
    ///
    /// - Complexity: O(1); after a reload O(*s*), where *s* is the number of sections.
    open var numberOfSections: Int { counts.items.count }

    /// Returns the number of items in a section. A section that does not exist traps.
    ///
    /// - Complexity: O(1); after a reload O(*s*), where *s* is the number of sections.
    open func numberOfItems(inSection section: Int) -> Int {
        itemCount(of: section) - (placeholders.usesDisplayedPaths ? 0 : placeholders.count(in: section))
    }

    // MARK: Layout

    /// The layout of the elements. Setting it changes layouts without animation.
    ///
    /// - Complexity: O(1). Setting takes as long as ``setCollectionViewLayout(_:animated:)``.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { changeLayout(to: newValue, animated: false, completion: nil) }
    }

    /// Changes layouts; with animation elements move to their new positions in 0.3 s. The item in the middle stays in position if possible,
    /// unless the layout or the delegate chooses another offset.
    ///
    /// - Complexity: O(*v*²) and the layout's preparation, where *v* is the number of elements visible before and after.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, completion: nil)
    }

    /// Changes layouts and calls `completion` at the end, with false if the change was interrupted.
    ///
    /// - Complexity: O(*v*²) and the layout's preparation, where *v* is the number of elements visible before and after.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    /// Begins an interactive transition to another layout, which the app drives with the `transitionProgress` of the returned layout. It
    /// ends with `finishInteractiveTransition()` or `cancelInteractiveTransition()`. `completion` is then called with two values: whether
    /// the animation finished, and whether the transition was finished rather than cancelled. A second transition before the end traps.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }

    /// Finishes the interactive transition, in 0.3 s. Does nothing without one.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Cancels the interactive transition and returns to the old layout, in 0.3 s. Does nothing without one.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    // MARK: Cell reuse

    /// Registers a class for creating cells with a reuse identifier; nil removes it. A class that is not a `UICollectionViewCell` traps.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { cells.register(cellClass, for: identifier) }

    /// Registers a class for a kind of supplementary views and a reuse identifier; nil removes it. A class that is not a
    /// `UICollectionReusableView` traps.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        supplementaryViews.register(viewClass, for: Self.poolKey(elementKind, identifier))
    }

    /// Registers a nib for the cells with an identifier, whose first object is the cell. nil removes the registration.
    @_disfavoredOverload
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { cells.register(nib: nib, for: identifier) }

    /// Registers a nib for the supplementary views of a kind with an identifier, whose first object is the view. nil removes the
    /// registration.
    @_disfavoredOverload
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        supplementaryViews.register(nib: nib, for: Self.poolKey(kind, identifier))
    }

    /// Returns a cell for an item: one from the reuse pool, after its `prepareForReuse()`, or a new one. Its size is set. An identifier
    /// without a class traps.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeueCell(identifier, placeholders.displayed(indexPath))
    }

    /// Returns a supplementary view from the reuse pool or a new one. A kind and identifier without a class trap.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueSupplementaryView(elementKind, identifier, indexPath) }

    // MARK: Queries

    /// The visible cells, in no particular order.
    ///
    /// - Complexity: O(*v* log *v*), where *v* is the number of visible elements.
    open var visibleCells: [UICollectionViewCell] { shownCells.map(\.1) }

    /// The visible items, in no particular order.
    ///
    /// - Complexity: O(*v* log *v*), where *v* is the number of visible elements.
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.compactMap { placeholders.given($0.0) } }

    /// Returns the visible cell of an item; nil if there is none.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCell(at: placeholders.displayed(indexPath))
    }

    /// Returns the item of a visible cell; nil for other cells.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell).flatMap(placeholders.given) }

    /// Returns the item at a point of the content, visible or not; nil if there is none.
    ///
    /// - Complexity: That of the layout's ``UICollectionViewLayout/layoutAttributesForElements(in:)`` for the point.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point).flatMap(placeholders.given) }

    /// Returns the visible supplementary view of a kind; nil if there is none.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shown[CollectionElement(.supplementaryView, elementKind, indexPath)]
    }

    /// Returns the visible supplementary views of a kind, by section and item.
    ///
    /// - Complexity: O(*v* log *v*), where *v* is the number of visible elements.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplementaryViews(elementKind).map(\.1)
    }

    /// Returns the index paths of the visible supplementary views of a kind, ascending.
    ///
    /// - Complexity: O(*v* log *v*), where *v* is the number of visible elements.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplementaryViews(elementKind).map(\.0)
    }

    /// Returns the layout attributes of an item; nil if it does not exist.
    ///
    /// - Complexity: That of the layout's ``UICollectionViewLayout/layoutAttributesForItem(at:)``.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        presentAttributes(of: CollectionElement(.cell, placeholders.displayed(indexPath)))
    }

    /// Returns the layout attributes of a supplementary view; nil if it does not exist.
    ///
    /// - Complexity: That of the layout's ``UICollectionViewLayout/layoutAttributesForSupplementaryView(ofKind:at:)``.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        presentAttributes(of: CollectionElement(.supplementaryView, kind, indexPath))
    }

    // MARK: Selection

    /// Whether the user can select items; the default is true.
    ///
    /// - Complexity: O(1). Setting false takes as long as ``deselectItem(at:animated:)`` for each selected item.
    open var allowsSelection = true {
        didSet { if !isEditing, !allowsSelection { clearSelection() } }
    }

    /// Whether the user can select more than one item; the default is false.
    ///
    /// - Complexity: O(1). Setting false takes as long as ``deselectItem(at:animated:)`` for each selected item.
    open var allowsMultipleSelection = false {
        didSet { if !isEditing, !allowsMultipleSelection, selection.count > 1 { clearSelection() } }
    }

    /// The selected items, ascending; nil if there are none.
    ///
    /// - Complexity: O(*k* log *k*), where *k* is the number of selected items.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted().compactMap(placeholders.given)
    }

    /// Selects an item and scrolls to it, without notifying the delegate; nil deselects all. An item that does not exist is ignored.
    ///
    /// - Complexity: O(*k* log *k*) and the scroll, if there is one, where *k* is the number of selected items.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByApp(indexPath.map(placeholders.displayed), animated, scrollPosition)
    }

    /// Deselects an item without notifying the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(placeholders.displayed(indexPath), false, animated)
    }

    // MARK: Editing

    /// Whether the items are edited; false by default. Selections inside and outside of editing are separate; accessories of list cells
    /// that are displayed while editing appear, animated in a window.
    ///
    /// - Complexity: O(1). Setting takes O(*v* log *v*), where *v* is the number of visible elements, and as long as
    ///   ``deselectItem(at:animated:)`` for each selected item.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    /// Whether the user can select items while they are edited; false by default.
    open var allowsSelectionDuringEditing = false {
        didSet { if isEditing, !permitsSelection { clearSelection() } }
    }

    /// Whether the user can select more than one item while they are edited; false by default.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if isEditing, !permitsMultipleSelection, selection.count > 1 || !permitsSelection { clearSelection() } }
    }

    // MARK: Scrolling

    /// Scrolls to an item, limited to the content. An empty position scrolls by the smallest distance that makes the item visible. An item
    /// that does not exist traps.
    ///
    /// - Complexity: That of the layout's ``UICollectionViewLayout/layoutAttributesForItem(at:)``.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reveal(placeholders.displayed(indexPath), scrollPosition, animated)
    }

    // MARK: Updates

    /// Whether the collection view has placeholders, or a drop reorders its items. Then the items differ from the data source, and
    /// `reloadData()` removes the placeholders.
    open var hasUncommittedUpdates: Bool { !placeholders.isEmpty || movement?.isDrop == true }

    /// Performs the changes in `updates`, and those of the data source, as one animated batch. `completion` is called at the end of the
    /// animations.
    ///
    /// Deletions, reloads and sources of moves refer to the content before the batch; insertions and destinations of moves refer to the
    /// content after it. A nested batch becomes part of the outer one. Changes that do not match the data source's counts trap in debug
    /// builds; release builds reload all data.
    ///
    /// - Complexity: O(*s* + *c* log *c* + *v*² + *v* log *c*), where *s* is the number of sections, *c* that of changes, and *v* that
    ///   of elements visible before and after, and the layout's preparation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { perform(updates, completion) }

    /// Inserts sections.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of these sections; alone, that of
    ///   ``performBatchUpdates(_:completion:)``.
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }

    /// Deletes sections.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of these sections; alone, that of
    ///   ``performBatchUpdates(_:completion:)``.
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }

    /// Reloads sections with new views.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of these sections; alone, that of
    ///   ``performBatchUpdates(_:completion:)``.
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections += sections } }

    /// Moves a section.
    ///
    /// - Complexity: O(1) inside a batch; alone, that of ``performBatchUpdates(_:completion:)``.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.append(ListUpdate.Move(from: section, to: newSection)) }
    }

    /// Inserts items.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of these items; alone, that of
    ///   ``performBatchUpdates(_:completion:)``.
    open func insertItems(at indexPaths: [IndexPath]) {
        let paths = placeholders.dataPositions(given: indexPaths)
        update { $0.insertedItems += paths }
    }

    /// Deletes items.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of these items; alone, that of
    ///   ``performBatchUpdates(_:completion:)``.
    open func deleteItems(at indexPaths: [IndexPath]) {
        let paths = placeholders.dataPaths(given: indexPaths)
        update { $0.deletedItems += paths }
    }

    /// Reloads items with new views.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of these items; alone, that of
    ///   ``performBatchUpdates(_:completion:)``.
    open func reloadItems(at indexPaths: [IndexPath]) {
        let paths = placeholders.dataPaths(given: indexPaths)
        update { $0.reloadedItems += paths }
    }

    /// Has the data source configure the cells of items again: visible items keep their cells, without `prepareForReuse()`, and their
    /// selection; estimated sizes are measured again. Index paths refer to the items before the batch. The data source must dequeue the
    /// cell with the same identifier and return it; another one traps.
    ///
    /// - Complexity: O(*c*) inside a batch, where *c* is the number of these items; alone, that of
    ///   ``performBatchUpdates(_:completion:)``.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        let paths = placeholders.dataPaths(given: indexPaths)
        update { $0.reconfiguredItems += paths }
    }

    /// Moves an item.
    ///
    /// - Complexity: O(1) inside a batch; alone, that of ``performBatchUpdates(_:completion:)``.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let old = placeholders.dataPaths(given: [indexPath]).first else { return }
        let new = placeholders.dataPositions(given: [newIndexPath], leaving: indexPath)[0]
        update { $0.movedItems.append(ListUpdate.Move(from: old, to: new)) }
    }

    // MARK: Placeholders

    /// The given section: placeholders are items.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }

    /// The given section: placeholders are items.
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// Returns the displayed index path of an item of the data source; nil for nil.
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map(placeholders.displayedPath)
    }

    /// Returns the data source's index path of a displayed item; nil for a placeholder and for nil.
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap(placeholders.dataPath)
    }

    /// Performs actions whose index paths, those that the collection view returns included, are displayed ones: they count placeholders.
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { presenting(actionsToTranslate) }

    // MARK: Interactive movement

    /// Begins to move an item interactively; returns false if the data source does not allow it or another item is moving.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: placeholders.displayed(indexPath))
    }

    /// Sets the center of the moving item, in content coordinates. The others make space for it.
    ///
    /// - Complexity: That of the layout's ``UICollectionViewLayout/layoutAttributesForElements(in:)`` for the position; if the item moves
    ///   to another place, also O(*s* + *v*²), where *s* is the number of sections and *v* that of visible elements, and the layout's
    ///   preparation.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }

    /// Ends the movement: notifies the data source of the destination and animates the item to it.
    ///
    /// - Complexity: O(*v*²), where *v* is the number of visible elements, and the layout's preparation.
    open func endInteractiveMovement() { endMovement(isCancelled: false) }

    /// Cancels the movement and animates the item back.
    ///
    /// - Complexity: O(*s* + *v*²), where *s* is the number of sections and *v* that of visible elements, and the layout's preparation.
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

    // MARK: Focus

    /// Whether items can become focused on iPads; by default in sidebars alone. An answer of the delegate takes precedence.
    open var allowsFocus: Bool {
        get { ownAllowsFocus ?? isSidebar }
        set { ownAllowsFocus = newValue }
    }

    /// Whether items can become focused in editing mode; by default as outside of it.
    open var allowsFocusDuringEditing: Bool {
        get { ownAllowsFocusDuringEditing ?? allowsFocus }
        set { ownAllowsFocusDuringEditing = newValue }
    }

    /// Whether an item is selected as soon as it becomes focused; by default in sidebars alone. An answer of the delegate takes precedence.
    open var selectionFollowsFocus: Bool {
        get { ownSelectionFollowsFocus ?? isSidebar }
        set { ownSelectionFollowsFocus = newValue }
    }

    /// Whether the focus returns to the item that was focused last; false by default. Before one was, the delegate's preferred one counts.
    open var remembersLastFocusedIndexPath = false

    /// nil for the default.
    private var ownAllowsFocus: Bool?
    private var ownAllowsFocusDuringEditing: Bool?
    private var ownSelectionFollowsFocus: Bool?
    final var lastFocusedItem: IndexPath?

    /// The visible cell that was focused last if the collection view remembers it, otherwise the delegate's preferred one; none without
    /// them.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { ownPreferredEnvironments }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && permitsFocusUpdate(context)
    }

    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidUpdate(context, coordinator)
    }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
        layOutBackground()
        layOutSectionIndex()
        UIFocusSystem.listDidLayOut(self)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        storedLayout.traitsDidChange()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        boundsWillChange(to: bounds)
    }

    package func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: Touches

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return swiping == nil ? found : swiping?.viewBesideSwipe(found)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        // Scrolling closes a swiped row.
        if gestureRecognizer === panGestureRecognizer { swiping?.closeAll() }
        return true
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressMoved(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressEnded(touches, isCancelled: false) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pressEnded(touches, isCancelled: true) { super.touchesCancelled(touches, with: event) }
    }
}
