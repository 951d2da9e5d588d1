import CoreGraphics

extension UICollectionView {
    final var shownCells: [(IndexPath, UICollectionViewCell)] {
        shown.compactMap { element, view in (view as? UICollectionViewCell).map { (element.path, $0) } }.sorted { $0.0 < $1.0 }
    }

    final func shownSupplementaryViews(_ kind: String) -> [(IndexPath, UICollectionReusableView)] {
        sortedShown.filter { $0.0.category == .supplementaryView && $0.0.kind == kind }.map { ($0.0.path, $0.1) }
    }

    final func shownCell(at path: IndexPath) -> UICollectionViewCell? { shown[CollectionElement(.cell, path)] as? UICollectionViewCell }

    final func path(of cell: UICollectionViewCell) -> IndexPath? {
        guard let element = cell.element, shown[element] === cell else { return nil }
        return element.path
    }

    final func path(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        prepareLayout()
        let near = wanted(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).filter { $0.element.category == .cell }
        let hits = near.filter { shownFrame(of: $0.attributes).contains(point) }
        return hits.max { ($0.attributes.zIndex, $0.element.path) < ($1.attributes.zIndex, $1.element.path) }?.element.path
    }
}
