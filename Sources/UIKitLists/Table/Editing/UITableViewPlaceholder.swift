import CoreGraphics

/// A row of a table that its data source does not have yet.
///
/// Source: Apple, [UITableViewPlaceholder](https://developer.apple.com/documentation/uikit/uitableviewplaceholder).
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    final let insertionIndexPath: IndexPath
    final let reuseIdentifier: String
    final let rowHeight: CGFloat

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: the position in the data source, at most one behind the last row of a section.
    ///   - reuseIdentifier: the identifier of its cell, for which a class or nib is registered.
    ///   - rowHeight: its height in points; `UITableView.automaticDimension` for the fitting height of the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    /// Configures the placeholder's cell whenever it becomes visible; nil, the default, leaves it as it is.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a dropped item.
///
/// Source: Apple, [UITableViewDropPlaceholder](https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder).
///
/// ```swift
/// var notes = ["Milk"]
/// func add(_ coordinator: any UITableViewDropCoordinator) {
///     let placeholder = UITableViewDropPlaceholder(
///         insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "loading", rowHeight: 44)
///     placeholder.cellUpdateHandler = { $0.textLabel?.text = "Loading…" }
///     let context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
///     coordinator.session.loadObjects(ofClass: String.self) { texts in
///         context.commitInsertion { notes.insert(texts[0], at: $0.row) }
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Gives the look of the preview that the dropped item has at the placeholder, for the placeholder's cell. nil, the default, and a
    /// result of nil keep the dragged preview.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder of a dropped item in a table, and the item's animation to it.
///
/// Source: Apple, [UITableViewDropPlaceholderContext](https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext).
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item that the placeholder shows.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with a row of the data source. Returns false, without a call of the closure, if the table no longer has the
    /// placeholder: it was replaced or deleted, or all rows were reloaded. A call inside a batch update traps.
    ///
    /// - Parameter dataSourceUpdates: inserts the row into the data, at the index path that it receives.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder without a replacement; returns false if the table no longer has it. A call inside a batch update traps.
    @discardableResult
    func deletePlaceholder() -> Bool
}

/// A placeholder of a table.
final class TablePlaceholder: NSObject, UITableViewDropPlaceholderContext {
    let placeholder: UITableViewDropPlaceholder
    let dragItem: UIDragItem
    let animations: DragAnimations
    private weak var table: UITableView?

    init(_ placeholder: UITableViewDropPlaceholder, of item: UIDragItem, _ animations: DragAnimations, in table: UITableView?) {
        (self.placeholder, dragItem, self.animations, self.table) = (placeholder, item, animations, table)
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animations.addCompletion(completion) }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { table?.commit(self, dataSourceUpdates) ?? false }

    func deletePlaceholder() -> Bool { table?.delete(self) ?? false }
}
