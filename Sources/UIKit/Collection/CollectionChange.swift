import CoreGraphics

/// What is known of a change of content or layout while its animations are set up: what was where before, and what became of it.
@MainActor
final class CollectionChange {
    /// By elements before, in the layout's coordinates: what was seen, and what lay near it.
    private let before: [CollectionElement: UICollectionViewLayoutAttributes]
    /// nil: the content is the same.
    private let mapping: ListMapping?
    /// Another layout of the same content, which can be asked still.
    private let oldLayout: UICollectionViewLayout?
    private let newLayout: UICollectionViewLayout

    init(
        before: [CollectionElement: UICollectionViewLayoutAttributes], mapping: ListMapping? = nil, from oldLayout: UICollectionViewLayout?,
        to newLayout: UICollectionViewLayout
    ) {
        self.before = before
        self.mapping = mapping
        self.oldLayout = oldLayout
        self.newLayout = newLayout
    }

    /// The layout that is asked how elements go.
    var departure: UICollectionViewLayout { oldLayout ?? newLayout }

    /// What an element of before is now; nil for one that is gone or is to be shown by a new view.
    func newElement(of old: CollectionElement) -> CollectionElement? {
        follow(old, { $0.newSection(of: $1) }, { $0.newPath(of: $1) })
    }

    /// What an element was before; nil for one that has come or is to be shown by a new view.
    func oldElement(of new: CollectionElement) -> CollectionElement? {
        follow(new, { $0.oldSection(of: $1) }, { $0.oldPath(of: $1) })
    }

    private func follow(
        _ element: CollectionElement, _ section: (ListMapping, Int) -> Int?, _ path: (ListMapping, IndexPath) -> IndexPath?
    ) -> CollectionElement? {
        guard let mapping else { return element }
        if element.category == .decorationView { return element }
        guard element.path.count == 2 else { return element }
        let found =
            element.isOfSection
            ? section(mapping, element.path.section).map { IndexPath(item: element.path.item, section: $0) } : path(mapping, element.path)
        return found.map { CollectionElement(element.category, element.kind, $0) }
    }

    /// Where an element was that is there still; a copy. nil for one that has come, or was too far away to be known.
    func attributesBefore(_ new: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let old = oldElement(of: new), let was = before[old] ?? oldLayout?.attributes(of: old) else { return nil }
        let copy = was.copied
        copy.indexPath = new.path
        return copy
    }

    /// Where an element of before is now; a copy. nil for one that is gone.
    func attributesAfter(_ old: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let new = newElement(of: old) else { return nil }
        return newLayout.attributes(of: new)?.copied
    }

    /// Where an element was; for one that is reloaded, where it is now. A copy.
    func attributesThen(_ old: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if old.category == .cell, let place = mapping?.place(of: old.path), let now = newLayout.layoutAttributesForItem(at: place) {
            return now.copied
        }
        return before[old]?.copied
    }
}
