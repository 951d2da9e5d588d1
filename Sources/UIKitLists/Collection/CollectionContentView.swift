import CoreGraphics

/// The content view of collection cells.
final class CollectionContentView: UIView, EncapsulatedView {
    var contentMargins: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard let cell = superview as? UICollectionViewCell else { return }
        cell.list?.sizeMayHaveChanged(of: cell)
    }

    func constraintsDidChange() {
        guard let cell = superview as? UICollectionViewCell, let list = cell.list, !list.isTiling else { return }
        if list.selfSizingInvalidation == .enabledIncludingConstraints { cell.invalidateIntrinsicContentSize() }
    }
}
