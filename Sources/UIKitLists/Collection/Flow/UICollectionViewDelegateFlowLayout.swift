import CoreGraphics
import ObjectiveCRuntime

/// Methods that provide sizes and spacings of a flow layout's items and sections, in points, in place of the layout's own values. All are
/// optional.
///
/// Methods that are not implemented return NaN, which selects the layout's value.
/// Source: Apple, [UICollectionViewDelegateFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout).
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns the size of an item.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// Returns the inset around the items of a section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// Returns the spacing between lines of a section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Returns the minimum spacing between items of a section's line.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Returns the size of a section's header. Only the length in scroll direction is used; 0 for no header.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// Returns the size of a section's footer. Only the length in scroll direction is used; 0 for no footer.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        target("collectionView:layout:sizeForItemAtIndexPath:").map {
            $0.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        } ?? CGSize(width: CGFloat.nan, height: .nan)
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        target("collectionView:layout:insetForSectionAtIndex:").map {
            $0.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        } ?? UIEdgeInsets(top: .nan, left: .nan, bottom: .nan, right: .nan)
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        target("collectionView:layout:minimumLineSpacingForSectionAtIndex:").map {
            $0.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        } ?? .nan
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        target("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:").map {
            $0.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        } ?? .nan
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        target("collectionView:layout:referenceSizeForHeaderInSection:").map {
            $0.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        } ?? CGSize(width: CGFloat.nan, height: .nan)
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        target("collectionView:layout:referenceSizeForFooterInSection:").map {
            $0.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        } ?? CGSize(width: CGFloat.nan, height: .nan)
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UICollectionViewDelegateFlowLayout)? { _forwardingTarget(of: name) }
}
