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

    /// Whether the element belongs to a whole section, so that changes to the section's items do not affect it.
    var isOfSection: Bool { kind == UICollectionView.elementKindSectionHeader || kind == UICollectionView.elementKindSectionFooter }
}
