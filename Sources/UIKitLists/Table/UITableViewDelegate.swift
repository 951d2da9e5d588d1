import Foundation
import ObjectiveCRuntime

/// The methods that decide on heights, headers and footers of a table view and are notified of display, selection and editing. All are
/// optional; the comments give the behavior without them. Heights are in points.
///
/// Source: Apple, [UITableViewDelegate](https://developer.apple.com/documentation/uikit/uitableviewdelegate).
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display

    /// Notifies that a cell, in its final frame, is about to be displayed.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Notifies that a header, in its final frame, is about to be displayed.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// Notifies that a footer, in its final frame, is about to be displayed.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// Notifies that a cell is no longer visible; the index path is the one it was displayed for.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Notifies that a header is no longer visible; the section is the one it was displayed for.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// Notifies that a footer is no longer visible; the section is the one it was displayed for.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights

    /// Returns the height of a row; `UITableView.automaticDimension` uses the cell's. If not implemented, the table's `rowHeight` counts.
    /// Called for rows that become visible, or for all rows at load if `estimatedRowHeight` is 0. A negative or non-finite height is
    /// ignored.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// Returns the height of a section's header; `automaticDimension` uses its view's, or the style's. If not implemented, the table's
    /// `sectionHeaderHeight` counts. Called for every section at load. In grouped tables 0 counts as `automaticDimension`, as in UIKit;
    /// return `CGFloat.leastNonzeroMagnitude` for no space.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// Returns the height of a section's footer, as for headers; if not implemented, `sectionFooterHeight` counts.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// Returns the estimated height of a row; called for every row at load. If not implemented, `estimatedRowHeight` counts.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// Returns the estimated height of a header whose height is `automaticDimension`. If not implemented, `estimatedSectionHeaderHeight`
    /// counts.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// Returns the estimated height of a footer whose height is `automaticDimension`. If not implemented, `estimatedSectionFooterHeight`
    /// counts.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers

    /// Returns the view for a section's header. If nil or not implemented, the data source's title is shown.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// Returns the view for a section's footer. If nil or not implemented, the data source's title is shown.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Highlighting and selection by touch

    /// Whether a touched row is highlighted, and so can be selected; true if not implemented.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Notifies that a row was highlighted.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

    /// Notifies that a row is no longer highlighted because the touch ended or became a drag.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

    /// Returns the row to select instead of the tapped one; nil for none. If not implemented, the tapped row is selected.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// Notifies that the user selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Returns the row to deselect instead; nil for none. If not implemented, the tapped row is deselected.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Notifies that the user deselected a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Notifies of a tap on a row's detail button.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Editing

    /// Returns the editing style of a row; `delete` if not implemented. Not called for rows that cannot be edited.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle

    /// Returns the title of the standard delete button; "Delete" if nil or not implemented.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?

    /// Whether the content of a row is indented for the editing control; true if not implemented.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// Notifies that a row is about to be swiped.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Notifies that a swiped row has closed; nil for a row that was deleted.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Returns the destination for a dragged row instead of the proposed one; the proposed one if not implemented. An index path that does
    /// not exist is ignored.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// Returns the swipe actions at a row's leading edge; none if nil or not implemented.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Returns the swipe actions at a row's trailing edge; nil for none. If not implemented, rows that can be deleted have the standard
    /// delete button.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Returns the actions of a swipe at a row's trailing edge, the outermost first, where the method above is not implemented: nil, the
    /// default, for the standard delete button, none for a row that cannot be swiped.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

    /// Returns the context menu of a row that is pressed, at a point of the cell, in points; nil, the default, for none.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Called when the user taps the preview of a context menu.
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    // MARK: Focus and primary actions

    /// Whether a row can become focused; the table view's `allowsFocus` if not implemented.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

    /// Whether a focus update may happen in which an item of the view loses or gets the focus; true if not implemented.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool

    /// Notifies of a focus update in which an item of the view has lost or got the focus.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)

    /// Returns the row that gets the focus when it moves into the view; nil, the default, for the system's choice.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

    /// Whether a row is selected as soon as it becomes focused; the view's `selectionFollowsFocus` if not implemented.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

    /// Whether a row has a primary action; if not implemented, outside of editing mode.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// Notifies that the user has tapped a single row, or pressed the Return key on it; after the calls about its selection.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
}

/// Return values that mark methods as not implemented.
extension UITableView {
    static let noHeight = -CGFloat.greatestFiniteMagnitude
    static let noView = UIView(frame: .zero)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        target("tableView:willDisplayCell:forRowAtIndexPath:")?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        target("tableView:willDisplayHeaderView:forSection:")?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        target("tableView:willDisplayFooterView:forSection:")?.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        target("tableView:didEndDisplayingCell:forRowAtIndexPath:")?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        target("tableView:didEndDisplayingHeaderView:forSection:")?.tableView(
            tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        target("tableView:didEndDisplayingFooterView:forSection:")?.tableView(
            tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        target("tableView:heightForRowAtIndexPath:").map { $0.tableView(tableView, heightForRowAt: indexPath) } ?? UITableView.noHeight
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        target("tableView:heightForHeaderInSection:").map { $0.tableView(tableView, heightForHeaderInSection: section) }
            ?? UITableView.noHeight
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        target("tableView:heightForFooterInSection:").map { $0.tableView(tableView, heightForFooterInSection: section) }
            ?? UITableView.noHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        target("tableView:estimatedHeightForRowAtIndexPath:").map { $0.tableView(tableView, estimatedHeightForRowAt: indexPath) }
            ?? UITableView.noHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        target("tableView:estimatedHeightForHeaderInSection:").map { $0.tableView(tableView, estimatedHeightForHeaderInSection: section) }
            ?? UITableView.noHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        target("tableView:estimatedHeightForFooterInSection:").map { $0.tableView(tableView, estimatedHeightForFooterInSection: section) }
            ?? UITableView.noHeight
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        target("tableView:viewForHeaderInSection:").map { $0.tableView(tableView, viewForHeaderInSection: section) } ?? UITableView.noView
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        target("tableView:viewForFooterInSection:").map { $0.tableView(tableView, viewForFooterInSection: section) } ?? UITableView.noView
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        target("tableView:shouldHighlightRowAtIndexPath:").map { $0.tableView(tableView, shouldHighlightRowAt: indexPath) } ?? true
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        target("tableView:didHighlightRowAtIndexPath:")?.tableView(tableView, didHighlightRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        target("tableView:didUnhighlightRowAtIndexPath:")?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        target("tableView:willSelectRowAtIndexPath:").map { $0.tableView(tableView, willSelectRowAt: indexPath) } ?? indexPath
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        target("tableView:didSelectRowAtIndexPath:")?.tableView(tableView, didSelectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        target("tableView:willDeselectRowAtIndexPath:").map { $0.tableView(tableView, willDeselectRowAt: indexPath) } ?? indexPath
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        target("tableView:didDeselectRowAtIndexPath:")?.tableView(tableView, didDeselectRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        target("tableView:accessoryButtonTappedForRowWithIndexPath:")?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        if let target = target("tableView:editingStyleForRowAtIndexPath:") {
            return target.tableView(tableView, editingStyleForRowAt: indexPath)
        }
        tableView.defaultAnswers.insert(.editingStyle)
        return .delete
    }

    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        target("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:").map {
            $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        } ?? nil
    }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        target("tableView:shouldIndentWhileEditingRowAtIndexPath:").map {
            $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        } ?? true
    }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        target("tableView:willBeginEditingRowAtIndexPath:")?.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        target("tableView:didEndEditingRowAtIndexPath:")?.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        target("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:").map {
            $0.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
        } ?? proposedDestinationIndexPath
    }
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        target("tableView:contextMenuConfigurationForRowAtIndexPath:point:").map {
            $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        target("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:")?.tableView(
            tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        target("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:").map {
            $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? UITableView.noConfiguration
    }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        target("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:").map {
            $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? UITableView.noConfiguration
    }

    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        target("tableView:editActionsForRowAtIndexPath:").map { $0.tableView(tableView, editActionsForRowAt: indexPath) } ?? nil
    }

    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        target("tableView:canFocusRowAtIndexPath:").map { $0.tableView(tableView, canFocusRowAt: indexPath) } ?? tableView.allowsFocusNow
    }
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        target("tableView:shouldUpdateFocusInContext:").map { $0.tableView(tableView, shouldUpdateFocusIn: context) } ?? true
    }
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        target("tableView:didUpdateFocusInContext:withAnimationCoordinator:")?.tableView(
            tableView, didUpdateFocusIn: context, with: coordinator)
    }
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        target("indexPathForPreferredFocusedViewInTableView:").map { $0.indexPathForPreferredFocusedView(in: tableView) } ?? nil
    }
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        target("tableView:selectionFollowsFocusForRowAtIndexPath:").map {
            $0.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
        } ?? tableView.selectionFollowsFocus
    }
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        target("tableView:canPerformPrimaryActionForRowAtIndexPath:").map {
            $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
        } ?? !tableView.isEditing
    }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        target("tableView:performPrimaryActionForRowAtIndexPath:")?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UITableViewDelegate)? { _forwardingTarget(of: name) }
}
