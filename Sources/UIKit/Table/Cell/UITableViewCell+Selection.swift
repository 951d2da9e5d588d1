import CoreGraphics

extension UITableViewCell {
    final func changeSelection(_ flag: WritableKeyPath<CellSelection, Bool>, to value: Bool, animated: Bool) {
        guard selection[keyPath: flag] != value else { return }
        selection[keyPath: flag] = value
        showSelection(animated: animated)
    }

    /// Shows or hides the selection's appearance.
    final func showSelection(animated: Bool) {
        parts.editControl?.isChecked = selection.isSelected
        let isShown = (selection.isSelected || selection.isHighlighted) && selectionStyle != .none && !selection.isSuppressed
        guard isShown != selection.isShown || isShown else { return }
        selection.isShown = isShown
        highlightContent(isShown)
        let view = selectionView(makes: isShown)
        guard isShown, let view else {
            return hideSelectionViews(animated: animated)
        }
        for other in selectionViews where other !== view { other.removeFromSuperview() }
        view.frame = bounds
        if view.superview !== self { insertSubview(view, at: parts.background?.superview === self ? 1 : 0) }
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
        [parts.plainSelection, parts.selectedBackground, parts.multipleSelectionBackground].compactMap { $0 }
    }

    /// The selection background.
    private func selectionView(makes: Bool) -> UIView? {
        if selection.isMultiple, let view = parts.multipleSelectionBackground { return view }
        if let view = parts.selectedBackground { return view }
        if parts.plainSelection == nil, makes {
            let view = UIView(frame: bounds)
            view.backgroundColor = .systemGray4
            view.isUserInteractionEnabled = false
            parts.plainSelection = view
        }
        return parts.plainSelection
    }

    /// Sets the highlighted state of labels and image views in the content.
    private func highlightContent(_ isHighlighted: Bool) {
        for view in contentView.subtree {
            (view as? UILabel)?.isHighlighted = isHighlighted
            (view as? UIImageView)?.isHighlighted = isHighlighted
        }
    }

    // MARK: Backgrounds

    final func setBackgroundView(_ view: UIView?) {
        guard view !== parts.background else { return }
        parts.background?.removeFromSuperview()
        parts.background = view
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    final func setSelectedBackgroundView(_ view: UIView?) { replace(\.selectedBackground, by: view) }

    final func setMultipleSelectionBackgroundView(_ view: UIView?) { replace(\.multipleSelectionBackground, by: view) }

    private func replace(_ part: WritableKeyPath<CellSubviews, UIView?>, by view: UIView?) {
        guard view !== parts[keyPath: part] else { return }
        parts[keyPath: part]?.removeFromSuperview()
        parts[keyPath: part] = view
        showSelection(animated: false)
    }

    /// Duration in seconds.
    private static let selectionFade = 0.25
}
