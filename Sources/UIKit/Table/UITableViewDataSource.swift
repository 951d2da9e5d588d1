import Foundation

/// Knows what a table shows: how many sections and rows there are, and the cell for each. What is not required is optional.
///
/// Source: Apple, [UITableViewDataSource](https://developer.apple.com/documentation/uikit/uitableviewdatasource).
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    // These two come first: see `TableDataSourceMethods`.

    /// Editing has deleted a row, or asked for one to be inserted: the data is to be changed, and the table told by `deleteRows` or `insertRows`. Where a
    /// data source has the method, its rows can be swiped aside for deletion.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// A finger has moved a row: the data is to be changed, and the table, which shows the row there already, not to be told. The second path is the row's
    /// after the move. Where a data source has the method, edited rows have a control for it.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// How many rows a section has; a negative number traps.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell for a row that comes into sight, best one that `dequeueReusableCell(withIdentifier:for:)` gives.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// How many sections there are; 1 where there is no such method.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The text above a section; nil for none. Asked of every section when the table is loaded.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The text below a section; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be edited; true without the method.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether a row can be moved by a finger; without the method all can, where there is `moveRowAt`.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    // Their addresses tell who has no such method: they stay one function each, however much is optimised.
    @_silgen_name("kinora_UITableViewDataSource_noCommit") @inline(never) @_optimize(none)
    @_semantics("optimize.sil.specialize.generic.never")
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        reportOnce(
            "commit", "\(type(of: tableView)): its data source has no tableView(_:commit:forRowAt:), so that nothing becomes of the editing"
        )
    }

    @_silgen_name("kinora_UITableViewDataSource_noMove") @inline(never) @_optimize(none)
    @_semantics("optimize.sil.specialize.generic.never")
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        reportOnce(
            "moveRow", "\(type(of: tableView)): its data source has no tableView(_:moveRowAt:to:), so that nothing becomes of the move")
    }
}

/// Hears early which rows will be shown soon, to load what they show.
///
/// Source: Apple, [UITableViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching).
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows that will be in sight if the table goes on as it moves, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Rows asked for before that will not be in sight after all. Optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
