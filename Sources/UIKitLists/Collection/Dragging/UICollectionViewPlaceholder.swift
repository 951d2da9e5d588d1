import CoreGraphics

/// An item of a collection view that its data source does not have yet.
///
/// A flow layout gives it its `itemSize`, since a delegate knows no size of it. Source: Apple,
/// [UICollectionViewPlaceholder](https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder).
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    final let insertionIndexPath: IndexPath
    final let reuseIdentifier: String

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: the position in the data source, at most one behind the last item of a section.
    ///   - reuseIdentifier: the identifier of its cell, for which a class or nib is registered.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Configures the placeholder's cell whenever it becomes visible, and after `setNeedsCellUpdate()`; nil, the default, leaves it as it
    /// is.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for a dropped item.
///
/// Source: Apple, [UICollectionViewDropPlaceholder](https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder).
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Gives the look of the preview that the dropped item has at the placeholder, for the placeholder's cell. nil, the default, and a
    /// result of nil keep the dragged preview.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder of a dropped item in a collection view, and the item's animation to it.
///
/// Source: Apple,
/// [UICollectionViewDropPlaceholderContext](https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext).
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item that the placeholder shows.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with an item of the data source. Returns false, without a call of the closure, if the collection view no
    /// longer has the placeholder: it was replaced or deleted, or all data was reloaded. A call inside a batch update traps.
    ///
    /// - Parameter dataSourceUpdates: inserts the item into the data, at the index path that it receives.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder without a replacement; returns false if the collection view no longer has it. A call inside a batch update
    /// traps.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Has the placeholder's `cellUpdateHandler` configure its cell again, in the next layout; an invisible cell is configured when it
    /// becomes visible.
    func setNeedsCellUpdate()
}

/// A placeholder of a collection view.
final class CollectionPlaceholder: NSObject, UICollectionViewDropPlaceholderContext {
    let placeholder: UICollectionViewDropPlaceholder
    let dragItem: UIDragItem
    let animations: DragAnimations
    /// Whether the visible cell has to be configured again.
    var needsCellUpdate = false
    private weak var list: UICollectionView?

    init(_ placeholder: UICollectionViewDropPlaceholder, of item: UIDragItem, _ animations: DragAnimations, in list: UICollectionView?) {
        (self.placeholder, dragItem, self.animations, self.list) = (placeholder, item, animations, list)
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animations.addCompletion(completion) }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { list?.commit(self, dataSourceUpdates) ?? false }

    func deletePlaceholder() -> Bool { list?.delete(self) ?? false }

    func setNeedsCellUpdate() {
        needsCellUpdate = true
        list?.setNeedsLayout()
    }
}
