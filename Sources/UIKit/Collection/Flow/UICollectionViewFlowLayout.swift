import CoreGraphics

/// Lays items out in lines, one section after the other, each with a header and a footer.
///
/// Lines run across the way the content goes on. A line has as many items as fit; what is left of its room is shared out between them. Items lie in the
/// middle of their line. The delegate, where it is a `UICollectionViewDelegateFlowLayout`, gives sizes in place of the layout's. A size that is negative or
/// not finite counts as 0; an item that is wider than the room is reported once and reaches beyond it. Origins are rounded to whole pixels.
/// Source: Apple, [UICollectionViewFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout).
///
/// - Complexity: items of one size need neither time nor memory each; others O(items) where they are measured, and O(log) to find.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    final var sections: [FlowSection] = []
    final var metricsAreStale = true
    final var linesAreStale = true
    /// The room across and the width or height across of the bounds that the lines were made for.
    final var laidOutRoom: CGFloat = -1
    /// Sizes that views have asked for.
    final var measured: [IndexPath: CGSize] = [:]
    /// Those of them that the lines do not have yet.
    final var newlyMeasured: Set<IndexPath> = []
    final var askedMetrics: [FlowMetrics] = []

    /// A layout with items of 50 × 50 points, 10 points apart.
    public override init() { super.init() }

    /// There are no archives of layouts here: gives one with default values. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Given as the estimated size: views say their sizes, and until they do items count as 50 × 50 points.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    // MARK: Sizes

    /// Which way the content goes on; lines run the other way.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of items, unless the delegate gives one; 50 × 50 points.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// What the size of an item is thought to be until its cell is asked, by `preferredLayoutAttributesFitting(_:)`; zero (cells are not asked) unless set.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            measured = [:]
            invalidateLayout()
        }
    }

    /// Between two lines; 10 points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// Between two items of a line at the least; 10 points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// Around the items of each section.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// The size of headers: the part along the content counts, 0 is none.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers: the part along the content counts, 0 is none.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// Whether the header of a section stays in sight while something of the section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether the footer of a section stays in sight while something of the section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: UICollectionViewLayout

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func prepare() {
        super.prepare()
        makeLines()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        note(context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { differs(in: newBounds) }

    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        let isOther = room(in: newBounds) != laidOutRoom
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = isOther
            context.invalidateFlowLayoutAttributes = isOther
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { takesPreferred(preferredAttributes, originalAttributes) }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { edge(elementKind, at: indexPath) }

    override func contentWillChange(_ mapping: ListMapping) {
        measured = measured.reduce(into: [:]) { kept, entry in
            if let path = mapping.newPath(of: entry.key) { kept[path] = entry.value }
        }
    }

    override func preparedAndInvalidated() { makeLines() }
}
