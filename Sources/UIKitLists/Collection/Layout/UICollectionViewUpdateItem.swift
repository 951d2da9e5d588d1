import ListEngine

/// A single change of a batch update, for layouts.
///
/// An index path whose item is `NSNotFound` stands for a whole section.
/// Source: Apple, [UICollectionViewUpdateItem](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem).
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable {
        /// The item or section is inserted.
        case insert
        /// The item or section is deleted.
        case delete
        /// The item or section is reloaded.
        case reload
        /// The item or section moves.
        case move
        /// No change.
        case none
    }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.before = before
        self.after = after
        self.action = action
        super.init()
    }

    /// The index path before the update; nil for insertions.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The index path after the update; nil for deletions.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// The kind of the change.
    open var updateAction: Action { action }

    /// The changes of a batch update, sections first.
    static func items(of update: ListUpdate, mapping: ListMapping) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int?) -> IndexPath? { section.map { IndexPath(item: NSNotFound, section: $0) } }
        var all: [UICollectionViewUpdateItem] = []
        all += update.deletedSections.map { UICollectionViewUpdateItem(.delete, before: whole($0), after: nil) }
        all += update.reloadedSections.map {
            UICollectionViewUpdateItem(.reload, before: whole($0), after: whole(mapping.positionOfSection($0)))
        }
        all += update.movedSections.map { UICollectionViewUpdateItem(.move, before: whole($0.from), after: whole($0.to)) }
        all += update.insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
        all += update.deletedItems.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
        all += update.reloadedItems.map { UICollectionViewUpdateItem(.reload, before: $0, after: mapping.position(of: $0)) }
        all += update.movedItems.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
        all += update.insertedItems.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
        return all
    }
}
