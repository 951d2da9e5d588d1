import CoreGraphics

/// A proposal for a drop into a table.
///
/// Source: Apple, [UITableViewDropProposal](https://developer.apple.com/documentation/uikit/uitableviewdropproposal).
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The relation of a drop to the rows.
    public enum Intent: Int, Sendable {
        /// None in particular; the table shows nothing.
        case unspecified = 0
        /// The items become rows at the destination; the rows make space for them.
        case insertAtDestinationIndexPath = 1
        /// The items go into the row under the finger, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Into the row over its middle half, otherwise between rows.
        case automatic = 3
    }

    private let storedIntent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        storedIntent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without an intent.
    public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }

    /// The relation of the drop to the rows.
    open var intent: Intent { storedIntent }
}

/// A drop into a table.
///
/// Source: Apple, [UITableViewDropCoordinator](https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator).
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UITableViewDropItem] { get }
    /// The index path of the drop: that of the gap, or of the row under the finger; nil over empty space.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for the drop.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }

    /// Animates an item to a row, which exists after the updates of `performDropWith`.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates an item into a rectangle of a row, in the coordinates of its cell; it shrinks to fit.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates an item to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

    /// Inserts a placeholder, which the data source does not have yet, and animates an item to it. The result replaces the placeholder with
    /// a row when the item's data has arrived, or removes it. Inside a batch update, the placeholder is inserted after it.
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
}

/// An item of a drop into a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The row of the item; nil for an item of another source.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview, in points; zero without one.
    var previewSize: CGSize { get }
}

/// The drop that a table's delegate receives.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    final class Item: NSObject, UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ dragItem: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
            (self.dragItem, sourceIndexPath, previewSize) = (dragItem, source, size)
            super.init()
        }
    }

    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private(set) var ends: [ListDropEnd] = []
    private weak var table: UITableView?

    init(
        _ session: any UIDropSession, _ items: [any UITableViewDropItem], at path: IndexPath?, _ proposal: UITableViewDropProposal,
        in table: UITableView
    ) {
        (self.items, self.session, self.proposal, self.table) = (items, session, proposal, table)
        destinationIndexPath = path
        super.init()
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { add(dragItem, .cell(indexPath)) }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        add(dragItem, .inside(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { add(dragItem, .target(target)) }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        let context = TablePlaceholder(placeholder, of: dragItem, DragAnimations(), in: table)
        ends.append(ListDropEnd(item: dragItem, goal: .placeholder(context), animations: context.animations))
        table?.afterUpdates { [weak table] in table?.insert(context) }
        return context
    }

    private func add(_ item: UIDragItem, _ goal: ListDropEnd.Goal) -> any UIDragAnimating {
        let end = ListDropEnd(item: item, goal: goal)
        ends.append(end)
        return end.animations
    }
}
