import CoreGraphics
import ListEngine

/// The abstract base class of layouts, which determine positions and attributes of a collection view's elements; it shows nothing itself.
///
/// A subclass computes its layout in `prepare()`, overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)` and the methods
/// for single elements, and calls `invalidateLayout()` when their results have changed. The collection view does not modify attributes that
/// it receives. One collection view at a time uses a layout and retains it; the layout's reference back is weak. All geometry is in points
/// of the content.
/// Source: Apple, [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    final weak var storedCollectionView: UICollectionView?
    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    final var decorationNibs: [String: UINib] = [:]

    /// Creates a layout that no collection view uses yet.
    public override init() { super.init() }

    /// Creates a layout with default values; Kinora has no archives of layouts. Never nil.
    public required init?(coder: NSCoder) { super.init() }

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The collection view that uses the layout; nil if none does.
    open var collectionView: UICollectionView? { storedCollectionView }

    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    // MARK: Invalidation

    /// Invalidates the whole layout: the next layout pass calls `prepare()` and queries all attributes again. In an animation block that
    /// also lays out the collection view, elements animate to their new positions.
    open func invalidateLayout() { invalidateLayout(with: .make(for: self)) }

    /// Invalidates the parts of the layout that a context describes. Overrides must call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        storedCollectionView?.layoutWasInvalidated(self, context)
    }

    /// Whether a change of the bounds invalidates the layout; called before the view scrolls or changes size. False unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the invalidation context for a change of the bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { .make(for: self) }

    /// Whether an element's preferred size invalidates the layout. False unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the invalidation context for an element's preferred size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(for: self)
        if originalAttributes.representedElementCategory == .cell { context.invalidateItems(at: [originalAttributes.indexPath]) }
        return context
    }

    /// Returns the invalidation context for items that the user moves and that have new positions among the others. Overrides must call
    /// super.
    ///
    /// - Parameters:
    ///   - targetIndexPaths: The items' positions from now on.
    ///   - targetPosition: The center of the first of them, in points of the content.
    ///   - previousIndexPaths: The positions before, in the same order.
    ///   - previousPosition: The center at the last call, or at the beginning of the movement.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(for: self)
        context.setMovement(
            from: previousIndexPaths, to: targetIndexPaths,
            CGPoint(
                x: targetPosition.x - previousPosition.x, y: targetPosition.y - previousPosition.y))
        return context
    }

    /// Returns the invalidation context for the end of an interactive movement. Overrides must call super.
    ///
    /// - Parameters:
    ///   - indexPaths: The items' positions from now on: those from before the movement if it is cancelled.
    ///   - previousIndexPaths: The positions before the end, in the same order.
    ///   - movementCancelled: Whether the movement is cancelled.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(for: self)
        context.setMovement(from: previousIndexPaths, to: indexPaths, .zero)
        return context
    }

    // MARK: Attributes

    /// Prepares the layout; called before the first query and after each invalidation. The base class does nothing.
    open func prepare() {}

    /// Returns the attributes of the elements in a rectangle of the content, in any order; nil for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item; nil unless overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; nil unless overridden.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        nil
    }

    /// Returns the attributes of a decoration view; nil unless overridden.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Returns the content offset to rest at after a drag; the proposed one, from the velocity, unless overridden.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: The offset that the layout may change, in points.
    ///   - velocity: points per millisecond.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    /// Returns the content offset after updates or a change of layouts; the proposed one unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// Registers a class for a kind of decoration views; nil removes it. A class that is not a `UICollectionReusableView` traps.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { setDecorationClass(viewClass, elementKind) }

    /// Registers a nib for a kind of decoration views; nil removes it. Nibs are not read here: a view that needs it traps.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { setDecorationNib(nib, elementKind) }

    // MARK: Right to left

    /// The direction that the layout was designed for; left to right unless overridden.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the layout is mirrored if the interface's direction differs from `developmentLayoutDirection`; false unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// Prepares for the animations of a batch update, after `prepare()` for the new content. The base class does nothing.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called in the animation block of a batch update, after its animations were set up. The base class does nothing.
    open func finalizeCollectionViewUpdates() {}

    /// Prepares for an animated change of the bounds or of layouts. The base class does nothing.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after the animations of a change of the bounds were set up. The base class does nothing.
    open func finalizeAnimatedBoundsChange() {}

    /// Returns the initial attributes of an appearing item; nil shows it at once in its final state. The base class returns its attributes
    /// before the change, or its final ones, faded out.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        initialAttributes(of: CollectionElement(.cell, itemIndexPath))
    }

    /// Returns the final attributes of a disappearing item; nil removes it at once. The base class returns its attributes after the change,
    /// or its previous ones, faded out.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        finalAttributes(of: CollectionElement(.cell, itemIndexPath))
    }

    /// Returns the initial attributes of an appearing supplementary view, as for items.
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        initialAttributes(of: CollectionElement(.supplementaryView, elementKind, elementIndexPath))
    }

    /// Returns the final attributes of a disappearing supplementary view, as for items.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        finalAttributes(of: CollectionElement(.supplementaryView, elementKind, elementIndexPath))
    }

    /// Returns the initial attributes of an appearing decoration view, as for items.
    open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        initialAttributes(of: CollectionElement(.decorationView, elementKind, decorationIndexPath))
    }

    /// Returns the final attributes of a disappearing decoration view, as for items.
    open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        finalAttributes(of: CollectionElement(.decorationView, elementKind, decorationIndexPath))
    }

    // MARK: Interactive movement

    /// Returns the destination of a moving item; the base class returns the item at the position.
    ///
    /// - Parameters:
    ///   - previousIndexPath: the current destination.
    ///   - position: the center of the moving item.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        item(at: position, movedFrom: previousIndexPath)
    }

    /// Returns the attributes of a moving item; the base class centers it at the position, in front of all others.
    open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    { attributes(ofMovedItem: indexPath, at: position) }

    // MARK: Transitions

    /// Prepares for being replaced by another layout. The base class does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Prepares for replacing another layout. The base class does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after the animations of a change of layouts were set up. The base class does nothing.
    open func finalizeLayoutTransition() {}

    // MARK: Kinora's layouts

    /// Called before an update changes the content; converts stored index paths.
    func contentWillChange(_ mapping: ListMapping) {}

    /// Called if the layout was invalidated while it prepared, for example by setting its properties there.
    func preparedAndInvalidated() {}

    /// Called if the collection view's traits have changed.
    func traitsDidChange() {}

    /// Whether an element belongs to a whole section, so that changes to the section's items do not affect it.
    func isOfSection(_ element: CollectionElement) -> Bool {
        element.category == .supplementaryView
            && (element.kind == UICollectionView.elementKindSectionHeader || element.kind == UICollectionView.elementKindSectionFooter)
    }

    /// The handler of the separators of a list's item, and the number of the layout that has it; nil for none.
    func separators(of path: IndexPath) -> ListSeparatorSource? { nil }

    /// The size that an element has until its view is measured; nil for that of its attributes.
    func estimatedSize(of element: CollectionElement) -> CGSize? { nil }

    /// The color of a list, for a collection view without one of its own; nil for other layouts.
    var listColor: UIColor? { nil }

    /// The sections in a rectangle that scroll on their own.
    func scrolledSections(in rect: CGRect) -> [ScrolledSection] { [] }

    /// A section that scrolls on its own; nil if it does not.
    func scrolledSection(_ section: Int) -> ScrolledSection? { nil }

    /// The swipe actions of an item; nil for none.
    func swipeActions(at edge: SwipeEdge, of path: IndexPath) -> UISwipeActionsConfiguration? { nil }

    /// Called when a section has scrolled, with its offset from the leading edge.
    func sectionDidScroll(_ section: Int, to offset: CGFloat) {}
}
