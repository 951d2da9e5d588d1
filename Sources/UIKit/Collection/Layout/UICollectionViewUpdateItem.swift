/// One change of a batch, as a layout is told of it.
///
/// A path whose item is `NSNotFound` stands for a whole section.
/// Source: Apple, [UICollectionViewUpdateItem](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem).
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What a change does.
    public enum Action: Int, Sendable {
        case insert
        case delete
        case reload
        case move
        /// Nothing.
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

    /// Where it was before the batch; nil for what is inserted.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// Where it is after the batch; nil for what is deleted.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// What the change does.
    open var updateAction: Action { action }

    /// The changes of a batch, sections first.
    static func items(of update: ListUpdate, mapping: ListMapping) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int?) -> IndexPath? { section.map { IndexPath(item: NSNotFound, section: $0) } }
        var all: [UICollectionViewUpdateItem] = []
        all += update.deletedSections.map { UICollectionViewUpdateItem(.delete, before: whole($0), after: nil) }
        all += update.reloadedSections.map {
            UICollectionViewUpdateItem(.reload, before: whole($0), after: whole(mapping.placeOfSection($0)))
        }
        all += update.movedSections.map { UICollectionViewUpdateItem(.move, before: whole($0.from), after: whole($0.to)) }
        all += update.insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
        all += update.deletedItems.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
        all += update.reloadedItems.map { UICollectionViewUpdateItem(.reload, before: $0, after: mapping.place(of: $0)) }
        all += update.movedItems.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
        all += update.insertedItems.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
        return all
    }
}
