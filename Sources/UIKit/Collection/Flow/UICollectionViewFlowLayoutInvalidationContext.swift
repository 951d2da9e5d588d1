/// Says what of a flow layout no longer holds.
///
/// Source: Apple,
/// [UICollectionViewFlowLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// The delegate is to be asked again for all sizes; true unless set.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// The lines are to be made again; true unless set.
    open var invalidateFlowLayoutAttributes = true

    /// A context that names everything of the layout.
    public override init() { super.init() }
}
