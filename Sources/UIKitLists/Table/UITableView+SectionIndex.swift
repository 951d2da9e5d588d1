import CoreGraphics
import UIKitCore

extension UITableView {
    /// The title that shows a magnifying glass in the section index, for a search bar above the rows.
    public static let indexSearch = SectionIndexView.search

    /// Asks the data source for the titles of the section index, and shows or removes it.
    final func loadSectionIndex() {
        let isWide = sectionIndex != nil
        sectionIndex?.removeFromSuperview()
        sectionIndex = nil
        let rows = geometry?.sections.reduce(0) { $0 + $1.rows.count } ?? 0
        if style == .plain, rows >= sectionIndexMinimumDisplayRowCount, let titles = dataSource?.sectionIndexTitles(for: self),
            !titles.isEmpty
        {
            let index = SectionIndexView(titles: titles) { [weak self] in self?.show(indexTitle: $0) }
            UIView.performWithoutAnimation { addSubview(index) }
            sectionIndex = index
            colorSectionIndex()
        }
        if isWide != (sectionIndex != nil) { setNeedsLayout() }
    }

    final func colorSectionIndex() {
        sectionIndex?.titleColor = sectionIndexColor
        sectionIndex?.restingColor = sectionIndexBackgroundColor
        sectionIndex?.trackingColor = sectionIndexTrackingBackgroundColor
    }

    final func layOutSectionIndex() {
        guard let sectionIndex else { return }
        UIView.performWithoutAnimation { sectionIndex.frame = sectionIndexFrame }
    }

    /// The strip's width at the right and at the left, which contents of rows leave free.
    final var sectionIndexInsets: (left: CGFloat, right: CGFloat) {
        guard sectionIndex != nil else { return (0, 0) }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (SectionIndexView.width, 0) : (0, SectionIndexView.width)
    }

    /// Scrolls to the section of a title; nothing for a section that does not exist.
    private func show(indexTitle index: Int) {
        guard let titles = sectionIndex?.titles, let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
        let geometry = loadedGeometry
        guard geometry.sections.indices.contains(section) else { return }
        // To a row, since heights are measured on the way; a section without rows has its header alone.
        if geometry.sections[section].rows.count > 0 {
            scroll(toRow: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
        } else {
            showAtTop(presentRect(ofSection: section).minY)
        }
    }
}
