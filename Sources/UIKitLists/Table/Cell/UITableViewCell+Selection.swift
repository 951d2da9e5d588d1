import CoreGraphics

extension UITableViewCell {
    final func changeSelection(_ flag: WritableKeyPath<CellSelection, Bool>, to value: Bool, animated: Bool) {
        guard selection[keyPath: flag] != value else { return }
        selection[keyPath: flag] = value
        configurationStateDidChange()
        // A highlight is the table's own; a row may be deselected alongside a transition, and fades with it.
        guard flag == \.isHighlighted else { return showSelection(animated: animated) }
        UIView.performOutsideOfBlocks { showSelection(animated: animated) }
    }

    /// Shows or hides the selection's appearance.
    final func showSelection(animated: Bool) {
        cellViews.editControl?.isChecked = selection.isSelected
        let isShown =
            (selection.isSelected || selection.isHighlighted || selection.isFocused) && selectionStyle != .none && !selection.isSuppressed
        guard isShown != selection.isShown || isShown else { return }
        selection.isShown = isShown
        highlightContent(isShown)
        let view = selectionView(makes: isShown)
        guard isShown, let view else {
            return hideSelectionViews(animated: animated)
        }
        for other in selectionViews where other !== view { other.removeFromSuperview() }
        view.frame = bounds
        if view.superview !== self { insertSubview(view, at: cellViews.background?.superview === self ? 1 : 0) }
        guard view.alpha != 1 else { return }
        if animated { UIView.animate(withDuration: Self.selectionFade) { view.alpha = 1 } } else { view.alpha = 1 }
    }

    private func hideSelectionViews(animated: Bool) {
        for view in selectionViews where view.superview === self {
            guard animated, window != nil else {
                view.removeFromSuperview()
                view.alpha = 1
                continue
            }
            UIView.animate(withDuration: Self.selectionFade, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
                view.alpha = 0
            } completion: { [weak self] _ in
                // It stays if the cell was selected again in the meantime.
                guard let self, !self.selection.isShown, view.superview === self else { return }
                view.removeFromSuperview()
                view.alpha = 1
            }
        }
    }

    private var selectionViews: [UIView] {
        [cellViews.plainSelection, cellViews.selectedBackground, cellViews.multipleSelectionBackground].compactMap { $0 }
    }

    /// The selection background.
    private func selectionView(makes: Bool) -> UIView? {
        if selection.isMultiple, let view = cellViews.multipleSelectionBackground { return view }
        if let view = cellViews.selectedBackground { return view }
        if cellViews.plainSelection == nil, makes {
            let view = UIView(frame: bounds)
            view.backgroundColor = .systemGray4
            view.isUserInteractionEnabled = false
            cellViews.plainSelection = view
        }
        return cellViews.plainSelection
    }

    /// Sets the highlighted state of labels and image views in the content.
    private func highlightContent(_ isHighlighted: Bool) {
        for view in contentView.subtree {
            (view as? UILabel)?.isHighlighted = isHighlighted
            (view as? UIImageView)?.isHighlighted = isHighlighted
        }
    }

    final var presentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isFocused) = (selection.isSelected, selection.isHighlighted, selection.isFocused)
        (state.isEditing, state.isSwiped) = (editing.isOn, slide != 0)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    // MARK: Backgrounds

    final func setBackgroundView(_ view: UIView?) {
        guard view !== cellViews.background else { return }
        cellViews.background?.removeFromSuperview()
        cellViews.background = view
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    final func setSelectedBackgroundView(_ view: UIView?) { replace(\.selectedBackground, by: view) }

    final func setMultipleSelectionBackgroundView(_ view: UIView?) { replace(\.multipleSelectionBackground, by: view) }

    private func replace(_ keyPath: WritableKeyPath<CellSubviews, UIView?>, by view: UIView?) {
        guard view !== cellViews[keyPath: keyPath] else { return }
        cellViews[keyPath: keyPath]?.removeFromSuperview()
        cellViews[keyPath: keyPath] = view
        showSelection(animated: false)
    }

    /// Duration in seconds.
    private static let selectionFade = 0.25
}
