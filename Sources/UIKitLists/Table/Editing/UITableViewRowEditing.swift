import Foundation

/// A data source with `tableView(_:commit:forRowAt:)`, whose rows can be swiped to delete.
///
/// Apple's UIKit asks the data source whether it implements the optional method. Swift cannot ask this of a protocol without Objective-C,
/// so a data source states it by conforming:
///
/// ```swift
/// final class Notes: NSObject, UITableViewDataSource, UITableViewRowEditing {
///     private var texts = ["Milk", "Bread"]
///
///     func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
///
///     func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
///
///     func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
///         texts.remove(at: indexPath.row)
///         tableView.deleteRows(at: [indexPath], with: .automatic)
///     }
/// }
/// ```
///
/// Without it rows can be swiped to delete only if `canEditRowAt` or `editingStyleForRowAt` says so. Subclasses of
/// `UITableViewController` need no conformance: overriding the method suffices. Not part of Apple's UIKit.
@preconcurrency @MainActor
public protocol UITableViewRowEditing: UITableViewDataSource {
    /// Commits the deletion of a row or the insertion of a new one.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
}

/// A data source with `tableView(_:moveRowAt:to:)`, whose rows have reordering controls in editing mode.
///
/// A data source states by conforming that it implements the method, as with `UITableViewRowEditing`. Subclasses of
/// `UITableViewController` need no conformance. Not part of Apple's UIKit.
@preconcurrency @MainActor
public protocol UITableViewRowMoving: UITableViewDataSource {
    /// Moves a row in the data after the user dragged it.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
