import CoreGraphics

/// Decides on drops into a table, and receives them. Every method but the first is optional.
///
/// Source: Apple, [UITableViewDropDelegate](https://developer.apple.com/documentation/uikit/uitableviewdropdelegate).
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Receives the drop: changes the data and the rows, and gives the coordinator the ends of the items' animations. Not called if a row
    /// of the table is moved and the data source has `tableView(_:moveRowAt:to:)`, which is called instead.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Returns whether the table is interested in a drag; true by default.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// Called when a drag has come over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Returns the result of a drop at the present location. By default a row of the table can be moved, if the data source moves rows, and
    /// nothing else is dropped. The table may have another opinion if the proposal is not possible.
    ///
    /// - Parameters:
    ///   - tableView: the table.
    ///   - session: the drag.
    ///   - destinationIndexPath: the index path at which an item would be inserted, at most one behind the last row of a section; nil over
    ///     empty space.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Called when a drag has left the table, or ends above it without a drop.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// Called when a drag that had come over the table has ended, wherever.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the look of the preview of a dropped row at its end; nil, the default, keeps the dragged one.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { tableView.defaultDropProposal(session) }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
}
