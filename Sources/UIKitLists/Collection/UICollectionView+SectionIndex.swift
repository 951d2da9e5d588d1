import CoreGraphics
import UIKitCore

extension UICollectionView {
    /// Shows the index titles of the data source in front of all items; they lie over the content.
    final func layOutSectionIndex() {
        if lacksIndexTitles { loadSectionIndex() }
        guard let sectionIndex else { return }
        UIView.performWithoutAnimation { sectionIndex.frame = sectionIndexFrame }
        if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
    }

    private func loadSectionIndex() {
        lacksIndexTitles = false
        sectionIndex?.removeFromSuperview()
        sectionIndex = nil
        guard let titles = dataSource?.indexTitles(for: self), !titles.isEmpty else { return }
        let index = SectionIndexView(titles: titles) { [weak self] in self?.show(indexTitle: $0) }
        UIView.performWithoutAnimation { addSubview(index) }
        sectionIndex = index
    }

    /// Scrolls to the item of a title; nothing for an item that does not exist.
    private func show(indexTitle index: Int) {
        guard let titles = sectionIndex?.titles, let dataSource else { return }
        let path = placeholders.displayedPath(of: dataSource.collectionView(self, indexPathForIndexTitle: titles[index], at: index))
        if counts.contains(path) { reveal(path, .top, false) }
    }
}
