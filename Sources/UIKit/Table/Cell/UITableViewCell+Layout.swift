import CoreGraphics

extension UITableViewCell {
    /// Frames of the cell's subviews in its current state.
    final func layout(in size: CGSize) -> CellLayout {
        var layout = CellLayout()
        layout.size = size
        layout.hasEditControl = editing.showsControl
        layout.indentsContent = editing.indents ?? shouldIndentWhileEditing
        layout.accessoryWidth = presentAccessory?.bounds.width ?? 0
        layout.hasReorderControl = showsReorderControlNow
        return layout
    }

    final func layOutParts() {
        // The content of a row that opens or closes keeps its size and stays in the middle.
        guard !isClosing else { return }
        let bounds = bounds
        let layout = layout(in: bounds.size)
        for view in [parts.background, parts.selectedBackground, parts.multipleSelectionBackground, parts.plainSelection] {
            view?.frame = bounds
        }
        contentView.frame = placed(layout.content)
        parts.editControl?.frame = placed(layout.editControl)
        parts.reorderControl?.frame = placed(layout.reorderControl)
        if let accessory = presentAccessory { accessory.frame = placed(layout.accessory(accessory.bounds.size)) }
        layOutContent(layout)
        layOutSeparators(layout)
    }

    /// Converts a rectangle of the layout from left-to-right to the interface's direction, in the cell's coordinates.
    final func placed(_ rect: CGRect) -> CGRect {
        let bounds = bounds
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - rect.maxX : rect.minX
        return CGRect(x: bounds.minX + x, y: bounds.minY + rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: In the table

    /// Applies a new position in the table to the cell's appearance.
    final func positionDidChange() {
        setStandardBackground(place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
        let isRound = place.style == .insetGrouped && (place.isFirst || place.isLast)
        layer.cornerRadius = isRound ? TableMetrics.cornerRadius : 0
        layer.maskedCorners = [
            place.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
            place.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
        ]
        clipsToBounds = isRound
        updateLine(\.lines.above, isShown: place.separators.above != nil)
        updateLine(\.lines.below, isShown: place.separators.below != nil)
        setNeedsLayout()
    }

    private func updateLine(_ part: WritableKeyPath<CellSubviews, UIView?>, isShown: Bool) {
        guard isShown else {
            parts[keyPath: part]?.isHidden = true
            return
        }
        let line = parts[keyPath: part] ?? UIView(frame: .zero)
        if parts[keyPath: part] == nil {
            line.isUserInteractionEnabled = false
            parts[keyPath: part] = line
            addSubview(line)
        }
        line.isHidden = false
        line.backgroundColor = place.separatorColor ?? .separator
    }

    // MARK: Separators

    final var presentSeparatorInset: UIEdgeInsets {
        if let ownSeparatorInset { return ownSeparatorInset }
        let inset =
            tableView == nil
            ? UIEdgeInsets(top: 0, left: CellLayout.margin(width: bounds.width), bottom: 0, right: 0) : place.separatorInset
        return automaticInset(inset)
    }

    /// A separator with a leading inset begins where the text does.
    private func automaticInset(_ inset: UIEdgeInsets) -> UIEdgeInsets {
        guard inset.left > 0, let picture = parts.picture, let image = picture.image else { return inset }
        var inset = inset
        inset.left += min(image.size.width, picture.bounds.width) + CellLayout.gap
        return inset
    }

    private func layOutSeparators(_ layout: CellLayout) {
        let thickness = 1 / max(traitCollection.displayScale, 1)
        func place(_ line: UIView?, _ inset: UIEdgeInsets?, y: CGFloat) {
            guard let line, let inset else { return }
            var left = inset.left, right = inset.right
            if inset != .zero {
                if let own = ownSeparatorInset {
                    (left, right) = (own.left, own.right)
                } else {
                    left = automaticInset(inset).left + layout.content.minX
                }
            }
            line.frame = placed(CGRect(x: left, y: y, width: max(layout.size.width - left - right, 0), height: thickness))
        }
        place(parts.lines.above, self.place.separators.above, y: 0)
        place(parts.lines.below, self.place.separators.below, y: layout.size.height - thickness)
    }
}
