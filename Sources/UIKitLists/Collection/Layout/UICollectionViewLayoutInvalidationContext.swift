import CoreGraphics

/// The invalid parts of a layout, so that the layout may keep the others.
///
/// A layout with finer-grained parts names a subclass in `invalidationContextClass`.
/// Source: Apple,
/// [UICollectionViewLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    final var isEverything = false
    final var isOfCounts = false
    /// Whether only preferred sizes have changed.
    final var isOfSizes = false

    /// Creates a context without invalid parts.
    public override init() { super.init() }

    @_silgen_name("kinora_CollectionInvalidationContext_init") convenience init(instance: Void) { self.init() }

    /// Whether all data was reloaded.
    open var invalidateEverything: Bool { isEverything }

    /// Whether the numbers of sections and items may have changed.
    open var invalidateDataSourceCounts: Bool { isOfCounts }

    /// The invalid items; nil for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The invalid supplementary views, by kind; nil for none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The invalid decoration views, by kind; nil for none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Invalidates items.
    ///
    /// - Complexity: O(*n*), where *n* is the number of invalidated items.
    open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }

    /// Invalidates supplementary views of a kind.
    ///
    /// - Complexity: O(*n*), where *n* is the number of invalidated elements of the kind.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedSupplementaryIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = all
    }

    /// Invalidates decoration views of a kind.
    ///
    /// - Complexity: O(*n*), where *n* is the number of invalidated elements of the kind.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedDecorationIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = all
    }

    /// The positions before of items that the user moves; nil outside of an interactive movement.
    open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The positions from now on of items that the user moves; nil outside of an interactive movement.
    open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The distance in points that the moved items have moved since the last context; zero outside of an interactive movement.
    open private(set) var interactiveMovementTarget = CGPoint.zero

    final func setMovement(from previous: [IndexPath], to target: [IndexPath], _ distance: CGPoint) {
        previousIndexPathsForInteractivelyMovingItems = previous
        targetIndexPathsForInteractivelyMovingItems = target
        interactiveMovementTarget = distance
    }

    /// The adjustment of the content offset, in points; keeps visible content in position when content above it grows.
    open var contentOffsetAdjustment = CGPoint.zero

    /// The change of the content size, in points. For layouts that read it; the collection view queries the size itself.
    open var contentSizeAdjustment = CGSize.zero
}

extension UICollectionViewLayoutInvalidationContext {
    @_silgen_name("kinora_CollectionInvalidationContext_init") static func instance() -> UICollectionViewLayoutInvalidationContext

    /// Creates a context of the layout's class.
    final class func make(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
        let named: AnyClass = type(of: layout).invalidationContextClass
        guard let kind = named as? UICollectionViewLayoutInvalidationContext.Type else {
            trap(
                object: "\(type(of: layout)).invalidationContextClass",
                value: "\(named) is not a UICollectionViewLayoutInvalidationContext",
                remedy: "return a subclass of it")
        }
        return kind.instance()
    }
}
