import CoreGraphics

extension UICollectionView {
    final func reveal(_ path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        prepareLayout()
        guard counts.contains(path) else {
            trap(
                object: "\(self)", value: "scrollToItem(at: \(Array(path))), but the sections have \(counts.items) items",
                remedy: "use the index path of an existing item")
        }
        guard let attributes = presentAttributes(of: CollectionElement(.cell, path)) else { return }
        let frame = attributes.frame
        revealInSection(attributes, position, animated: animated)
        let inset = adjustedContentInset
        let seen = bounds.inset(by: inset)
        var offset = contentOffset
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - seen.height / 2 - inset.top
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - seen.height - inset.top
        } else {
            offset.y = nearest(frame.minY, frame.maxY, seen.minY, seen.maxY) - inset.top
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - seen.width / 2 - inset.left
        } else if position.contains(.right) {
            offset.x = frame.maxX - seen.width - inset.left
        } else {
            offset.x = nearest(frame.minX, frame.maxX, seen.minX, seen.maxX) - inset.left
        }
        if let host = attributes.scrollHost, let section = storedLayout.scrolledSection(host.section) {
            // The other direction is the section's.
            if section.axis == .horizontal { offset.x = contentOffset.x } else { offset.y = contentOffset.y }
        }
        setContentOffset(atRest(offset), animated: animated)
    }

    /// Start of the visible range nearest to the current one that shows as much of an interval as possible.
    private func nearest(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
        if low < from { return low }
        if high > to { return min(high - (to - from), low) }
        return from
    }
}
