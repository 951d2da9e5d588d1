import Foundation
import ObjectiveCRuntime

/// The methods that provide the sections, rows and cells of a table view. Methods not marked as required are optional.
///
/// Source: Apple, [UITableViewDataSource](https://developer.apple.com/documentation/uikit/uitableviewdatasource).
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Commits the deletion of a row or the insertion of a new one: change the data, then call `deleteRows` or `insertRows`. Rows can be
    /// swiped to delete only if the data source conforms to `UITableViewRowEditing`.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Moves a row in the data after the user dragged it. The table already shows the row at its new position and needs no update. The
    /// second index path is the row's after the move. Rows have a reordering control only if the data source conforms to
    /// `UITableViewRowMoving`.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Returns the number of rows in a section; a negative number traps. Required.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Returns the cell for a row that becomes visible, usually from `dequeueReusableCell(withIdentifier:for:)`. Required.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Returns the number of sections; 1 if not implemented.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Returns the title of a section's header; nil for none. Called for every section when the table loads.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title of a section's footer; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be edited; true if not implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether a row can be moved. If not implemented, every row can be moved, provided that `moveRowAt` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Returns the titles of the section index at the trailing edge of a plain table, from top to bottom; nil, or no titles, for none.
    /// `UITableView.indexSearch` shows a magnifying glass. Called when the table loads.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Returns the section to which the table scrolls for a title of the section index; one that does not exist for none. The table asks
    /// while a finger slides along the index. If not implemented, the section with the index of the title.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        target("numberOfSectionsInTableView:").map { $0.numberOfSections(in: tableView) } ?? 1
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        target("tableView:titleForHeaderInSection:").map { $0.tableView(tableView, titleForHeaderInSection: section) } ?? nil
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        target("tableView:titleForFooterInSection:").map { $0.tableView(tableView, titleForFooterInSection: section) } ?? nil
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        if let target = target("tableView:canEditRowAtIndexPath:") { return target.tableView(tableView, canEditRowAt: indexPath) }
        tableView.defaultAnswers.insert(.canEdit)
        return true
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        target("tableView:canMoveRowAtIndexPath:").map { $0.tableView(tableView, canMoveRowAt: indexPath) } ?? true
    }

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        target("sectionIndexTitlesForTableView:").map { $0.sectionIndexTitles(for: tableView) } ?? nil
    }

    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        target("tableView:sectionForSectionIndexTitle:atIndex:").map {
            $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        } ?? index
    }

    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if let target = target("tableView:commitEditingStyle:forRowAtIndexPath:") {
            return target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
        reportOnce(
            "commit", "\(type(of: tableView)): its data source has no tableView(_:commit:forRowAt:), so the edit is not committed"
        )
    }

    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        if let target = target("tableView:moveRowAtIndexPath:toIndexPath:") {
            return target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
        reportOnce(
            "moveRow", "\(type(of: tableView)): its data source has no tableView(_:moveRowAt:to:), so the move is not committed")
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UITableViewDataSource)? { _forwardingTarget(of: name) }
}

/// Methods that notify of rows that will soon be visible, so that their data can be prefetched.
///
/// Source: Apple, [UITableViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching).
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Notifies of rows that will become visible if scrolling continues in its direction, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Notifies of prefetched rows that will not become visible after all. Optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
