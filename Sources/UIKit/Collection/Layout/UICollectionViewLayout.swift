import CoreGraphics

/// Says where the elements of a collection view are: the base class of layouts, which shows nothing itself.
///
/// A subclass computes in `prepare()` what it needs, answers `collectionViewContentSize`, `layoutAttributesForElements(in:)` and the questions for single
/// elements, and says by `invalidateLayout()` that its answers have changed. Attributes that it gives are not changed by the collection view. It is
/// asked by one collection view, which keeps it; it knows the view weakly. All geometry is in points of the content.
/// Source: Apple, [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    final weak var storedCollectionView: UICollectionView?
    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// A layout of no collection view.
    public override init() { super.init() }

    /// There are no archives of layouts here: gives one with default values. Never nil.
    public required init?(coder: NSCoder) { super.init() }

    /// The class of the attributes that the layout gives.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts by which the layout is invalidated.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The view that uses the layout; nil while none does.
    open var collectionView: UICollectionView? { storedCollectionView }

    /// The size of all content.
    open var collectionViewContentSize: CGSize { .zero }

    // MARK: Invalidation

    /// Says that nothing holds any more: `prepare()` is called and all is asked again by the next layout. Within an animation block that also lays the
    /// collection view out, elements glide to their new places.
    open func invalidateLayout() { invalidateLayout(with: .make(for: self)) }

    /// Says that what a context names holds no more. An override calls super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        storedCollectionView?.layoutWasInvalidated(self, context)
    }

    /// Whether the layout is another one in other bounds: asked before the view scrolls or gets another size. False unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What holds no more in other bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { .make(for: self) }

    /// Whether the layout is another one where an element has the size it would like. False unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What holds no more where an element has the size it would like.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext.make(for: self)
        if originalAttributes.representedElementCategory == .cell { context.invalidateItems(at: [originalAttributes.indexPath]) }
        return context
    }

    // MARK: Answers

    /// Called before anything is asked, at first and after the layout was invalidated. The base class does nothing.
    open func prepare() {}

    /// The elements that lie in a rectangle of the content, in any order; nil for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item is; nil unless overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view is; nil unless overridden.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        nil
    }

    /// Where a decoration view is; nil unless overridden.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Where the content is to rest after a finger has let go; the place where its speed leads unless overridden.
    ///
    /// - Parameter velocity: points per millisecond.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    /// Where the content is to be after updates or a change of layouts; as proposed unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// Takes a class for a kind of decoration views; nil takes it away. A class that is no `UICollectionReusableView` traps.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { setDecorationClass(viewClass, elementKind) }

    // MARK: Right to left

    /// The direction that the layout was written for; from left to right unless overridden.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether all is shown as in a mirror where the interface runs the other way than `developmentLayoutDirection`; false unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// A batch of changes is about to be shown; `prepare()` has been called for the new content. The base class does nothing.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// The animations of a batch have been set up; called within them. The base class does nothing.
    open func finalizeCollectionViewUpdates() {}

    /// The bounds, or the layout, are about to change within an animation. The base class does nothing.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// The animations of a change of bounds have been set up. The base class does nothing.
    open func finalizeAnimatedBoundsChange() {}

    /// How an item that comes begins; nil shows it at once where it is to be. The base class gives where it was before the change, or its place, faded.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        initialAttributes(of: CollectionElement(.cell, itemIndexPath))
    }

    /// How an item that goes ends; nil takes it away at once. The base class gives where it is after the change, or where it was, faded.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        finalAttributes(of: CollectionElement(.cell, itemIndexPath))
    }

    /// How a supplementary view that comes begins, as for items.
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        initialAttributes(of: CollectionElement(.supplementaryView, elementKind, elementIndexPath))
    }

    /// How a supplementary view that goes ends, as for items.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        finalAttributes(of: CollectionElement(.supplementaryView, elementKind, elementIndexPath))
    }

    /// How a decoration view that comes begins, as for items.
    open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        initialAttributes(of: CollectionElement(.decorationView, elementKind, decorationIndexPath))
    }

    /// How a decoration view that goes ends, as for items.
    open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        finalAttributes(of: CollectionElement(.decorationView, elementKind, decorationIndexPath))
    }

    // MARK: Items that a finger moves

    /// Where an item that is being moved would come to be; the base class gives the item that is there.
    ///
    /// - Parameters:
    ///   - previousIndexPath: where it would be now.
    ///   - position: where its middle is.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        item(at: position, movedFrom: previousIndexPath)
    }

    /// How an item looks while it is being moved; the base class has its middle at the position, in front of all.
    open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    { attributes(ofMovedItem: indexPath, at: position) }

    // MARK: Transitions

    /// Another layout is about to take the place of this one. The base class does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// The layout is about to take the place of another one. The base class does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// The animations of a change of layouts have been set up. The base class does nothing.
    open func finalizeLayoutTransition() {}

    // MARK: For our own layouts

    /// The content is about to change as an update says: what is known by index paths is to be known by the new ones.
    func contentWillChange(_ mapping: ListMapping) {}

    /// The layout was invalidated while it prepared, as by setting its properties there.
    func preparedAndInvalidated() {}
}
