import CoreGraphics

/// Shows the items of a data source, placed by a layout, which may be any; it has views only for what is seen.
///
/// The layout says where everything is, in points of the content; the data source gives views, which are used again. Updates and changes of layouts are
/// animations: the collection has its new content at once, and what is seen glides there in 0.3 s, or as the animation block around says.
/// Source: Apple, [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
///
/// Differs from UIKit: there are no nib files and no constraints here, and an item that a finger moves to an edge does not scroll the content.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    final var storedLayout: UICollectionViewLayout
    /// nil: the data source is to be asked.
    final var storedCounts: CollectionCounts?
    final var shown: [CollectionElement: UICollectionReusableView] = [:]
    /// Views of what has gone, on their way out.
    final var leaving: [UICollectionReusableView] = []
    /// Views that nothing is shown by, still in the hierarchy: most of them are wanted again in the same layout.
    final var parting: [UICollectionReusableView] = []
    final var cells = ReusePool<UICollectionViewCell>()
    final var supplementaryViews = ReusePool<UICollectionReusableView>()
    /// Where the view that the data source is asked for is to lie.
    final var awaited: (element: CollectionElement, attributes: UICollectionViewLayoutAttributes)?
    /// Views that have not been asked what size they would like for what they show.
    final var unmeasured: [UICollectionReusableView] = []
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

    /// A collection view with a frame in its superview's coordinates, whose elements a layout places. A layout is used by one view at a time, the last.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        adopt(layout)
    }

    /// There are no archives of views here: gives a view of zero size with a flow layout.
    public required init?(coder: NSCoder) {
        storedLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adopt(storedLayout)
    }

    // MARK: Content

    /// Gives the content; not kept. Setting it loads all again.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Hears what the view does, and says what may be selected; not kept. A `UICollectionViewDelegateFlowLayout` sizes the items of a flow layout.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set {
            super.delegate = newValue
            // It may size the items.
            storedLayout.invalidateLayout()
        }
    }

    /// Hears which items come into sight soon; not kept.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { prefetch.reset() }
    }

    /// Whether `prefetchDataSource` hears; true unless set.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { prefetch.reset() } }
    }

    /// Lies behind everything and does not scroll, as large as the view; nil for none.
    open var backgroundView: UIView? {
        get { storedBackgroundView }
        set {
            guard newValue !== storedBackgroundView else { return }
            storedBackgroundView?.removeFromSuperview()
            storedBackgroundView = newValue
            if let newValue { insertSubview(newValue, at: 0) }
            placeBackground()
        }
    }

    /// Loads everything again with the next layout; nothing is selected any more. Within a batch of updates, the batch's other changes count for nothing.
    open func reloadData() { loadAgain() }

    /// How many sections there are, as the data source told when content was loaded last.
    open var numberOfSections: Int { counts.items.count }

    /// How many items a section has. A section that there is not traps.
    open func numberOfItems(inSection section: Int) -> Int { itemCount(of: section) }

    // MARK: Layout

    /// Places the elements. Setting it changes layouts without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { changeLayout(to: newValue, animated: false, completion: nil) }
    }

    /// Changes layouts; animated, all glides from where it is to where it belongs in 0.3 s. What is in the middle stays as near to it as it can, unless the
    /// layout or the delegate says otherwise.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, completion: nil)
    }

    /// Changes layouts and calls `completion` when all is in its place: with false where that was interrupted.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    /// Begins a change of layouts whose course the app sets, by the `transitionProgress` of the layout that it gets. It ends with
    /// `finishInteractiveTransition()` or `cancelInteractiveTransition()`, after which `completion` is called: whether its animation ended, and whether the
    /// change was finished. A second one before the end traps.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }

    /// Goes on to the new layout, in 0.3 s. Without a transition it does nothing.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Goes back to the old layout, in 0.3 s. Without a transition it does nothing.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    // MARK: Views

    /// Takes a class for an identifier, from which cells are made; nil takes it away. A class that is no `UICollectionViewCell` traps.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { cells.register(cellClass, for: identifier) }

    /// Takes a class for a kind of supplementary views and an identifier; nil takes it away. A class that is no `UICollectionReusableView` traps.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        supplementaryViews.register(viewClass, for: Self.poolKey(elementKind, identifier))
    }

    /// A cell for an item: one that has been used, after `prepareForReuse()`, or a new one. It has its size already. An identifier without a class traps.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath)
    }

    /// A supplementary view, used or new. A kind and identifier without a class trap.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueSupplementaryView(elementKind, identifier, indexPath) }

    // MARK: Queries

    /// The cells that are shown, in no order that means anything.
    open var visibleCells: [UICollectionViewCell] { shownCells.map(\.1) }

    /// The items whose cells are shown, in no order that means anything.
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.0) }

    /// The cell that shows an item; nil where none does.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[CollectionElement(.cell, indexPath)] as? UICollectionViewCell
    }

    /// The item that a cell shows; nil for a cell that shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

    /// The item at a point of the content, seen or not; nil where there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

    /// The supplementary view that is shown of a kind; nil where none is.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shown[CollectionElement(.supplementaryView, elementKind, indexPath)]
    }

    /// The supplementary views of a kind that are shown, by sections and items.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplementaryViews(elementKind).map(\.1)
    }

    /// The paths of the supplementary views of a kind that are shown, ascending.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplementaryViews(elementKind).map(\.0)
    }

    /// Where the layout has an item; nil where there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        presentAttributes(of: CollectionElement(.cell, indexPath))
    }

    /// Where the layout has a supplementary view; nil where there is none.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        presentAttributes(of: CollectionElement(.supplementaryView, kind, indexPath))
    }

    // MARK: Selection

    /// Whether the user selects items; true unless set.
    open var allowsSelection = true {
        didSet { if !allowsSelection { clearSelection() } }
    }

    /// Whether several items can be selected; false unless set.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, selection.count > 1 { clearSelection() } }
    }

    /// The selected items, ascending; nil where there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects an item and scrolls to it; nil deselects all. The delegate is not told. An item that there is not is left alone.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByApp(indexPath, animated, scrollPosition)
    }

    /// Deselects an item. The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(indexPath, false, animated) }

    // MARK: Scrolling

    /// Scrolls to an item, as far as the content goes. Without a position it scrolls just so far that the item is seen. An item that there is not traps.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reveal(indexPath, scrollPosition, animated)
    }

    // MARK: Updates

    /// Makes changes as one: those that `updates` calls for, and the data source's. Then `completion` is called when all is in its place.
    ///
    /// Deletions, reloads and the beginnings of moves name what was there before, insertions and the ends of moves what is there after. A batch within a
    /// batch is part of it. Changes that do not fit what the data source says trap in debug builds, and load everything again in release.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { perform(updates, completion) }

    /// The data source has new sections.
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }

    /// The data source has lost sections.
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }

    /// Sections are shown by new views.
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections += sections } }

    /// A section has another place.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.append(ListUpdate.Move(from: section, to: newSection)) }
    }

    /// The data source has new items.
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedItems += indexPaths } }

    /// The data source has lost items.
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedItems += indexPaths } }

    /// Items are shown by new views.
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedItems += indexPaths } }

    /// An item has another place.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedItems.append(ListUpdate.Move(from: indexPath, to: newIndexPath)) }
    }

    // MARK: Moving by a finger

    /// Has an item follow a finger, where the data source allows that; false where it does not, or another is being moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

    /// Says where in the content the middle of the item that is being moved is now. The others make room for it.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }

    /// Lets the item go: the data source hears where to, and it glides there.
    open func endInteractiveMovement() { endMovement(isCancelled: false) }

    /// Lets the item go back to where it was.
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

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
        placeBackground()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        boundsWillChange(to: bounds)
    }

    override func restingPlace(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: Touches

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
