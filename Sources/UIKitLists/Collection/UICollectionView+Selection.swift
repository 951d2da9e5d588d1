import CoreGraphics

extension UICollectionView {
    // MARK: Programmatic selection

    final func selectByApp(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let path else { return clearSelection() }
        guard counts.contains(path), permitsSelection else { return }
        if !permitsMultipleSelection { for other in selection where other != path { setSelected(other, false, animated) } }
        setSelected(path, true, animated)
        if !position.isEmpty { reveal(path, position, animated) }
    }

    /// Selects items again that an update has deselected, without scrolling.
    final func restoreSelection(_ paths: [IndexPath]) {
        for path in paths.map(placeholders.displayedPath) where !selection.contains(path) && counts.contains(path) {
            setSelected(path, true, false)
        }
    }

    final func clearSelection() {
        for path in selection.sorted() { setSelected(path, false, false) }
    }

    final func setSelected(_ path: IndexPath, _ isSelected: Bool, _ animated: Bool) {
        if isSelected { selection.insert(path) } else { selection.remove(path) }
        guard let cell = shownCell(at: path), cell.isSelected != isSelected else { return }
        if animated, window != nil {
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { cell.isSelected = isSelected })
        } else {
            cell.isSelected = isSelected
        }
    }

    // MARK: Touches

    /// The item whose cell was touched.
    private func path(under touch: UITouch) -> IndexPath? {
        var at = touch.view
        while let view = at, view !== self {
            if let view = view as? UICollectionReusableView, view.superview === self || view.superview?.superview === self {
                return (view as? UICollectionViewCell).flatMap { path(of: $0) }
            }
            at = view.superview
        }
        return nil
    }

    /// Handles the beginning of a touch; returns false if it is not on an item.
    final func pressBegan(_ touches: Set<UITouch>) -> Bool {
        if swiping?.closeAll() == true { return true }
        guard press == nil, permitsSelection, let touch = touches.first, let path = path(under: touch) else { return press != nil }
        guard let item = dataPath(of: path), delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true, counts.contains(path)
        else { return true }
        press = CollectionPress(touch: ObjectIdentifier(touch), path: path, isHighlighted: false)
        highlightPress(true)
        return true
    }

    final func pressMoved(_ touches: Set<UITouch>) -> Bool {
        guard let press, let touch = touches.first(where: { ObjectIdentifier($0) == press.touch }) else { return false }
        let isOver = shownCell(at: press.path).map { $0.bounds.contains(touch.location(in: $0)) } ?? false
        if isOver != press.isHighlighted { highlightPress(isOver) }
        return true
    }

    final func pressEnded(_ touches: Set<UITouch>, isCancelled: Bool) -> Bool {
        guard let press, touches.contains(where: { ObjectIdentifier($0) == press.touch }) else { return false }
        if !isCancelled, press.isHighlighted { selectByFinger(press.path) }
        endPress()
        return true
    }

    /// Forgets the touch.
    final func endPress() {
        if press?.isHighlighted == true { highlightPress(false) }
        press = nil
    }

    private func highlightPress(_ isHighlighted: Bool) {
        guard let path = press?.path else { return }
        press?.isHighlighted = isHighlighted
        shownCell(at: path)?.isHighlighted = isHighlighted
        guard let item = dataPath(of: path) else { return }
        if isHighlighted {
            delegate?.collectionView(self, didHighlightItemAt: item)
        } else {
            delegate?.collectionView(self, didUnhighlightItemAt: item)
        }
    }

    private func selectByFinger(_ path: IndexPath) {
        if permitsMultipleSelection, selection.contains(path) {
            guard let item = dataPath(of: path), delegate?.collectionView(self, shouldDeselectItemAt: item) ?? true, counts.contains(path)
            else { return }
            return unselect(path)
        }
        if let cell = shownCell(at: path) as? UICollectionViewListCell, cell.togglesByTap { return cell.toggleOutline() }
        if permitsSelection { select(byUser: path) }
        performPrimaryAction(path)
    }

    private func select(byUser path: IndexPath) {
        guard let item = dataPath(of: path), delegate?.collectionView(self, shouldSelectItemAt: item) ?? true, counts.contains(path) else {
            return
        }
        if !permitsMultipleSelection { for other in selection.sorted() where other != path { unselect(other) } }
        // The delegate may have deleted the item.
        guard counts.contains(path) else { return }
        setSelected(path, true, false)
        if let cell = shownCell(at: path) { cell.startSegue?(cell) }
        if let item = dataPath(of: path) { delegate?.collectionView(self, didSelectItemAt: item) }
    }

    private func unselect(_ path: IndexPath) {
        setSelected(path, false, false)
        if let item = dataPath(of: path) { delegate?.collectionView(self, didDeselectItemAt: item) }
    }

    /// Notifies of a primary action, unless the item extended a selection.
    private func performPrimaryAction(_ path: IndexPath) {
        guard selection.isEmpty || selection == [path], counts.contains(path), let delegate,
            let item = dataPath(of: path), delegate.collectionView(self, canPerformPrimaryActionForItemAt: item)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: item)
    }

    // MARK: Focus

    /// Selects an item that became focused instead of others.
    final func selectByFocus(_ path: IndexPath) {
        guard permitsSelection else { return }
        if permitsMultipleSelection { for other in selection.sorted() where other != path { unselect(other) } }
        guard counts.contains(path) else { return }
        select(byUser: path)
    }

    /// Highlights the focused item while the Return key is down; returns false if it cannot be highlighted.
    final func primaryPressBegan(at path: IndexPath) -> Bool {
        guard press == nil, let item = dataPath(of: path), delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true,
            counts.contains(path)
        else { return false }
        press = CollectionPress(touch: nil, path: path, isHighlighted: false)
        highlightPress(true)
        return true
    }

    final func primaryPressEnded(isCancelled: Bool) {
        guard let press, press.touch == nil else { return }
        if !isCancelled { selectByFinger(press.path) }
        endPress()
    }
}
