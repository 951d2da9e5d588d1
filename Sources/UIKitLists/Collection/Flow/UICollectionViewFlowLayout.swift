import CoreGraphics
import ListEngine

/// A layout that arranges items in lines, section by section, each with an optional header and footer.
///
/// Lines run across the scroll direction. A line has as many items as fit; the remaining space is distributed between them. Items are
/// centered in the thickness of their line. A delegate that is a `UICollectionViewDelegateFlowLayout` overrides the layout's sizes. A
/// negative or non-finite size counts as 0; an item wider than the available space is reported once and extends beyond it. Origins are
/// rounded to whole pixels.
/// Source: Apple, [UICollectionViewFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout).
///
/// - Complexity: O(*s*) to prepare, where *s* is the number of sections, and O(*n*) for their *n* items if sizes differ;
///   O(log *s* + log *n*) to find an item. Items of equal size take no memory each.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 90, height: 90)
/// layout.minimumLineSpacing = 12
/// layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
/// let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
/// grid.backgroundColor = .systemBackground
/// ```
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    final var sections: [FlowSection] = []
    final var metricsAreStale = true
    final var linesAreStale = true
    /// Available space across, and extent of the bounds across, that the lines were built for.
    final var laidOutSpace: CGFloat = -1
    /// Preferred sizes of views.
    final var measured: [IndexPath: CGSize] = [:]
    /// Preferred sizes that the lines do not contain yet.
    final var newlyMeasured: Set<IndexPath> = []
    final var askedMetrics: [FlowMetrics] = []

    /// Creates a layout with items of 50 × 50 points and spacings of 10 points.
    public override init() { super.init() }

    /// Creates a layout with default values; Kinora has no archives of layouts. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// As estimated size: views determine their sizes; until measured, items count as 50 × 50 points.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    // MARK: Sizes

    /// The scroll direction; lines run across it.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The default size of items, in points; 50 × 50.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The estimated size of items until their cells are measured with `preferredLayoutAttributesFitting(_:)`. The default, zero, means
    /// that cells are not measured.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            measured = [:]
            invalidateLayout()
        }
    }

    /// The minimum spacing between lines; 10 points by default.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The minimum spacing between items of a line; 10 points by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The inset around the items of each section.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// The default size of headers. Only the length in scroll direction is used; 0 for none.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The default size of footers. Only the length in scroll direction is used; 0 for none.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// Whether headers are pinned to the visible bounds while their sections are visible.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers are pinned to the visible bounds while their sections are visible.
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
        let isOther = space(in: newBounds) != laidOutSpace
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

/// The invalid parts of a flow layout.
///
/// Source: Apple,
/// [UICollectionViewFlowLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether to ask the delegate for all sizes again; the default is true.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether to rebuild the lines; the default is true.
    open var invalidateFlowLayoutAttributes = true

    /// Creates a context that invalidates the whole layout.
    public override init() { super.init() }
}
