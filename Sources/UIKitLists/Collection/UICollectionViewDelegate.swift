import CoreGraphics
import ObjectiveCRuntime

/// Methods that respond to highlighting, selection and display of a collection view's elements. All are optional.
///
/// Order of calls for a touch on an item: at its beginning `shouldHighlight`, `didHighlight`; at its end `shouldSelect` or
/// `shouldDeselect`, `didSelect` or `didDeselect`, `didUnhighlight`. Selection by the app calls none of them.
/// Source: Apple, [UICollectionViewDelegate](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate).
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Whether a touched item is highlighted, and so can be selected; true if not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

    /// Notifies that an item was highlighted.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

    /// Notifies that an item is no longer highlighted.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

    /// Whether a touched item is selected; true if not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    /// Whether a touch deselects a selected item in multiple selection; true if not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

    /// Notifies that the user selected an item.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// Notifies that the user deselected an item or selected another in its place.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

    /// Whether an item is edited while the collection view is; true if not implemented.
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

    /// Notifies that a cell is about to be displayed.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

    /// Notifies that a supplementary view is about to be displayed.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath)

    /// Notifies that a cell is no longer displayed.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

    /// Notifies that a supplementary view is no longer displayed.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)

    /// Returns the layout for an interactive transition between two layouts; a plain transition layout if not implemented.
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout

    /// Returns the destination of an interactively moving item; the proposed one if not implemented.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - originalIndexPath: the index path before the movement.
    ///   - proposedIndexPath: The position at which the dragged item would land.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// Returns the content offset after updates or a change of layouts; the layout's proposal if not implemented.
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint

    /// Returns the context menu of the items that are pressed, at a point of the collection view, in points; nil for none. The default asks
    /// `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns the context menu of an item that is pressed; nil, the default, for none.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Called when the user taps the preview of a context menu.
    func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    // MARK: Focus and primary actions

    /// Whether an item can become focused; the collection view's `allowsFocus` if not implemented.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

    /// Whether a focus update may happen in which an item of the view loses or gets the focus; true if not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool

    /// Notifies of a focus update in which an item of the view has lost or got the focus.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)

    /// Returns the item that gets the focus when it moves into the view; nil, the default, for the system's choice.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

    /// Whether an item is selected as soon as it becomes focused; the view's `selectionFollowsFocus` if not implemented.
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool

    /// Whether an item has a primary action; if not implemented, outside of editing mode.
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool

    /// Notifies that the user has tapped a single item, or pressed the Return key on it; after the calls about its selection.
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        if let target = target("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:") {
            return target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }
        guard let first = indexPaths.first else { return nil }
        return collectionView.delegate?.collectionView(collectionView, contextMenuConfigurationForItemAt: first, point: point)
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        target("collectionView:contextMenuConfigurationForItemAtIndexPath:point:").map {
            $0.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        } ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        target("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:")?.collectionView(
            collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        target("collectionView:shouldHighlightItemAtIndexPath:").map { $0.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
            ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        target("collectionView:didHighlightItemAtIndexPath:")?.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        target("collectionView:didUnhighlightItemAtIndexPath:")?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        target("collectionView:shouldSelectItemAtIndexPath:").map { $0.collectionView(collectionView, shouldSelectItemAt: indexPath) }
            ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        target("collectionView:shouldDeselectItemAtIndexPath:").map { $0.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
            ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        target("collectionView:didSelectItemAtIndexPath:")?.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        target("collectionView:didDeselectItemAtIndexPath:")?.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        target("collectionView:canEditItemAtIndexPath:").map { $0.collectionView(collectionView, canEditItemAt: indexPath) } ?? true
    }
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        target("collectionView:willDisplayCell:forItemAtIndexPath:")?.collectionView(
            collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        target("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:")?.collectionView(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        target("collectionView:didEndDisplayingCell:forItemAtIndexPath:")?.collectionView(
            collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        target("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:")?.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        target("collectionView:transitionLayoutForOldLayout:newLayout:").map {
            $0.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        } ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        target("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:").map {
            $0.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
        } ?? proposedIndexPath
    }
    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        target("collectionView:targetContentOffsetForProposedContentOffset:").map {
            $0.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        } ?? proposedContentOffset
    }

    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        target("collectionView:canFocusItemAtIndexPath:").map { $0.collectionView(collectionView, canFocusItemAt: indexPath) }
            ?? collectionView.allowsFocusNow
    }
    public func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
    {
        target("collectionView:shouldUpdateFocusInContext:").map { $0.collectionView(collectionView, shouldUpdateFocusIn: context) } ?? true
    }
    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        target("collectionView:didUpdateFocusInContext:withAnimationCoordinator:")?.collectionView(
            collectionView, didUpdateFocusIn: context, with: coordinator)
    }
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        target("indexPathForPreferredFocusedViewInCollectionView:").map { $0.indexPathForPreferredFocusedView(in: collectionView) } ?? nil
    }
    public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
        target("collectionView:selectionFollowsFocusForItemAtIndexPath:").map {
            $0.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
        } ?? collectionView.selectionFollowsFocus
    }
    public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        target("collectionView:canPerformPrimaryActionForItemAtIndexPath:").map {
            $0.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        } ?? !collectionView.isEditing
    }
    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        target("collectionView:performPrimaryActionForItemAtIndexPath:")?.collectionView(
            collectionView, performPrimaryActionForItemAt: indexPath)
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UICollectionViewDelegate)? { _forwardingTarget(of: name) }
}
