import CoreGraphics

extension UITableViewCell {
    /// Frames of the cell's subviews in its current state.
    final func layout(in size: CGSize) -> CellLayout {
        let insets = tablePosition.contentInsets
        var layout = CellLayout()
        layout.size = CGSize(width: max(size.width - insets.left - insets.right, 0), height: size.height)
        layout.margin = CellLayout.margin(width: size.width)
        layout.hasEditControl = editing.showsControl
        layout.indentsContent = editing.indents ?? shouldIndentWhileEditing
        layout.accessoryWidth = presentAccessory?.bounds.width ?? 0
        layout.hasReorderControl = showsReorderControlNow
        return layout
    }

    final func layOutCellViews() {
        // The content of a row that opens or closes keeps its size and stays in the middle.
        guard !isClosing else { return }
        let bounds = bounds
        let layout = layout(in: bounds.size)
        for view in [cellViews.background, cellViews.selectedBackground, cellViews.multipleSelectionBackground, cellViews.plainSelection] {
            view?.frame = bounds
        }
        contentView.frame = placed(layout.content)
        cellViews.editControl?.frame = placed(layout.editControl)
        cellViews.reorderControl?.frame = placed(layout.reorderControl)
        if let accessory = presentAccessory { accessory.frame = placed(layout.accessory(accessory.bounds.size)) }
        layOutContent(layout)
        layOutSeparators(layout)
    }

    /// Converts a rectangle of the layout from left-to-right to the interface's direction, in the cell's coordinates.
    final func placed(_ rect: CGRect) -> CGRect {
        let (bounds, insets) = (bounds, tablePosition.contentInsets)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.width - insets.right - rect.maxX : insets.left + rect.minX
        return CGRect(x: bounds.minX + x, y: bounds.minY + rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: In the table

    /// Applies a new position in the table to the cell's appearance.
    final func positionDidChange() {
        setStandardBackground(tablePosition.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
        let isRound = tablePosition.style == .insetGrouped && (tablePosition.isFirst || tablePosition.isLast)
        layer.cornerRadius = isRound ? TableMetrics.cornerRadius : 0
        layer.maskedCorners = [
            tablePosition.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
            tablePosition.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
        ]
        clipsToBounds = isRound
        updateLine(\.lines.above, isShown: tablePosition.separators.above != nil)
        updateLine(\.lines.below, isShown: tablePosition.separators.below != nil)
        setNeedsLayout()
    }

    private func updateLine(_ keyPath: WritableKeyPath<CellSubviews, UIView?>, isShown: Bool) {
        guard isShown else {
            cellViews[keyPath: keyPath]?.isHidden = true
            return
        }
        let line = cellViews[keyPath: keyPath] ?? UIView(frame: .zero)
        if cellViews[keyPath: keyPath] == nil {
            line.isUserInteractionEnabled = false
            cellViews[keyPath: keyPath] = line
            addSubview(line)
        }
        line.isHidden = false
        line.backgroundColor = tablePosition.separatorColor ?? .separator
    }

    // MARK: Separators

    final var presentSeparatorInset: UIEdgeInsets {
        if let ownSeparatorInset { return ownSeparatorInset }
        let inset =
            tableView == nil
            ? UIEdgeInsets(top: 0, left: CellLayout.margin(width: bounds.width), bottom: 0, right: 0) : tablePosition.separatorInset
        return automaticInset(inset)
    }

    /// A separator with a leading inset begins where the text does.
    private func automaticInset(_ inset: UIEdgeInsets) -> UIEdgeInsets {
        guard inset.left > 0, !tablePosition.separatorsAreFromEdges else { return inset }
        var inset = inset
        inset.left += tablePosition.separatorOffset.left
        inset.right += tablePosition.separatorOffset.right
        if let content = contentConfiguration {
            inset.left += (content as? UIListContentConfiguration)?.imageSpace(for: traitCollection) ?? 0
            return inset
        }
        guard let imageView = cellViews.imageView, imageView.image != nil else { return inset }
        inset.left += min(imageView.sizeThatFits(.zero).width, imageView.bounds.width) + CellLayout.gap
        return inset
    }

    private func layOutSeparators(_ layout: CellLayout) {
        let thickness = 1 / max(traitCollection.displayScale, 1)
        let insets = tablePosition.contentInsets
        let (before, after) =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
        func layOut(_ line: UIView?, _ tableInset: UIEdgeInsets?, y: CGFloat) {
            guard let line, let tableInset else { return }
            // From the cell's edges, or with an automatic inset from those of the contents; without one, lines are as wide as the cell.
            let isFromEdges = tableInset == .zero || ownSeparatorInset != nil || tablePosition.separatorsAreFromEdges
            let inset = tableInset == .zero ? tableInset : ownSeparatorInset ?? automaticInset(tableInset)
            let left = (isFromEdges ? -before : layout.content.minX) + inset.left
            let end = layout.size.width + (isFromEdges ? after : 0)
            line.frame = placed(CGRect(x: left, y: y, width: max(end - inset.right - left, 0), height: thickness))
        }
        layOut(cellViews.lines.above, self.tablePosition.separators.above, y: 0)
        layOut(cellViews.lines.below, self.tablePosition.separators.below, y: layout.size.height - thickness)
    }
}
