// Items are resized when the contents of their visible cells change, as since iOS 16.
extension UICollectionView {
    /// Constants that tell which changes of a visible cell's contents change the size of its item.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled = 0
        /// A call of `invalidateIntrinsicContentSize()` of the cell or its content view, or another list content configuration.
        case enabled
        /// Changes of constraints in the content view, too.
        case enabledIncludingConstraints
    }

    /// The contents of a cell have changed; it is measured in the next layout.
    final func sizeMayHaveChanged(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !isTiling, let element = cell.element, shown[element] === cell else { return }
        if resized.cells.isEmpty { resized.animates = false }
        if !resized.cells.contains(where: { $0 === cell }) { resized.cells.append(cell) }
        // Several changes are one.
        if UIView.areAnimationsEnabled { resized.animates = true }
        setNeedsLayout()
    }

    /// Measures the items whose contents have changed, and moves to their new sizes.
    final func resizeItems() {
        let (cells, animates) = resized
        guard !cells.isEmpty else { return }
        resized.cells = []
        guard !layoutIsStale, storedCounts != nil else {
            // The layout is about to change anyway.
            unmeasured += cells
            return
        }
        let before = attributesBefore()
        unmeasured += cells
        guard measure() else { return }
        guard !animates else { return animateInvalidatedLayout(from: before) }
        UIView.performWithoutAnimation { animateInvalidatedLayout(from: before) }
    }
}
