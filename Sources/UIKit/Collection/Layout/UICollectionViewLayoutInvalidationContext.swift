import CoreGraphics

/// Says what of a layout no longer holds, so that a layout may keep the rest.
///
/// A layout with finer parts of its own names a subclass by `invalidationContextClass`.
/// Source: Apple, [UICollectionViewLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    final var isEverything = false
    final var isOfCounts = false

    /// A context that names nothing.
    public override init() { super.init() }

    @_silgen_name("kinora_CollectionInvalidationContext_init") convenience init(instance: Void) { self.init() }

    /// All data has been loaded anew.
    open var invalidateEverything: Bool { isEverything }

    /// There may be other numbers of sections and items.
    open var invalidateDataSourceCounts: Bool { isOfCounts }

    /// The items that were named; nil for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views that were named, by their kinds; nil for none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration views that were named, by their kinds; nil for none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }

    /// Names supplementary views of a kind.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedSupplementaryIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = all
    }

    /// Names decoration views of a kind.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedDecorationIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = all
    }

    /// By how much the content offset is to be moved with the change, points: so that what is seen stays when something above it grows.
    open var contentOffsetAdjustment = CGPoint.zero

    /// By how much the content's size changes, points. It is for layouts that read it: the collection view asks for the size itself.
    open var contentSizeAdjustment = CGSize.zero
}

extension UICollectionViewLayoutInvalidationContext {
    @_silgen_name("kinora_CollectionInvalidationContext_init") static func instance() -> UICollectionViewLayoutInvalidationContext

    /// Of the class that a layout names.
    final class func make(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
        let named: AnyClass = type(of: layout).invalidationContextClass
        guard let kind = named as? UICollectionViewLayoutInvalidationContext.Type else {
            trap(
                object: "\(type(of: layout)).invalidationContextClass", value: "\(named) is no UICollectionViewLayoutInvalidationContext",
                remedy: "return a subclass of it")
        }
        return kind.instance()
    }
}
