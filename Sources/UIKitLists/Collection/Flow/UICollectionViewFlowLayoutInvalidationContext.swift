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
