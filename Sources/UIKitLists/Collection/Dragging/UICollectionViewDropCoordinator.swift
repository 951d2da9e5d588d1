import CoreGraphics

/// A proposal for a drop into a collection view.
///
/// Source: Apple, [UICollectionViewDropProposal](https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal).
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The relation of a drop to the items.
    public enum Intent: Int, Sendable {
        /// None in particular; the collection view shows nothing.
        case unspecified = 0
        /// New items at the destination; the others make space for them.
        case insertAtDestinationIndexPath = 1
        /// Into the item under the finger, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    private let storedIntent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        storedIntent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without an intent.
    public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }

    /// The relation of the drop to the items.
    open var intent: Intent { storedIntent }
}

/// A drop into a collection view.
///
/// Source: Apple, [UICollectionViewDropCoordinator](https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator).
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path of the drop: that of the gap, or of the item under the finger; nil over empty space.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for the drop.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }

    /// Animates an item to an item of the collection view, which exists after the updates of `performDropWith`.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates an item into a rectangle of an item of the collection view, in the coordinates of its cell; it shrinks to fit.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates an item to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

    /// Inserts a placeholder, which the data source does not have yet, and animates an item to it. The result replaces the placeholder with
    /// an item when the dropped item's data has arrived, or removes it. Inside a batch update, the placeholder is inserted after it.
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
}

/// An item of a drop into a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The index path of the item; nil for one of another source.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview, in points; zero without one.
    var previewSize: CGSize { get }
}

/// The drop that a collection view's delegate receives.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    final class Item: NSObject, UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ dragItem: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
            (self.dragItem, sourceIndexPath, previewSize) = (dragItem, source, size)
            super.init()
        }
    }

    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private(set) var ends: [ListDropEnd] = []
    private weak var list: UICollectionView?

    init(
        _ session: any UIDropSession, _ items: [any UICollectionViewDropItem], at path: IndexPath?,
        _ proposal: UICollectionViewDropProposal, in list: UICollectionView
    ) {
        (self.items, self.session, self.proposal, self.list) = (items, session, proposal, list)
        destinationIndexPath = path
        super.init()
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { add(dragItem, .cell(indexPath)) }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        add(dragItem, .inside(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { add(dragItem, .target(target)) }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        let context = CollectionPlaceholder(placeholder, of: dragItem, DragAnimations(), in: list)
        ends.append(ListDropEnd(item: dragItem, goal: .placeholder(context), animations: context.animations))
        list?.afterUpdates { [weak list] in list?.insert(context) }
        return context
    }

    private func add(_ item: UIDragItem, _ goal: ListDropEnd.Goal) -> any UIDragAnimating {
        let end = ListDropEnd(item: item, goal: goal)
        ends.append(end)
        return end.animations
    }
}
