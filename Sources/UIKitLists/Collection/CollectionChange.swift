import CoreGraphics
import ListEngine

/// Layout attributes before and after a change of content or layout, for setting up its animations.
@MainActor
final class CollectionChange {
    /// Attributes before the change, by old element, in the layout's coordinates: of visible elements and those near them.
    private let before: [CollectionElement: UICollectionViewLayoutAttributes]
    /// nil if the content is unchanged.
    private let mapping: ListMapping?
    /// The previous layout of the same content, which can still be queried.
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

    /// The layout that provides the final attributes of disappearing elements.
    var departure: UICollectionViewLayout { oldLayout ?? newLayout }

    /// The element after the change; nil if it is gone or is shown by a new view.
    func newElement(of old: CollectionElement) -> CollectionElement? {
        follow(old, { $0.newSection(of: $1) }, { $0.newPath(of: $1) })
    }

    /// The element before the change; nil if it is new or is shown by a new view.
    func oldElement(of new: CollectionElement) -> CollectionElement? {
        follow(new, { $0.oldSection(of: $1) }, { $0.oldPath(of: $1) })
    }

    private func follow(
        _ element: CollectionElement, _ section: (ListMapping, Int) -> Int?, _ path: (ListMapping, IndexPath) -> IndexPath?
    ) -> CollectionElement? {
        guard let mapping else { return element }
        guard element.path.count == 2 else { return element }
        let isOfSection = newLayout.isOfSection(element)
        if element.category == .decorationView, !isOfSection { return element }
        let found =
            isOfSection
            ? section(mapping, element.path.section).map { IndexPath(item: element.path.item, section: $0) } : path(mapping, element.path)
        return found.map { CollectionElement(element.category, element.kind, $0) }
    }

    /// A copy of an existing element's attributes before the change; nil if it is new or was too far away to be recorded.
    func attributesBefore(_ new: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let old = oldElement(of: new), let was = before[old] ?? oldLayout?.attributes(of: old) else { return nil }
        let copy = was.copied
        copy.indexPath = new.path
        return copy
    }

    /// A copy of an old element's attributes after the change; nil if it is gone.
    func attributesAfter(_ old: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let new = newElement(of: old) else { return nil }
        return newLayout.attributes(of: new)?.copied
    }

    /// A copy of an element's attributes before the change; for a reloaded one, after it.
    func attributesThen(_ old: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if old.category == .cell, let path = mapping?.position(of: old.path), let now = newLayout.layoutAttributesForItem(at: path) {
            return now.copied
        }
        return before[old]?.copied
    }
}

/// Key of an element of a collection view: an item, or a supplementary or decoration view.
struct CollectionElement: Hashable {
    let category: UICollectionView.ElementCategory
    /// Empty for items.
    let kind: String
    let path: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ path: IndexPath) { self.init(category, "", path) }

    init(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
        self.category = category
        self.kind = kind
        self.path = path
    }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(attributes.representedElementCategory, attributes.representedElementKind ?? "", attributes.indexPath)
    }
}
